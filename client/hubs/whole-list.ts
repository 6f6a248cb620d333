import type { ListState } from '../ui/data-table/list-state.ts'

/** A list that came as a whole with an answer. */
export function wholeList<Row>(rows: readonly Row[]): ListState<Row> {
  return { rows, total: rows.length, isCapped: false, isOutdated: false, problem: null }
}
