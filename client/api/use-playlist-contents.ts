import { infiniteQueryOptions, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import {
  getListMyPlaylistContentsQueryKey,
  listMyPlaylistContents,
} from '../../generated/client/playlists/playlists.ts'
import { nextUnlock } from './next-unlock.ts'

/** What a playlist holds, a hundred at a time, the most that a list of the contract gives. */
export function usePlaylistContents(playlistId: string) {
  const query = useSuspenseInfiniteQuery({
    ...playlistContents(playlistId),
    // A section that opens by the clock opens under the reader's eyes.
    refetchInterval: ({ state }) => nextUnlock(state.data?.pages.flatMap(({ items }) => items) ?? [], new Date()),
  })
  return {
    contents: query.data.pages.flatMap(({ items }) => items),
    hasMore: query.hasNextPage,
    isFetching: query.isFetching,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
  }
}

/** The same, for who asks before it is shown. */
export function playlistContents(playlistId: string) {
  return infiniteQueryOptions({
    queryKey: [...getListMyPlaylistContentsQueryKey(playlistId), { pages: 'all' }],
    queryFn: ({ pageParam, signal }) =>
      listMyPlaylistContents(playlistId, { limit: 100, offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ nextOffset }) => nextOffset,
  })
}
