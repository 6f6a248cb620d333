import { useRef, useState } from 'react'

type Chosen<Row> = ReadonlyMap<string, Row>

export interface Selection<Row> {
  /** By id. What was chosen on another page of the same list stays chosen. */
  chosen: Chosen<Row>
  /** Chooses a row or lets go of it; `toHere` does the same to all rows since the last one. */
  toggle: (row: Row, toHere: boolean) => void
  toggleAll: () => void
  clear: () => void
}

/** @param scope what the list is filtered by; another scope begins with nothing chosen, so that nothing unseen is changed */
export function useSelection<Row>(rows: readonly Row[], idOf: (row: Row) => string, scope: string): Selection<Row> {
  const [state, setState] = useState<{ scope: string; chosen: Chosen<Row> }>({ scope, chosen: new Map() })
  const last = useRef<string | null>(null)
  const chosen = state.scope === scope ? state.chosen : new Map<string, Row>()
  const set = (changed: readonly Row[], isChosen: boolean) => {
    const next = new Map(chosen)
    for (const row of changed) {
      if (isChosen) next.set(idOf(row), row)
      else next.delete(idOf(row))
    }
    setState({ scope, chosen: next })
  }
  return {
    chosen,
    toggle: (row, toHere) => {
      set(toHere ? between(rows, idOf, last.current, idOf(row)) : [row], !chosen.has(idOf(row)))
      last.current = idOf(row)
    },
    toggleAll: () => set(rows, !rows.every((row) => chosen.has(idOf(row)))),
    clear: () => setState({ scope, chosen: new Map() }),
  }
}

function between<Row>(rows: readonly Row[], idOf: (row: Row) => string, from: string | null, to: string): Row[] {
  const [start, end] = [from, to].map((id) => rows.findIndex((row) => idOf(row) === id)) as [number, number]
  return rows.slice(start < 0 ? end : Math.min(start, end), Math.max(start, end) + 1)
}
