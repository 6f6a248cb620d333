import type { CSSProperties } from 'react'
import classes from './progress.module.css'

/** A thin line, for a rate of 0 to 1. The label says what is measured. */
export function ProgressLine({ rate, label, className = '' }: { rate: number; label: string; className?: string }) {
  const percent = Math.round(rate * 100)
  return (
    <div
      className={`${classes.line} ${className}`}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      style={{ '--progress-share': `${percent}%` } as CSSProperties}
    />
  )
}
