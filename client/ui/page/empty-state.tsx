import type { ReactNode } from 'react'
import classes from './notes.module.css'

type EmptyStateProps = { icon: ReactNode; title: string; children: ReactNode; action?: ReactNode }

/** Says what would be here and offers the next step. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className={classes.empty}>
      <span className={classes.emptyIcon}>{icon}</span>
      <p className={classes.title}>{title}</p>
      <p className={classes.text}>{children}</p>
      {action}
    </div>
  )
}
