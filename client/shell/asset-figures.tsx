import { useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Period } from '../../generated/client/model/period.ts'
import { Filter } from '../ui/list/filter-bar.tsx'
import { Panel } from '../ui/page/panel.tsx'
import classes from './asset-figures.module.css'
import { QueryState } from './query-state.tsx'

interface AssetFiguresProps<T> {
  period: Period
  onPeriod: (period: Period) => void
  query: UseQueryResult<T, unknown>
  /** Each figure with its name, in words of the language. */
  figuresOf: (data: T) => { label: string; value: string }[]
}

/** What was done with assets lately, in a few figures. */
export function AssetFigures<T>({ period, onPeriod, query, figuresOf }: AssetFiguresProps<T>) {
  const { t } = useLingui()
  return (
    <Panel title={t`Learning in figures`}>
      <Filter
        label={t`Period`}
        value={period}
        options={[
          { value: '7days', label: t`Last 7 days` },
          { value: '30days', label: t`Last 30 days` },
          { value: '12months', label: t`Last 12 months` },
        ]}
        onChange={(chosen) => chosen && onPeriod(chosen)}
      />
      <QueryState query={query} height={60} />
      {query.data && (
        <dl className={classes.figures}>
          {figuresOf(query.data).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Panel>
  )
}
