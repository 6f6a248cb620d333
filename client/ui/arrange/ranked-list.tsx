import { Button } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import arrange from './arrange.module.css'
import { ArrangeToolbar } from './arrange-toolbar.tsx'
import classes from './ranked-list.module.css'
import { useArrangeFocus } from './use-arrange-focus.ts'
import { useDrag } from './use-drag.ts'

/** What stands in such a list. */
export interface Ranked {
  id: string
  name: string
}

export type RankedWindow = 'edit' | 'delete'

interface RankedListProps<T extends Ranked> {
  /** What the rows are. */
  label: string
  rows: readonly [T, ...T[]]
  /** Whether the rows may be moved, edited and deleted. */
  mayChange: boolean
  /** While a change is on its way nothing is moved. */
  isBusy: boolean
  /** @param to the place that it has in the end, from 0 */
  onRank: (row: T, to: number) => void
  /** What stands in a row. */
  row: (row: T) => ReactNode
  /** The window that edits a row or asks before it is deleted. */
  window: (window: RankedWindow, row: T, close: () => void) => ReactNode
  /** What stands below the list about the chosen row. */
  after?: (chosen: T) => ReactNode
}

/** A list in an order of its own: mouse, keys and the buttons above it move its rows, edit and delete them. */
export function RankedList<T extends Ranked>(props: RankedListProps<T>) {
  const { rows, mayChange, isBusy, onRank } = props
  const [wanted, setWanted] = useState('')
  const [open, setOpen] = useState<RankedWindow | null>(null)
  const chosen = rows.find(({ id }) => id === wanted) ?? rows[0]
  const place = rows.indexOf(chosen)
  const move = (row: T, to: number) => {
    if (!mayChange || isBusy || to < 0 || to >= rows.length || to === rows.indexOf(row)) return
    setWanted(row.id)
    onRank(row, to)
  }
  return (
    <div className={arrange.bench}>
      {mayChange && (
        <ArrangeToolbar name={chosen.name}>
          <Button size="compact-sm" variant="default" disabled={place === 0} onClick={() => move(chosen, place - 1)}>
            <Trans>Move up</Trans>
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            disabled={place === rows.length - 1}
            onClick={() => move(chosen, place + 1)}
          >
            <Trans>Move down</Trans>
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => setOpen('edit')}>
            <Trans>Edit</Trans>
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => setOpen('delete')}>
            <Trans>Delete…</Trans>
          </Button>
        </ArrangeToolbar>
      )}
      <Rows
        {...props}
        chosen={chosen.id}
        onChoose={setWanted}
        onMove={move}
        onAsk={(asked) => mayChange && setOpen(asked)}
      />
      {props.after?.(chosen)}
      {open && props.window(open, chosen, () => setOpen(null))}
    </div>
  )
}

type RowsProps<T extends Ranked> = RankedListProps<T> & {
  chosen: string
  onChoose: (id: string) => void
  onMove: (row: T, to: number) => void
  onAsk: (window: RankedWindow) => void
}

/** Arrows choose, Alt with an arrow moves, Enter edits, Delete deletes. */
function Rows<T extends Ranked>({ label, rows, mayChange, row, chosen, onChoose, onMove, onAsk }: RowsProps<T>) {
  const focus = useArrangeFocus(rows, chosen)
  const current = rows.findIndex(({ id }) => id === chosen)
  const dragging = useDrag<T, 'before' | 'after', number>({
    keyOf: ({ id }) => id,
    partAt: (share) => (share < 0.5 ? 'before' : 'after'),
    placeOf: (dragged, { id }, part) => (dragged === id ? null : placeOfDrop(rows, dragged, id, part)),
    onMove: (dragged, to) =>
      onMove(
        rows.find(({ id }) => id === dragged)!,
        to,
      ),
  })
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    const next = step ? current + step : { Home: 0, End: rows.length - 1 }[event.key]
    if (step && event.altKey) onMove(rows[current]!, current + step)
    else if (next !== undefined) onChoose((rows[next] ?? rows[current]!).id)
    else if (event.key === 'Enter' || event.key === 'F2') onAsk('edit')
    else if (event.key === 'Delete') onAsk('delete')
    else return
    event.preventDefault()
  }
  return (
    <ul {...focus} role="listbox" aria-label={label} className={arrange.list} onKeyDown={onKey}>
      {rows.map((each) => (
        <li
          key={each.id}
          role="option"
          aria-selected={each.id === chosen}
          tabIndex={each.id === chosen ? 0 : -1}
          className={`${arrange.row} ${classes.row}`}
          onFocus={() => onChoose(each.id)}
          onClick={() => onChoose(each.id)}
          onDoubleClick={() => onAsk('edit')}
          {...dragging(each, mayChange)}
        >
          {row(each)}
        </li>
      ))}
    </ul>
  )
}

/** The place that a row has in the end, counted without it. */
function placeOfDrop(rows: readonly Ranked[], dragged: string, target: string, part: 'before' | 'after'): number {
  const rest = rows.filter(({ id }) => id !== dragged)
  return rest.findIndex(({ id }) => id === target) + (part === 'before' ? 0 : 1)
}
