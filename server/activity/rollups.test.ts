import fc from 'fast-check'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { addAsset, addPlaylist } from '../assets/asset-fixtures.ts'
import type { HubCall } from '../context.ts'
import { newId } from '../platform/ids.ts'
import { adminAddress } from '../testing/admin-address.ts'
import { testHub, type TestHub } from '../testing/app.ts'
import { addTeam } from '../testing/people.ts'
import { rebuildRollups, rollUp } from './rollup-service.ts'
import { WHOLE_HUB } from './rollup-store.ts'

let hub: TestHub
let one: HubCall
let two: HubCall
let owner: pg.Client

beforeAll(async () => {
  hub = await testHub()
  one = await hub.hubCall(1)
  two = await hub.hubCall(2)
  owner = new pg.Client({ ...adminAddress(), database: hub.database.app.database })
  await owner.connect()
})
beforeEach(() => empty())
afterEach(() => hub.setNow(null))
afterAll(async () => {
  await owner.end()
  await hub.close()
})

async function empty(): Promise<void> {
  await owner.query('truncate activity, team_day, content_day, rollup')
}

/** The figures of a hub, in one order. */
async function figures({ db }: HubCall) {
  const teams = await db.selectFrom('team_day').selectAll().orderBy('day').orderBy('team_id').execute()
  const content = await db.selectFrom('content_day').selectAll().orderBy('day').orderBy('content_id').execute()
  return [teams, content].map((rows) => rows.map(({ domain_id: _, ...row }) => row))
}

test('count who was active, what was opened and completed, and how long that takes, by team and content', async () => {
  const { databases } = hub.context
  const teamId = await addTeam(databases, 'Team')
  const member = { teams: [{ id: teamId, role: 'member' as const }] }
  const [first, second, beside] = [await hub.person(member), await hub.person(member), await hub.person()]
  const [asset, byHand] = [await addAsset(one.db), await addAsset(one.db, { markAsDone: 'manual' })]
  const playlist = await addPlaylist(one.db, { items: [asset] })
  hub.setNow(new Date('2026-03-10T12:00:00Z'))
  for (const who of [first, second, beside]) await who.post(`/me/assets/${asset}/launch`)
  await first.post(`/me/assets/${byHand}/launch`)
  hub.setNow(new Date('2026-03-11T12:00:00Z'))
  await beside.post(`/me/assets/${byHand}/launch`)
  await rollUp(one)
  const teams = await one.db
    .selectFrom('team_day')
    .select(['team_id', 'day', 'active_people', 'opened', 'completed', 'learning_seconds'])
    .execute()
  const row = (team_id: string, day: string) =>
    teams.find((each) => each.team_id === team_id && dayOf(each.day) === day)
  expect(teams).toHaveLength(3)
  expect(row(teamId, '2026-03-10')).toMatchObject({ active_people: 2, opened: 3, completed: 2, learning_seconds: 120 })
  expect(row(WHOLE_HUB, '2026-03-10')).toMatchObject({ active_people: 3, opened: 4, completed: 3 })
  expect(row(WHOLE_HUB, '2026-03-11')).toMatchObject({ active_people: 1, opened: 1, completed: 0, learning_seconds: 0 })
  const content = await one.db.selectFrom('content_day').select(['content_id', 'opened', 'completed']).execute()
  const sumOf = (id: string) =>
    content.filter((each) => each.content_id === id).map((each) => [each.opened, each.completed])
  expect([sumOf(asset), sumOf(playlist), sumOf(byHand)]).toEqual([
    [[3, 3]],
    [[3, 3]],
    [
      [1, 0],
      [1, 0],
    ],
  ])
})

test('stay where the month of a day was taken out of the log, also when they are worked out anew', async () => {
  const learner = await hub.person()
  await owner.query(
    `create table activity_2011_05 partition of activity for values from ('2011-05-01Z') to ('2011-06-01Z')`,
  )
  hub.setNow(new Date('2011-05-15T12:00:00Z'))
  await learner.post(`/me/assets/${await addAsset(one.db)}/launch`)
  await rollUp(one)
  const before = await figures(one)
  expect(before[0]).toHaveLength(1)
  await owner.query('alter table activity detach partition activity_2011_05')
  await rebuildRollups(one)
  expect(await figures(one)).toEqual(before)
  await owner.query('drop table activity_2011_05')
})

