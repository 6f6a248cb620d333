import { useId, type ReactNode } from 'react'
import classes from './filter-bar.module.css'

export function FilterBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.bar} role="group" aria-label={label}>
      {children}
    </div>
  )
}

type FilterProps<T extends string> = {
  label: string
  value: T | undefined
  /** The word for no choice, such as "All topics". */
  all?: string
  options: { value: T; label: string }[]
  onChange: (value: T | undefined) => void
}

/** One choice of a list's filter, as the system's own select. */
export function Filter<T extends string>({ label, value, all, options, onChange }: FilterProps<T>) {
  const id = useId()
  return (
    <div className={classes.filter}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <select
        id={id}
        className={classes.select}
        value={value ?? ''}
        onChange={(event) => onChange(options.find((option) => option.value === event.currentTarget.value)?.value)}
      >
        {all && <option value="">{all}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
