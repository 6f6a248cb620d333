import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { IconShieldCheck } from '@tabler/icons-react'
import { listSecurityEvents, useListSecurityEvents } from '../../generated/client/security-admin/security-admin.ts'
import { SecurityEventType } from '../../generated/client/model/securityEventType.ts'
import { useCsv } from '../api/use-csv.ts'
import { listStateOf } from '../shell/list-state-of.ts'
import { pageOfList, TABLE_PAGE_SIZE } from '../shell/page-of-list.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { EmptyState } from '../ui/page/empty-state.tsx'
import { NothingMatches } from '../ui/page/nothing-matches.tsx'
import { Page } from '../ui/page/page.tsx'
import { EventFilters } from './event-filters.tsx'
import { IntegrityNote } from './integrity-note.tsx'
import { oneOf } from '../shell/search-params.ts'
import { sinceOf } from './period.ts'
import type { SecuritySearch } from './routes.ts'
import { useEventColumns } from './use-event-columns.tsx'

/** What happened to the accounts of the hub, for those who look after it. */
export function SecurityLogPage() {
  const { t } = useLingui()
  const { page = 1, ...search } = useSearch({ from: '/app/manage/security-log' })
  const filter = filterOf(search)
  const columns = useEventColumns()
  const query = useListSecurityEvents(
    { ...pageOfList(page, TABLE_PAGE_SIZE), ...filter },
    { query: { placeholderData: keepPreviousData } },
  )
  const csv = useCsv(() => listSecurityEvents({ ...filter, format: 'csv' }), 'security-log')
  const isFiltered = Object.keys(filter).length > 0
  return (
    <Page title={t`Security log`} sentence={t`What happened to accounts, newest first. Kept for 13 months.`}>
      <IntegrityNote />
      <EventFilters {...search} />
      <DataTable
        name="security-log"
        label={t`Security log`}
        columns={columns}
        list={listStateOf(query)}
        rowId={({ id }) => id}
        rowLabel={({ type }) => type}
        page={page}
        pageSize={TABLE_PAGE_SIZE}
        csv={csv}
        empty={<NoEvents isFiltered={isFiltered} />}
      />
    </Page>
  )
}

function filterOf({ type, period, user }: Omit<SecuritySearch, 'page'>) {
  const kind = oneOf(type, SecurityEventType)
  return {
    ...(kind && { type: kind }),
    ...(period && { since: sinceOf(period, new Date()) }),
    ...(user && { userId: user }),
  }
}

function NoEvents({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useLingui()
  const icon = <IconShieldCheck size={28} aria-hidden />
  if (!isFiltered)
    return (
      <EmptyState icon={icon} title={t`Nothing has happened yet`}>
        <Trans>Sign-ins, passwords, tokens and data exports appear here.</Trans>
      </EmptyState>
    )
  return (
    <NothingMatches icon={icon} to="/manage/security-log">
      <Trans>Choose another event or a longer time.</Trans>
    </NothingMatches>
  )
}
