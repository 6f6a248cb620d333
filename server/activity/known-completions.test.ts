import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseBefore, type OldDatabase } from '../testing/old-database.ts'

/** A hub that is older than the evidence: what it knew of completions is in there after the migration, all of it. */

const PEOPLE = 300
const ASSETS = 20
const PLAYLISTS = 10

let database: OldDatabase
let client: pg.Client

beforeAll(async () => {
  database = await databaseBefore('0028_completions.sql')
  client = database.client
  await fill()
}, 120_000)
afterAll(() => client.end())

/** Two hubs of people who completed a third of the assets; the last asset of each playlist came to it later. */
async function fill(): Promise<void> {
  for (const hub of [1, 2]) {
    await client.query(`insert into hub (domain_id, name, created_at) values (${hub}, 'Hub', now())`)
    await client.query(`
      with people as (
        insert into account (id, email, created_at)
        select gen_random_uuid(), 'p' || n || '.${hub}@hub.example', now() from generate_series(1, ${PEOPLE}) n returning id, email)
      insert into member (domain_id, id, account_id, email, created_at) select ${hub}, id, id, email, now() from people;
      with made as (
        insert into content (domain_id, id, type, name, locale, created_at, updated_at)
        select ${hub}, gen_random_uuid(), 'web', 'Asset ' || n, 'en-GB', now(), now() from generate_series(1, ${ASSETS}) n returning id)
      insert into asset (domain_id, content_id, web_url) select ${hub}, id, 'https://hub.example' from made;
      with made as (
        insert into content (domain_id, id, type, name, locale, required_count, created_at, updated_at)
        select ${hub}, gen_random_uuid(), 'playlist', 'Playlist ' || n, 'en-GB', 2, now(), now() from generate_series(1, ${PLAYLISTS}) n returning id)
      insert into playlist (domain_id, content_id) select ${hub}, id from made;
      insert into playlist_asset (domain_id, playlist_id, asset_id, optional)
      select ${hub}, p.id, a.id, false from (select id, row_number() over (order by name) as n from content where domain_id = ${hub} and type = 'playlist') p
      join (select id, row_number() over (order by name) as n from content where domain_id = ${hub} and type <> 'playlist') a
        on (a.n + 1) / 2 = p.n;
      insert into content_user (domain_id, member_id, content_id, status, opened_at, completed_at)
      select ${hub}, m.id, c.id, s.status, now(), case when s.status = 'completed' then now() - make_interval(hours => (random() * 9000)::int) end
      from member m cross join content c
      cross join lateral (select (array['notstarted', 'opened', 'completed'])[1 + abs(hashtext(m.id::text || c.id::text)) % 3] as status) s
      where m.domain_id = ${hub} and c.domain_id = ${hub}`)
  }
}

test('loses none of them, keeps their times, and leaves the guards as they were', async () => {
  const known = `select domain_id, member_id, content_id, completed_at from content_user where completed_at is not null`
  const before = await client.query<{ count: number }>(`select count(*)::int as count from (${known}) known`)
  expect(before.rows[0]!.count).toBeGreaterThan(5_000)
  const guards = await database.guarded()
  await database.migrate()
  const lost = await client.query(
    `${known} except select domain_id, member_id, content_id, completed_at from completion`,
  )
  expect(lost.rowCount).toBe(0)
  const after = await client.query<{ count: number }>(`select count(*)::int as count from completion`)
  expect(after.rows).toEqual(before.rows)
  expect(await database.guarded()).toEqual([...guards, 'completion', 'content_day', 'rollup', 'team_day'].toSorted())
})

test('takes what counts as completed now for the version that is there now, and no other', async () => {
  const { rows } = await client.query<{ kind: string; isDone: boolean; version: number | null }>(`
    select distinct case when c.type = 'playlist' then 'playlist' else 'asset' end as kind, e.version,
      c.type <> 'playlist' or (select count(*) from playlist_asset p join content_user u on u.domain_id = p.domain_id
        and u.content_id = p.asset_id and u.member_id = e.member_id and u.status = 'completed'
        where p.domain_id = e.domain_id and p.playlist_id = e.content_id) = 2 as "isDone"
    from completion e join content c on c.domain_id = e.domain_id and c.id = e.content_id order by 1, 3`)
  expect(rows).toEqual([
    { kind: 'asset', version: 1, isDone: true },
    { kind: 'playlist', version: null, isDone: false },
    { kind: 'playlist', version: 1, isDone: true },
  ])
})
