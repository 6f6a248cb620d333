import { useLingui } from '@lingui/react/macro'
import { Children, type ReactNode } from 'react'
import classes from './crumbs.module.css'

/** The way down to this page, as links; the page itself is the h1 below. */
export function Crumbs({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Breadcrumb`}>
      <ol className={classes.crumbs}>
        {Children.toArray(children).map((child, index) => (
          <li key={index}>{child}</li>
        ))}
      </ol>
    </nav>
  )
}
