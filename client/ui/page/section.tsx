import { useId, type ReactNode } from 'react'
import classes from './section.module.css'

type SectionProps = { title: string; more?: ReactNode; children: ReactNode }

/** A part of a page with its own heading and, at the end of the line, a way to more. */
export function Section({ title, more, children }: SectionProps) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>{title}</h2>
        {more}
      </div>
      {children}
    </section>
  )
}
