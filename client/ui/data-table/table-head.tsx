import { Checkbox } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react'
import type { Column, Sort } from './column.ts'
import classes from './data-table.module.css'
import { searchWith } from './search-with.ts'
import type { Selection } from './use-selection.ts'

type TableHeadProps<Row> = {
  columns: readonly Column<Row>[]
  sort: Sort
  rows: readonly Row[]
  selection: Selection<Row> | null
}

export function TableHead<Row>({ columns, sort, rows, selection }: TableHeadProps<Row>) {
  const { t } = useLingui()
  const chosenHere = rows.filter((row) => selection?.has(row)).length
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" className={classes.check}>
            <Checkbox
              size="md"
              aria-label={t`Select all rows on this page`}
              checked={chosenHere > 0 && chosenHere === rows.length}
              indeterminate={chosenHere > 0 && chosenHere < rows.length}
              onChange={selection.toggleAll}
            />
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.id}
            scope="col"
            data-align={column.align}
            aria-sort={column.id === sort.column ? ariaSort(sort) : undefined}
          >
            {column.canSort ? <SortLink id={column.id} label={column.label} sort={sort} /> : column.label}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** Sorts by its column, and the other way round when it does so already. */
function SortLink({ id, label, sort }: { id: string; label: string; sort: Sort }) {
  const isSorted = id === sort.column
  const order = isSorted && ariaSort(sort) === 'ascending' ? 'desc' : 'asc'
  const Icon = !isSorted ? IconArrowsSort : ariaSort(sort) === 'ascending' ? IconArrowUp : IconArrowDown
  return (
    <Link
      to="."
      className={classes.sort}
      data-sorted={isSorted}
      resetScroll={false}
      search={searchWith({ column: id, order })}
    >
      {label}
      <Icon size={16} aria-hidden />
    </Link>
  )
}

function ariaSort({ order }: Sort): 'ascending' | 'descending' {
  return order === 'desc' ? 'descending' : 'ascending'
}
