import { Skeleton } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import classes from './asset.module.css'

export function AssetSkeleton() {
  const { t } = useLingui()
  return (
    <div className={classes.page} role="status" aria-label={t`Loading`}>
      <Skeleton height={14} width={160} />
      <div className={classes.skeletonHead}>
        <Skeleton height={32} width="60%" />
        <Skeleton height={14} width={180} />
      </div>
      <Skeleton className={classes.stage} radius={12} />
    </div>
  )
}
