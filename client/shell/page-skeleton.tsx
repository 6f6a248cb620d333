import { Skeleton } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { CardGridSkeleton } from '../ui/card-grid.tsx'
import classes from './shell-skeleton.module.css'

/** Stands in for a page whose code is on its way. */
export function PageSkeleton() {
  const { t } = useLingui()
  return (
    <div className={classes.page} role="status" aria-label={t`Loading`}>
      <Skeleton height={34} width={240} />
      <CardGridSkeleton count={8} />
    </div>
  )
}
