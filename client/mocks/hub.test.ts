import { beforeEach, expect, test } from 'vitest'
import { seedId } from './seed-ids.ts'
import { testHub, type TestHub } from './testing.ts'

let hub: TestHub

beforeEach(async () => {
  hub = testHub()
  await hub.signIn('learner')
})

interface Page {
  items: { id: string; name: string; isLockedForUser?: boolean; userContentStatus?: string }[]
  total: number
}

const PLAYLIST = seedId('playlist', 11)
const [FILM, GUIDE] = [seedId('asset', 11), seedId('asset', 12)]

test('shows what was saved in every list that holds it', async () => {
  const isThere = async () => {
    const { items } = await hub.read<Page>('GET', '/me/content/saved')
    return items.some(({ id }) => id === FILM)
  }
  expect(await isThere()).toBe(false)
  await hub.call('POST', `/me/assets/${FILM}/save`)
  expect(await isThere()).toBe(true)
  expect(await hub.read('GET', `/me/assets/${FILM}`)).toMatchObject({ isSaved: true })
})

test('keeps what one person does from the others', async () => {
  await hub.call('POST', `/me/assets/${FILM}/save`)
  await hub.signIn('admin')
  expect(await hub.read('GET', `/me/assets/${FILM}`)).toMatchObject({ isSaved: false })
})

test('opens a section when all before it is done, by the rules of the server', async () => {
  const section = async () => {
    const { items } = await hub.read<Page>('GET', `/me/playlists/${PLAYLIST}/contents`)
    return { isLocked: items.find((item) => item.isLockedForUser !== undefined)!.isLockedForUser, count: items.length }
  }
  expect(await section()).toEqual({ isLocked: true, count: 4 })
  await hub.call('PUT', `/me/assets/${GUIDE}/read`)
  await hub.call('PUT', `/me/assets/${FILM}/position`, { position: 15, duration: 15 })
  expect(await section()).toEqual({ isLocked: false, count: 10 })
  expect(await hub.read('GET', `/me/playlists/${PLAYLIST}`)).toMatchObject({ completionRate: 0.25 })
})

test('says what keeps content from somebody, and opens it in time, by the rules of the server', async () => {
  const [later, week] = [seedId('asset', 19), 7 * 86_400_000]
  const why = (id = later) => hub.read<object>('GET', `/me/content/${id}/visibility`)
  const status = async () => (await hub.call('GET', `/me/assets/${later}`)).status
  hub.hub.now = () => new Date()
  await hub.signIn('learner')
  const told = await why()
  expect(told).toMatchObject({ isVisible: false, reason: 'opensLater', playlistId: PLAYLIST })
  expect([await status(), await why(FILM)]).toMatchObject([404, { isVisible: true, reason: null }])
  hub.hub.now = () => new Date(Date.now() + week)
  await hub.signIn('learner')
  expect([await status(), await why()]).toMatchObject([200, { isVisible: true }])
  await hub.signIn('admin')
  const change = (id: string, body: object) =>
    hub.call('PATCH', `/assets/${id}`, { name: 'Changed', ...body }, { 'if-match': '*' })
  await change(FILM, { published: false })
  await change(GUIDE, { audience: 'teams', teamIds: [seedId('team', 1)] })
  const asked = `/content/${GUIDE}/visibility?userId=${seedId('person', 1)}`
  expect(await hub.read('GET', asked)).toMatchObject({
    isVisible: false,
    obstacles: [{ reason: 'audience', id: GUIDE }],
  })
  await hub.signIn('learner')
  expect([await why(FILM), await why(GUIDE)]).toMatchObject([{ reason: 'unpublished' }, { reason: 'audience' }])
  await hub.signIn('manager')
  expect(await why(GUIDE)).toMatchObject({ isVisible: true })
  await hub.signIn('admin')
  await hub.call('DELETE', `/assets/${later}`)
  expect((await hub.call('GET', `/me/content/${later}/visibility`)).status).toBe(404)
})

test('filters, searches and pages a list by the parameters that the call has', async () => {
  const found = await hub.read<Page>('GET', '/me/content/search?query=guide&type=upload&limit=1')
  expect(found.items).toHaveLength(1)
  expect(found).toMatchObject({ items: [{ name: 'The printed guide to this hub' }], total: 1, nextOffset: null })
})

test('refuses a sign-in for a while after five wrong passwords', async () => {
  const signIn = (password: string) => hub.call('POST', '/auth/sign-in', { email: 'admin@hub.example', password })
  const tries = await Promise.all(Array.from({ length: 5 }, () => signIn('wrong')))
  expect(tries.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
  expect((await signIn('demo-hub-2026')).status).toBe(429)
  hub.pass(60_000)
  expect((await signIn('demo-hub-2026')).status).toBe(200)
})

test('prepares an upload for a moment, and puts it where it was meant to go', async () => {
  const body = { type: 'profilePicture', filename: 'me.png', contentType: 'image/png', size: 3 }
  const { fileId, uploadToken } = await hub.read<{ fileId: string; uploadToken: string }>('POST', '/files/policy', body)
  await hub.call('PUT', `/files/uploads/${uploadToken}`, new Uint8Array(3))
  await hub.call('POST', '/files/new', { uploadToken })
  expect(await hub.read('GET', `/files/${fileId}`)).toMatchObject({ fileStatus: 'processing' })
  hub.pass(2000)
  expect(await hub.read('GET', `/files/${fileId}`)).toMatchObject({ fileStatus: 'ready' })
  expect(await hub.read('GET', '/me/profile')).toMatchObject({ pictureUrl: `/api/picture/${fileId}` })
})

test('says what is an example and what is kept', async () => {
  await hub.signIn('admin')
  expect((await hub.call('GET', '/stats/overview')).headers.get('x-mock-answer')).toBe('example')
  expect((await hub.call('GET', '/topics')).headers.get('x-mock-answer')).toBe('state')
})

test('answers an operation that nobody built by what it does', async () => {
  await hub.signIn('admin')
  const { id } = await hub.read<{ id: string }>('POST', '/topics', { name: 'Gardening' })
  await hub.call('PATCH', `/topics/${id}`, { name: 'Gardens' }, { 'if-match': '*' })
  expect(await hub.read('GET', `/topics/${id}`)).toMatchObject({ id, name: 'Gardens', isDeleted: false })
  await hub.call('DELETE', `/topics/${id}`)
  expect((await hub.call('GET', `/topics/${id}`)).status).toBe(404)
  await hub.call('POST', `/topics/${id}/restore`)
  expect((await hub.call('GET', `/topics/${id}`)).status).toBe(200)
})

test('has one effect of a call that comes again under its key', async () => {
  const { call, signIn, read } = testHub()
  await signIn('admin')
  const count = async () => (await read<{ total: number }>('GET', '/topics/')).total
  const before = await count()
  const send = (name: string) => call('POST', '/topics/', { name }, { 'idempotency-key': 'once' })
  const first = await send('Once')
  const second = await send('Once')
  expect(await second.json()).toEqual(await first.json())
  expect([first, second].map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([null, 'true'])
  expect(await count()).toBe(before + 1)
  const other = await send('Other')
  expect([other.status, (await other.json()).code]).toEqual([422, 'idempotency-key-reused'])
  await signIn('manager')
  expect(
    (await call('POST', '/content-request', { name: 'A', content: 'B' }, { 'idempotency-key': 'once' })).status,
  ).toBe(201)
})