test('are worked out anew for the days of another time zone', async () => {
  const learner = await hub.person()
  hub.setNow(new Date('2026-03-10T23:30:00Z'))
  await learner.post(`/me/assets/${await addAsset(one.db)}/launch`)
  await rollUp(one)
  const days = async () => (await figures(one)).map((rows) => rows.map(({ day }) => dayOf(day)))
  expect(await days()).toEqual([['2026-03-10'], ['2026-03-10']])
  await rollUp({ ...one, hub: { ...one.hub, timezone: 'Asia/Kolkata' } })
  expect(await days()).toEqual([['2026-03-11'], ['2026-03-11']])
  await rollUp(one)
  expect(await days()).toEqual([['2026-03-10'], ['2026-03-10']])
})

/** A date of PostgreSQL, which comes as the local beginning of the day. */
function dayOf(date: Date | string): string {
  if (typeof date === 'string') return date.slice(0, 10)
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
}

const PEOPLE = Array.from({ length: 4 }, () => newId())
const TEAMS = Array.from({ length: 3 }, () => newId())
const CONTENT = Array.from({ length: 3 }, () => newId())

interface Made {
  hour: number
  type: string
  person: number
  byThemselves: boolean
  teams: number[]
  content: number
}

/** Hours around the night in which London puts its clocks forward, so that days begin at odd moments and one has 23 hours. */
const made: fc.Arbitrary<Made> = fc.record({
  hour: fc.integer({ min: -40, max: 40 }),
  type: fc.constantFrom('opened', 'completed', 'uncompleted', 'signedIn', 'sessionEnded'),
  person: fc.nat(PEOPLE.length - 1),
  byThemselves: fc.boolean(),
  teams: fc.uniqueArray(fc.nat(TEAMS.length - 1)),
  content: fc.nat(CONTENT.length - 1),
})

function momentOf({ hour }: Made): Date {
  return new Date(Date.UTC(2026, 2, 29) + hour * 3_600_000)
}

async function write({ db }: HubCall, fact: Made): Promise<void> {
  const isAbout = fact.type !== 'signedIn' && fact.type !== 'sessionEnded'
  await db
    .insertInto('activity')
    .values({
      id: newId(),
      occurred_at: momentOf(fact),
      type: fact.type,
      member_id: PEOPLE[fact.person]!,
      actor_id: fact.byThemselves ? PEOPLE[fact.person]! : null,
      object_type: isAbout ? 'content' : null,
      object_id: isAbout ? CONTENT[fact.content]! : null,
      team_ids: fact.teams.map((index) => TEAMS[index]!),
      learning_seconds: fact.type === 'completed' ? 60 : null,
    })
    .execute()
}

/** The same by counting one after the other: opened, completed, active people of each team and day. */
function counted(facts: readonly Made[]): Map<string, [number, number, number]> {
  const days = Map.groupBy(
    facts.flatMap((fact) => [...fact.teams.map((index) => TEAMS[index]!), WHOLE_HUB].map((team) => ({ team, fact }))),
    ({ team, fact }) => `${londonDay(momentOf(fact))} ${team}`,
  )
  return new Map(
    [...days].map(([key, all]) => {
      const count = (type: string) => all.filter(({ fact }) => fact.type === type).length
      const active = all.filter(({ fact }) => fact.byThemselves && fact.type !== 'sessionEnded')
      return [key, [count('opened'), count('completed'), new Set(active.map(({ fact }) => fact.person)).size]]
    }),
  )
}

const londonDay = (moment: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(moment)

test('are the same in whatever order facts come, however often they are worked out, and when they are worked out anew', async () => {
  for (const call of [one, two])
    for (const id of CONTENT)
      await call.db
        .insertInto('content')
        .values({ id, type: 'web', name: 'x', locale: 'en-GB', created_at: new Date(), updated_at: new Date() })
        .execute()
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(made, fc.boolean(), fc.nat()), { minLength: 1, maxLength: 25 }),
      async (drawn) => {
        await empty()
        for (const [fact, pauses] of drawn) {
          await write(one, fact)
          if (pauses) await rollUp(one)
        }
        await rollUp(one)
        for (const [fact] of drawn.toSorted(([, , a], [, , b]) => a - b)) await write(two, fact)
        await rollUp(two)
        const found = await figures(one)
        expect(await figures(two)).toEqual(found)
        await rebuildRollups(one)
        expect(await figures(one)).toEqual(found)
        const teams = await one.db.selectFrom('team_day').selectAll().execute()
        const shown = teams.map((row): [string, [number, number, number]] => [
          `${dayOf(row.day)} ${row.team_id}`,
          [row.opened, row.completed, row.active_people],
        ])
        expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(counted(drawn.map(([fact]) => fact))))
      },
    ),
    { numRuns: 25 },
  )
})
