import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testHub, type TestHub } from '../testing/app.ts'
import { analyze } from '../testing/cluster.ts'
import { indexMissingNames } from '../users/name-index-service.ts'
import { conditionOf } from './filter.sql.ts'
import { parseFilter } from './filter-rules.ts'
import { columnOf, listUsers, pageOfPeople } from './user-store.ts'

/** What providers ask again and again reads what it finds, and not the hub. */

let hub: TestHub

beforeAll(async () => {
  hub = await testHub({ countsForCoverage: false })
  const db = hub.context.databases.forHub(1)
  await sql`insert into member (domain_id, id, email, email_key, first_name, last_name, created_at, external_id, manager_email)
    select 1, gen_random_uuid(), 'P' || n || '@hub.example', 'p' || n || '@hub.example', md5(n::text), 'Person', now(), 'x' || n, 'P' || n / 9 || '@hub.example'
    from generate_series(1, 10000) n`.execute(db)
  await analyze(hub.database)
})
afterAll(() => hub.close())

test.each([
  ['userName eq "p4711@HUB.example"', 'member_email_small'],
  ['externalId eq "x4711"', 'member_external'],
  ['userName eq "p4711@hub.example" and active eq true', 'member_email_small'],
])('finds %s by an index', async (filter, index) => {
  const db = hub.context.databases.forHub(1)
  const condition = conditionOf(parseFilter(filter), columnOf)
  const [plan] = await pageOfPeople(db, condition, { limit: 100, offset: 0 }).explain('json', sql`analyze`)
  const text = JSON.stringify(plan)
  expect(text).toContain(`"Index Name":"${index}"`)
  const rows = [...text.matchAll(/"Actual Rows":([\d.]+)/g)].map(([, count]) => Number(count))
  expect(Math.max(...rows)).toBeLessThan(10)
})

test('finds whom a process of an older version brought in, once the job has been there', async () => {
  const call = await hub.hubCall()
  await call.db.updateTable('member').set({ email_key: null }).where('external_id', '=', 'x1').execute()
  const find = () => listUsers(call.db, parseFilter('userName eq "p1@hub.example"'), { limit: 1, offset: 0 })
  expect((await find()).total).toBe(0)
  await indexMissingNames(call)
  expect((await find()).total).toBe(1)
})
