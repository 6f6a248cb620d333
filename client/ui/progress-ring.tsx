import type { CSSProperties } from 'react'
import classes from './progress.module.css'

/** A ring with the percentage inside, for a rate of 0 to 1; `text` is the percentage in the person's language. */
export function ProgressRing({ rate, label, text }: { rate: number; label: string; text: string }) {
  const percent = Math.round(rate * 100)
  return (
    <div
      className={classes.ring}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      style={{ '--progress-share': `${percent}%` } as CSSProperties}
    >
      <span className={classes.ringText} aria-hidden>
        {text}
      </span>
    </div>
  )
}
