import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addAsset, addPlaylist } from '../../assets/asset-fixtures.ts'
import type { Db } from '../../db/connect.ts'
import { addTeam } from '../../testing/people.ts'
import { testHub, type Somebody, type TestHub } from '../../testing/app.ts'
import { indexMissing } from '../search/index-service.ts'

/** Content as those see it who choose from all of it, and who changed what. */

let hub: TestHub
let db: Db
let admin: Somebody

beforeAll(async () => {
  hub = await testHub({ features: ['team_playlists'] })
  db = hub.context.databases.forHub(1)
  admin = await hub.person({ isAdmin: true, privileges: ['playlist_write', 'asset_write', 'user_write'] })
})
afterAll(() => hub.close())

interface Named {
  name: string
}

/** What a fixture adds is found once it is indexed. */
async function ask(query: string, who = admin) {
  await indexMissing(await hub.hubCall())
  return who.get(`/content/?owner=local&${query}`)
}
const namesOf = async (query: string, who = admin) =>
  (await ask(query, who)).body.items.map(({ name }: Named) => name) as string[]

describe('all content', () => {
  test('is listed by name and narrowed by all that the call names', async () => {
    const team = await addTeam(hub.context.databases, 'Team')
    const other = await addTeam(hub.context.databases, 'Other team')
    const asset = await addAsset(db, { name: 'Kite asset' })
    await addAsset(db, { name: 'kite for a team', audience: 'teams', teamIds: [team] })
    await addAsset(db, { name: 'Kite for others', audience: 'teams', teamIds: [other] })
    // It was for a team before.
    await addAsset(db, { name: 'Kite of admins', audience: 'admin', teamIds: [team] })
    await addAsset(db, { name: 'Kite draft', published: false })
    await addAsset(db, { name: 'Kite gone', isDeleted: true })
    const inner = await addPlaylist(db, { name: 'Kite inner', items: [asset] })
    await addPlaylist(db, { name: 'Kite outer', items: [inner] })
    const q = 'search=kite'
    expect(await namesOf(q)).toEqual([
      'Kite asset',
      'Kite draft',
      'kite for a team',
      'Kite for others',
      'Kite inner',
      'Kite of admins',
      'Kite outer',
    ])
    expect(await namesOf(`${q}&audience=noadmin&type=web`)).toEqual([
      'Kite asset',
      'Kite draft',
      'kite for a team',
      'Kite for others',
    ])
    expect(await namesOf(`${q}&type=playlist`)).toEqual(['Kite inner', 'Kite outer'])
    expect(await namesOf(`${q}&teamIds=${team}`)).toEqual(['Kite asset', 'kite for a team', 'Kite inner', 'Kite outer'])
    expect(await namesOf(`type=playlist&${q}&playlistIdForCircularReferenceCheck=${inner}`)).toEqual([])
    expect(await namesOf(`id=${asset}`)).toEqual(['Kite asset'])
    expect(await namesOf(`${q}&privilege=asset_write&type=playlist`)).toEqual([])
    expect(await namesOf(`${q}&privilege=nudge_write`)).toEqual([])
    expect((await admin.get(`/content/?${q}`)).body).toMatchObject({ items: [], total: 0 })
    expect((await ask(`id=${asset}`)).body.items[0].fullData).toBeNull()
    const secret = await addPlaylist(db, { name: 'Secret', audience: 'teams', items: [asset] })
    await db.insertInto('content_team').values({ content_id: secret, team_id: other }).execute()
    expect((await ask(`id=${asset}&getFullData=true`)).body.items[0]).toMatchObject({
      fullData: { parentPlaylists: [{ id: inner, name: 'Kite inner', optional: false }], rating_count: 0 },
    })
  })

  test('is found by the beginnings of the words of its name, whatever their case and accents', async () => {
    for (const name of ['Österreich: Erste Hilfe', 'Erstellen', '火災避難訓練']) await addAsset(db, { name })
    expect(await namesOf('search=ERST')).toEqual(['Erstellen', 'Österreich: Erste Hilfe'])
    expect(await namesOf('search=hil+oster')).toEqual(['Österreich: Erste Hilfe'])
    expect(await namesOf(`search=${encodeURIComponent('避難')}`)).toEqual(['火災避難訓練'])
    expect(await namesOf('search=rste')).toEqual([])
    expect(await namesOf('search=%21')).toEqual([])
  })

  test('goes on after a page with the same filters alone, and misses nothing that was added before', async () => {
    for (const name of ['Lamp A', 'Lamp B', 'Lamp C', `Lamp ${'ü'.repeat(200)}`, 'Lampz']) await addAsset(db, { name })
    const first = (await ask('search=lamp&limit=2')).body
    expect(first).toMatchObject({
      total: 5,
      totalIsCapped: false,
      nextOffset: 2,
      items: [{ name: 'Lamp A' }, { name: 'Lamp B' }],
    })
    await addAsset(db, { name: 'Lamp AA' })
    const seen: string[] = []
    for (let after = first.nextAfter; after;) {
      const { body } = await ask(`search=lamp&limit=1&after=${after}`)
      expect(body.nextOffset).toBeNull()
      seen.push(...body.items.map(({ name }: Named) => name.slice(0, 6)))
      after = body.nextAfter
    }
    expect(seen).toEqual(['Lamp C', 'Lamp ü', 'Lampz'])
    const refused = { status: 400, body: { code: 'after-not-usable' } }
    expect(await ask(`search=lamps&after=${first.nextAfter}`)).toMatchObject(refused)
    expect(await ask(`search=lamp&start=2&after=${first.nextAfter}`)).toMatchObject(refused)
    expect(await ask('after=nothing')).toMatchObject(refused)
    hub.setNow(new Date(Date.now() + 25 * 3_600_000))
    expect(await ask(`search=lamp&limit=2&after=${first.nextAfter}`)).toMatchObject(refused)
    hub.setNow(null)
  })

  test('is for an admin what they may read, and for a manager what their teams own', async () => {
    const team = await addTeam(hub.context.databases, 'Owning')
    const own = await addAsset(db, { name: 'Moss own', ownerTeamId: team, audience: 'admin' })
    const common = await addAsset(db, { name: 'Moss common', audience: 'admin' })
    await addPlaylist(db, { name: 'Moss playlist' })
    const manager = await hub.person({ teams: [{ id: team, role: 'manager' }] })
    const of = (...privileges: ('asset_read' | 'playlist_read' | 'nudge_read')[]) =>
      hub.person({ isAdmin: true, privileges })
    expect(await namesOf('search=moss', manager)).toEqual(['Moss own'])
    expect(await namesOf('search=moss', await of('asset_read'))).toEqual(['Moss common', 'Moss own'])
    expect(await namesOf('search=moss', await of('playlist_read'))).toEqual(['Moss playlist'])
    expect(await namesOf('search=moss', await of('nudge_read'))).toHaveLength(3)
    expect((await ask('', await hub.person())).status).toBe(403)
    const card = async (who: Somebody, id: string) => (await who.get(`/content/card?content_id=${id}`)).status
    expect([await card(manager, own), await card(manager, common)]).toEqual([200, 403])
    const [reader, other] = [await of('asset_read'), await of('playlist_read')]
    // Both are admins, whom the audience takes in; a draft is seen by nobody.
    await db.updateTable('content').set({ published: false }).where('id', '=', common).execute()
    expect([await card(reader, common), await card(other, common)]).toEqual([200, 404])
    expect((await reader.get(`/content/card?content_id=${common}`)).body).toMatchObject({ name: 'Moss common' })
  })
})

