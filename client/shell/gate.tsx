import { useQueryClient } from '@tanstack/react-query'
import { Activity, lazy, Suspense, useEffect, type ReactNode } from 'react'
import { useGetMySession } from '../../generated/client/auth/auth.ts'
import { HubProblem } from '../api/hub-problem.ts'
import { isWorthRetrying, problemWords } from '../api/problems.ts'
import { SessionContext } from '../api/session.ts'
import { sessionStarted, useEnrolmentRequired, useSessionEnded } from '../api/session-store.ts'
import { useStepUpAsked } from '../api/step-up.ts'
import { activateLocale, withAccountTexts } from '../i18n/i18n.ts'
import { firstLocale, storeLocale } from '../i18n/locales.ts'
import { ProblemNote } from '../ui/page/problem-note.tsx'
import { OnThisDevice } from './on-this-device.tsx'
import classes from './gate.module.css'
import { ShellSkeleton } from './shell-skeleton.tsx'

const SignInPage = lazy(() => import('../auth/sign-in-page.tsx').then((module) => ({ default: module.SignInPage })))

const StepUpDialog = lazy(() =>
  import('../auth/step-up-dialog.tsx').then((module) => ({ default: module.StepUpDialog })),
)
const EnrolmentPage = lazy(() =>
  withAccountTexts(import('./enrolment-page.tsx')).then((module) => ({ default: module.EnrolmentPage })),
)

const OFFLINE = new HubProblem({ status: 0, code: 'offline', detail: '' })

/**
 * Lets the signed-in through and asks the others to sign in, on the same address. Where a session ends in the middle,
 * the page stays hidden behind the sign-in screen, so that nothing that was typed is lost. Whoever has to set up a second
 * factor first, or to enter the password once more, is asked for it here.
 */
export function Gate({ children }: { children: ReactNode }) {
  const client = useQueryClient()
  const session = useGetMySession({ query: { staleTime: Number.POSITIVE_INFINITY } })
  const hasEnded = useSessionEnded()
  const mustEnrol = useEnrolmentRequired()
  const isStepUpAsked = useStepUpAsked()
  const locale = session.data?.user.locale
  useEffect(() => {
    if (!locale || firstLocale() === 'pseudo') return
    storeLocale(locale)
    void activateLocale(locale)
  }, [locale])

  const enrolled = () => {
    sessionStarted()
    void client.resetQueries()
  }

  const isSignedOut = hasEnded || (session.error instanceof HubProblem && session.error.status === 401)
  // A browser that knows of no connection does not even ask.
  const error = session.isPaused ? OFFLINE : session.error
  if (session.isPending && !hasEnded && !session.isPaused) return <ShellSkeleton />
  if (error && !isSignedOut && !session.data) {
    const retry = isWorthRetrying(error) ? () => void client.invalidateQueries() : undefined
    return (
      <main className={classes.problem}>
        <ProblemNote {...problemWords(error)} onRetry={retry} isRetrying={session.isFetching} />
        <OnThisDevice />
      </main>
    )
  }
  return (
    <>
      {isSignedOut && (
        <Suspense fallback={null}>
          <SignInPage email={session.data?.user.email} />
        </Suspense>
      )}
      {session.data && (
        <Activity key={session.data.user.id} mode={isSignedOut || mustEnrol ? 'hidden' : 'visible'}>
          <SessionContext value={session.data}>{children}</SessionContext>
        </Activity>
      )}
      <Suspense fallback={null}>
        {mustEnrol && session.data && !isSignedOut && (
          <SessionContext value={session.data}>
            <EnrolmentPage onDone={enrolled} />
          </SessionContext>
        )}
        {isStepUpAsked && !isSignedOut && <StepUpDialog />}
      </Suspense>
    </>
  )
}
