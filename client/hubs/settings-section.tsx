import { useId, type ReactNode } from 'react'
import classes from './settings.module.css'

export function SettingsSection({
  title,
  sentence,
  children,
}: {
  title: string
  sentence: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className={classes.sentence}>{sentence}</p>
      </div>
      {children}
    </section>
  )
}
