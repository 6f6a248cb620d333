import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useGetHub } from '../../generated/client/hubs/hubs.ts'
import { HubName } from '../shell/hub-name.tsx'
import { PageTitle } from '../ui/page/page.tsx'
import { SignInWelcome, wordsBesideSignIn, type Welcome } from '../ui/brand/sign-in-welcome.tsx'
import classes from './auth-frame.module.css'

/** One quiet panel with the hub's logo or its name over it, in the middle or beside what the hub welcomes people with. */
export function AuthFrame({ title, sentence, children }: { title: string; sentence?: ReactNode; children: ReactNode }) {
  const welcome = useWelcome()
  return (
    <main className={classes.frame}>
      <PageTitle title={title} />
      {welcome && <SignInWelcome {...welcome} />}
      <div className={classes.place}>
        <div className={classes.panel}>
          <HubName />
          <h1 className={classes.title}>{title}</h1>
          {sentence && <p className={classes.sentence}>{sentence}</p>}
          {children}
        </div>
      </div>
    </main>
  )
}

/** Null where the hub has neither a picture nor words. */
function useWelcome(): Welcome | null {
  const { i18n } = useLingui()
  const { data: hub } = useGetHub()
  if (!hub) return null
  const words = wordsBesideSignIn(hub, i18n.locale)
  return hub.signInCoverUrl || words ? { coverUrl: hub.signInCoverUrl, words } : null
}
