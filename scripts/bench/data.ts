import pg from 'pg'
import { rebuildReach } from '../../server/content/reach/service.ts'
import { indexMissing } from '../../server/content/search/index-service.ts'
import { connect } from '../../server/db/connect.ts'
import type { DatabaseAddress } from '../../server/platform/database-address.ts'
import { indexMissingNames } from '../../server/users/name-index-service.ts'
import { localeOf, tagsOf, titleOf, vocabularyStatements } from './names.ts'

/** What a hub of size 1 holds; ten and a hundred times as much at the larger sizes. */
const ONE = {
  members: 10_000,
  assets: 10_000,
  playlists: 1_000,
  itemsEach: 20,
  touchedEach: 20,
  teams: 200,
  goals: 1_000,
}

/** What the learner who asks has of their own: the same at every size, so that what grows is the hub around them. */
const OWN = { teams: 3, history: 300, sections: 20, itemsEach: 25 }

/** An asset that every size has. */
export const BENCH_ASSET = '0199d3a0-0003-7000-8000-000000000007'

/** A team that every size has. */
export const BENCH_TEAM = '0199d3a0-0005-7000-8000-000000000001'

/** A link that every size has, which opens without a file. */
export const BENCH_LINK = '0199d3a0-0013-7000-8000-000000000001'

/** A playlist of 500 items, some of them behind a section that waits for progress. */
export const BENCH_PLAYLIST = '0199d3a0-0008-7000-8000-000000000001'

/**
 * Fills the first hub with plain rows, in SQL, as the owner of nothing: the app's role with the hub set.
 * Rows of earlier sizes stay, so sizes are reached one after the other.
 * @param size 1, 10 or 100 @param email of the learner who asks
 */
export async function fillTo(address: DatabaseAddress, size: number, email: string): Promise<void> {
  const client = new pg.Client({ ...address, statement_timeout: 0 })
  await client.connect()
  try {
    await client.query("select set_config('app.domain_id', '1', false)")
    for (const text of [...vocabularyStatements(), ...statementsFor(size), ...learnerStatements(size, email)])
      await client.query(text)
    await client.query('reset all')
  } finally {
    await client.end()
  }
  await index(address)
}

/** Works out what the hub keeps beside its facts as it does it itself: titles and names, and who reaches content. */
async function index(address: DatabaseAddress): Promise<void> {
  const databases = connect(address, { poolSize: 1, transactionPooler: false })
  try {
    const call = { db: databases.forHub(1), hub: { domainId: 1 } }
    await indexMissing(call)
    await rebuildReach(call)
    await indexMissingNames(call)
  } finally {
    await databases.close()
  }
}

/** What a word stands as in the index, where most content has it. */
export async function lexemeOf(address: DatabaseAddress, word: string): Promise<string> {
  const client = new pg.Client(address)
  await client.connect()
  try {
    await client.query("select set_config('app.domain_id', '1', false)")
    const { rows } = await client.query<{ lexeme: string }>(
      'select lexeme from search_lexeme where domain_id = 1 and lexeme like $1 order by uses desc limit 1',
      [`%${word.slice(0, 4)}%`],
    )
    return rows[0]!.lexeme
  } finally {
    await client.end()
  }
}

