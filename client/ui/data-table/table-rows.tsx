import { Checkbox } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState, type Ref } from 'react'
import type { Column } from './column.ts'
import classes from './data-table.module.css'
import type { Selection } from './use-selection.ts'

/** More rows than this are drawn only where they can be seen. */
const MAX_DRAWN = 100
/** Pixels, until a row has been measured. */
const ROW_HEIGHT = 45

export interface TableRowsProps<Row> {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  rowId: (row: Row) => string
  rowLabel: (row: Row) => string
  selection: Selection<Row> | null
}

export function TableRows<Row>(props: TableRowsProps<Row>) {
  if (props.rows.length > MAX_DRAWN) return <VisibleRows {...props} />
  return (
    <tbody>
      {props.rows.map((row) => (
        <TableRow key={props.rowId(row)} row={row} {...props} />
      ))}
    </tbody>
  )
}

/** The rows near the window; empty ones above and below keep the height of the rest. */
function VisibleRows<Row>(props: TableRowsProps<Row>) {
  const { rows, rowId } = props
  const body = useRef<HTMLTableSectionElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    if (body.current) setTop(body.current.getBoundingClientRect().top + window.scrollY)
  }, [])
  // oxlint-disable-next-line react/incompatible-library -- it only says that the React Compiler, which we do without, would skip this
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => rowId(rows[index]!),
    overscan: 10,
    scrollMargin: top,
  })
  const visible = virtualizer.getVirtualItems()
  return (
    <tbody ref={body}>
      <Spacer height={(visible[0]?.start ?? top) - top} />
      {visible.map(({ key, index }) => (
        <TableRow key={key} row={rows[index]!} index={index} drawn={virtualizer.measureElement} {...props} />
      ))}
      <Spacer height={virtualizer.getTotalSize() - ((visible.at(-1)?.end ?? top) - top)} />
    </tbody>
  )
}

function Spacer({ height }: { height: number }) {
  if (height <= 0) return null
  return (
    <tr aria-hidden className={classes.spacer}>
      <td style={{ height }} />
    </tr>
  )
}

type TableRowProps<Row> = Omit<TableRowsProps<Row>, 'rows' | 'rowId'> & {
  row: Row
  /** Where it stands among all rows, for tables that draw only some of them. */
  index?: number
  drawn?: Ref<HTMLTableRowElement>
}

function TableRow<Row>({ row, index, drawn, columns, rowLabel, selection }: TableRowProps<Row>) {
  const { t } = useLingui()
  const name = rowLabel(row)
  const isChosen = selection?.has(row) ?? false
  return (
    <tr
      ref={drawn}
      data-index={index}
      data-chosen={isChosen || undefined}
      // The head is the first row.
      aria-rowindex={index === undefined ? undefined : index + 2}
    >
      {selection && (
        <td className={classes.check}>
          <Checkbox
            size="md"
            aria-label={t`Select ${name}`}
            checked={isChosen}
            onChange={(event) => selection.toggle(row, (event.nativeEvent as MouseEvent).shiftKey)}
          />
        </td>
      )}
      {columns.map((column) => (
        <Cell key={column.id} column={column} row={row} />
      ))}
    </tr>
  )
}

function Cell<Row>({ column: { label, cell, align, isTitle }, row }: { column: Column<Row>; row: Row }) {
  const content = (
    <>
      {/* On a card, where the head of the column is out of sight. */}
      <span className={classes.cellLabel} aria-hidden>
        {label}
      </span>
      <span className={classes.cell}>{cell(row)}</span>
    </>
  )
  if (isTitle)
    return (
      <th scope="row" data-align={align} className={classes.title}>
        {content}
      </th>
    )
  return <td data-align={align}>{content}</td>
}
