import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addAsset } from '../assets/asset-fixtures.ts'
import { assignmentsOf, BY_URGENCY } from '../content/goal.sql.ts'
import type { Viewer } from '../content/rules.ts'
import type { Db } from '../db/connect.ts'
import { newId } from '../platform/ids.ts'
import { testHub, type TestHub } from '../testing/app.ts'
import { addTeam } from '../testing/people.ts'
import { byUrgency, roundOf, type Due, type Goal, type Person, type Repetition, type Schedule } from './rules.ts'
import { insertAssignment } from './store.ts'

/** When something is due for somebody: for each zone by itself, and by PostgreSQL as by the rules. */

const somebody: Person = {
  zone: 'UTC',
  startDate: null,
  inAudienceSince: new Date('2020-01-01T00:00:00Z'),
  joinedAt: null,
  teamAskedSince: null,
  namedAt: null,
}
const asked: Schedule = {
  audience: 'everyone',
  due: null,
  repetition: null,
  assignedAt: new Date('2026-01-05T12:00:00Z'),
  audienceSince: null,
}
const NOW = new Date('2026-02-01T12:00:00Z')

const due = (schedule: Partial<Schedule>, person: Partial<Person> = {}, now = NOW) =>
  roundOf({ ...asked, ...schedule }, { ...somebody, ...person }, now).dueAt?.toISOString()

describe('a due date', () => {
  test.each([
    ['UTC', '2026-03-01T23:59:59.000Z'],
    ['America/New_York', '2026-03-02T04:59:59.000Z'],
    ['Pacific/Apia', '2026-03-01T10:59:59.000Z'],
    ['Europe/Berlin', '2026-03-01T22:59:59.000Z'],
  ])('ends with the day in %s', (zone, end) => {
    expect(due({ due: { type: 'day', date: '2026-03-01' } }, { zone })).toBe(end)
  })

  test.each([
    ['2026-03-28', '2026-03-28T22:59:59.000Z'],
    ['2026-03-29', '2026-03-29T21:59:59.000Z'],
    ['2026-10-24', '2026-10-24T21:59:59.000Z'],
    ['2026-10-25', '2026-10-25T22:59:59.000Z'],
  ])('ends with %s in Berlin, where the clocks are put forward and back', (date, end) => {
    expect(due({ due: { type: 'day', date } }, { zone: 'Europe/Berlin' })).toBe(end)
  })

  test('is counted in the days of the person: the same moment is another day elsewhere', () => {
    const joinedAt = new Date('2026-03-01T11:30:00Z')
    const after = { audience: 'teams', due: { type: 'afterJoining', days: 1 } } as const
    expect(due(after, { joinedAt, zone: 'Pacific/Apia' })).toBe('2026-03-03T10:59:59.000Z')
    expect(due(after, { joinedAt, zone: 'America/New_York' })).toBe('2026-03-03T04:59:59.000Z')
    expect(due(after, { joinedAt })).toBe('2026-03-02T23:59:59.000Z')
  })

  test('after a start is counted from that day, and there is none where the day is not known', () => {
    expect(due({ due: { type: 'afterStart', days: 30 } }, { startDate: '2024-01-31' })).toBe('2024-03-01T23:59:59.000Z')
    expect(due({ due: { type: 'afterStart', days: 30 } })).toBeUndefined()
  })

  test('after being asked is counted for who comes later from when they came', () => {
    const after = { due: { type: 'afterAssignment', days: 7 } } as const
    expect(due(after)).toBe('2026-01-12T23:59:59.000Z')
    const later = new Date('2026-01-20T08:00:00Z')
    expect(due(after, { inAudienceSince: later })).toBe('2026-01-27T23:59:59.000Z')
    expect(due({ ...after, audienceSince: later })).toBe('2026-01-27T23:59:59.000Z')
    expect(due({ ...after, audience: 'teams' }, { teamAskedSince: later })).toBe('2026-01-27T23:59:59.000Z')
    expect(due({ ...after, audience: 'people' }, { namedAt: later })).toBe('2026-01-27T23:59:59.000Z')
  })

  test('at the end of a day that clocks repeat is the later end, and of one that they skip the moment that follows', () => {
    // In Beirut the clocks go back from midnight to eleven; in Apia the 30th never was.
    expect(due({ due: { type: 'day', date: '2022-10-29' } }, { zone: 'Asia/Beirut' })).toBe('2022-10-29T21:59:59.000Z')
    expect(due({ due: { type: 'day', date: '2011-12-30' } }, { zone: 'Pacific/Apia' })).toBe('2011-12-31T09:59:59.000Z')
  })
})

