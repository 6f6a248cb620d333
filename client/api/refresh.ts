import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { OperationId } from '../../generated/access.ts'
import { getGetHubQueryKey } from '../../generated/client/hubs/hubs.ts'

/**
 * Reads anew what a success of an operation may have changed, as the contract's `x-resource` says it: at once what is on
 * the screen, the rest when it is shown again. Nothing for who is signed in, whose change empties the whole cache.
 * @returns when what is on the screen is new
 */
export async function refreshAfter(client: QueryClient, operation: OperationId): Promise<void> {
  const isAffected = await affectedBy(operation)
  await client.invalidateQueries({ predicate: isAffected, refetchType: 'none' })
  await client.refetchQueries({ type: 'active', predicate: (query) => isAffected(query) && !query.meta?.isHeld })
}

async function affectedBy(operation: OperationId): Promise<(query: Pick<Query, 'queryKey'>) => boolean> {
  // Only who changes something needs the table. Where it does not come, the change was kept all the same: read all anew.
  const table = await import('../../generated/client-resources.ts').catch(() => null)
  if (!table) return () => true
  const affected = table.affects[operation] ?? []
  if (affected === 'all') return () => false
  return ({ queryKey }) => affected.includes(entityOf(queryKey, table.reads) ?? -1)
}

/** Which entity a query is about, by its path; undefined for what is no read of the contract. */
export function entityOf(key: QueryKey, reads: Readonly<Record<string, number>>): number | undefined {
  const parameters = key.findIndex((part) => typeof part !== 'string')
  const path = (parameters < 0 ? key : key.slice(0, parameters)) as string[]
  const exact = reads[path.join('/')]
  if (exact !== undefined) return exact
  return Object.entries(reads).find(([template]) => fits(path, template.split('/')))?.[1]
}

/** Whether a query is about the person who is signed in; all but the hub's own name and colours is. */
export function isPersonal({ queryHash }: Query): boolean {
  return queryHash !== hashKey(getGetHubQueryKey())
}

function fits(path: string[], template: string[]): boolean {
  return path.length === template.length && template.every((part, index) => part === '*' || part === path[index])
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Whether it is left as it is while it is on the screen, as a list of the unread from which a read one may not vanish. */
      isHeld?: boolean
    }
  }
}
