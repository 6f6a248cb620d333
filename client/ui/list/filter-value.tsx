import { useId } from 'react'
import classes from './filter-bar.module.css'

type FilterValueProps = {
  label: string
  type: 'text' | 'date' | 'number'
  /** What the list is narrowed to. */
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/** One filter of a list that is typed; Enter, or leaving the field, narrows the list. */
export function FilterValue({ label, type, value, onChange }: FilterValueProps) {
  const id = useId()
  const find = (typed: string) => {
    const words = typed.trim() || undefined
    if (words !== value) onChange(words)
  }
  return (
    <div className={classes.filter}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <input
        id={id}
        className={classes.value}
        type={type}
        {...(type === 'number' && { step: 'any' })}
        maxLength={200}
        defaultValue={value}
        onBlur={({ currentTarget }) => find(currentTarget.value)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && find(currentTarget.value)}
      />
    </div>
  )
}
