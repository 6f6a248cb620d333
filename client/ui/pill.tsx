import type { ReactNode } from 'react'
import classes from './pill.module.css'

export type PillTone = 'done' | 'due' | 'late' | 'locked' | 'quiet' | 'brand'

/** A small mark; the icon and the word carry the meaning, the colour only repeats it. */
export function Pill({ tone, icon, children }: { tone: PillTone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={classes.pill} data-tone={tone}>
      {icon}
      {children}
    </span>
  )
}
