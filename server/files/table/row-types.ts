/** A row of a table. */
export interface TableRow {
  /** Its line in the file, of which the first is 1. */
  line: number
  cells: readonly string[]
}
