import { useInfiniteQuery } from '@tanstack/react-query'
import { getListMyContentCommentsQueryKey, listMyContentComments } from '../../generated/client/comments/comments.ts'
import type { Comment } from '../../generated/client/model/comment.ts'

const PAGE = 20

/** The comments on content, the newest first, or with `parentId` all replies to one of them, the oldest first. */
export function useComments(contentId: string, parentId?: string, isWanted = true) {
  const query = useInfiniteQuery({
    queryKey: [...getListMyContentCommentsQueryKey(contentId), { pages: parentId ?? 'all' }],
    queryFn: ({ pageParam, signal }) =>
      listMyContentComments(contentId, { limit: PAGE, offset: pageParam, ...(parentId && { parentId }) }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ nextOffset }) => nextOffset,
    enabled: isWanted,
  })
  return {
    comments: query.data && once(query.data.pages.flatMap(({ items }) => items)),
    error: query.data ? null : query.error,
    isLoading: query.isLoading,
    refetch: query.refetch,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
  }
}

/** A new comment moves the others on by one, so the next page may begin with one that is here already. */
function once(comments: Comment[]): Comment[] {
  return [...new Map(comments.map((comment) => [comment.id, comment])).values()]
}
