import { QueryClient } from '@tanstack/react-query'
import { HubProblem } from './hub-problem.ts'

/** One per page. Reads are tried three times unless the hub said no; changes are never sent twice. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: shouldRetry, retryDelay: (count) => 500 * 2 ** count },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** A 4xx answer stays the same however often one asks; 429 has to wait for the person. */
export function shouldRetry(failures: number, error: Error): boolean {
  if (error instanceof HubProblem && error.status >= 400 && error.status < 500) return false
  return failures < 2
}
