import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFormat } from '../../i18n/use-format.ts'
import classes from './data-table.module.css'

/** What can be done to the chosen rows; there only while some are chosen. */
export function BulkBar({ count, onClear, children }: { count: number; onClear: () => void; children: ReactNode }) {
  const { t } = useLingui()
  const shown = useFormat().number(count)
  return (
    <div className={classes.bulk} role="region" aria-label={t`Selected rows`}>
      <p className={classes.bulkCount} role="status">
        <Trans>Selected: {shown}</Trans>
      </p>
      {children}
      <Button variant="subtle" onClick={onClear}>
        <Trans>Clear selection</Trans>
      </Button>
    </div>
  )
}
