import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { Link, useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isWorthRetrying, problemWords } from '../api/problems.ts'
import { Page } from '../ui/page.tsx'
import { ProblemNote } from '../ui/problem-note.tsx'

/** What stands in the place of a page that failed; the shell around it goes on working. */
export function RouteProblem({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui()
  const router = useRouter()
  const { reset: resetQueries } = useQueryErrorResetBoundary()
  useEffect(() => resetQueries(), [resetQueries])
  const retry = () => {
    reset()
    void router.invalidate()
  }
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
