import type { ReactNode } from 'react'
import * as access from '../../../generated/access.ts'
import { exportContent } from '../../../generated/client/content-admin/content-admin.ts'
import { can } from '../../api/can.ts'
import { useSession } from '../../api/session.ts'
import { useCsv } from '../../api/use-csv.ts'
import { listStateOf, type PageQuery } from '../../shell/list-state-of.ts'
import { TABLE_PAGE_SIZE } from '../../shell/page-of-list.ts'
import { pageOfLongList } from '../../shell/page-of-long-list.ts'
import type { Column } from '../../ui/data-table/column.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import type { AllBut } from '../../ui/data-table/use-selection.ts'
import { ContentActions } from '../changes/content-actions.tsx'
import { changeFilter, type SelectedContent } from '../changes/content-changes.ts'
import { LibraryEmpty } from './library-empty.tsx'
import { LibraryCard, type CardContent } from './library-card.tsx'
import { exportParams, isNarrowed } from './list-params.ts'
import type { LibrarySearch } from '../routes.ts'
import { StatusButton } from '../status/status-button.tsx'

type LibraryTableProps<Row> = {
  /** Its columns are remembered under it. */
  name: string
  label: string
  columns: Column<Row>[]
  query: PageQuery<Row>
  search: LibrarySearch
  /** What its card shows. */
  toCard: (row: Row) => CardContent
  /** What else can be done with what is selected. */
  more?: (rows: readonly Row[], clear: () => void) => ReactNode
}

/** One kind of content as the library lists it: sorted, page by page, deleted and put back. */
export function LibraryTable<Row extends { id: string; name: string; isCommon: boolean }>({
  name,
  label,
  columns,
  query,
  search,
  toCard,
  more,
}: LibraryTableProps<Row>) {
  const { status, column = 'lastUpdated', order = column === 'name' ? 'asc' : 'desc' } = search
  const { page } = pageOfLongList(search)
  const isBin = status === 'deleted'
  const session = useSession()
  const csv = useCsv(() => exportContent(exportParams(search)), search.kind ?? 'playlists')
  const empty = <LibraryEmpty isFiltered={isNarrowed(search)} isBin={isBin} />
  return (
    <DataTable
      name={name}
      label={label}
      columns={columns}
      list={listStateOf(query)}
      rowId={({ id }) => id}
      rowLabel={({ name }) => name}
      page={page}
      pageSize={TABLE_PAGE_SIZE}
      sort={{ column, order }}
      {...(search.view === 'cards' && { card: (row: Row) => <LibraryCard content={toCard(row)} /> })}
      {...(!isBin && can(session, access.exportContent) && { csv })}
      {...(can(session, access.createContentChanges) && {
        selectsAll: true,
        bulk: (rows: Row[], clear: () => void, allBut: AllBut | null) => (
          <>
            {!isBin && !allBut && more?.(rows, clear)}
            {!isBin && !allBut && <StatusButton content={rows} onBegun={clear} />}
            <ContentActions selected={selectedOf(rows, allBut, search)} isBin={isBin} onBegun={clear} />
          </>
        ),
      })}
      empty={empty}
    />
  )
}

/** What other hubs share is not changed here, whether it is selected or not. */
function selectedOf(
  rows: readonly { id: string; isCommon: boolean }[],
  allBut: AllBut | null,
  search: LibrarySearch,
): SelectedContent {
  const own = rows.filter(({ isCommon }) => !isCommon)
  return { rows: own, leftOut: rows.length - own.length, allBut, filter: changeFilter(search) }
}
