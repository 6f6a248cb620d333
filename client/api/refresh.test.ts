import { QueryClient, QueryObserver, type QueryKey } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { reads } from '../../generated/client-resources.ts'
import { getLaunchMyAssetMutationKey } from '../../generated/client/assets/assets.ts'
import { getListMyApiTokensQueryKey } from '../../generated/client/auth/auth.ts'
import { getListMyContentCommentsQueryKey } from '../../generated/client/comments/comments.ts'
import { getListMySavedContentQueryKey } from '../../generated/client/content/content.ts'
import { getGetMyPlaylistQueryKey, getListMyPlaylistsQueryKey } from '../../generated/client/playlists/playlists.ts'
import { getPreviewTeamRulesMutationKey } from '../../generated/client/teams-admin/teams-admin.ts'
import { entityOf, refreshAfter } from './refresh.ts'

const asked = vi.fn<(key: QueryKey) => void>()
const stop: (() => void)[] = []
let client: QueryClient

/** A query that is on the screen. */
async function look(queryKey: QueryKey, meta = {}): Promise<void> {
  const queryFn = () => (asked(queryKey), Promise.resolve(0))
  stop.push(new QueryObserver(client, { queryKey, queryFn, meta, staleTime: Infinity }).subscribe(() => undefined))
  await vi.waitFor(() => expect(client.getQueryData(queryKey)).toBe(0))
}

beforeEach(() => {
  client = new QueryClient()
})
afterEach(() => {
  for (const end of stop.splice(0)) end()
  asked.mockReset()
})

describe('refreshAfter', () => {
  test('reads anew what the contract says that a change affects, and nothing else', async () => {
    const [playlist, saved, tokens] = [
      getGetMyPlaylistQueryKey('p1'),
      getListMySavedContentQueryKey({ limit: 24 }),
      getListMyApiTokensQueryKey(),
    ]
    for (const key of [playlist, saved, tokens]) await look(key)
    asked.mockReset()
    await refreshAfter(client, 'saveMyPlaylist')
    expect(asked.mock.calls.map(([key]) => key)).toEqual([playlist, saved])
  })

  test('waits with what is not on the screen until it is shown', async () => {
    const key = getListMyPlaylistsQueryKey()
    client.setQueryData(key, 0 as never)
    await refreshAfter(client, 'saveMyPlaylist')
    expect(client.getQueryState(key)?.isInvalidated).toBe(true)
  })

  test('leaves what is held as it is, to be read when it is shown again', async () => {
    const key = getListMyApiTokensQueryKey()
    await look(key, { isHeld: true })
    asked.mockReset()
    await refreshAfter(client, 'createMyApiToken')
    expect(asked).not.toHaveBeenCalled()
    expect(client.getQueryState(key)?.isInvalidated).toBe(true)
  })

  test('reads nothing after a call that changes nothing', async () => {
    await look(getGetMyPlaylistQueryKey('p1'))
    asked.mockReset()
    await refreshAfter(client, 'listMyPlaylists')
    expect(asked).not.toHaveBeenCalled()
  })
})

test('reads all anew where the table of the contract cannot be loaded', async () => {
  vi.resetModules()
  vi.doMock('../../generated/client-resources.ts', () => {
    throw new Error('offline')
  })
  const key = getListMyApiTokensQueryKey()
  client.setQueryData(key, 0 as never)
  const { refreshAfter: refreshBlindly } = await import('./refresh.ts')
  await refreshBlindly(client, 'saveMyPlaylist')
  expect(client.getQueryState(key)?.isInvalidated).toBe(true)
  vi.doUnmock('../../generated/client-resources.ts')
})

describe('entityOf', () => {
  test('knows a path with parameters and without, whatever it is asked with', () => {
    const comments = entityOf(getListMyContentCommentsQueryKey('c1'), reads)
    expect(comments).toBe(reads['me/content/*/comments'])
    expect(entityOf([...getListMyContentCommentsQueryKey('c1'), { parentId: 'r1' }], reads)).toBe(comments)
    expect(entityOf(getListMySavedContentQueryKey({ limit: 1 }), reads)).toBe(reads['me/content/saved'])
  })

  test('knows a read by POST, whatever it asks', () => {
    const asked = [...getPreviewTeamRulesMutationKey(), { teamId: 't1' }]
    expect(entityOf(asked, reads)).toBe(reads['teams/*/members'])
  })

  test('knows nothing of what is no read of the contract', () => {
    expect(entityOf([...getLaunchMyAssetMutationKey(), { assetId: 'a1' }], reads)).toBeUndefined()
  })
})