describe('a round', () => {
  const monthly: Repetition = { months: 1, windowDays: 7, countsEarly: false }
  const at = (date: string, repetition: Repetition, now: string) =>
    roundOf({ ...asked, due: { type: 'day', date }, repetition }, somebody, new Date(now))

  test('is due on the last day of a month that has no such day, and on its own day again after it', () => {
    const dueOn = (now: string) => at('2026-01-31', monthly, now).dueAt?.toISOString().slice(0, 10)
    expect(dueOn('2026-01-01T00:00:00Z')).toBe('2026-01-31')
    expect(dueOn('2026-02-25T00:00:00Z')).toBe('2026-02-28')
    expect(dueOn('2026-03-30T00:00:00Z')).toBe('2026-03-31')
    expect(dueOn('2028-02-25T00:00:00Z')).toBe('2028-02-29')
  })

  test('of a leap day is due on the 28th in other years', () => {
    const yearly = { months: 12, windowDays: 30, countsEarly: false }
    expect(at('2028-02-29', yearly, '2029-02-20T00:00:00Z').dueAt?.toISOString()).toBe('2029-02-28T23:59:59.000Z')
    expect(at('2028-02-29', yearly, '2032-02-20T00:00:00Z').dueAt?.toISOString()).toBe('2032-02-29T23:59:59.000Z')
  })

  test('begins when its window opens and lasts until the next one does', () => {
    const yearly = { months: 12, windowDays: 60, countsEarly: false }
    const round = (now: string) => at('2026-03-01', yearly, now)
    expect(round('2026-12-30T23:59:59Z')).toMatchObject({ number: 1, opensAt: new Date('2025-03-01T00:00:00Z') })
    expect(round('2026-12-31T00:00:00Z')).toMatchObject({ number: 2, opensAt: new Date('2026-12-31T00:00:00Z') })
    expect(round('2027-12-30T00:00:00Z').number).toBe(2)
  })
})

