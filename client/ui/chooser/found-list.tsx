import { IconCheck, IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './chooser.module.css'

/** Something with a name that can be chosen. */
export interface Choice {
  id: string
  name: string
  icon?: ReactNode
  /** What it is, in a word. */
  note?: string | undefined
}

type FoundListProps<T extends Choice> = {
  label: string
  found: readonly T[]
  isChosen: (one: T) => boolean
  onChoose: (one: T) => void
  /** What is chosen stays so. */
  isFinal?: boolean
}

/** What was found, each to be chosen with a click. */
export function FoundList<T extends Choice>({ label, found, isChosen, onChoose, isFinal = false }: FoundListProps<T>) {
  return (
    <ul className={classes.found} aria-label={label}>
      {found.map((one) => {
        const isIn = isChosen(one)
        return (
          <li key={one.id}>
            <button
              type="button"
              className={classes.option}
              {...(isFinal ? { 'aria-disabled': isIn } : { 'aria-pressed': isIn })}
              onClick={() => (isFinal && isIn ? undefined : onChoose(one))}
            >
              {one.icon}
              <span className={classes.name}>{one.name}</span>
              {one.note && <span className={classes.note}>{one.note}</span>}
              {isIn && <IconCheck size={18} aria-hidden />}
              {isFinal && !isIn && <IconPlus size={18} aria-hidden />}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
