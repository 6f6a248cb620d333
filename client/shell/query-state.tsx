import { Skeleton } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { isWorthRetrying, problemWords } from '../api/problems.ts'
import type { Answer } from '../ui/answer.ts'
import { ProblemNote } from '../ui/page/problem-note.tsx'

type QueryStateProps = {
  query: Answer<unknown>
  /** Of what will stand here, in px. */
  height: number
}

/** What stands where an answer belongs until it is there: its shape, or why it did not come, with a button where another try may help. */
export function QueryState({ query, height }: QueryStateProps) {
  const { t } = useLingui()
  if (query.data) return null
  if (query.error) return <QueryProblem query={query} />
  return <Skeleton height={height} radius={12} role="status" aria-label={t`Loading`} />
}

/** Why an answer did not come. */
export function QueryProblem({ query: { error, isFetching, refetch } }: { query: Answer<unknown> }) {
  const onRetry = isWorthRetrying(error) ? () => void refetch() : undefined
  return <ProblemNote {...problemWords(error)} onRetry={onRetry} isRetrying={isFetching} />
}
