import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { registerMassJobs } from '../jobs/jobs.ts'
import { newId } from '../platform/ids.ts'
import type { Db } from '../db/connect.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { analyze } from '../testing/cluster.ts'
import { applyDueRules } from './rule-service.ts'

/**
 * How quick the rules of many teams are for many people. The product asks for 200 teams and 100,000 people in a minute:
 * PEOPLE=100000. By default it is a tenth of the people, in a quarter of the minute, because a part of it is the same for few
 * people: two hundred turns of a job. It fails where a night takes longer than that, on whatever machine, and where the quickest
 * of 20 changes of one person takes 50 ms.
 */

const PEOPLE = Number(process.env['PEOPLE'] ?? 10_000)
const TEAMS = 200
/** As the product asks for, for 100,000 people. */
const SECONDS = 10 + (50 * PEOPLE) / 100_000
const ONE_PERSON_MS = 50

let hub: TestHub
let admin: Somebody
let end: () => void
const start = new Date('2026-11-02T09:00:00Z')

beforeAll(async () => {
  hub = await testHub()
  hub.setNow(start)
  end = await registerMassJobs(hub.context)
  admin = await hub.person({ isAdmin: true, privileges: ['user_write', 'user_read'] })
  const { db } = await hub.hubCall()
  for (let first = 1; first <= PEOPLE; first += 5_000) await addPeople(db, first, Math.min(first + 4_999, PEOPLE))
  const teams = Array.from({ length: TEAMS }, (_, nth) => ({ id: newId(), name: `Many ${nth}`, rules: rulesOf(nth) }))
  await db
    .insertInto('team')
    .values(teams.map((team) => ({ ...team, rules: JSON.stringify(team.rules), created_at: start })))
    .execute()
  await analyze(hub.database)
}, 300_000)
afterAll(async () => {
  end()
  await hub.close()
})

/** The hub itself gives a statement a few seconds. */
async function addPeople(db: Db, first: number, last: number): Promise<void> {
  await sql`insert into member (id, domain_id, email, first_name, last_name, created_at, start_date, employee_id)
    select gen_random_uuid(), 1, 'm' || nth || '@many' || nth % 20 || '.example', 'First', 'Last' || nth, now(),
      date '2026-01-01' + nth % 300, 'E' || nth
    from generate_series(${sql.lit(first)}, ${sql.lit(last)}) as nth`.execute(db)
  await sql`insert into member_fact (domain_id, member_id, fact, value, compared, source, updated_at)
    select 1, member.id, kind.fact, made.value, lower(made.value), 'import', now()
    from member, (values ('department', 50), ('city', 100), ('jobTitle', 200)) as kind(fact, count),
      lateral (select kind.fact || ' ' || substr(member.employee_id, 2)::int % kind.count as value) as made
    where member.domain_id = 1 and substr(member.employee_id, 2)::int between ${sql.lit(first)} and ${sql.lit(last)}`.execute(
    db,
  )
}

const is = (attribute: string, ...values: string[]) => ({ type: 'attribute', attribute, operator: 'is', values })

/** Two hundred of four kinds. */
function rulesOf(nth: number) {
  const conditions = [
    [is('department', `department ${nth % 50}`)],
    [is('city', `city ${nth % 100}`), { type: 'emailDomain', operator: 'is', values: [`many${nth % 20}.example`] }],
    [is('jobTitle', `jobtitle ${nth % 200}`), { type: 'startDate', operator: 'atLeastDaysAgo', days: 90 }],
    [
      is('department', `department ${nth % 50}`),
      { type: 'group', match: 'none', conditions: [is('city', `city ${nth % 100}`)] },
    ],
  ][nth % 4]!
  return { match: 'all', conditions }
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return (performance.now() - begun) / 1000
}

async function apply(): Promise<number> {
  const call = await hub.hubCall()
  return seconds(() => applyDueRules(call))
}

test('all of them are applied in time, for the first time and night by night', async () => {
  const filled = await apply()
  const { db } = await hub.hubCall()
  const places = await db
    .selectFrom('team_member')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  await analyze(hub.database)
  hub.setNow(new Date(start.getTime() + 86_400_000))
  const again = await apply()
  console.log(
    `${PEOPLE} people, ${TEAMS} rules: ${places.count} places filled in ${filled.toFixed(1)} s, again in ${again.toFixed(1)} s`,
  )
  expect(places.count).toBeGreaterThan(PEOPLE)
  expect(again).toBeLessThan(SECONDS)
}, 600_000)

test('one changed person is moved in time', async () => {
  const { db } = await hub.hubCall()
  const [person] = await db.selectFrom('member').select('member.id').where('employee_id', '=', 'E7').execute()
  const times: number[] = []
  for (let nth = 0; nth < 20; nth += 1) {
    const attributes = [{ attribute: 'department', value: `department ${nth}` }]
    times.push((await seconds(() => admin.patch(`/users/${person!.id}`, { attributes }))) * 1000)
  }
  times.sort((a, b) => a - b)
  const [quickest, middle] = [times[0]!, times[times.length / 2]!]
  console.log(
    `One changed person, the whole call: ${quickest.toFixed(0)} ms, ${middle.toFixed(0)} ms in the middle of 20`,
  )
  // The quickest, since others may have the machine: nothing makes a call quicker than it is.
  expect(quickest).toBeLessThan(ONE_PERSON_MS)
})
