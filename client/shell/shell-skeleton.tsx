import { Skeleton } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { CardGridSkeleton } from '../ui/card-grid.tsx'
import shell from './app-shell.module.css'
import classes from './shell-skeleton.module.css'

/** The shape of the hub until it is known who is there. */
export function ShellSkeleton() {
  const { t } = useLingui()
  return (
    <div className={shell.shell} role="status" aria-label={t`Loading`}>
      <div className={classes.top} />
      <div className={classes.rail} />
      <div className={shell.content}>
        <div className={classes.page}>
          <Skeleton height={34} width={240} />
          <CardGridSkeleton count={4} />
        </div>
      </div>
    </div>
  )
}
