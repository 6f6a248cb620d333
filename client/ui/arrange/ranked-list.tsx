import { Button } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import arrange from './arrange.module.css'
import { ArrangeToolbar } from './arrange-toolbar.tsx'
import { OrderedRows, type Ranked } from './ordered-rows.tsx'

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

/** A list in an order of its own: mouse, keys and the buttons above it move its rows, edit and delete them. Enter edits, Delete deletes. */
export function RankedList<T extends Ranked>(props: RankedListProps<T>) {
  const { label, rows, mayChange, isBusy, onRank, row } = props
  const [wanted, setWanted] = useState('')
  const [open, setOpen] = useState<RankedWindow | null>(null)
  const chosen = rows.find(({ id }) => id === wanted) ?? rows[0]
  const place = rows.indexOf(chosen)
  const move = (row: T, to: number) => {
    if (!mayChange || isBusy || to < 0 || to >= rows.length || to === rows.indexOf(row)) return
    setWanted(row.id)
    onRank(row, to)
  }
  const ask = (window: RankedWindow | undefined) => {
    if (window && mayChange) setOpen(window)
    return window !== undefined
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
      <OrderedRows
        label={label}
        rows={rows}
        chosen={chosen.id}
        isMovable={mayChange}
        onChoose={setWanted}
        onMove={move}
        onKey={(key) => ask(WINDOW_OF_KEY[key])}
        onDoubleClick={() => ask('edit')}
      >
        {row}
      </OrderedRows>
      {props.after?.(chosen)}
      {open && props.window(open, chosen, () => setOpen(null))}
    </div>
  )
}

const WINDOW_OF_KEY: Record<string, RankedWindow> = { Enter: 'edit', F2: 'edit', Delete: 'delete' }