describe('the list of changes', () => {
  const changes = (query: string, who = admin) => who.get(`/content/audit?${query}`)

  test('says who changed what, and statuses that were set apart from it', async () => {
    const author = await hub.person({
      isAdmin: true,
      privileges: ['playlist_write', 'asset_write', 'user_write'],
      firstName: 'Zadie',
      lastName: 'Zander',
    })
    const { body } = await author.post('/assets/', { type: 'web', name: 'Nest', webUrl: 'https://example.com/' })
    const id = body.id as string
    await author.patch(`/assets/${id}`, { name: 'Nests' })
    const playlist = (await author.post('/playlists/', { name: 'Nesting' })).body.id as string
    const found = (await changes('search=zander')).body
    expect(found.items).toMatchObject([
      { action: 'CREATE', content: { id: playlist, type: 'playlist', name: 'Nesting' } },
      {
        action: 'UPDATE',
        content: { id, type: 'web', name: 'Nests' },
        author: { id: author.memberId, name: 'Zadie Zander', isDeleted: false },
        details: [{ property: 'name', oldValue: 'Nest', value: 'Nests' }],
      },
      { action: 'CREATE' },
    ])
    const countOf = async (query: string, who = admin) => (await changes(query, who)).body.total as number
    expect(await countOf(`contentId=${id}`)).toBe(2)
    expect(await countOf(`contentId=${id}&action=UPDATE&authorId=${author.memberId}`)).toBe(1)
    expect(await countOf(`contentId=${id}&since=2100-01-01T00:00:00Z`)).toBe(0)
    expect(await countOf(`contentId=${id}&until=2100-01-01T00:00:00Z`)).toBe(2)
    const learner = await hub.person()
    await author.patch(`/assets/${id}`, { name: 'Nests', published: true, markAsDoneMode: 'manual' })
    const before = await countOf(`contentId=${id}`)
    expect((await learner.put(`/me/assets/${id}/read`)).status).toBe(200)
    expect(await countOf(`contentId=${id}`)).toBe(before)
    await author.post('/content/statusChange', {
      newStatus: 'notstarted',
      contentIds: [id],
      userIds: [learner.memberId],
    })
    expect(await countOf(`contentId=${id}`)).toBe(before)
    expect((await changes(`contentId=${id}&kind=statuses`)).body.items).toMatchObject([{ action: 'UPDATE' }])
    const [assets, playlists] = [
      await hub.person({ isAdmin: true, privileges: ['asset_read'] }),
      await hub.person({ isAdmin: true, privileges: ['playlist_read'] }),
    ]
    expect([await countOf(`contentId=${id}`, assets), await countOf(`contentId=${playlist}`, assets)]).toEqual([
      before,
      0,
    ])
    expect([await countOf(`contentId=${id}`, playlists), await countOf(`contentId=${playlist}`, playlists)]).toEqual([
      0, 1,
    ])
    expect((await changes('', learner)).status).toBe(403)
  })

  test('names what a change names by id, as far as the caller may read it', async () => {
    const team = await addTeam(hub.context.databases, 'Night shift')
    const [link, other] = [await addAsset(db, { name: 'Linked' }), await addAsset(db, { name: 'Other' })]
    const id = (await admin.post('/playlists/', { name: 'Named', ownerTeamId: null })).body.id as string
    await admin.patch(`/playlists/${id}`, { ownerTeamId: team, tags: ['one'] }, { 'if-match': '*' })
    const section = { rank: '1', updatedDetails: { name: 'First' } }
    const arrange = (contents: object[]) => admin.patch(`/playlists/${id}/contents`, contents, { 'if-match': '*' })
    await arrange([section, { contentId: link, rank: '1.1' }])
    const { items: held } = (await admin.get(`/playlists/${id}/contents`)).body
    const renamed = { contentId: held[0].id, rank: '1', updatedDetails: { name: 'Begin here', lockingMode: 'locked' } }
    await arrange([renamed, { contentId: other, rank: '1.1', updatedDetails: { optional: true } }])
    expect((await changes(`contentId=${id}`)).body.items).toMatchObject([
      {
        details: [
          { property: 'contents', oldValue: JSON.stringify([link]), value: JSON.stringify([other]) },
          { property: 'sectionName', oldValue: 'First', value: 'Begin here' },
          { property: 'lockingMode' },
        ],
        names: expect.arrayContaining([
          { id: link, name: 'Linked' },
          { id: other, name: 'Other' },
        ]),
      },
      { details: [{ property: 'contents' }, { property: 'sections', value: '["First"]' }] },
      { names: [{ id: team, name: 'Night shift' }] },
      { action: 'CREATE' },
    ])
    const versions = (await changes(`contentId=${id}`)).body.total
    expect((await arrange([renamed, { contentId: other, rank: '1.1' }])).status).toBe(200)
    expect((await changes(`contentId=${id}`)).body.total).toBe(versions)
  })

  test('goes on after a page, and comes as CSV in which no formula survives', async () => {
    const { body } = await admin.post('/assets/', { type: 'web', name: '=1+1', webUrl: 'https://example.com/' })
    const id = body.id as string
    for (const name of ['+2', '@3']) await admin.patch(`/assets/${id}`, { name })
    const first = (await changes(`contentId=${id}&limit=2`)).body
    expect(first).toMatchObject({ total: 3, nextOffset: 2 })
    const second = (await changes(`contentId=${id}&limit=2&after=${first.nextAfter}`)).body
    expect(second).toMatchObject({ items: [{ action: 'CREATE' }], nextAfter: null, nextOffset: null })
    const other = await changes(`limit=2&after=${first.nextAfter}`)
    expect(other).toMatchObject({ status: 400, body: { code: 'after-not-usable' } })
    const ticket = await changes('sessionToken=a-ticket-of-twenty-characters')
    expect(ticket).toMatchObject({ status: 400, body: { code: 'token-invalid' } })
    const csv = await changes(`contentId=${id}&format=csv`)
    expect(csv.headers['content-type']).toContain('text/csv')
    expect(csv.headers['content-disposition']).toContain('attachment')
    const lines = String(csv.body).trim().split('\r\n')
    expect(lines).toHaveLength(4)
    expect(lines[0]).toBe('id,time,action,contentId,type,content,authorId,author,details')
    for (const line of lines.slice(1)) expect(line).toContain(",'@3,")
  })
})