describe('PostgreSQL', () => {
  let hub: TestHub
  let db: Db
  let contentId: string
  let teamId: string
  let learner: { memberId: string }

  beforeAll(async () => {
    hub = await testHub()
    db = hub.context.databases.forHub(1)
    contentId = await addAsset(db)
    teamId = await addTeam(hub.context.databases, 'A team')
    learner = await hub.person({ teams: [{ id: teamId, role: 'member' }] })
  })
  afterAll(() => hub.close())

  const moment = fc
    .date({ min: new Date('2023-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
    .map((date) => new Date(Math.floor(date.getTime() / 1000) * 1000))
  const day = moment.map((date) => date.toISOString().slice(0, 10))
  const days = fc.integer({ min: 0, max: 400 })
  const anyDue = (afterJoining: boolean): fc.Arbitrary<Due | null> =>
    fc.oneof(
      fc.constant(null),
      moment.map((at) => ({ type: 'moment', at }) as const),
      day.map((date) => ({ type: 'day', date }) as const),
      fc.record({ type: fc.constantFrom('afterStart', 'afterAssignment'), days }) as fc.Arbitrary<Due>,
      ...(afterJoining ? [days.map((count): Due => ({ type: 'afterJoining', days: count }))] : []),
    )
  const schedule = fc.constantFrom('everyone', 'teams', 'people').chain((audience) =>
    fc
      .record({
        goal: fc.constantFrom('open' as const, 'complete' as const),
        due: anyDue(audience === 'teams'),
        months: fc.option(fc.integer({ min: 1, max: 14 })),
        windowDays: fc.integer({ min: 0, max: 27 }),
        assignedAt: moment,
        audienceSince: fc.option(moment),
        namedAt: moment,
        teamAskedAt: fc.option(moment),
      })
      .map(({ months, windowDays, ...each }) => ({
        ...each,
        audience: audience as Schedule['audience'],
        repetition: months === null || each.due === null ? null : { months, windowDays, countsEarly: false },
      })),
  )
  const zone = fc.constantFrom(
    'UTC',
    'America/New_York',
    'Pacific/Apia',
    'Europe/Berlin',
    'America/Havana',
    'Asia/Kolkata',
    'Pacific/Kiritimati',
    'Australia/Lord_Howe',
  )
  const person = fc.record({ zone, startDate: fc.option(day), createdAt: moment, joinedAt: fc.option(moment) })
  const content = fc.record({
    audience: fc.constantFrom('all' as const, 'teams' as const),
    audienceSince: fc.option(moment),
    teamSince: fc.option(moment),
  })

  test('says the same of when each is due, which round it is and which counts', { timeout: 240_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(schedule, { minLength: 1, maxLength: 5 }),
        person,
        content,
        moment,
        async (all, who, what, now) => {
          const ids = all.map(() => newId())
          await keep(ids, all, who, what)
          const viewer: Viewer = { memberId: learner.memberId, teamIds: [teamId], isAdmin: false, now }
          const found = await db
            .selectFrom('content')
            .leftJoin('content_user as mine', (join) =>
              join.onRef('mine.content_id', '=', 'content.id').on('mine.member_id', '=', learner.memberId),
            )
            .innerJoinLateral(
              () =>
                assignmentsOf(viewer)
                  .select([
                    sql<number>`round.number`.as('number'),
                    sql<Date | null>`due.opens`.as('opensAt'),
                    sql<number>`row_number() over (order by ${BY_URGENCY})`.as('place'),
                  ])
                  .as('each'),
              (join) => join.onTrue(),
            )
            .where('content.id', '=', contentId)
            .select(['each.id', 'each.number', 'each.dueAt', 'each.opensAt'])
            .orderBy('each.place')
            .execute()
          const expected = all
            .map((each, index) => {
              const inAudienceSince =
                what.audience === 'all'
                  ? latest(who.createdAt, what.audienceSince)
                  : latest(who.createdAt, what.teamSince, who.joinedAt)
              const teamAskedSince = latest(each.teamAskedAt, who.joinedAt)
              const round = roundOf(each, { ...who, inAudienceSince, teamAskedSince, namedAt: each.namedAt }, now)
              return { ...each, ...round, id: ids[index]!, isMet: false }
            })
            .toSorted(byUrgency)
            .map(({ id, number, dueAt, opensAt }) => ({ id, number, dueAt, opensAt }))
          expect(found).toEqual(expected)
        },
      ),
      { numRuns: 150 },
    )
  })

  const latest = (...moments: (Date | null)[]) => new Date(Math.max(...moments.map(Number)))

  interface Who extends Pick<Person, 'zone' | 'startDate' | 'joinedAt'> {
    createdAt: Date
  }

  interface What {
    audience: 'all' | 'teams'
    audienceSince: Date | null
    teamSince: Date | null
  }

  async function keep(
    ids: readonly string[],
    all: readonly (Schedule & { goal: Goal; namedAt: Date; teamAskedAt: Date | null })[],
    { zone: timezone, startDate, createdAt, joinedAt }: Who,
    { audience, audienceSince, teamSince }: What,
  ) {
    for (const table of ['assignment_team', 'assignment_person', 'assignment', 'content_team'] as const)
      await db.deleteFrom(table).execute()
    await db
      .updateTable('content')
      .set({ audience, audience_since: audienceSince })
      .where('content.id', '=', contentId)
      .execute()
    await db.insertInto('content_team').values({ content_id: contentId, team_id: teamId, since: teamSince }).execute()
    await db
      .updateTable('member')
      .set({ timezone, start_date: sql<Date>`${startDate}::date`, created_at: createdAt })
      .where('member.id', '=', learner.memberId)
      .execute()
    await db.updateTable('team_member').set({ joined_at: joinedAt }).execute()
    for (const [index, each] of all.entries()) {
      const id = ids[index]!
      await insertAssignment(db, {
        ...each,
        id,
        contentId,
        isContentGoal: false,
        teamIds: each.audience === 'teams' ? [teamId] : [],
        userIds: each.audience === 'people' ? [learner.memberId] : [],
        authorId: learner.memberId,
        now: each.assignedAt,
      })
      await db
        .updateTable('assignment')
        .set({ audience_since: each.audienceSince })
        .where('assignment.id', '=', id)
        .execute()
      await db
        .updateTable('assignment_team')
        .set({ assigned_at: each.teamAskedAt })
        .where('assignment_team.assignment_id', '=', id)
        .execute()
      await db
        .updateTable('assignment_person')
        .set({ assigned_at: each.namedAt })
        .where('assignment_person.assignment_id', '=', id)
        .execute()
    }
  }
})
