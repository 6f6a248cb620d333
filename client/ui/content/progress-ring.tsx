import classes from './progress.module.css'
import { progressbar } from './progressbar.ts'

/** A ring with the percentage inside, for a rate of 0 to 1; `text` is the percentage in the person's language. */
export function ProgressRing({ rate, label, text }: { rate: number; label: string; text: string }) {
  return (
    <div className={classes.ring} {...progressbar(rate, label)}>
      <span className={classes.ringText} aria-hidden>
        {text}
      </span>
    </div>
  )
}
