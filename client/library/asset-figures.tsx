import { NativeSelect } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useGetAssetStats } from '../../generated/client/assets-admin/assets-admin.ts'
import type { AssetStats } from '../../generated/client/model/assetStats.ts'
import { Period } from '../../generated/client/model/period.ts'
import { useFormat } from '../i18n/use-format.ts'
import { QueryState } from '../shell/query-state.tsx'
import '../ui/field-styles.ts'
import classes from './library.module.css'

/** How an asset was used in a period. */
export function AssetFigures({ assetId }: { assetId: string }) {
  const { t } = useLingui()
  const [duration, setDuration] = useState<Period>(Period['30days'])
  const query = useGetAssetStats(assetId, { duration }, { query: { placeholderData: keepPreviousData } })
  const { data } = query
  return (
    <div className={classes.bench}>
      <NativeSelect
        className={classes.period}
        label={t`Period`}
        value={duration}
        onChange={({ currentTarget }) => setDuration(currentTarget.value as Period)}
        data={[
          { value: Period['7days'], label: t`The last 7 days` },
          { value: Period['30days'], label: t`The last 30 days` },
          { value: Period['12months'], label: t`The last 12 months` },
        ]}
      />
      {data ? <Figures stats={data} /> : <QueryState query={query} height={140} />}
    </div>
  )
}

function Figures({ stats }: { stats: AssetStats }) {
  const { t } = useLingui()
  const format = useFormat()
  const { averageRating, userCount } = stats
  const figures = [
    [t`Opened`, format.number(stats.openedCount)],
    [t`People who opened it`, format.number(userCount)],
    [t`People who completed it`, format.number(stats.completedCount)],
    [t`Completed of those`, userCount > 0 ? format.rate(stats.completionRate) : '–'],
    [t`Comments`, format.number(stats.commentCount)],
    [t`Saved now`, format.number(stats.savedCount)],
    [t`Liked now`, format.number(stats.likedCount)],
    [t`Stars of 5`, averageRating === null ? '–' : format.number(averageRating)],
  ] as const
  return (
    <dl className={classes.figures}>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
