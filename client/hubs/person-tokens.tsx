import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { IconKey } from '@tabler/icons-react'
import { useListApiTokens } from '../../generated/client/security-admin/security-admin.ts'
import { listStateOf } from '../shell/list-state-of.ts'
import { pageOfList, TABLE_PAGE_SIZE } from '../shell/page-of-list.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { EmptyState } from '../ui/page/empty-state.tsx'
import { Section } from '../ui/page/section.tsx'
import { usePersonTokenColumns } from './use-person-token-columns.tsx'

/** The tokens that people made for programs of their own. */
export function PersonTokens() {
  const { t } = useLingui()
  const { page = 1 } = useSearch({ from: '/app/manage/settings/tokens' })
  const query = useListApiTokens(pageOfList(page, TABLE_PAGE_SIZE), {
    query: { placeholderData: keepPreviousData, select: (data) => ({ ...data, totalIsCapped: false }) },
  })
  return (
    <Section title={t`Tokens of people`}>
      <DataTable
        name="person-tokens"
        label={t`Tokens of people`}
        columns={usePersonTokenColumns()}
        list={listStateOf(query)}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        page={page}
        pageSize={TABLE_PAGE_SIZE}
        empty={
          <EmptyState icon={<IconKey size={28} aria-hidden />} title={t`Nobody has a token`}>
            <Trans>Tokens that people create in their profile appear here.</Trans>
          </EmptyState>
        }
      />
    </Section>
  )
}
