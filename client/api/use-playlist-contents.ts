import { infiniteQueryOptions, useInfiniteQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import {
  getListMyPlaylistContentsQueryKey,
  listMyPlaylistContents,
  useGetMyPlaylist,
} from '../../generated/client/playlists/playlists.ts'
import { nextUnlock } from './next-unlock.ts'
import { UNLESS_THERE } from './unless-there.ts'

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

/**
 * Asks for a playlist and what it holds at the same time, and says whether both are there. A page that waits by this shows them
 * as soon as they are: Suspense would keep its skeleton for a third of a second.
 * @throws what went wrong, while there is nothing to show
 */
export function useHasPlaylist(playlistId: string): boolean {
  const playlist = useGetMyPlaylist(playlistId, { query: UNLESS_THERE })
  const contents = useInfiniteQuery({ ...playlistContents(playlistId), ...UNLESS_THERE })
  return playlist.data !== undefined && contents.data !== undefined
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
