import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFormat } from '../../i18n/use-format.ts'
import classes from './data-table.module.css'

type BulkBarProps = {
  count: number
  /** How many rows all pages have; null where no more can be selected than what was. */
  total: number | null
  /** Whether there are more than were counted. */
  isCapped: boolean
  onAll: () => void
  onClear: () => void
  children: ReactNode
}

/** What can be done to the chosen rows; there only while some are chosen. */
export function BulkBar({ count, total, isCapped, onAll, onClear, children }: BulkBarProps) {
  const { t } = useLingui()
  const format = useFormat()
  const shown = format.number(count)
  const all = isCapped ? format.count(total ?? 0, total ?? 0) : format.number(total ?? 0)
  return (
    <div className={classes.bulk} role="region" aria-label={t`Selected rows`}>
      <p className={classes.bulkCount} role="status">
        <Trans>Selected: {shown}</Trans>
      </p>
      {total !== null && total > count && (
        <Button variant="subtle" onClick={onAll}>
          <Trans>Select all {all}</Trans>
        </Button>
      )}
      {children}
      <Button variant="subtle" onClick={onClear}>
        <Trans>Clear selection</Trans>
      </Button>
    </div>
  )
}
