import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../../db/connect.ts'
import { testHub, type Somebody, type TestHub } from '../../testing/app.ts'
import { analyze } from '../../testing/cluster.ts'
import { addTeam } from '../../testing/people.ts'

/** A playlist below which 100,000 items stand, each seen through it alone, has another audience and is deleted. */

const PLAYLISTS = 100
const ITEMS = 1_000

let hub: TestHub
let admin: Somebody
let learner: Somebody

beforeAll(async () => {
  hub = await testHub({ countsForCoverage: false })
  admin = await hub.person({ isAdmin: true, privileges: ['playlist_write', 'asset_write'] })
  learner = await hub.person()
})
afterAll(() => hub.close())

/** Content of one type, published and seen through playlists alone. @returns the ids */
async function make(db: Db, type: 'playlist' | 'web', count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`insert into content
      (domain_id, id, type, name, sort_name, locale, audience, published, only_in_playlists, created_at, updated_at)
    select 1, gen_random_uuid(), ${type}, 'Item ' || n, 'item ' || n, 'en-GB', 'all', true, true, now(), now()
    from generate_series(1, ${count}::int) n returning id`.execute(db)
  return rows.map(({ id }) => id)
}

async function place(db: Db, playlistId: string, ids: readonly string[]): Promise<void> {
  await sql`insert into playlist_item (domain_id, playlist_id, content_id, rank, rank_key)
    select 1, ${playlistId}::uuid, id, nth::text, lpad(nth::text, 6, '0')
    from unnest(${ids}::uuid[]) with ordinality as items (id, nth)`.execute(db)
}

/** Puts as much below a playlist as there can be. @returns the ids of the first and of the last item */
async function fill(db: Db, topId: string): Promise<string[]> {
  const parts = await make(db, 'playlist', PLAYLISTS)
  const items: string[][] = []
  for (const _ of parts) items.push(await make(db, 'web', ITEMS))
  // Each row looks up the content that it is about.
  await analyze(hub.database)
  await sql`insert into playlist (domain_id, content_id) select 1, unnest(${parts}::uuid[])`.execute(db)
  await analyze(hub.database)
  await place(db, topId, parts)
  for (const [nth, part] of parts.entries()) {
    await sql`insert into asset (domain_id, content_id, web_url)
      select 1, unnest(${items[nth]!}::uuid[]), 'https://hub.example'`.execute(db)
    await place(db, part, items[nth]!)
  }
  await analyze(hub.database)
  return [items[0]![0]!, items.at(-1)!.at(-1)!]
}

test('changes who sees very much in one call, and nobody sees what they may not', { timeout: 300_000 }, async () => {
  const team = await addTeam(hub.context.databases, 'Few')
  const { body: top } = await admin.post('/playlists', { name: 'Everything' })
  const { db } = await hub.hubCall()
  const some = await fill(db, top.id)
  const change = async (body: object) => {
    const { headers } = await admin.get(`/playlists/${top.id}`)
    return admin.patch(`/playlists/${top.id}`, body, { 'if-match': String(headers['etag']) })
  }
  const seen = async () => {
    const answers = await Promise.all(some.map((id) => learner.get(`/me/assets/${id}`)))
    return answers.map(({ status }) => status)
  }
  expect(await change({ audience: 'all', published: true })).toMatchObject({ status: 200 })
  expect(await seen()).toEqual([200, 200])
  expect((await change({ audience: 'teams', teamIds: [team] })).body).toMatchObject({ code: 'people-would-lose' })
  expect(await seen()).toEqual([200, 200])
  expect(await change({ audience: 'teams', teamIds: [team], acceptedLosses: 2 })).toMatchObject({ status: 200 })
  expect(await seen()).toEqual([404, 404])
  expect(await change({ audience: 'all' })).toMatchObject({ status: 200 })
  expect(await seen()).toEqual([200, 200])
  expect(await admin.delete(`/playlists/${top.id}?acceptedLosses=2`)).toMatchObject({ status: 200 })
  expect(await seen()).toEqual([404, 404])
})
