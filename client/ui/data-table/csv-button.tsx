import { Button } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { IconDownload } from '@tabler/icons-react'

/** The list as a file for spreadsheets, with the same filters and all of its pages. */
export interface Csv {
  onSave: () => void
  isSaving: boolean
}

export function CsvButton({ onSave, isSaving }: Csv) {
  return (
    <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />} loading={isSaving} onClick={onSave}>
      <Trans>Download as CSV</Trans>
    </Button>
  )
}
