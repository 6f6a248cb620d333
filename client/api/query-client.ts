import type { OperationId } from '../../generated/access.ts'
import { MutationCache, QueryClient } from '@tanstack/react-query'
import { HubProblem } from './hub-problem.ts'
import { refreshAfter } from './refresh.ts'

/**
 * One per page. Reads are tried three times unless the hub said no; changes are never sent twice. A change by a generated
 * hook counts as on its way until what it affects was read anew; that is read anew, too, where the hub refuses what may
 * have been changed or deleted meanwhile.
 */
export function makeQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: (_data, _variables, _context, { options }) => refresh(options.mutationKey),
      onError: (error, _variables, _context, { options }) => {
        if (isOutdated(error)) void refresh(options.mutationKey)
      },
    }),
    defaultOptions: {
      queries: { staleTime: 30_000, retry: shouldRetry, retryDelay: (count) => 500 * 2 ** count },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  // Generated hooks are named after their operation.
  const refresh = ([name]: readonly unknown[] = []) =>
    typeof name === 'string' ? refreshAfter(client, name as OperationId) : undefined
  return client
}

/** Whether the hub refuses a change because it is about something else than what the screen shows. */
function isOutdated(error: unknown): boolean {
  return error instanceof HubProblem && [400, 404, 409, 412].includes(error.status)
}

/** A 4xx answer stays the same however often one asks; 429 has to wait for the person. */
export function shouldRetry(failures: number, error: Error): boolean {
  if (error instanceof HubProblem && error.status >= 400 && error.status < 500) return false
  return failures < 2
}
