import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** What a person can change about a playlist or an asset with one click. */
export type ContentChange = {
  isSaved?: boolean
  isLiked?: boolean
  userContentStatus?: 'notstarted' | 'opened' | 'completed'
}

type Snapshot = readonly [QueryKey, unknown][]

/**
 * Shows a change at once in every list and page that holds the content, whatever the list is.
 * Answers what was there before, for `restoreContent`.
 */
export async function changeContent(client: QueryClient, id: string, change: ContentChange): Promise<Snapshot> {
  await client.cancelQueries({ queryKey: ['me'] })
  const before = client.getQueriesData({ queryKey: ['me'] })
  client.setQueriesData({ queryKey: ['me'] }, (data: unknown) => withChange(data, id, change))
  return before
}

export function restoreContent(client: QueryClient, before: Snapshot): void {
  for (const [key, data] of before) client.setQueryData(key, data)
}

/** Copies only what changes, so that React redraws only that. */
export function withChange(data: unknown, id: string, change: ContentChange): unknown {
  if (Array.isArray(data))
    return sameOr(
      data,
      data.map((entry) => withChange(entry, id, change)),
    )
  if (typeof data !== 'object' || data === null) return data
  const entries = Object.entries(data)
  const inner = entries.map(([, value]) => withChange(value, id, change))
  const isSame = inner.every((value, index) => value === entries[index]?.[1])
  const copy = isSame ? data : Object.fromEntries(entries.map(([key], index) => [key, inner[index]]))
  return 'id' in copy && copy.id === id && ('type' in copy || 'saved' in copy)
    ? { ...copy, ...fieldsOf(copy, change) }
    : copy
}

// The contract spells the flags of a playlist 0 and 1, those of a card true and false, and an asset has one of each.
function fieldsOf(content: object, { isSaved, isLiked, userContentStatus }: ContentChange): object {
  return {
    ...(isSaved !== undefined && ('saved' in content ? { saved: isSaved ? 1 : 0 } : { isSaved })),
    ...(isLiked !== undefined && likeOf(content, isLiked)),
    ...(userContentStatus !== undefined && { userContentStatus }),
  }
}

function likeOf(content: object, isLiked: boolean): object {
  const flag = isLiked ? 1 : 0
  if ('rated_like' in content) return { rated_like: flag }
  return 'user_rated_like' in content ? { user_rated_like: flag } : { isLiked }
}

function sameOr(before: readonly unknown[], after: unknown[]): readonly unknown[] {
  return after.every((entry, index) => entry === before[index]) ? before : after
}
