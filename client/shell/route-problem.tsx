import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { lazyRouteComponent, Link, useParams, useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { Suspense, useEffect, useEffectEvent } from 'react'
import { HubProblem } from '../api/hub-problem.ts'
import { isWorthRetrying, problemWords } from '../api/problems.ts'
import { Page } from '../ui/page/page.tsx'
import { ProblemNote } from '../ui/page/problem-note.tsx'

const UnseenContent = lazyRouteComponent(() => import('./unseen-content.tsx'), 'UnseenContent')

/** What stands in the place of a page that failed; the shell around it goes on working. */
export function RouteProblem(problem: ErrorComponentProps) {
  const { assetId, playlistId } = useParams({ strict: false })
  const contentId = assetId ?? playlistId
  const { error } = problem
  const isUnseen = contentId && error instanceof HubProblem && error.status === 404
  return <Suspense>{isUnseen ? <UnseenContent contentId={contentId} /> : <Failure {...problem} />}</Suspense>
}

function Failure({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui()
  const router = useRouter()
  const { reset: resetQueries } = useQueryErrorResetBoundary()
  const retry = () => {
    resetQueries()
    reset()
    void router.invalidate()
  }
  const retryAfterSignIn = useEffectEvent(retry)
  const isSignedOut = error instanceof HubProblem && error.status === 401
  // Behind the sign-in screen effects rest; this one runs when somebody is back.
  useEffect(() => {
    if (isSignedOut) retryAfterSignIn()
  }, [isSignedOut])
  return (
    <Page title={t`This page could not be shown`}>
      <ProblemNote {...problemWords(error)} onRetry={isWorthRetrying(error) ? retry : undefined} />
      <p>
        <Link to="/">
          <Trans>Go to the home page</Trans>
        </Link>
      </p>
    </Page>
  )
}
