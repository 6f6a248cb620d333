import { isWorthRetrying, problemWords } from '../api/problems.ts'
import type { ListState } from '../ui/data-table/list-state.ts'

/** What the generated hook of a list answers. */
export interface PageQuery<Row> {
  data: { items: Row[]; total: number; totalIsCapped: boolean; nextAfter?: string | null } | undefined
  error: unknown
  isFetching: boolean
  isPlaceholderData: boolean
  refetch: () => unknown
}

/** What a table needs to know of it. */
export function listStateOf<Row>({ data, error, ...query }: PageQuery<Row>): ListState<Row> {
  return {
    rows: data?.items,
    total: data?.total ?? 0,
    isCapped: data?.totalIsCapped ?? false,
    nextAfter: data?.nextAfter,
    isOutdated: query.isPlaceholderData,
    problem: error
      ? {
          ...problemWords(error),
          onRetry: isWorthRetrying(error) ? () => void query.refetch() : undefined,
          isRetrying: query.isFetching,
        }
      : null,
  }
}
