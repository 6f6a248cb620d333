import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { analyze } from '../testing/cluster.ts'
import { testHub, type TestHub } from '../testing/app.ts'
import { keyOf } from './statement-key-rules.ts'
import { queryOf, type StatementQuery } from './statement-store.ts'

/** A page of many statements reads what is on it, and not the hub. */

const COUNT = 20_000
const PAGE = 20
const now = new Date()

let hub: TestHub

beforeAll(async () => {
  hub = await testHub({ countsForCoverage: false })
  const { db } = await hub.hubCall()
  // One a second, of 1,000 agents, with 100 activities and 5 verbs.
  const sent = sql`(select n, md5(n::text)::uuid as id, ${now}::timestamptz - make_interval(secs => ${COUNT} - n) as stored_at from generate_series(1, ${COUNT}::int) n) sent`
  await sql`insert into xapi_statement (domain_id, id, stored_at, statement, print)
    select 1, id, stored_at, '{}', '' from ${sent}`.execute(db)
  for (const key of ['agent', 'activity', 'verb'] as const) {
    const keys = Array.from({ length: MANY[key] }, (_, nth) => keyOf(key, `${key} ${nth}`))
    await sql`insert into xapi_statement_key (domain_id, key, stored_at, statement_id)
      select 1, (${keys}::uuid[])[1 + n % ${MANY[key]}::int], stored_at, id from ${sent}`.execute(db)
  }
  await analyze(hub.database)
})
afterAll(() => hub.close())

const MANY = { agent: 1_000, activity: 100, verb: 5 } as const

const agent = keyOf('agent', 'agent 7')
const activity = keyOf('activity', 'activity 7')
const verb = keyOf('verb', 'verb 2')
const newest = { ascending: false, limit: PAGE }
const minuteAgo = new Date(now.getTime() - 60_000)

test.each<[what: string, query: StatementQuery, index: string]>([
  ['everything', { keys: [], ...newest }, 'xapi_statement_stored'],
  ['what is new', { keys: [], since: minuteAgo, ascending: true, limit: PAGE }, 'xapi_statement_stored'],
  ['an agent', { keys: [agent], ...newest }, 'xapi_statement_key_pkey'],
  ['an activity', { keys: [activity], ...newest }, 'xapi_statement_key_pkey'],
  ['an activity and a verb', { keys: [activity, verb], ...newest }, 'xapi_statement_key_pkey'],
  ['a verb, from the oldest', { keys: [verb], ascending: true, limit: PAGE }, 'xapi_statement_key_pkey'],
  [
    'a verb, the next page',
    { keys: [verb], ...newest, after: { storedAt: minuteAgo, id: '00000000-0000-0000-0000-000000000000' } },
    'xapi_statement_key_pkey',
  ],
])('reads a page of %s by an index', async (_what, query, index) => {
  const { db } = await hub.hubCall()
  const [plan] = await queryOf(db, query).explain('json', sql`analyze`)
  const text = JSON.stringify(plan)
  expect(text).toContain(`"Index Name":"${index}"`)
  const rows = [...text.matchAll(/"Actual Rows":([\d.]+)/g)].map(([, count]) => Number(count))
  // The first node is the page itself.
  expect(rows[0]).toBe(PAGE)
  expect(Math.max(...rows), text).toBeLessThanOrEqual(10 * PAGE)
})
