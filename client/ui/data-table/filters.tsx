import type { ReactNode } from 'react'
import classes from './filters.module.css'

/** What stands above a table: words to look for and chips. */
export function Filters({ children }: { children: ReactNode }) {
  return <div className={classes.filters}>{children}</div>
}
