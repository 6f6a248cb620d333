import { Skeleton } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import classes from './shell-skeleton.module.css'

/** The head of a page, which all have alike. */
export function HeadSkeleton() {
  return (
    <div>
      <Skeleton height={34} width={240} mb={12} />
      <Skeleton height={16} width="min(420px, 100%)" />
    </div>
  )
}

/** Stands in for a page whose code is on its way. */
export function PageSkeleton() {
  const { t } = useLingui()
  return (
    <div className={classes.page} role="status" aria-label={t`Loading`}>
      <HeadSkeleton />
    </div>
  )
}
