import { Skeleton } from '@mantine/core'
import classes from './badges.module.css'

/** Grey shapes of the cards of badges that are to come. */
export function BadgesSkeleton() {
  return (
    <div className={classes.grid} data-skeleton="badges" aria-hidden>
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className={classes.card}>
          <Skeleton height={128} circle />
          <Skeleton height={18} width="60%" />
          <Skeleton height={14} width="80%" />
        </div>
      ))}
    </div>
  )
}
