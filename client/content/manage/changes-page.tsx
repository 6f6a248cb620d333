import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { listContentChanges, useListContentChanges } from '../../../generated/client/content-admin/content-admin.ts'
import { useCsv } from '../../api/use-csv.ts'
import { listStateOf } from '../../shell/list-state-of.ts'
import { pageOfList, TABLE_PAGE_SIZE } from '../../shell/page-of-list.ts'
import { NoChanges } from '../../ui/changes/no-changes.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { Page } from '../../ui/page/page.tsx'
import type { ChangesSearch } from './routes.ts'
import { ChangeFilters } from './change-filters.tsx'
import { useContentChangeColumns } from './use-content-change-columns.tsx'

/** Who changed what content, for those who look after it. */
export function ChangesPage() {
  const { t } = useLingui()
  const { page = 1, ...search } = useSearch({ from: '/app/manage/changes' })
  const filter = filterOf(search)
  const columns = useContentChangeColumns()
  const query = useListContentChanges(
    { ...pageOfList(page, TABLE_PAGE_SIZE), ...filter },
    { query: { placeholderData: keepPreviousData, select: (data) => ({ ...data, totalIsCapped: false }) } },
  )
  const csv = useCsv(() => listContentChanges({ ...filter, format: 'csv' }), 'content-changes')
  return (
    <Page title={t`Changes of content`} sentence={t`Who changed what, the newest first.`}>
      <ChangeFilters {...search} />
      <DataTable
        name="content-changes"
        label={t`Changes of content`}
        columns={columns}
        list={listStateOf(query)}
        rowId={({ id }) => id}
        rowLabel={({ content }) => content.name}
        page={page}
        pageSize={TABLE_PAGE_SIZE}
        csv={csv}
        empty={
          <NoChanges isFiltered={Object.keys(filter).length > 0} to="/manage/changes">
            <Trans>What is made, changed, deleted and restored appears here.</Trans>
          </NoChanges>
        }
      />
    </Page>
  )
}

function filterOf({ q, kind, action, content, person, from, until }: Omit<ChangesSearch, 'page'>) {
  return {
    ...(q && { search: q }),
    ...(kind && { kind }),
    ...(action && { action }),
    ...(content && { contentId: content }),
    ...(person && { authorId: person }),
    ...(from && { since: startOfDay(from, 0) }),
    ...(until && { until: startOfDay(until, 1) }),
  }
}

/** When a day begins on this device; undefined for what is none. @param later so many days after it */
function startOfDay(day: string, later: number): string | undefined {
  const date = new Date(`${day}T00:00`)
  date.setDate(date.getDate() + later)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}