/** What autovacuum does in time, at once: PostgreSQL plans by what it knows of the tables. @param owner of the tables */
export async function tidy(owner: DatabaseAddress): Promise<void> {
  const client = new pg.Client({ ...owner, statement_timeout: 0 })
  await client.connect()
  try {
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

/** Ids are made from a kind and a number, so that rows can point to each other without a look-up. */
const id = (kind: number, number: string) =>
  `('0199d3a0-${kind.toString().padStart(4, '0')}-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`

/** A title, and what lists by name are in order of. */
const named = (title: string) => `${title}, left(lower(${title}), 60)`

function statementsFor(size: number): string[] {
  const [members, assets, playlists] = [ONE.members * size, ONE.assets * size, ONE.playlists * size]
  const series = (count: number) => `generate_series(1, ${count}) n`
  const old = "timestamptz '2026-01-01' + n * interval '1 second'"
  return [
    `insert into account (id, email, created_at) select ${id(1, 'n')}, 'bench' || n || '@hub.example', ${old} from ${series(members)} on conflict do nothing`,
    `insert into member (domain_id, id, account_id, email, first_name, last_name, employee_id, created_at, last_access_at)
     select 1, ${id(2, 'n')}, ${id(1, 'n')}, 'bench' || n || '@hub.example', 'Bench', 'Member ' || n, 'B' || n, ${old}, case when n % 3 > 0 then ${old} + interval '1 hour' end from ${series(members)} on conflict do nothing`,
    `insert into member_fact (domain_id, member_id, fact, compared, source, updated_at)
     select 1, ${id(2, 'n')}, 'employeeId', 'b' || n, 'import', ${old} from ${series(members)} on conflict do nothing`,
    `insert into content (domain_id, id, type, name, sort_name, locale, tags, completion_time, created_at, updated_at)
     select 1, ${id(3, 'n')}, 'upload', ${named(titleOf('asset', 'n'))}, ${localeOf('n')}, ${tagsOf('n')}, 300, ${old}, ${old} from ${series(assets)} on conflict do nothing`,
    `insert into asset (domain_id, content_id, file_format) select 1, ${id(3, 'n')}, 'pdf' from ${series(assets)} on conflict do nothing`,
    `insert into content (domain_id, id, type, name, sort_name, locale, tags, content_count, required_count, completion_time, created_at, updated_at)
     select 1, ${id(4, 'n')}, 'playlist', ${named(titleOf('playlist', 'n'))}, ${localeOf('n')}, ${tagsOf('n')}, ${ONE.itemsEach}, ${ONE.itemsEach}, 6000, ${old}, ${old} from ${series(playlists)} on conflict do nothing`,
    `insert into playlist (domain_id, content_id) select 1, ${id(4, 'n')} from ${series(playlists)} on conflict do nothing`,
    ...[
      'playlist_item (domain_id, playlist_id, content_id, rank, rank_key)',
      'playlist_asset (domain_id, playlist_id, asset_id, optional)',
    ].map(
      (into) => `insert into ${into} select 1, ${id(4, 'n')}, ${id(3, `1 + (n * 7 + i * 13) % ${assets}`)},
       ${into.startsWith('playlist_item') ? "i::text, lpad(i::text, 4, '0')" : 'false'} from ${series(playlists)}, generate_series(1, ${ONE.itemsEach}) i on conflict do nothing`,
    ),
    // Of this month, which the log has a part for; each as old as its number, so that none is written twice.
    `insert into activity (domain_id, occurred_at, id, type, member_id, actor_id, object_type, object_id)
     select 1, greatest(now() - (n % 25) * interval '1 day', date_trunc('month', now())), ${id(14, `n * 4 + i`)},
       case when i % 2 = 0 then 'completed' else 'opened' end, ${id(2, 'n')}, ${id(2, 'n')}, 'content', ${id(3, `1 + (n * 11 + i * 17) % ${assets}`)}
     from ${series(members)}, generate_series(0, 3) i where not exists (select from activity kept where kept.domain_id = 1 and kept.id = ${id(14, 'n * 4 + i')})`,
    `insert into content_user (domain_id, member_id, content_id, status, opened_at, completed_at)
     select 1, ${id(2, 'n')}, ${id(3, `1 + (n * 11 + i * 17) % ${assets}`)}, case when i % 2 = 0 then 'completed' else 'opened' end, ${old}, case when i % 2 = 0 then ${old} end
     from ${series(members)}, generate_series(1, ${ONE.touchedEach}) i on conflict do nothing`,
  ]
}

/** Teams with goals, and the learner in three of them with a history and a long playlist. */
function learnerStatements(size: number, email: string): string[] {
  const [members, teams, goals] = [ONE.members * size, ONE.teams * size, ONE.goals * size]
  const learner = `(select id from member where email = '${email}')`
  const due = "timestamptz '2026-12-01' + n % 60 * interval '1 day'"
  const old = "timestamptz '2026-01-01' + n * interval '1 second'"
  const content = (kind: number, audience: string, count: number) =>
    `insert into content (domain_id, id, type, name, sort_name, locale, audience, asks_everyone, completion_time, created_at, updated_at)
     select 1, ${id(kind, 'n')}, 'upload', ${named(titleOf('goal', 'n'))}, ${localeOf('n')}, '${audience}', true, 300, ${old}, ${old} from generate_series(1, ${count}) n on conflict do nothing`
  const asked = (kind: number, count: number) =>
    `insert into assignment (domain_id, id, content_id, goal, audience, is_content_goal, due_type, due_at, assigned_at, updated_at)
     select 1, ${id(kind + 4, 'n')}, ${id(kind, 'n')}, 'complete', 'everyone', true, 'moment', ${due}, ${old}, ${old} from generate_series(1, ${count}) n on conflict do nothing`
  const askedTeams = (count: number) => [
    `insert into assignment (domain_id, id, content_id, goal, audience, due_type, due_days, assigned_at, updated_at)
     select 1, ${id(12, 'n')}, ${id(3, 'n * 10')}, 'complete', 'teams', 'afterJoining', 60, ${old}, ${old} from generate_series(1, ${count}) n on conflict do nothing`,
    `insert into assignment_team (domain_id, assignment_id, team_id) select 1, ${id(12, 'n')}, ${id(5, `1 + (n - 1) / ${ONE.goals / ONE.teams}`)} from generate_series(1, ${count}) n on conflict do nothing`,
  ]
  const file = (kind: number, count: number) =>
    `insert into asset (domain_id, content_id, file_format) select 1, ${id(kind, 'n')}, 'pdf' from generate_series(1, ${count}) n on conflict do nothing`
  const items = OWN.sections * OWN.itemsEach
  const [list, place] = [id(8, '1'), `generate_series(1, ${OWN.sections}) s, generate_series(1, ${OWN.itemsEach}) i`]
  return [
    `insert into team (domain_id, id, name, created_at) select 1, ${id(5, 'n')}, 'Team ' || n, ${old} from generate_series(1, ${teams}) n on conflict do nothing`,
    `insert into team_day (domain_id, team_id, day, active_people, opened, completed, learning_seconds)
     select 1, ${id(5, 'n')}, current_date - day, 20, 60, 30, 7200 from generate_series(1, ${teams}) n, generate_series(0, 364) day on conflict do nothing`,
    `insert into team_member (domain_id, team_id, member_id, role) select 1, ${id(5, `1 + (n * k) % ${teams}`)}, ${id(2, 'n')}, 'member'
     from generate_series(1, ${members}) n, unnest(array[1, 7]) k on conflict do nothing`,
    `insert into team_member (domain_id, team_id, member_id, role) select 1, ${id(5, 'n')}, ${learner}, 'member' from generate_series(1, ${OWN.teams}) n on conflict do nothing`,
    content(6, 'teams', goals),
    file(6, goals),
    asked(6, goals),
    ...askedTeams(goals),
    `insert into content_team (domain_id, content_id, team_id) select 1, ${id(6, 'n')}, ${id(5, `1 + (n - 1) / ${ONE.goals / ONE.teams}`)} from generate_series(1, ${goals}) n on conflict do nothing`,
    content(7, 'all', 20),
    file(7, 20),
    asked(7, 20),
    `insert into content_user (domain_id, member_id, content_id, status, opened_at, completed_at)
     select 1, ${learner}, ${id(3, 'n * 31')}, 'completed', ${old}, ${old} from generate_series(1, ${OWN.history}) n on conflict do nothing`,
    `insert into content (domain_id, id, type, name, sort_name, locale, content_count, required_count, completion_time, created_at, updated_at)
     select 1, ${list}, 'playlist', ${named("'Long playlist'")}, 'en-GB', ${items}, ${items}, ${items * 300}, ${old}, ${old} from generate_series(1, 1) n on conflict do nothing`,
    `insert into playlist (domain_id, content_id) select 1, ${list} on conflict do nothing`,
    `insert into section (domain_id, id, playlist_id, name, rank, rank_key, locking_mode)
     select 1, ${id(9, 's')}, ${list}, 'Section ' || s, s::text, lpad(s::text, 4, '0'), case when s = ${OWN.sections} then 'progress' end from generate_series(1, ${OWN.sections}) s on conflict do nothing`,
    `insert into playlist_item (domain_id, playlist_id, content_id, section_id, rank, rank_key)
     select 1, ${list}, ${id(3, `(s * ${OWN.itemsEach} + i) * 17`)}, ${id(9, 's')}, s || '.' || i, lpad(s::text, 4, '0') || '.' || lpad(i::text, 4, '0') from ${place} on conflict do nothing`,
    `insert into playlist_asset (domain_id, playlist_id, asset_id, optional) select 1, ${list}, ${id(3, `(s * ${OWN.itemsEach} + i) * 17`)}, false from ${place} on conflict do nothing`,
    `insert into content (domain_id, id, type, name, sort_name, locale, created_at, updated_at)
     select 1, ${id(13, 'n')}, 'web', ${named("'A link'")}, 'en-GB', ${old}, ${old} from generate_series(1, 1) n on conflict do nothing`,
    `insert into asset (domain_id, content_id, web_url) select 1, ${id(13, '1')}, 'https://example.com/' on conflict do nothing`,
    // As most of what is made for a playlist is seen there alone; the item that is measured among it.
    `update content set only_in_playlists = true where domain_id = 1 and exists (select from playlist_item place where place.domain_id = 1 and place.content_id = content.id)`,
  ]
}
