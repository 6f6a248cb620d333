import { useLingui } from '@lingui/react/macro'
import classes from './wizard.module.css'

/** Where in a row of steps somebody is. @param current counted from 0 */
export function Steps({ labels, current }: { labels: readonly string[]; current: number }) {
  const { t } = useLingui()
  return (
    <ol className={classes.steps} aria-label={t`Steps`}>
      {labels.map((label, index) => (
        <li key={label} className={classes.place} aria-current={index === current ? 'step' : undefined}>
          {label}
        </li>
      ))}
    </ol>
  )
}
