import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LibraryFilter, LibraryOrder } from '../../content/library.sql.ts'
import { nameSearch } from '../../content/name-search-store.ts'
import type { NameSearch } from '../../content/name-search.sql.ts'
import type { Db } from '../../db/connect.ts'
import { newId } from '../../platform/ids.ts'
import * as playlists from '../../playlists/playlist-store.ts'
import { testHub, type TestHub } from '../../testing/app.ts'
import { analyze } from '../../testing/cluster.ts'
import { addTeam } from '../../testing/people.ts'
import * as assets from './asset-library-store.ts'

/** The lists of the library in a hub with much in it read what a page shows, and not the library. */

const COUNT = 10_000
/** Of one statement, which has to end in time. */
const AT_ONCE = 2_000
const PAGE = { limit: 26, offset: 0 }
/** Of 26 rows: what a page may touch with all that it skips. */
const MAX_ROWS = 2_000

let hub: TestHub
let db: Db
let teamId: string

beforeAll(async () => {
  hub = await testHub()
  db = hub.context.databases.forHub(1)
  teamId = await addTeam(hub.context.databases, 'A team')
  for (const type of ['playlist', 'web'])
    for (let from = 1; from < COUNT; from += AT_ONCE)
      await sql`insert into content (domain_id, id, type, name, sort_name, locale, created_at, updated_at, published, is_deleted, deleted_at, owner_team_id)
        select 1, gen_random_uuid(), ${type}, 'Name ' || md5(n::text), 'name ' || md5(n::text), 'en-GB', now(), now() - n * interval '1 minute',
          n % 1000 <> 1, n % 1000 = 2, case when n % 1000 = 2 then now() end, case when n % 1000 = 3 then ${teamId}::uuid end
        from generate_series(${from}::int, ${from + AT_ONCE - 1}::int) n`.execute(db)
  await sql`insert into playlist (domain_id, content_id) select 1, id from content where domain_id = 1 and type = 'playlist'`.execute(
    db,
  )
  await sql`insert into asset (domain_id, content_id) select 1, id from content where domain_id = 1 and type = 'web'`.execute(
    db,
  )
  // Two words of every name begin alike; the third is one of 16 in its beginning, and one of all as a whole.
  await sql`insert into content_name_word (domain_id, word, content_id)
    select 1, word, content.id from content, unnest(string_to_array(content.sort_name || ' nameless', ' ')) word where content.domain_id = 1`.execute(
    db,
  )
  await analyze(hub.database)
}, 120_000)
afterAll(() => hub.close())

const ALL: LibraryFilter = {
  search: null,
  teamId: null,
  topicId: null,
  externalRefId: null,
  published: null,
  updatedSince: null,
  deleted: 'without',
  restorableSince: new Date('2020-01-01'),
  ownerTeamIds: null,
}
const NEWEST: LibraryOrder = { column: 'lastUpdated', direction: 'desc', place: null }
const BY_NAME: LibraryOrder = { column: 'name', direction: 'asc', place: null }
const FAR = { key: 'name e', id: newId() }

const CASES: [string, () => Partial<LibraryFilter>, LibraryOrder][] = [
  ['the newest', () => ({}), NEWEST],
  ['the oldest', () => ({}), { ...NEWEST, direction: 'asc' }],
  ['by name', () => ({}), BY_NAME],
  ['by name, far down', () => ({}), { ...BY_NAME, place: FAR }],
  ['the published', () => ({ published: true }), NEWEST],
  ['drafts', () => ({ published: false }), NEWEST],
  ['the deleted', () => ({ deleted: 'only' }), NEWEST],
  ['of a team', () => ({ teamId }), NEWEST],
  ['of the teams of a manager', () => ({ ownerTeamIds: [teamId] }), NEWEST],
]

test.each(CASES)('a page of %s is found without reading the library', async (_, narrowing, order) => {
  const filter = { ...ALL, ...narrowing() }
  const pages = [
    playlists.pageOfAdmin(db, filter, order, PAGE),
    assets.pageOfAdmin(db, { ...filter, type: null, fileStatus: null }, order, PAGE),
  ]
  for (const page of pages) {
    const [plan] = await page.explain('json', sql`analyze`)
    const nodes = nodesOf((Object.values(plan!)[0] as { Plan: Node }[])[0]!.Plan).filter(
      (node) => node['Relation Name'] === 'content',
    )
    expect(nodes.map((node) => node['Node Type'])).not.toContain('Seq Scan')
    const read = nodes.map(
      (node) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
    )
    expect(Math.max(...read)).toBeLessThan(MAX_ROWS)
  }
})

const search = (by: NameSearch['by'], ...words: string[]): LibraryFilter => ({ ...ALL, search: { words, by } })

test('words are looked for from the rarest, of all names or in the order of the list, with the same result', async () => {
  const { word } = await db
    .selectFrom('content_name_word')
    .select('content_name_word.word')
    .where('content_name_word.word', '<', 'b')
    .executeTakeFirstOrThrow()
  const found = async (filter: LibraryFilter, order = BY_NAME) =>
    (await playlists.pageOfAdmin(db, filter, order, PAGE).execute()).map(({ id }) => id)
  for (const words of [['name'], [word, 'name'], ['a', 'name']])
    for (const order of [BY_NAME, NEWEST]) {
      const all = await found(search('all', ...words), order)
      expect(all.length).toBeGreaterThan(0)
      expect(await found(search('rarest', ...words), order)).toEqual(all)
      expect(await found(search('order', ...words), order)).toEqual(all)
    }
  expect(await found(search('all'))).toEqual([])
})

test('how a text is searched for follows from how rare its words are', async () => {
  expect(await nameSearch(db, 'Name, NAME!')).toEqual({ words: ['name'], by: 'order' })
  expect(await nameSearch(db, 'na name')).toEqual({ words: ['na', 'name'], by: 'order' })
  expect(await nameSearch(db, 'name nameless')).toEqual({ words: ['nameless', 'name'], by: 'rarest' })
  expect(await nameSearch(db, '...')).toEqual({ words: [], by: 'all' })
})

interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Node[]
}

function nodesOf(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)]
}
