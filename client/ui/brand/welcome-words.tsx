import type { ReactNode } from 'react'
import classes from './welcome-words.module.css'

type WelcomeWordsProps = {
  message: string | null
  /** It decorates: what people have to know stands in the message. */
  pictureUrl: string | null
  /** The buttons. */
  children: ReactNode
}

/** What a welcome view says below its heading, in its window and where an admin writes it. */
export function WelcomeWords({ message, pictureUrl, children }: WelcomeWordsProps) {
  return (
    <div className={classes.welcome}>
      {pictureUrl && <img className={classes.picture} src={pictureUrl} alt="" />}
      {message && <p className={classes.message}>{message}</p>}
      <div className={classes.buttons}>{children}</div>
    </div>
  )
}
