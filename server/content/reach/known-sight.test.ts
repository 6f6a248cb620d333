import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseBefore, type OldDatabase } from '../../testing/old-database.ts'

/** A hub that decided who sees content with each read: after the migration the same people see the same, and have completed the same. */

const PEOPLE = 300
const ASSETS = 200
const PLAYLISTS = 40

let database: OldDatabase
let client: pg.Client

beforeAll(async () => {
  database = await databaseBefore('0030_ways_to_content.sql')
  client = database.client
  for (const hub of [1, 2]) await fill(hub)
  await client.query(SEEN_BEFORE)
  await database.migrate()
}, 120_000)
afterAll(() => client.end())

/** People in five teams, content for all, for teams and for admins, some of it hidden, in playlists in playlists in playlists, behind every kind of lock. */
async function fill(hub: number): Promise<void> {
  await client.query(`
    insert into hub (domain_id, name, created_at) values (${hub}, 'Hub', now());
    with people as (
      insert into account (id, email, created_at)
      select gen_random_uuid(), 'p' || n || '.${hub}@hub.example', now() from generate_series(1, ${PEOPLE}) n returning id, email)
    insert into member (domain_id, id, account_id, email, is_admin, created_at)
    select ${hub}, id, id, email, abs(hashtext(email)) % 40 = 0, now() from people;
    insert into team (domain_id, id, name, created_at) select ${hub}, gen_random_uuid(), 'Team ' || n, now() from generate_series(0, 4) n;
    insert into team_member (domain_id, team_id, member_id, role)
    select ${hub}, t.id, m.id, 'member' from team t join member m on m.domain_id = t.domain_id
    where t.domain_id = ${hub} and abs(hashtext(m.email || t.name)) % 4 = 0;
    create temp table made as
      select gen_random_uuid() as id, kind, n from (select 'web' as kind, generate_series(1, ${ASSETS}) as n
        union all select 'playlist', generate_series(1, ${PLAYLISTS})) each;
    insert into content (domain_id, id, type, name, locale, audience, published, is_deleted, created_at, updated_at)
    select ${hub}, id, kind, kind || n, 'en-GB', (array['all', 'all', 'teams', 'teams', 'admin'])[1 + n % 5],
      n % 17 <> 0, n % 19 = 0, now(), now() from made;
    insert into content_team (domain_id, content_id, team_id)
    select ${hub}, made.id, t.id from made join team t on t.domain_id = ${hub} and (t.name = 'Team ' || n % 5 or t.name = 'Team ' || n % 3);
    insert into asset (domain_id, content_id, web_url) select ${hub}, id, 'https://hub.example' from made where kind = 'web';
    insert into playlist (domain_id, content_id) select ${hub}, id from made where kind = 'playlist';
    insert into section (domain_id, id, playlist_id, name, rank, rank_key, locking_mode, unlock_at)
    select ${hub}, gen_random_uuid(), id, 'Section', s, lpad(s::text, 4, '0'), mode,
      case when mode = 'time' then now() + case when (n + s) % 2 = 0 then 1 else -1 end * interval '1 day' end
    from made cross join generate_series(1, 4) s
    cross join lateral (select (array[null, 'time', 'progress', 'progress', 'time', 'locked', null])[1 + (n * 3 + s) % 7] as mode) lock
    where kind = 'playlist';
    insert into playlist_item (domain_id, playlist_id, content_id, section_id, rank, rank_key, optional)
    select distinct on (p.id, held.id) ${hub}, p.id, held.id, door.id, coalesce(door.rank, '0') || '.' || held.n || case held.kind when 'web' then 1 else 2 end,
      coalesce(door.rank_key, '0000') || '.' || lpad(held.n::text, 4, '0') || held.kind, held.n % 5 = 1
    from made held
    join made p on p.kind = 'playlist' and case held.kind
      when 'web' then held.n % 10 <> 0 and p.n in (1 + held.n * 7 % ${PLAYLISTS}, case when held.n % 3 = 0 then 1 + held.n * 11 % ${PLAYLISTS} end)
      else held.n > 20 and p.n = held.n - 10 + case when held.n <= 30 then 20 else -20 end end
    left join section door on door.domain_id = ${hub} and door.playlist_id = p.id and door.rank = (held.n % 5)::text;
    insert into content_user (domain_id, member_id, content_id, status, opened_at, completed_at)
    select ${hub}, m.id, c.id, s.status, now(), case when s.status = 'completed' then now() end
    from member m cross join content c
    cross join lateral (select (array['notstarted', 'opened', 'completed', 'completed'])[1 + abs(hashtext(m.email || c.name)) % 4] as status) s
    where m.domain_id = ${hub} and c.domain_id = ${hub} and c.type <> 'playlist';
    drop table made;
    analyze`)
}

