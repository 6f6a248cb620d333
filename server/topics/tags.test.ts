import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteContent, makersFor } from '../playlists/playlist-fixtures.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'

let hub: TestHub
let admin: Somebody
let learner: Somebody

beforeAll(async () => {
  hub = await testHub()
  admin = await hub.person({ isAdmin: true, privileges: ['playlist_write'] })
  learner = await hub.person()
})
afterAll(() => hub.close())

const { makePlaylist } = makersFor(() => admin)

async function tagsOf(who: Somebody, query = '?limit=100') {
  const { status, body } = await who.get(`/tags/${query}`)
  expect(status).toBe(200)
  return (body.items as { name: string; contentCount: number }[]).map(({ name, contentCount }) => [name, contentCount])
}

test('adds tags and leaves those as they are that are there, in any case', async () => {
  const create = async (...names: string[]) => (await admin.post('/tags/', { names })).body.createdCount as number
  expect(await create('Safety', 'team')).toBe(2)
  expect(await create('safety', ' TEAM ', 'new', 'New')).toBe(1)
  expect(await tagsOf(admin)).toEqual([
    ['new', 0],
    ['Safety', 0],
    ['team', 0],
  ])
})

test('counts the content that the caller may see, and names no tag of other content', async () => {
  await makePlaylist({ tags: ['safety', 'onboarding'] })
  await makePlaylist({ tags: ['safety', 'hidden'], audience: 'admin' })
  expect(await tagsOf(learner, '?search=ON')).toEqual([['onboarding', 1]])
  expect(await tagsOf(learner)).toContainEqual(['Safety', 1])
  expect(await tagsOf(learner)).not.toContainEqual(['hidden', expect.anything()])
  const editor = await hub.person({ isAdmin: true, privileges: ['asset_read'] })
  for (const who of [admin, editor]) {
    expect(await tagsOf(who)).toContainEqual(['Safety', 2])
    expect(await tagsOf(who)).toContainEqual(['hidden', 1])
  }
})

test('counts no deleted content, and names no tag that stands on nothing else', async () => {
  await makePlaylist({ tags: ['archived'] })
  const deleted = await makePlaylist({ tags: ['archived', 'vanished'] })
  expect(await tagsOf(admin)).toEqual(
    expect.arrayContaining([
      ['archived', 2],
      ['vanished', 1],
    ]),
  )
  await deleteContent(hub, deleted)
  expect(await tagsOf(admin)).toContainEqual(['archived', 1])
  expect(await tagsOf(admin)).not.toContainEqual(['vanished', expect.anything()])
})

test('pages through the tags in a fixed number of statements', async () => {
  const whole = await tagsOf(admin)
  expect([...(await tagsOf(admin, '?limit=1')), ...(await tagsOf(admin, '?limit=99&offset=1'))]).toEqual(whole)
  hub.statements()
  await tagsOf(admin)
  expect(hub.statements()).toHaveLength(2)
})

test('shows nothing of another hub', async () => {
  const foreigner = await hub.person({ domainId: 2, isAdmin: true, privileges: ['playlist_write'] })
  expect(await tagsOf(foreigner)).toEqual([])
})
