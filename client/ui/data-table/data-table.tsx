import { Skeleton } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CardGridSkeleton } from '../page/card-grid.tsx'
import { ProblemNote } from '../page/problem-note.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { columnWidths } from './column-widths.ts'
import type { Column, Sort } from './column.ts'
import { ColumnChoice } from './column-choice.tsx'
import { CsvButton, type Csv } from './csv-button.tsx'
import classes from './data-table.module.css'
import type { ListState } from './list-state.ts'
import { LongPager } from './long-pager.tsx'
import { RowCount } from './row-count.tsx'
import { TableCards } from './table-cards.tsx'
import { TableHead } from './table-head.tsx'
import { TableRows } from './table-rows.tsx'
import { useHiddenColumns } from './use-hidden-columns.ts'
import { useSelection, type AllBut } from './use-selection.ts'

interface DataTableProps<Row> {
  /** Under which the choice of columns is kept; unique in the client. */
  name: string
  /** What the table holds, for readers of screens. */
  label: string
  columns: readonly Column<Row>[]
  list: ListState<Row>
  rowId: (row: Row) => string
  /** What a row is called where it is selected. */
  rowLabel: (row: Row) => string
  /** Counted from 1. */
  page: number
  pageSize: number
  sort?: Sort
  /** Shown instead of a table without rows. */
  empty: ReactNode
  /** The buttons for the selected rows; without it no row can be selected. */
  bulk?: (rows: Row[], clear: () => void, allBut: AllBut | null) => ReactNode
  /** Whether the rows of all pages can be selected at once. */
  selectsAll?: boolean
  csv?: Csv
  /** Draws a row as a card. Where it is given, cards stand in place of the table. */
  card?: ((row: Row) => ReactNode) | undefined
}

/** A list as a table, and as cards where there is no room for one. Its sorting, its filters and its page are in the address. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { list, pageSize } = props
  if (list.problem && !list.rows) return <ProblemNote {...list.problem} />
  if (!list.rows && props.card) return <CardGridSkeleton count={8} />
  if (!list.rows) return <TableSkeleton rows={Math.min(pageSize, 10)} />
  if (list.rows.length === 0) return props.empty
  return <LoadedTable {...props} rows={list.rows} />
}

function LoadedTable<Row>({
  rows,
  list,
  sort = {},
  bulk,
  selectsAll = false,
  csv,
  card,
  ...props
}: DataTableProps<Row> & { rows: readonly Row[] }) {
  const { name, label, columns, rowId, rowLabel, page, pageSize } = props
  const { shown, toggle } = useHiddenColumns(name, columns)
  const { total, isCapped, isOutdated } = list
  const selecting = useSelection(rows, rowId, total, useScope())
  const selection = bulk ? selecting : null
  const widths = columnWidths(shown, selection !== null)
  return (
    <div className={classes.list}>
      {/* In one place, so that no row moves under the pointer that selects it. */}
      {bulk && selecting.count > 0 ? (
        <BulkBar
          count={selecting.count}
          total={selectsAll ? total : null}
          isCapped={isCapped}
          onAll={selecting.takeAll}
          onClear={selecting.clear}
        >
          {bulk([...selecting.chosen.values()], selecting.clear, selecting.allBut)}
        </BulkBar>
      ) : (
        <div className={classes.tools}>
          <RowCount first={(page - 1) * pageSize + 1} count={rows.length} total={total} isCapped={isCapped} />
          {csv && <CsvButton {...csv} />}
          {!card && <ColumnChoice columns={columns} shown={shown} onToggle={toggle} />}
        </div>
      )}
      {card ? (
        <TableCards
          label={label}
          isOutdated={isOutdated}
          card={card}
          rows={rows}
          rowId={rowId}
          rowLabel={rowLabel}
          selection={selection}
        />
      ) : (
        <table
          className={classes.table}
          aria-label={label}
          aria-busy={isOutdated}
          aria-rowcount={isCapped ? -1 : rows.length + 1}
        >
          <colgroup>
            {selection && <col className={classes.checkColumn} />}
            {shown.map(({ id }, nth) => (
              <col key={id} style={{ width: widths[nth] }} />
            ))}
          </colgroup>
          <TableHead columns={shown} sort={sort} rows={rows} selection={selection} />
          <TableRows rows={rows} columns={shown} rowId={rowId} rowLabel={rowLabel} selection={selection} />
        </table>
      )}
      <LongPager page={page} pageSize={pageSize} total={total} isCapped={isCapped} nextAfter={list.nextAfter} />
    </div>
  )
}

/** The filters of the address: what is in it but its page, the order and how it is drawn. */
function useScope(): string {
  const {
    page: _page,
    after: _after,
    column: _column,
    order: _order,
    view: _view,
    ...filters
  } = useSearch({ strict: false }) as Record<string, unknown>
  return JSON.stringify(filters)
}

function TableSkeleton({ rows }: { rows: number }) {
  const { t } = useLingui()
  return (
    <div className={classes.skeleton} role="status" aria-label={t`Loading`}>
      {Array.from({ length: rows + 1 }, (_, index) => (
        <div key={index} className={classes.skeletonRow}>
          <Skeleton height={16} radius={4} />
        </div>
      ))}
    </div>
  )
}
