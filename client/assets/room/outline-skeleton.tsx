import { Skeleton } from '@mantine/core'
import classes from './outline.module.css'

/** The outline before it is there. The stage says that something is loading. */
export function OutlineSkeleton() {
  return (
    <div className={classes.outline} aria-hidden>
      <div className={classes.head}>
        <Skeleton height={20} width="70%" />
        <Skeleton height={5} />
        <Skeleton height={14} width="50%" />
      </div>
      <div className={classes.parts}>
        {Array.from({ length: 6 }, (_, row) => (
          <Skeleton key={row} height={44} radius={8} />
        ))}
      </div>
    </div>
  )
}
