import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bindProcessing, upload } from '../../files/upload-fixtures.ts'
import { addTeam } from '../../testing/people.ts'
import { testHub, type Somebody, type TestHub } from '../../testing/app.ts'
import { codeOf } from '../../testing/client.ts'
import { film, PDF, sound } from '../../testing/small-files.ts'

/** The chapters of films and sounds: from their files, and as their authors say. */

let hub: TestHub
let admin: Somebody
let learner: Somebody
beforeAll(async () => {
  hub = await testHub({ features: ['team_playlists'] })
  await bindProcessing(hub)
  admin = await hub.person({ isAdmin: true, privileges: ['asset_write', 'playlist_write'] })
  learner = await hub.person()
})
afterAll(() => hub.close())

const OWN = [
  { startSeconds: 0, title: 'Welcome' },
  { startSeconds: 65, title: 'More' },
]
const OTHERS = [{ startSeconds: 5, title: 'Other words' }]

async function make(filename: string, bytes: Buffer, about: object = {}): Promise<string> {
  const fileId = await upload(admin, filename, bytes)
  const { status, body } = await admin.post('/assets/', {
    type: 'upload',
    name: 'Film',
    published: true,
    fileId,
    ...about,
  })
  expect(status).toBe(201)
  return body.id
}

const anyVersion = { 'if-match': '*' }
const set = (id: string, chapters: object[], who = admin) =>
  who.patch(`/assets/${id}`, { name: 'Film', chapters }, anyVersion)
const shown = async (id: string) => (await learner.get(`/me/assets/${id}`)).body.chapters

describe('chapters', () => {
  test('come with a film and a sound, and other files have none', async () => {
    expect(await shown(await make('film.mp4', film(84, OWN)))).toEqual(OWN)
    expect(await shown(await make('sound.mp3', sound(OWN)))).toEqual(OWN)
    expect(await shown(await make('guide.pdf', PDF))).toEqual([])
    expect(await shown(await make('film.mp4', film(84)))).toEqual([])
  })

  test('are what their author says instead, also none, and are written down', async () => {
    const id = await make('film.mp4', film(84, OWN))
    expect((await set(id, OTHERS)).status).toBe(200)
    expect(await shown(id)).toEqual(OTHERS)
    expect((await admin.patch(`/assets/${id}`, { name: 'Renamed' }, anyVersion)).status).toBe(200)
    expect(await shown(id)).toEqual(OTHERS)
    await set(id, [])
    expect(await shown(id)).toEqual([])
    const details = (await hub.audit(id)).flatMap(({ details }) => details as { property: string; value: unknown }[])
    expect(details.filter(({ property }) => property === 'chapters')).toMatchObject([
      { oldValue: OWN, value: OTHERS },
      { oldValue: OTHERS, value: [] },
    ])
  })

  test('come anew with another file, unless they are said with it', async () => {
    const id = await make('film.mp4', film(84, OWN))
    await set(id, OTHERS)
    const next = await upload(admin, 'film.mp4', film(90, OWN.slice(1)))
    await admin.patch(`/assets/${id}`, { name: 'Film', fileId: next }, anyVersion)
    expect(await shown(id)).toEqual(OWN.slice(1))
    const third = await upload(admin, 'film.mp4', film(70, OWN))
    await admin.patch(`/assets/${id}`, { name: 'Film', fileId: third, chapters: OTHERS }, anyVersion)
    expect(await shown(id)).toEqual(OTHERS)
  })

  test('go with a copy', async () => {
    const id = await make('film.mp4', film(84, OWN))
    await set(id, OTHERS)
    const { body } = await admin.post('/content/duplicate', { contentIds: [id] })
    expect((await admin.get(`/assets/${body.items[0].id}`)).body.chapters).toEqual(OTHERS)
  })
})

describe('what is no list of chapters', () => {
  test.each([
    ['chapters-not-ascending', '/chapters/1/startSeconds', [OWN[1], OWN[0]]],
    ['chapters-not-ascending', '/chapters/1/startSeconds', [OWN[0], { startSeconds: 0, title: 'Again' }]],
    ['chapter-after-end', '/chapters/1/startSeconds', [OWN[0], { startSeconds: 84, title: 'At the end' }]],
    ['bad-input', '/chapters/0/title', [{ startSeconds: 0, title: ' ' }]],
    ['bad-input', '/chapters/0/title', [{ startSeconds: 0, title: 'x'.repeat(201) }]],
    ['bad-input', '/chapters/0/startSeconds', [{ startSeconds: 0.5, title: 'x' }]],
    ['bad-input', '/chapters', Array.from({ length: 201 }, (_, index) => ({ startSeconds: index, title: 'x' }))],
  ])('is refused as %s at %s', async (code, pointer, chapters) => {
    const id = await make('film.mp4', film(84, OWN))
    const answer = await set(id, chapters as object[])
    expect([answer.status, answer.body.code, answer.body.errors[0].pointer]).toEqual([400, code, pointer])
    expect(await shown(id)).toEqual(OWN)
  })

  test('is one of a document or a link; none is fine', async () => {
    const pdf = await make('guide.pdf', PDF)
    const link = { type: 'web', name: 'Link', webUrl: 'https://example.com/' }
    const { body } = await admin.post('/assets/', link)
    for (const id of [pdf, body.id]) {
      expect(codeOf(await set(id, OWN))).toEqual([400, 'chapters-need-recording'])
      expect((await set(id, [])).status).toBe(200)
    }
  })
})

test('lets the manager of the team that owns it change them, and nobody else', async () => {
  const [own, others] = [await addTeam(hub.context.databases, 'Own'), await addTeam(hub.context.databases, 'Others')]
  const id = await make('film.mp4', film(84, OWN), { ownerTeamId: own })
  const manager = await hub.person({ teams: [{ id: own, role: 'manager' }] })
  const other = await hub.person({ teams: [{ id: others, role: 'manager' }] })
  expect((await set(id, OTHERS, manager)).status).toBe(200)
  for (const who of [other, learner]) expect((await set(id, [], who)).status).toBe(403)
  const abroad = await hub.person({ domainId: 2, isAdmin: true, privileges: ['asset_write'] })
  expect((await set(id, [], abroad)).status).toBe(404)
  expect(await shown(id)).toEqual(OTHERS)
})
