import { afterAll, beforeAll, expect, test } from 'vitest'
import { indexTopic } from '../content/search/index-service.ts'
import { makersFor } from '../playlists/playlist-fixtures.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'

/** What topics are called in other languages. */

let hub: TestHub
let admin: Somebody

beforeAll(async () => {
  hub = await testHub()
  await hub.context.databases.shared
    .updateTable('hub')
    .set({ locales: ['en-GB', 'de-DE', 'fr-FR'] })
    .where('domain_id', '=', 1)
    .execute()
  admin = await hub.person({ isAdmin: true, privileges: ['playlist_write', 'asset_write'] })
})
afterAll(() => hub.close())

const { makePlaylist } = makersFor(() => admin)

async function germanLearner(): Promise<Somebody> {
  const learner = await hub.person()
  const db = hub.context.databases.forHub(1)
  await db.updateTable('member').set({ locale: 'de-DE' }).where('id', '=', learner.memberId).execute()
  return learner
}

test('learners find a topic by the name in their language, and everybody else by its own', async () => {
  const topic = (await admin.post('/topics/', { name: 'First steps' })).body.id as string
  const playlist = await makePlaylist({ name: 'Welcome', selectedTopicId: topic })
  const [german, english] = [await germanLearner(), await hub.person()]
  const path = `/topics/${topic}/names`
  const { body, headers } = await admin.get(path)
  expect(body).toEqual({ names: [] })
  const names = [
    { locale: 'fr-FR', name: 'Premiers pas' },
    { locale: 'de-DE', name: ' Erste Schritte ' },
  ]
  const saved = await admin.put(path, { names }, { 'if-match': String(headers['etag']) })
  expect(saved.status).toBe(200)
  expect((await admin.put(path, { names: [] }, { 'if-match': String(headers['etag']) })).status).toBe(412)
  expect((await admin.get(path)).body.names).toEqual([
    { locale: 'de-DE', name: 'Erste Schritte' },
    { locale: 'fr-FR', name: 'Premiers pas' },
  ])
  const namesFor = async (who: Somebody) => [
    (await who.get('/topics/')).body.items[0].name,
    (await who.get('/me/filters')).body.topics[0].name,
    (await who.get(`/me/playlists/${playlist}`)).body.topics[0].name,
  ]
  expect(await namesFor(german)).toEqual(['Erste Schritte', 'Erste Schritte', 'Erste Schritte'])
  expect(await namesFor(english)).toEqual(['First steps', 'First steps', 'First steps'])
  expect((await admin.get('/topics/')).body.items[0].name).toBe('First steps')
  await indexTopic(await hub.hubCall(), topic)
  for (const word of ['Schritte', 'Premiers', 'steps'])
    expect((await english.get(`/me/content/search?query=${word}`)).body.total, word).toBe(1)
  expect((await hub.audit(topic)).at(-1)).toMatchObject({ action: 'UPDATE', object_type: 'topic' })
})

test('each other language that the hub offers is named once, and no name twice below the same topic', async () => {
  const topic = (await admin.post('/topics/', { name: 'Safety' })).body.id as string
  const put = (names: object[], who = admin, id = topic) => who.put(`/topics/${id}/names`, { names })
  for (const names of [
    [{ locale: 'en-GB', name: 'Own' }],
    [{ locale: 'it-IT', name: 'Sicurezza' }],
    [
      { locale: 'de-DE', name: 'Sicherheit' },
      { locale: 'de-DE', name: 'Schutz' },
    ],
  ])
    expect(await put(names)).toMatchObject({ status: 400, body: { code: 'locale-not-offered' } })
  const taken = await put([{ locale: 'de-DE', name: 'ERSTE Schritte' }])
  expect(taken).toMatchObject({ status: 409, body: { code: 'topic-name-taken' } })
  const gone = (await admin.post('/topics/', { name: 'Sicherheit' })).body.id as string
  await admin.delete(`/topics/${gone}`)
  expect((await put([{ locale: 'de-DE', name: 'Sicherheit' }])).status).toBe(200)
  const reader = await hub.person({ isAdmin: true, privileges: ['playlist_read'] })
  expect((await reader.get(`/topics/${topic}/names`)).status).toBe(200)
  expect((await put([], reader)).status).toBe(403)
  expect((await (await hub.person()).get(`/topics/${topic}/names`)).status).toBe(403)
  await admin.delete(`/topics/${topic}`)
  expect((await put([])).status).toBe(404)
})
