import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import classes from './arrange.module.css'

type ArrangeToolbarProps = {
  /** Of the chosen row. */
  name: string
  /** What it lies on. */
  on?: 'ground' | 'surface'
  children: ReactNode
}

/** What can be done to the chosen row. It stays in sight while the list scrolls. */
export function ArrangeToolbar({ name, on = 'ground', children }: ArrangeToolbarProps) {
  const { t } = useLingui()
  return (
    <div role="toolbar" aria-label={t`Actions for “${name}”`} className={classes.toolbar} data-on={on}>
      <p className={classes.chosen}>{name}</p>
      <div className={classes.buttons}>{children}</div>
    </div>
  )
}
