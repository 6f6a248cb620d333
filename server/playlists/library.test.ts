import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addAsset, addFile, addPlaylist } from '../assets/asset-fixtures.ts'
import type { Db } from '../db/connect.ts'
import { newId } from '../platform/ids.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { problem } from '../testing/client.ts'
import { addTeam } from '../testing/people.ts'
import { makersFor } from './playlist-fixtures.ts'

/** The two lists of the library, which filter, sort and page alike. */

let hub: TestHub
let db: Db
let admin: Somebody

beforeAll(async () => {
  hub = await testHub({ features: ['team_playlists'] })
  db = hub.context.databases.forHub(1)
  admin = await hub.person({
    isAdmin: true,
    privileges: ['playlist_read', 'playlist_write', 'asset_read', 'asset_write'],
  })
})
afterAll(() => hub.close())

const { makePlaylist, makeLink, arrange } = makersFor(() => admin)

interface Kind {
  path: '/playlists/' | '/assets/'
  make: (about: { name: string; published?: boolean; ownerTeamId?: string; externalRefId?: string }) => Promise<string>
}

const KINDS: [string, Kind][] = [
  ['listPlaylists', { path: '/playlists/', make: (about) => makePlaylist(about) }],
  ['listAssets', { path: '/assets/', make: ({ name, ...about }) => makeLink(name, about) }],
]

const ids = (answer: { body: { items: { id: string }[] } }) => answer.body.items.map(({ id }) => id)

describe.each(KINDS)('%s', (operation, { path, make }) => {
  const list = (query: string, who = admin) => who.get(`${path}?${query}`)
  /** Names that no other test finds. */
  const word = () => `W${newId().replaceAll('-', '')}`

  test('lists drafts too, the newest change first, by name where it is asked, and the other way round', async () => {
    const mark = word()
    const b = await make({ name: `b ${mark}` })
    const a = await make({ name: `A ${mark}`, published: false })
    const c = await make({ name: `C ${mark}` })
    expect(ids(await list(`search=${mark}`))).toEqual([c, a, b])
    expect(ids(await list(`search=${mark}&order=asc`))).toEqual([b, a, c])
    expect(ids(await list(`search=${mark}&column=name`))).toEqual([a, b, c])
    expect(ids(await list(`search=${mark}&column=name&order=desc`))).toEqual([c, b, a])
  })

  test('filters by draft, team and reference, and by what was deleted', async () => {
    const mark = word()
    const teamId = await addTeam(hub.context.databases, 'Owners')
    const draft = await make({ name: `Draft ${mark}`, published: false })
    const owned = await make({ name: `Owned ${mark}`, ownerTeamId: teamId, externalRefId: mark })
    const gone = await make({ name: `Gone ${mark}` })
    await admin.delete(`${path}${gone}`)
    const found = async (query: string) => ids(await list(`search=${mark}&${query}`))
    expect(await found('published=false')).toEqual([draft])
    expect(await found('published=true')).toEqual([owned])
    expect(await found(`teamId=${teamId}`)).toEqual([owned])
    expect(await found(`externalRefId=${mark}`)).toEqual([owned])
    expect(await found('')).toEqual([owned, draft])
    expect(await found('includeDeleted=true')).toEqual([gone, owned, draft])
    expect(await found('onlyDeleted=true')).toEqual([gone])
    const [item] = (await list(`search=${mark}&onlyDeleted=true`)).body.items
    expect(item).toMatchObject({ isDeleted: true, restorableUntil: expect.any(String) })
    expect((await list(`search=${mark}&published=true`)).body.items[0]).toMatchObject({
      published: true,
      isDeleted: false,
      restorableUntil: null,
    })
  })

  test('pages by key without a gap or a doubled item, also when the list changes meanwhile', async () => {
    for (const sort of ['column=lastUpdated', 'column=name', 'column=name&order=desc']) {
      const mark = word()
      const all: string[] = []
      for (let index = 0; index < 5; index += 1) all.push(await make({ name: `${index % 2} ${mark}` }))
      const seen: string[] = []
      let query = `search=${mark}&limit=2&${sort}`
      for (;;) {
        const { body } = await list(query)
        seen.push(...body.items.map(({ id }: { id: string }) => id))
        // Would move everything by one place.
        await make({ name: sort.endsWith('desc') ? `9 ${mark}` : `0 ${mark}`.replace('0', '!') })
        if (!body.nextAfter) break
        expect(body.nextOffset === null).toBe(query.includes('after='))
        query = `search=${mark}&limit=2&${sort}&after=${body.nextAfter}`
      }
      const old = seen.filter((id) => all.includes(id))
      expect([new Set(seen).size, old.toSorted()]).toEqual([seen.length, all.toSorted()])
    }
  })

  test('takes a place only for the same list of the same person within a day, and without an offset', async () => {
    const mark = word()
    for (const name of ['One', 'Two', 'Three']) await make({ name: `${name} ${mark}` })
    const { nextAfter } = (await list(`search=${mark}&limit=1`)).body as { nextAfter: string }
    const other = await hub.person({ isAdmin: true, privileges: ['playlist_read', 'asset_read'] })
    expect((await list(`search=${mark}&after=${nextAfter}`)).body.items).toHaveLength(2)
    for (const answer of [
      await list(`search=${mark}&after=${nextAfter}&offset=1`),
      await list(`search=${mark}x&after=${nextAfter}`),
      await list(`search=${mark}&after=${nextAfter}&order=asc`),
      await list(`search=${mark}&after=${nextAfter}`, other),
      await list(`search=${mark}&after=${nextAfter.slice(0, -4)}AAAA`),
      await list('after=x'),
    ])
      expect(answer).toEqual(problem(400, 'after-not-usable'))
    hub.setNow(new Date(Date.now() + 25 * 60 * 60 * 1000))
    expect(await list(`search=${mark}&after=${nextAfter}`, other)).toEqual(problem(400, 'after-not-usable'))
    hub.setNow(null)
  })

  test('takes a per cent sign for what it is', async () => {
    const id = await make({ name: '100% ready' })
    expect(ids(await list('search=100%25 r'))).toEqual([id])
  })

  test('shows managers what their teams own, and learners nothing', async () => {
    const own = await addTeam(hub.context.databases, 'Own')
    const manager = await hub.person({ teams: [{ id: own, role: 'manager' }] })
    const theirs = await make({ name: 'Of a team', ownerTeamId: own, published: false })
    expect(ids(await list('', manager))).toEqual([theirs])
    expect((await list('', manager)).body.total).toBe(1)
    expect((await list('', await hub.person())).status).toBe(403)
    const reader = await hub.person({ isAdmin: true, privileges: ['nudge_read'] })
    expect((await list('', reader)).status).toBe(403)
  })

  test('takes as many statements for a long list as for a short one', async () => {
    hub.statements()
    await list('limit=1')
    const one = hub.statements().length
    await list('limit=100')
    expect([hub.statements().length, one]).toEqual([one, operation === 'listAssets' ? 3 : 2])
  })
})

