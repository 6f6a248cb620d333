import { Children, type ReactNode } from 'react'
import { Skeleton } from '@mantine/core'
import classes from './card-grid.module.css'

/** A list of cards in as many columns as fit. */
export function CardGrid({ children, label }: { children: ReactNode; label: string }) {
  return (
    <ul className={classes.grid} aria-label={label}>
      {Children.map(children, (child) => (
        <li className={classes.cell}>{child}</li>
      ))}
    </ul>
  )
}

/** The same grid with grey shapes of the cards that are to come. */
export function CardGridSkeleton({ count = 4 }: { count?: number }) {
  return (
    <div className={classes.grid} data-skeleton="cards" aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={classes.skeleton}>
          <Skeleton className={classes.skeletonCover} radius={0} />
          <div className={classes.skeletonBody}>
            <Skeleton height={16} width="80%" />
            <Skeleton height={12} width="55%" />
          </div>
        </div>
      ))}
    </div>
  )
}
