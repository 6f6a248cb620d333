import { Trans, useLingui } from '@lingui/react/macro'
import { IconDatabase } from '@tabler/icons-react'
import type { HubStorageKind } from '../../generated/client/model/hubStorageKind.ts'
import { useFormat } from '../i18n/use-format.ts'
import type { Column } from '../ui/data-table/column.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { EmptyState } from '../ui/page/empty-state.tsx'
import { Section } from '../ui/page/section.tsx'
import { storageWords } from './storage-words.ts'
import { wholeList } from './whole-list.ts'

/** What the files were uploaded for, and how much each kind takes. */
export function StorageKinds({ kinds }: { kinds: readonly HubStorageKind[] }) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const columns: Column<HubStorageKind>[] = [
    { id: 'type', label: t`Kind`, isTitle: true, cell: ({ type }) => i18n._(storageWords[type]) },
    { id: 'fileCount', label: t`Files`, align: 'end', width: '18%', cell: ({ fileCount }) => format.number(fileCount) },
    { id: 'bytes', label: t`Size`, align: 'end', width: '18%', cell: ({ bytes }) => format.bytes(bytes) },
  ]
  return (
    <Section title={t`By kind`}>
      <DataTable
        name="storage-kinds"
        label={t`By kind`}
        columns={columns}
        list={wholeList(kinds)}
        rowId={({ type }) => type}
        rowLabel={({ type }) => i18n._(storageWords[type])}
        page={1}
        pageSize={kinds.length}
        empty={
          <EmptyState icon={<IconDatabase size={28} aria-hidden />} title={t`No files yet`}>
            <Trans>What is uploaded appears here.</Trans>
          </EmptyState>
        }
      />
    </Section>
  )
}
