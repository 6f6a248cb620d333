import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { getListTopicsQueryOptions, useListTopics } from '../../generated/client/topics-admin/topics-admin.ts'
import type { ListTopicsParams } from '../../generated/client/model/listTopicsParams.ts'
import type { Topic } from '../../generated/client/model/topic.ts'
import type { Answer } from '../ui/answer.ts'

/** What one call answers at the most. */
const PAGE_SIZE = 100

/** The whole tree: the first page says how many there are, and the others come at once. */
export function useTopics(filters: ListTopicsParams): Answer<{ items: Topic[] }> {
  const pageAt = (offset: number): ListTopicsParams => ({ ...filters, limit: PAGE_SIZE, offset })
  const first = useListTopics(pageAt(0), { query: { placeholderData: keepPreviousData } })
  const total = first.data?.total ?? 0
  const offsets = Array.from({ length: Math.max(Math.ceil(total / PAGE_SIZE) - 1, 0) }, (_, page) => page + 1)
  const others = useQueries({
    queries: offsets.map((page) =>
      getListTopicsQueryOptions(pageAt(page * PAGE_SIZE), { query: { placeholderData: keepPreviousData } }),
    ),
  })
  const pages = [first, ...others]
  const isWhole = pages.every(({ data }) => data)
  return {
    data: isWhole ? { items: pages.flatMap(({ data }) => data!.items) } : undefined,
    error: pages.find(({ error }) => error)?.error ?? null,
    isFetching: pages.some(({ isFetching }) => isFetching),
    refetch: () => void Promise.all(pages.map(({ refetch }) => refetch())),
  }
}
