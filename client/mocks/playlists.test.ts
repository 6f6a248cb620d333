import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Playlist } from '../../generated/client/model/playlist.ts'
import type { PlaylistContentsPage } from '../../generated/client/model/playlistContentsPage.ts'
import type { PlaylistPage } from '../../generated/client/model/playlistPage.ts'
import type { Section } from '../../generated/client/model/section.ts'
import { seedId } from './seed-ids.ts'
import { close, listen, testHub, type TestHub } from './testing.ts'

beforeAll(listen)
afterAll(close)

const first = `/me/playlists/${seedId('playlist', 1)}`
const arranged = `/playlists/${seedId('playlist', 1)}/contents`
const DAY_MS = 24 * 60 * 60 * 1000

test('shows each person the playlists that are meant for them', async () => {
  const names = async (role: 'learner' | 'admin') => {
    const { signIn, read } = testHub()
    await signIn(role)
    return (await read<PlaylistPage>('GET', '/me/playlists/')).playlists.map(({ name }) => name)
  }
  expect(await names('learner')).toContain('Working with your team')
  expect(await names('learner')).not.toContain('Looking after the hub')
  expect(await names('admin')).toContain('Looking after the hub')
  expect(await names('admin')).not.toContain('Working with your team')
})

test('answers 404 for a playlist that is meant for others, as for one that is not there', async () => {
  const { signIn, call } = testHub()
  await signIn('learner')
  for (const id of [seedId('playlist', 6), seedId('playlist', 99)]) {
    const response = await call('GET', `/me/playlists/${id}`)
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([404, 'not-found'])
  }
})

test('pages through a list to its end', async () => {
  const { signIn, read } = testHub()
  await signIn('learner')
  const page = await read<PlaylistPage>('GET', '/me/playlists/?limit=3')
  expect(page).toMatchObject({ total: 5, nextOffset: 3 })
  const rest = await read<PlaylistPage>('GET', '/me/playlists/?limit=3&offset=3')
  expect([rest.playlists.length, rest.nextOffset]).toEqual([2, null])
  expect(await read('GET', '/me/playlists/?limit=1000')).toMatchObject({
    code: 'bad-input',
    errors: [{ pointer: 'query/limit' }],
  })
})

test('shows a saved and liked playlist as such everywhere', async () => {
  const { signIn, call, read } = testHub()
  await signIn('manager')
  const before = await read<Playlist>('GET', first)
  await call('PUT', `${first}/save`)
  await call('POST', `${first}/likes`, { isLiked: true })
  await call('POST', `${first}/likes`, { isLiked: true })
  expect(await read('GET', first)).toMatchObject({ saved: 1, rated_like: 1, rating_count: before.rating_count + 1 })
  expect(await read('GET', '/me/content/saved')).toMatchObject({
    total: 1,
    items: [{ id: before.id, isSaved: true, isLiked: true }],
  })
  await call('PUT', `${first}/unsave`)
  expect(await read('GET', '/me/content/saved')).toMatchObject({ total: 0 })
})

test('opens a section when what stands before it is done', async () => {
  const { signIn, call, read } = testHub()
  await signIn('learner')
  expect(await sectionOf(read, 'Go further')).toMatchObject({
    isLockedForUser: true,
    lock: { reason: 'progress', remainingCount: 1 },
  })
  await call('PUT', `/me/assets/${seedId('asset', 3)}/position`, { position: 15, duration: 15 })
  expect(await sectionOf(read, 'Go further')).toMatchObject({ isLockedForUser: false, lock: null })
})

test('opens a section when its time has come', async () => {
  const { signIn, read, pass } = testHub()
  await signIn('learner')
  expect(await sectionOf(read, 'Next week')).toMatchObject({
    lock: { reason: 'time', unlocksAt: '2026-11-09T09:00:00.000Z' },
  })
  pass(7 * DAY_MS - 1000)
  await signIn('learner')
  expect(await sectionOf(read, 'Next week')).toMatchObject({ isLockedForUser: true })
  pass(1000)
  expect(await sectionOf(read, 'Next week')).toMatchObject({ isLockedForUser: false })
})

test('counts the completion of a playlist over what it requires', async () => {
  const { signIn, call, read } = testHub()
  await signIn('learner')
  expect(await read<Playlist>('GET', first)).toMatchObject({ completionRate: 0.4, userContentStatus: 'opened' })
  await call('PUT', `/me/assets/${seedId('asset', 4)}/unread`)
  expect(await read<Playlist>('GET', first)).toMatchObject({ completionRate: 0.2 })
})

test('arranges a playlist only for those who may, and only over the newest version', async () => {
  const { signIn, call } = testHub()
  const patch = [
    { rank: '1', updatedDetails: { name: 'Only this' } },
    { rank: '1.1', contentId: seedId('asset', 1) },
  ]
  await signIn('learner')
  expect((await call('PATCH', arranged, patch, { 'If-Match': '"v1"' })).status).toBe(403)
  await signIn('admin')
  expect((await call('PATCH', arranged, patch)).status).toBe(428)
  const done = await call('PATCH', arranged, patch, { 'If-Match': '"v1"' })
  expect([done.status, done.headers.get('etag')]).toEqual([200, '"v2"'])
  expect((await call('PATCH', arranged, patch, { 'If-Match': '"v1"' })).status).toBe(412)
  const page = (await (await call('GET', arranged)).json()) as PlaylistContentsPage
  expect(page.items.map(({ name }) => name)).toEqual(['Only this', 'Your first course: finding your way around'])
})

test('refuses arrangements that make no sense', async () => {
  const { signIn, call } = testHub()
  await signIn('admin')
  const codeOf = async (path: string, patch: object[]) => {
    const response = await call('PATCH', path, patch, { 'If-Match': '"v1"' })
    return ((await response.json()) as { code: string }).code
  }
  const one = { rank: '1', contentId: seedId('asset', 1) }
  expect(await codeOf(arranged, [one, { rank: '01', contentId: seedId('asset', 2) }])).toBe('duplicate-rank')
  expect(await codeOf(arranged, [one, { ...one, rank: '2' }])).toBe('duplicate-content')
  expect(await codeOf(arranged, [{ rank: '1' }])).toBe('section-name-required')
  expect(await codeOf(arranged, [{ rank: '1', contentId: seedId('asset', 99) }])).toBe('unknown-reference')
  expect(
    await codeOf(`/playlists/${seedId('playlist', 5)}/contents`, [{ rank: '1', contentId: seedId('playlist', 4) }]),
  ).toBe('circular-playlist')
})

test('makes a playlist inside another one, for a manager in their own team alone', async () => {
  const { signIn, call, read } = testHub()
  await signIn('manager')
  expect((await call('POST', '/playlists/', { name: 'For everybody' })).status).toBe(403)
  const body = {
    name: 'For the team',
    ownerTeamId: seedId('team', 1),
    parentPlaylistId: seedId('playlist', 3),
    externalRefId: 'demo-1',
  }
  const { id } = await read<{ id: string }>('POST', '/playlists/', body)
  expect(await read('GET', `/me/playlists/${id}`)).toMatchObject({
    name: 'For the team',
    parentPlaylists: [{ name: 'Working with your team' }],
  })
  expect((await call('POST', '/playlists/', body)).status).toBe(409)
})

async function sectionOf(read: TestHub['read'], name: string): Promise<Section | undefined> {
  const { items } = await read<PlaylistContentsPage>('GET', `${first}/contents`)
  return items.filter((item) => item.type === 'section').find((section) => section.name === name)
}
