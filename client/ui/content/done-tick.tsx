import { IconCircleCheck } from '@tabler/icons-react'
import classes from './tick.module.css'

/** Says of an item in a list that it is done. @param label for readers of screens, where no word stands beside it */
export function DoneTick({ label }: { label?: string }) {
  const said = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return <IconCircleCheck className={classes.done} size={20} {...said} />
}
