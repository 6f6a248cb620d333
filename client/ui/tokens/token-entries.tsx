import type { ReactNode } from 'react'
import classes from './tokens.module.css'

/** Tokens below each other; the sentence where there are none. */
export function TokenEntries({ none, children }: { none: string; children: ReactNode[] }) {
  if (children.length === 0) return <p className={classes.entryText}>{none}</p>
  return <ul className={classes.list}>{children}</ul>
}
