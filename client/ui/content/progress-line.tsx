import classes from './progress.module.css'
import { progressbar } from './progressbar.ts'

/** A thin line, for a rate of 0 to 1. The label says what is measured. */
export function ProgressLine({ rate, label, className = '' }: { rate: number; label: string; className?: string }) {
  return <div className={`${classes.line} ${className}`} {...progressbar(rate, label)} />
}
