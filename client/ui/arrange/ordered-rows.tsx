import type { KeyboardEvent, ReactNode } from 'react'
import arrange from './arrange.module.css'
import { useArrangeFocus } from './use-arrange-focus.ts'
import { useDrag } from './use-drag.ts'

/** What stands in such a list. */
export interface Ranked {
  id: string
  name: string
}

interface OrderedRowsProps<T extends Ranked> {
  /** What the rows are. */
  label: string
  rows: readonly T[]
  /** The id of the row that is chosen. */
  chosen: string
  /** Whether the mouse moves rows. */
  isMovable?: boolean
  onChoose: (id: string) => void
  /** @param place that it has in the end, counted without it, from 0 */
  onMove: (row: T, place: number) => void
  /** Further keys on a row. @returns whether the key did something */
  onKey: (key: string, row: T) => boolean
  onDoubleClick?: () => void
  /** What stands in a row. */
  children: (row: T) => ReactNode
}

/** Rows in an order of their own: arrows choose, Alt with an arrow moves; the mouse drags. */
export function OrderedRows<T extends Ranked>(props: OrderedRowsProps<T>) {
  const { label, rows, chosen, isMovable, onChoose, onMove, onKey, onDoubleClick, children } = props
  const focus = useArrangeFocus(rows, chosen)
  const indexOf = (wanted: string) => rows.findIndex(({ id }) => id === wanted)
  const dragging = useDrag<T, 'before' | 'after', number>({
    keyOf: ({ id }) => id,
    partAt: (share) => (share < 0.5 ? 'before' : 'after'),
    placeOf: (dragged, { id }, part) => {
      const [from, to] = [indexOf(dragged), indexOf(id)]
      // Taking it out moves what stands behind it one place forwards.
      const place = to + (part === 'before' ? 0 : 1) - (from < to ? 1 : 0)
      return dragged === id || place === from ? null : place
    },
    onMove: (dragged, place) => onMove(rows[indexOf(dragged)]!, place),
  })
  const current = indexOf(chosen)
  const press = (event: KeyboardEvent) => {
    const row = rows[current]
    if (!row || event.ctrlKey || event.metaKey) return
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    const next = step ? current + step : { Home: 0, End: rows.length - 1 }[event.key]
    if (step && event.altKey) onMove(row, current + step)
    else if (next !== undefined) onChoose((rows[next] ?? row).id)
    else if (!onKey(event.key, row)) return
    event.preventDefault()
  }
  return (
    <ul {...focus} role="listbox" aria-label={label} className={arrange.list} onKeyDown={press}>
      {rows.map((row) => (
        <li
          key={row.id}
          role="option"
          aria-selected={row.id === chosen}
          tabIndex={row.id === chosen ? 0 : -1}
          className={`${arrange.row} ${arrange.line}`}
          onFocus={() => onChoose(row.id)}
          onClick={() => onChoose(row.id)}
          onDoubleClick={onDoubleClick}
          {...dragging(row, isMovable)}
        >
          {children(row)}
        </li>
      ))}
    </ul>
  )
}
