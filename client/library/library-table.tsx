import { Button } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { listStateOf, type PageQuery } from '../shell/list-state-of.ts'
import { TABLE_PAGE_SIZE } from '../shell/page-of-list.ts'
import type { Column } from '../ui/data-table/column.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { LibraryEmpty } from './library-empty.tsx'
import { isNarrowed } from './list-params.ts'
import type { LibrarySearch } from './routes.ts'
import { useBulk } from './use-bulk.ts'

type LibraryTableProps<Row> = {
  /** Its columns are remembered under it. */
  name: string
  label: string
  columns: Column<Row>[]
  query: PageQuery<Row>
  search: LibrarySearch
  remove: (id: string) => Promise<unknown>
  restore: (id: string) => Promise<unknown>
  /** What else can be done with what is selected. */
  more?: (rows: readonly Row[], clear: () => void) => ReactNode
}

/** One kind of content as the library lists it: sorted, page by page, deleted and put back. */
export function LibraryTable<Row extends { id: string; name: string }>({
  name,
  label,
  columns,
  query,
  search,
  remove,
  restore,
  more,
}: LibraryTableProps<Row>) {
  const { page = 1, status, column = 'lastUpdated', order = column === 'name' ? 'asc' : 'desc' } = search
  const isBin = status === 'deleted'
  const { deleteAll, restoreAll, isBusy } = useBulk<Row>(remove, restore)
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
      bulk={(rows, clear) =>
        isBin ? (
          <Button loading={isBusy} onClick={() => restoreAll(rows, clear)}>
            <Trans>Restore</Trans>
          </Button>
        ) : (
          <>
            {more?.(rows, clear)}
            <Button variant="default" loading={isBusy} onClick={() => deleteAll(rows, clear)}>
              <Trans>Delete</Trans>
            </Button>
          </>
        )
      }
      empty={<LibraryEmpty isFiltered={isNarrowed(search)} isBin={isBin} />}
    />
  )
}
