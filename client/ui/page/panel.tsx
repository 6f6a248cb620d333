import { useId, type ReactNode } from 'react'
import classes from './panel.module.css'

type PanelProps = { title: string; sentence?: string; anchor?: string; children: ReactNode }

/** A part of a page in a frame of its own, with its heading and what it is for. */
export function Panel({ title, sentence, anchor, children }: PanelProps) {
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
