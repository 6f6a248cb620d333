import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { analyze } from '../../testing/cluster.ts'
import { testHub, type Somebody, type TestHub } from '../../testing/app.ts'
import { makeTopic } from '../../topics/topic-fixtures.ts'
import type { HubCall } from '../../context.ts'

/** A hub of more than a list is counted to: 1,003 links and 1,001 playlists, all of them below one topic. */

const LINKS = 1_003
const PLAYLISTS = 1_001

let hub: TestHub
let call: HubCall
let learner: Somebody
let topic: string

beforeAll(async () => {
  hub = await testHub()
  call = await hub.hubCall()
  learner = await hub.person()
  const admin = await hub.person({ isAdmin: true, privileges: ['playlist_write'] })
  topic = await makeTopic(admin, 'Everything')
  const under = await makeTopic(admin, 'Below', topic)
  await fill('web', LINKS)
  await fill('playlist', PLAYLISTS)
  await sql`insert into content_topic (domain_id, content_id, topic_id) select 1, id, ${under} from content where content.domain_id = 1`.execute(
    call.db,
  )
  await analyze(hub.database)
})
afterAll(() => hub.close())

async function fill(type: string, count: number): Promise<void> {
  await sql`insert into content (domain_id, id, type, name, locale, created_at, updated_at)
    select 1, gen_random_uuid(), ${type}, ${type} || n, 'en-GB', now(), now() from generate_series(1, ${count}::int) n`.execute(
    call.db,
  )
  const rows = type === 'web' ? sql`asset (domain_id, content_id)` : sql`playlist (domain_id, content_id)`
  await sql`insert into ${rows} select 1, id from content where content.domain_id = 1 and type = ${type}`.execute(
    call.db,
  )
}

test.each(['/me/playlists/', '/me/assets/', '/me/browse/'])('%s is counted to 1,000 and leads on', async (path) => {
  const first = (await learner.get(`${path}?limit=20`)).body
  expect(first).toMatchObject({ total: 1_000, totalIsCapped: true, nextOffset: 20 })
  const last = (await learner.get(`${path}?limit=20&offset=980`)).body
  expect(last).toMatchObject({ total: 1_000, totalIsCapped: true, nextOffset: 1_000 })
})

test('counts on for who pages on, to the end', async () => {
  const page = (await learner.get('/me/playlists/?limit=100&offset=1000')).body as { playlists: object[] }
  expect(page).toMatchObject({ total: PLAYLISTS, totalIsCapped: false, nextOffset: null })
  expect(page.playlists).toHaveLength(1)
})

test('counts each filter to 1,000', async () => {
  const { body } = await learner.get('/me/filters')
  expect(body).toMatchObject({
    types: [
      { type: 'playlist', count: 1_000 },
      { type: 'web', count: 1_000 },
    ],
    locales: [{ locale: 'en-GB', count: 1_000 }],
  })
  expect(body.topics).toMatchObject([
    { name: 'Everything', count: 1_000 },
    { name: 'Below', count: 1_000 },
  ])
})

test('shows topics with what a filter leaves of them', async () => {
  const found = async (query: string) => (await learner.get(`/me/browse/?format=topics&${query}`)).body.items
  expect(await found('type=web')).toMatchObject([{ contentCount: 1_000 }, { contentCount: 1_000 }])
  expect(await found('type=scorm')).toEqual([])
  expect(await found('locale=de-DE')).toEqual([])
})
