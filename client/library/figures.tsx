import { NativeSelect } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { Period } from '../../generated/client/model/period.ts'
import '../ui/control/field-styles.ts'
import classes from './library.module.css'

export type FigureEntry = readonly [label: string, value: string]

/** How something was used in a period that is chosen above. */
export function Figures({ children }: { children: (duration: Period) => ReactNode }) {
  const { t } = useLingui()
  const [duration, setDuration] = useState<Period>(Period['30days'])
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
      {children(duration)}
    </div>
  )
}

export function FigureList({ figures }: { figures: readonly FigureEntry[] }) {
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