/** Whose audience takes whom in, and through which sections progress lets whom: the same before and after. */
const MEANT_AND_LEFT = `
  create temp table meant as
    select member.domain_id, member.id as member_id, content.id as content_id
    from content join member on member.domain_id = content.domain_id
    where content.published and not content.is_deleted and (content.audience = 'all' or content.audience = 'admin' and member.is_admin
      or content.audience = 'teams' and exists (
        select from content_team t join team_member m using (domain_id, team_id)
        where t.domain_id = content.domain_id and t.content_id = content.id and m.member_id = member.id));
  create temp table left_before as
    select distinct door.id as section_id, meant.member_id
    from section door
    join playlist_item before on before.domain_id = door.domain_id and before.playlist_id = door.playlist_id and before.rank_key < door.rank_key
    left join section room on room.domain_id = before.domain_id and room.id = before.section_id
    join meant on meant.domain_id = before.domain_id and meant.content_id = before.content_id
    left join content_user done on done.domain_id = before.domain_id and done.content_id = before.content_id and done.member_id = meant.member_id
    where door.locking_mode = 'progress' and not before.optional and room.locking_mode is distinct from 'locked'
      and coalesce(done.status, 'notstarted') <> 'completed';
  create index on left_before (section_id, member_id);
  create index on meant (content_id, member_id);
  analyze meant, left_before;`

const through = (depth: number) => `
  create temp table seen${depth} as
    select * from alone
    union select meant.* from meant join open_place using (domain_id, member_id, content_id)
    join seen${depth - 1} holder on holder.content_id = open_place.playlist_id and holder.member_id = open_place.member_id;
  analyze seen${depth};`

/** What people saw as the hub decided it with each read: what stands in playlists through these alone, three of them deep. */
const SEEN_BEFORE = `
  ${MEANT_AND_LEFT}
  create temp table open_place as
    select place.domain_id, place.playlist_id, place.content_id, member.id as member_id
    from playlist_item place join member on member.domain_id = place.domain_id
    left join section door on door.domain_id = place.domain_id and door.id = place.section_id
    where door.locking_mode is null or door.locking_mode = 'time' and door.unlock_at <= now()
      or door.locking_mode = 'progress' and not exists (select from left_before l where l.section_id = door.id and l.member_id = member.id);
  create temp table alone as
    select * from meant where not exists (select from playlist_item place
      where place.domain_id = meant.domain_id and place.content_id = meant.content_id);
  analyze open_place, alone;
  create temp table seen0 as select * from alone;
  ${[1, 2, 3].map(through).join('')}
  create temp table done_before as select * from content_user`

/** What they see by the ways that the migration wrote down. */
const SEEN_NOW = `
  create temp table open_way as
    select distinct way.domain_id, way.content_id, member.id as member_id
    from content_way way join member on member.domain_id = way.domain_id
    where (not way.is_for_admins or member.is_admin) and coalesce(way.opens_at <= now(), true)
      and not exists (select from unnest(way.team_playlists) held (id) where not exists (
        select from content_team t join team_member m using (domain_id, team_id)
        where t.domain_id = way.domain_id and t.content_id = held.id and m.member_id = member.id))
      and not exists (select from unnest(way.progress_sections) door (id)
        where exists (select from left_before l where l.section_id = door.id and l.member_id = member.id)
          and not exists (select from opened_section o
            where o.domain_id = way.domain_id and o.section_id = door.id and o.member_id = member.id));
  create index on open_way (content_id, member_id);
  create temp table seen_now as
    select meant.* from meant join content on content.domain_id = meant.domain_id and content.id = meant.content_id
    where not content.has_ways or exists (select from open_way way
      where way.content_id = meant.content_id and way.member_id = meant.member_id)`

const rowsOf = async (query: string) => (await client.query<Record<string, string>>(query)).rows

test('shows everybody what they saw before, and nothing else', async () => {
  await client.query(SEEN_NOW)
  const [counted] = await rowsOf('select count(*)::int as seen, count(distinct content_id)::int as content from seen3')
  expect(counted!['seen']).toBeGreaterThan(20_000)
  expect(counted!['content']).toBeGreaterThan(250)
  expect(await rowsOf('select * from seen3 except select * from seen_now')).toEqual([])
  expect(await rowsOf('select * from seen_now except select * from seen3')).toEqual([])
})

test('loses nothing of what people completed, and keeps open what it had opened', async () => {
  expect(await rowsOf('select * from done_before except select * from content_user')).toEqual([])
  const [opened] = await rowsOf('select count(*)::int as opened from opened_section')
  expect(opened!['opened']).toBeGreaterThan(100)
})
