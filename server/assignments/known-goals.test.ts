import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseBefore, type OldDatabase } from '../testing/old-database.ts'

/** A hub whose goals were columns of its content: after the migration each is an assignment, and who had reached it has met it. */

const PEOPLE = 200
const ASSETS = 40
const PLAYLISTS = 20

let database: OldDatabase
let client: pg.Client
const GOALS =
  'select domain_id, id as content_id, goal_type as goal, goal_due_at as due_at from content where goal_type is not null'
let goals: object[]
let reached: object[]
let guarded: string[]

beforeAll(async () => {
  database = await databaseBefore('0031_assignments.sql')
  client = database.client
  await fill()
  goals = (await client.query<object>(`${GOALS} order by 1, 2`)).rows
  reached = (await client.query<object>(REACHED)).rows
  guarded = await database.guarded()
  await database.migrate()
}, 120_000)
afterAll(() => client.end())

/** Who had reached which goal, as the hub decided it then. */
const REACHED = `
  select g.domain_id, g.content_id, m.id as member_id from (${GOALS}) g
  join content c on c.domain_id = g.domain_id and c.id = g.content_id join member m on m.domain_id = g.domain_id
  left join content_user mine on mine.domain_id = g.domain_id and mine.content_id = g.content_id and mine.member_id = m.id
  where case when g.goal = 'open' then mine.status <> 'notstarted' when c.type <> 'playlist' then mine.status = 'completed'
    else c.required_count > 0 and (select count(*) from playlist_asset p join content_user done on done.domain_id = p.domain_id
      and done.content_id = p.asset_id and done.member_id = m.id and done.status = 'completed'
      where p.domain_id = g.domain_id and p.playlist_id = g.content_id and not p.optional) >= c.required_count end
  order by 1, 2, 3`

/** Two hubs; half of the content has a goal, every third of these with a date, and the playlists came after what people did. */
async function fill(): Promise<void> {
  for (const hub of [1, 2]) {
    await client.query(`insert into hub (domain_id, name, created_at) values (${hub}, 'Hub', now())`)
    await client.query(`
      with people as (
        insert into account (id, email, created_at)
        select gen_random_uuid(), 'p' || n || '.${hub}@hub.example', now() from generate_series(1, ${PEOPLE}) n returning id, email)
      insert into member (domain_id, id, account_id, email, created_at) select ${hub}, id, id, email, now() from people;
      insert into content (domain_id, id, type, name, locale, goal_type, goal_due_at, created_at, updated_at)
      select ${hub}, gen_random_uuid(), 'web', 'Asset ' || n, 'en-GB', (array['open', 'complete', null, null])[1 + n % 4],
        case when n % 3 = 0 and n % 4 < 2 then now() + n * interval '1 day' end, now(), now() from generate_series(1, ${ASSETS}) n;
      insert into asset (domain_id, content_id, web_url) select ${hub}, id, 'https://hub.example' from content where domain_id = ${hub};
      insert into content (domain_id, id, type, name, locale, required_count, goal_type, goal_due_at, created_at, updated_at)
      select ${hub}, gen_random_uuid(), 'playlist', 'Playlist ' || n, 'en-GB', 2, (array['open', 'complete', null, 'complete'])[1 + n % 4],
        case when n % 3 = 0 and n % 4 <> 2 then now() + n * interval '1 day' end, now(), now() from generate_series(1, ${PLAYLISTS}) n;
      insert into playlist (domain_id, content_id) select ${hub}, id from content where domain_id = ${hub} and type = 'playlist';
      insert into playlist_asset (domain_id, playlist_id, asset_id, optional)
      select ${hub}, p.id, a.id, false from (select id, row_number() over (order by name) as n from content where domain_id = ${hub} and type = 'playlist') p
      join (select id, row_number() over (order by name) as n from content where domain_id = ${hub} and type <> 'playlist') a on (a.n + 1) / 2 = p.n;
      insert into content_user (domain_id, member_id, content_id, status, opened_at, completed_at)
      select ${hub}, m.id, c.id, s.status, case when s.status <> 'notstarted' then now() end, case when s.status = 'completed' then now() - interval '1 day' end
      from member m cross join content c
      cross join lateral (select (array['notstarted', 'opened', 'completed'])[1 + abs(hashtext(m.id::text || c.id::text)) % 3] as status) s
      where m.domain_id = ${hub} and c.domain_id = ${hub} and (c.type <> 'playlist' or c.goal_type = 'open')`)
  }
}

test('makes an assignment of each goal, for everyone, and loses none', async () => {
  expect(goals.length).toBeGreaterThan(50)
  const { rows } = await client.query(`select domain_id, content_id, goal, due_at from assignment
    where audience = 'everyone' and is_content_goal and (due_at is null) = (due_type is null) order by 1, 2`)
  expect(rows).toEqual(goals)
  const marked = await client.query(`select domain_id, id as content_id from content where asks_everyone order by 1, 2`)
  expect(marked.rows).toMatchObject(goals.map((goal) => ({ content_id: (goal as { content_id: string }).content_id })))
})

test('keeps who had reached them', async () => {
  expect(reached.length).toBeGreaterThan(2_000)
  const { rows } = await client.query(`select a.domain_id, a.content_id, m.member_id from assignment_meeting m
    join assignment a on a.domain_id = m.domain_id and a.id = m.assignment_id where m.round = 1 order by 1, 2, 3`)
  expect(rows).toEqual(reached)
})

test('leaves the guards as they were', async () => {
  const names = await database.guarded()
  for (const name of guarded) expect(names).toContain(name)
  for (const added of ['assignment', 'assignment_meeting', 'assignment_person', 'assignment_team'])
    expect(names).toContain(added)
})
