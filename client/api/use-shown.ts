import { useMutationState } from '@tanstack/react-query'
import type { OperationId } from '../../generated/access.ts'

/** How a change looks in the answer of a query before the hub has answered, by the operation that makes it. */
type Effects<Data> = { readonly [Id in OperationId]?: (data: Data, variables: never) => Data }

interface Shown<Data> {
  data: Data | undefined
  /** When the hub answered last, in milliseconds. */
  dataUpdatedAt: number
}

/**
 * A query whose answer shows a person's changes at once: those that are on their way, and those that the answer is too old
 * to hold. A change that the hub refuses is gone from it by itself, because the answer itself is left as it came.
 */
export function useShown<Data, Query extends Shown<Data>>(query: Query & Shown<Data>, effects: Effects<Data>): Query {
  const changes = useMutationState({
    filters: { predicate: ({ options: { mutationKey } }) => effectOf(effects, mutationKey) !== undefined },
    select: ({ options: { mutationKey }, state: { status, submittedAt, variables } }) => ({
      mutationKey,
      status,
      submittedAt,
      variables,
    }),
  })
  const { data, dataUpdatedAt } = query
  if (data === undefined) return query
  const unseen = changes.filter(
    ({ status, submittedAt }) => status === 'pending' || (status === 'success' && submittedAt > dataUpdatedAt),
  )
  const shown = unseen.reduce<Data>(
    (shown, { mutationKey, variables }) => effectOf(effects, mutationKey)!(shown, variables as never),
    data,
  )
  return { ...query, data: shown }
}

/** Generated hooks are named after their operation. */
function effectOf<Data>(effects: Effects<Data>, key: readonly unknown[] | undefined) {
  return effects[key?.[0] as OperationId]
}
