import { Button } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { exportContentImportProblems } from '../../../generated/client/content-admin/content-admin.ts'
import type { ContentImportPreviewCreate } from '../../../generated/client/model/contentImportPreviewCreate.ts'
import { useCsv } from '../../api/use-csv.ts'

/** Saves the rows that are left out as a file to correct. */
export function LeftOutButton({ asked }: { asked: ContentImportPreviewCreate }) {
  const { onSave, isSaving } = useCsv(() => exportContentImportProblems(asked), 'content-to-correct')
  return (
    <Button variant="default" loading={isSaving} onClick={onSave}>
      <Trans>Download the rows that are left out</Trans>
    </Button>
  )
}
