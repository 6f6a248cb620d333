import { Skeleton } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import classes from './playlist.module.css'

export function PlaylistSkeleton() {
  const { t } = useLingui()
  return (
    <div className={classes.page} role="status" aria-label={t`Loading`}>
      <div className={classes.skeleton}>
        <Skeleton className={classes.skeletonCover} radius={12} />
        <div className={classes.skeletonWords}>
          <Skeleton height={32} width="70%" />
          <Skeleton height={14} width="30%" />
          <Skeleton height={14} width="90%" />
          <Skeleton height={48} width="50%" />
        </div>
      </div>
      {Array.from({ length: 4 }, (_, row) => (
        <Skeleton key={row} height={72} radius={12} />
      ))}
    </div>
  )
}
