import type { ReactNode } from 'react'
import classes from './choices.module.css'

type ChoicesProps = { legend: string; className?: string; children: ReactNode }

/** Choices of which one holds. */
export function Choices({ legend, className = '', children }: ChoicesProps) {
  return (
    <fieldset className={`${classes.choices} ${className}`}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  )
}

type ChoiceProps = { name: string; isChosen: boolean; onChoose: () => void; children: ReactNode }

/** @see Choices @param name is the same for all of them */
export function Choice({ name, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <label className={classes.choice}>
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      {children}
    </label>
  )
}
