import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithRef } from 'react'
import classes from './chip-link.module.css'

// The router calls every link to this page the current one, whatever it filters by: only the chosen chip is.
function Chip({ isChosen, ...props }: { isChosen: boolean } & ComponentPropsWithRef<'a'>) {
  return <a {...props} className={classes.chip} aria-current={isChosen ? 'true' : undefined} />
}

/** One choice of a list's filter, as a link to the list that it makes. */
export const ChipLink = createLink(Chip)
