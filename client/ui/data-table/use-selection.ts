import { useRef, useState } from 'react'

type Chosen<Row> = ReadonlyMap<string, Row>

/** All rows of all pages but some. */
export interface AllBut {
  exceptIds: string[]
  count: number
}

export interface Selection<Row> {
  /** By id. What was chosen on another page of the same list stays chosen. Empty where all but some are. */
  chosen: Chosen<Row>
  /** Null unless all rows of all pages are chosen but some. */
  allBut: AllBut | null
  /** Over all pages. */
  count: number
  has: (row: Row) => boolean
  /** Chooses a row or lets go of it; `toHere` does the same to all rows since the last one. */
  toggle: (row: Row, toHere: boolean) => void
  /** The rows of this page. */
  toggleAll: () => void
  /** The rows of all pages. */
  takeAll: () => void
  clear: () => void
}

interface State<Row> {
  scope: string
  /** Whether the rows are those that are left out. */
  isAllBut: boolean
  rows: Chosen<Row>
}

/**
 * @param total of all pages @param scope what the list is filtered by; another scope begins with nothing chosen, so that
 * nothing unseen is changed
 */
export function useSelection<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
  total: number,
  scope: string,
): Selection<Row> {
  const none: State<Row> = { scope, isAllBut: false, rows: new Map() }
  const [state, setState] = useState(none)
  const last = useRef<string | null>(null)
  const now = state.scope === scope ? state : none
  const has = (row: Row) => now.rows.has(idOf(row)) !== now.isAllBut
  const set = (changed: readonly Row[], isChosen: boolean) => {
    const next = new Map(now.rows)
    for (const row of changed) {
      if (isChosen !== now.isAllBut) next.set(idOf(row), row)
      else next.delete(idOf(row))
    }
    setState({ ...now, rows: next })
  }
  const count = now.isAllBut ? Math.max(0, total - now.rows.size) : now.rows.size
  return {
    chosen: now.isAllBut ? new Map() : now.rows,
    allBut: now.isAllBut ? { exceptIds: [...now.rows.keys()], count } : null,
    count,
    has,
    toggle: (row, toHere) => {
      set(toHere ? between(rows, idOf, last.current, idOf(row)) : [row], !has(row))
      last.current = idOf(row)
    },
    toggleAll: () => set(rows, !rows.every(has)),
    takeAll: () => setState({ ...none, isAllBut: true }),
    clear: () => setState(none),
  }
}

function between<Row>(rows: readonly Row[], idOf: (row: Row) => string, from: string | null, to: string): Row[] {
  const [start, end] = [from, to].map((id) => rows.findIndex((row) => idOf(row) === id)) as [number, number]
  return rows.slice(start < 0 ? end : Math.min(start, end), Math.max(start, end) + 1)
}
