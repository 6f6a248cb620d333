import { useId, type ReactNode } from 'react'
import classes from './profile.module.css'

type ProfileSectionProps = { title: string; sentence?: string; anchor?: string; children: ReactNode }

export function ProfileSection({ title, sentence, anchor, children }: ProfileSectionProps) {
  const id = useId()
  return (
    <section id={anchor} className={classes.section} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {sentence && <p className={classes.sentence}>{sentence}</p>}
      </div>
      {children}
    </section>
  )
}
