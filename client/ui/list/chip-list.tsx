import type { ComponentProps } from 'react'
import classes from './chip-list.module.css'

/** Chips one after the other, in as many lines as they need. Each is a `li`. */
export function ChipList(props: ComponentProps<'ul'>) {
  return <ul className={classes.chips} {...props} />
}
