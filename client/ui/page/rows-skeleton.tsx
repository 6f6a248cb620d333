import { Skeleton } from '@mantine/core'
import rowClasses from './rows.module.css'
import classes from './rows-skeleton.module.css'

/** Grey shapes of a list of rows that are to come. @param isPlain whether they have words alone, without a picture */
export function RowsSkeleton({ isPlain = false }: { isPlain?: boolean }) {
  return (
    <div className={rowClasses.rows} data-skeleton="rows" aria-hidden>
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index} className={`${rowClasses.row} ${classes.row}`}>
          {!isPlain && <Skeleton className={classes.cover} radius={6} />}
          <div className={classes.words}>
            <Skeleton height={16} width="60%" />
            <Skeleton height={12} width="40%" />
          </div>
        </div>
      ))}
    </div>
  )
}
