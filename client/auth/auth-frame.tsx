import { HubName } from '../shell/hub-name.tsx'
import { PageTitle } from '../ui/page.tsx'
import classes from './auth-frame.module.css'
import type { ReactNode } from 'react'

/** One quiet panel in the middle, with the hub's logo or its name over it. */
export function AuthFrame({ title, sentence, children }: { title: string; sentence?: ReactNode; children: ReactNode }) {
  return (
    <main className={classes.frame}>
      <PageTitle title={title} />
      <div className={classes.panel}>
        <HubName />
        <h1 className={classes.title}>{title}</h1>
        {sentence && <p className={classes.sentence}>{sentence}</p>}
        {children}
      </div>
    </main>
  )
}
