import type { KeyboardEvent } from 'react'
import arrange from '../ui/arrange/arrange.module.css'
import { useArrangeFocus } from '../ui/arrange/use-arrange-focus.ts'
import { useDrag } from '../ui/arrange/use-drag.ts'
import { kindOf } from '../ui/content-kind.ts'
import { KindIcon } from '../ui/kind-icon.tsx'
import classes from './library.module.css'

export interface Ordered {
  id: string
  name: string
  type: string
}

type OrderListProps = {
  label: string
  rows: readonly Ordered[]
  chosen: string
  onChoose: (id: string) => void
  /** @param place where it stands afterwards */
  onMove: (row: Ordered, place: number) => void
  onRemove: (row: Ordered) => void
}

/** Arrows choose, Alt with an arrow moves, Delete takes out; the mouse drags. */
export function OrderList({ label, rows, chosen, onChoose, onMove, onRemove }: OrderListProps) {
  const focus = useArrangeFocus(rows, chosen)
  const indexOf = (id: string) => rows.findIndex((row) => row.id === id)
  const dragging = useDrag<Ordered, 'before' | 'after', number>({
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
  const onKey = (event: KeyboardEvent) => {
    const row = rows[current]
    const step = STEPS[event.key]
    if (!row || event.ctrlKey || event.metaKey) return
    if (step && event.altKey) onMove(row, current + step)
    else if (step) onChoose((rows[current + step] ?? row).id)
    else if (event.key === 'Home') onChoose(rows[0]!.id)
    else if (event.key === 'End') onChoose(rows.at(-1)!.id)
    else if (event.key === 'Delete') onRemove(row)
    else return
    event.preventDefault()
  }
  return (
    <ul {...focus} role="listbox" aria-label={label} className={arrange.list} onKeyDown={onKey}>
      {rows.map((row) => (
        <li
          key={row.id}
          role="option"
          aria-selected={row.id === chosen}
          tabIndex={row.id === chosen ? 0 : -1}
          className={`${arrange.row} ${classes.entry}`}
          onFocus={() => onChoose(row.id)}
          onClick={() => onChoose(row.id)}
          {...dragging(row)}
        >
          <KindIcon kind={kindOf({ ...row, fileFormat: null })} size={18} />
          <span className={classes.entryName}>{row.name}</span>
        </li>
      ))}
    </ul>
  )
}

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }
