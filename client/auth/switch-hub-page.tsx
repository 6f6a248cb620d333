import { Button } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useFinishHubSwitch } from '../../generated/client/hub-switch/hub-switch.ts'
import { useGetHub } from '../../generated/client/hubs/hubs.ts'
import { HubProblem } from '../api/hub-problem.ts'
import { addProblemWords } from '../api/problems.ts'
import { useChange } from '../api/use-change.ts'
import { activateLocale } from '../i18n/i18n.ts'
import { matchLocale, storeLocale } from '../i18n/locales.ts'
import { AuthFrame } from './auth-frame.tsx'
import classes from './auth-frame.module.css'

addProblemWords({
  'hub-switch-failed': {
    title: msg`Please sign in here`,
    text: msg`This time you could not come over from your other hub without signing in.`,
  },
  'hub-switch-refused': {
    title: msg`Please sign in here`,
    text: msg`This hub does not let anybody in from another hub without signing in.`,
  },
})

/** Where another hub sends its people, with a ticket behind the #. Whoever does not get in that way signs in. */
export function SwitchHubPage() {
  const { t } = useLingui()
  const { history } = useRouter()
  const { data: hub } = useGetHub()
  const [{ ticket, email, locale }] = useState(inAddress)
  const isBegun = useRef(false)
  const signInHere = (code: string) => history.replace(`/?problem=${code}`)
  const { run, send, error, isPending } = useChange(() =>
    useFinishHubSwitch({
      mutation: {
        onSuccess: ({ user }) => {
          storeLocale(user.locale)
          window.location.replace('/')
        },
        onError: (problem) => {
          const code = codeOf(problem)
          if (code !== 'signed-in-as-another') signInHere(code === 'hub-switch-refused' ? code : 'hub-switch-failed')
        },
      },
    }),
  )

  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    if (locale) {
      storeLocale(locale)
      void activateLocale(locale)
    }
    if (ticket) void send({ data: { ticket } })
    else signInHere('hub-switch-failed')
  })

  if (codeOf(error) !== 'signed-in-as-another') return <AuthFrame title={t`Signing you in…`}>{null}</AuthFrame>
  const hubName = hub?.name ?? ''
  return (
    <AuthFrame
      title={t`Somebody else is signed in here`}
      sentence={t`If you continue, they are signed out of ${hubName} in this browser.`}
    >
      <Button
        className={classes.after}
        fullWidth
        loading={isPending}
        onClick={() => run({ data: { ticket, replacesSession: true } })}
      >
        <Trans>
          Continue as {email} in {hubName}
        </Trans>
      </Button>
      <p className={classes.after}>
        <a href="/">
          <Trans>Do not switch</Trans>
        </a>
      </p>
    </AuthFrame>
  )
}

/** What the other hub says behind the #, where no log and no other site reads it. */
function inAddress() {
  const said = new URLSearchParams(window.location.hash.slice(1))
  return {
    ticket: said.get('ticket') ?? '',
    email: said.get('email') ?? '',
    locale: matchLocale([said.get('locale') ?? '']),
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof HubProblem ? error.code : undefined
}
