import type { ReactNode } from 'react'

/** A column of a table, and a line of its card on a phone. */
export interface Column<Row> {
  /** Unique within the table; of a column that sorts, the word for it in the address and in the contract. */
  id: string
  label: string
  cell: (row: Row) => ReactNode
  /** Names the row for readers of screens, stands first on a card and cannot be hidden. */
  isTitle?: boolean
  /** Numbers and times stand at the end, so that they can be compared. */
  align?: 'end'
  /** A CSS width, such as `132px` or `28%`; without one a column shares what is left. */
  width?: string
  canSort?: boolean
  startsHidden?: boolean
}

/** What the list is sorted by; undefined is the list's own order. */
export interface Sort {
  column?: string | undefined
  order?: 'asc' | 'desc' | undefined
}