describe('topics', () => {
  test('narrow playlists to what stands under them or below, and assets to what stands in those', async () => {
    const topic = async (body: object) => (await admin.post('/topics/', body)).body.id as string
    const above = await topic({ name: 'Above' })
    const below = await topic({ name: 'Below', parentTopicId: above, published: false })
    const [upper, lower] = [
      await makePlaylist({ topics: [above] }),
      await makePlaylist({ topics: [below], published: false }),
    ]
    const inside = await makeLink('Inside')
    await arrange(lower, [{ contentId: inside, rank: '1' }])
    await arrange(await makePlaylist(), [{ contentId: await makeLink('Beside'), rank: '1' }])
    expect(ids(await admin.get(`/playlists/?topicId=${above}`))).toEqual([lower, upper])
    expect(ids(await admin.get(`/playlists/?topicId=${below}`))).toEqual([lower])
    expect(ids(await admin.get(`/assets/?topicId=${above}`))).toEqual([inside])
    await admin.delete(`/topics/${below}`)
    expect(ids(await admin.get(`/playlists/?topicId=${above}`))).toEqual([upper])
  })
})

describe('assets', () => {
  test('are filtered by type and by how far their file is', async () => {
    const [ready, broken] = [await addFile(db), await addFile(db, { status: 'invalid' })]
    const upload = await addAsset(db, { type: 'upload', fileId: ready })
    const invalid = await addAsset(db, { type: 'zip', fileId: broken })
    expect(ids(await admin.get('/assets/?type=upload'))).toEqual([upload])
    expect(ids(await admin.get('/assets/?fileStatus=invalid'))).toEqual([invalid])
    expect(ids(await admin.get('/assets/?fileStatus=ready&type=zip'))).toEqual([])
    expect((await admin.get('/assets/?type=playlist')).status).toBe(400)
  })

  test('name the playlists that hold them, as far as the caller may see those', async () => {
    const link = await makeLink('Held twice')
    const open = await makePlaylist({ name: 'Open holder' })
    await arrange(open, [{ contentId: link, rank: '1' }])
    await addPlaylist(db, { items: [link], audience: 'teams', name: 'Closed holder' })
    const [item] = (await admin.get('/assets/?search=Held twice')).body.items
    expect(item.parentPlaylists).toEqual([{ id: open, name: 'Open holder', optional: false }])
  })
})
