import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { assignmentsOf, BY_URGENCY } from '../content/goal.sql.ts'
import { isVisible, memberAsViewer } from '../content/visibility.sql.ts'
import type { Db } from '../db/connect.ts'
import type { PageQuery } from '../db/page.ts'
import { teamIdsOf } from '../teams/membership.sql.ts'
import { NAME } from '../users/name.sql.ts'
import { personAs, type PersonRow } from '../users/person.sql.ts'
import type { AssignmentAudience, Due, Goal, Repetition } from './rules.ts'

/** What content asks, and of whom. */

export interface Target {
  id: string
  type: string
  name: string
  ownerTeamId: string | null
}

/** Content that is not deleted; held until the end of the transaction where its assignments are to be changed. */
export function findContent(db: Db, id: string, isHeld = false): Promise<Target | undefined> {
  return db
    .selectFrom('content')
    .select(['content.id', 'content.type', 'content.name', 'content.owner_team_id as ownerTeamId'])
    .where('content.id', '=', id)
    .where('content.is_deleted', '=', false)
    .$if(isHeld, (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
}

export type AssignmentRow = Awaited<ReturnType<typeof listAssignments>>[number]

/** A page of what is asked with some content, the oldest first. */
export function listAssignments(db: Db, contentId: string, { limit, offset }: PageQuery) {
  return assignments(db, contentId)
    .orderBy('assignment.assigned_at')
    .orderBy('assignment.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export function findAssignment(db: Db, contentId: string, id: string): Promise<AssignmentRow | undefined> {
  return assignments(db, contentId).where('assignment.id', '=', id).executeTakeFirst()
}

/** The one that the goal of the content stands for. */
export function findContentGoal(db: Db, contentId: string): Promise<AssignmentRow | undefined> {
  return assignments(db, contentId).where('assignment.is_content_goal', '=', true).executeTakeFirst()
}

function assignments(db: Db, contentId: string) {
  return db
    .selectFrom('assignment')
    .leftJoin('member as author', 'author.id', 'assignment.author_id')
    .where('assignment.content_id', '=', contentId)
    .where('assignment.is_deleted', '=', false)
    .select((eb) => [
      'assignment.id',
      'assignment.content_id as contentId',
      sql<Goal>`assignment.goal`.as('goal'),
      sql<AssignmentAudience>`assignment.audience`.as('audience'),
      'assignment.is_content_goal as isContentGoal',
      sql<Due['type'] | null>`assignment.due_type`.as('dueType'),
      'assignment.due_at as dueAt',
      sql<string | null>`assignment.due_on::text`.as('dueOn'),
      'assignment.due_days as dueDays',
      'assignment.repeat_months as months',
      'assignment.window_days as windowDays',
      'assignment.counts_early as countsEarly',
      'assignment.assigned_at as assignedAt',
      'assignment.updated_at as updatedAt',
      personAs('author').as('author'),
      sql<string[]>`array(${eb
        .selectFrom('assignment_team')
        .select('assignment_team.team_id')
        .whereRef('assignment_team.assignment_id', '=', 'assignment.id')
        .orderBy('assignment_team.team_id')})`.as('teamIds'),
      sql<string[]>`array(${eb
        .selectFrom('assignment_person')
        .select('assignment_person.member_id')
        .whereRef('assignment_person.assignment_id', '=', 'assignment.id')
        .orderBy('assignment_person.member_id')})`.as('userIds'),
      jsonArrayFrom(
        eb
          .selectFrom('assignment_team')
          .innerJoin('team', 'team.id', 'assignment_team.team_id')
          .select(['team.id', 'team.name'])
          .whereRef('assignment_team.assignment_id', '=', 'assignment.id')
          .orderBy('team.name')
          .orderBy('team.id'),
      ).as('teams'),
      sql<PersonRow[]>`array(${eb
        .selectFrom('assignment_person')
        .innerJoin('member as asked', 'asked.id', 'assignment_person.member_id')
        .select(personAs('asked').as('person'))
        .whereRef('assignment_person.assignment_id', '=', 'assignment.id')
        .orderBy('asked.first_name')
        .orderBy('asked.last_name')
        .orderBy('asked.id')})`.as('people'),
    ])
}

export async function countAssignments(db: Db, contentId: string): Promise<number> {
  const { count } = await db
    .selectFrom('assignment')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('assignment.content_id', '=', contentId)
    .where('assignment.is_deleted', '=', false)
    .executeTakeFirstOrThrow()
  return count
}

export interface Plan {
  goal: Goal
  audience: AssignmentAudience
  teamIds: readonly string[]
  userIds: readonly string[]
  due: Due | null
  repetition: Repetition | null
}

export interface NewAssignment extends Plan {
  id: string
  contentId: string
  isContentGoal: boolean
  authorId: string
  now: Date
}

export async function insertAssignment(db: Db, assignment: NewAssignment): Promise<void> {
  const { id, contentId, goal, audience, isContentGoal, due, repetition, authorId, now } = assignment
  await db
    .insertInto('assignment')
    .values({
      id,
      content_id: contentId,
      goal,
      audience,
      is_content_goal: isContentGoal,
      ...dueColumns(due),
      repeat_months: repetition?.months ?? null,
      window_days: repetition?.windowDays ?? null,
      counts_early: repetition?.countsEarly ?? false,
      author_id: authorId,
      assigned_at: now,
      updated_at: now,
    })
    .execute()
  await saveAudience(db, assignment, now)
}

export interface AssignmentPatch extends Pick<Plan, 'audience' | 'teamIds' | 'userIds' | 'due'> {
  id: string
  contentId: string
  isContentGoal: boolean
}

export async function updateAssignment(db: Db, patch: AssignmentPatch, now: Date): Promise<void> {
  const { id, audience, isContentGoal, due } = patch
  await db
    .updateTable('assignment')
    .set((eb) => ({
      audience,
      audience_since: eb.case().when('audience', '=', audience).then(eb.ref('audience_since')).else(now).end(),
      is_content_goal: isContentGoal,
      ...dueColumns(due),
      updated_at: now,
    }))
    .where('assignment.id', '=', id)
    .execute()
  await saveAudience(db, patch, now)
}

/** What people did stays written down. */
export async function deleteAssignment(db: Db, { id, contentId }: { id: string; contentId: string }, now: Date) {
  await db
    .updateTable('assignment')
    .set({ is_deleted: true, updated_at: now })
    .where('assignment.id', '=', id)
    .execute()
  await markContent(db, contentId)
}

function dueColumns(due: Due | null) {
  return {
    due_type: due?.type ?? null,
    due_at: due?.type === 'moment' ? due.at : null,
    due_on: due?.type === 'day' ? sql<Date>`${due.date}::date` : null,
    due_days: due && 'days' in due ? due.days : null,
  }
}

/** Who stays asked, by name or by team, stays so since when they were. */
async function saveAudience(
  db: Db,
  { id, contentId, teamIds, userIds }: Pick<NewAssignment, 'id' | 'contentId' | 'teamIds' | 'userIds'>,
  now: Date,
): Promise<void> {
  await db
    .deleteFrom('assignment_team')
    .where('assignment_team.assignment_id', '=', id)
    .where(sql<boolean>`assignment_team.team_id <> all(${teamIds}::uuid[])`)
    .execute()
  await db
    .deleteFrom('assignment_person')
    .where('assignment_person.assignment_id', '=', id)
    .where(sql<boolean>`assignment_person.member_id <> all(${userIds}::uuid[])`)
    .execute()
  if (teamIds.length)
    await db
      .insertInto('assignment_team')
      .values(teamIds.map((team_id) => ({ assignment_id: id, team_id, assigned_at: now })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  if (userIds.length)
    await db
      .insertInto('assignment_person')
      .values(userIds.map((member_id) => ({ assignment_id: id, member_id, assigned_at: now })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  await markContent(db, contentId)
}

/** Keeps whether anything is asked of everyone, by which lists find what is. */
async function markContent(db: Db, contentId: string): Promise<void> {
  await db
    .updateTable('content')
    .set((eb) => ({
      asks_everyone: sql<boolean>`exists (${eb
        .selectFrom('assignment')
        .select(sql.lit(1).as('one'))
        .where('assignment.content_id', '=', contentId)
        .where('assignment.audience', '=', 'everyone')
        .where('assignment.is_deleted', '=', false)})`,
    }))
    .where('content.id', '=', contentId)
    .execute()
}

/** How many of these are teams of the hub that are not deleted. */
export async function countTeams(db: Db, ids: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom('team')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(sql<boolean>`team.id = any(${ids}::uuid[])`)
    .where('team.is_deleted', '=', false)
    .executeTakeFirstOrThrow()
  return count
}

/** How many of these are people of the hub who were not removed. */
export async function countPeople(db: Db, ids: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom('member')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(sql<boolean>`member.id = any(${ids}::uuid[])`)
    .where('member.is_deleted', '=', false)
    .executeTakeFirstOrThrow()
  return count
}

/** Those of some people who are in one of some teams. */
export async function listPeopleIn(db: Db, teamIds: readonly string[], memberIds: readonly string[]) {
  const rows = await db
    .selectFrom('team_member')
    .innerJoin('team', 'team.id', 'team_member.team_id')
    .select('team_member.member_id as id')
    .distinct()
    .where(sql<boolean>`team_member.team_id = any(${teamIds}::uuid[])`)
    .where(sql<boolean>`team_member.member_id = any(${memberIds}::uuid[])`)
    .where('team.is_deleted', '=', false)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Takes content as published, for a rehearsal. */
export async function markPublished(db: Db, contentId: string): Promise<void> {
  await db.updateTable('content').set({ published: true }).where('content.id', '=', contentId).execute()
}

export interface Concerned {
  askedCount: number
  /** Of those who are asked, as is the next. */
  metCount: number
  mostUrgentCount: number
  /** Besides those who are asked. */
  unseenCount: number
  /** The first of those who are asked, by name. */
  people: NamedPerson[]
  unseenPeople: NamedPerson[]
}

interface NamedPerson {
  id: string
  displayName: string
}

/**
 * How many people an assignment concerns, and how many of its audience may not see the content, with the first of both. One statement.
 * @param named the teams whose people may be named, null for everybody's, and how many are
 */
export function countConcerned(
  db: Db,
  { id, contentId, audience, teamIds, userIds }: Plan & { id: string; contentId: string },
  { now, teamIds: named, limit }: { now: Date; teamIds: readonly string[] | null; limit: number },
): Promise<Concerned> {
  const viewer = memberAsViewer(now)
  const ofTeams = db
    .selectFrom('team_member')
    .select('team_member.member_id')
    .where(sql<boolean>`team_member.team_id = any(${teamIds}::uuid[])`)
  const concerned = db
    .selectFrom('member')
    .innerJoin('content', (join) => join.on('content.id', '=', contentId))
    .leftJoin('content_user as mine', (join) =>
      join.onRef('mine.content_id', '=', 'content.id').onRef('mine.member_id', '=', 'member.id'),
    )
    .innerJoinLateral(
      () =>
        assignmentsOf(viewer)
          .select(sql<number>`row_number() over (order by ${BY_URGENCY})`.as('place'))
          .as('each'),
      (join) => join.onTrue(),
    )
    .where('each.id', '=', id)
    .$if(audience === 'teams', (query) => query.where('member.id', 'in', ofTeams))
    .$if(audience === 'people', (query) => query.where(sql<boolean>`member.id = any(${userIds}::uuid[])`))
    // Everyone means everyone who may see it.
    .$if(audience === 'everyone', (query) => query.where(isVisible(viewer)))
    .select([
      'member.id',
      NAME.as('displayName'),
      'each.isMet',
      'each.place',
      sql<boolean>`${isVisible(viewer)}`.as('isSeen'),
      (named === null ? sql<boolean>`true` : sql<boolean>`${teamIdsOf()} && ${named}::uuid[]`).as('isNamed'),
    ])
  const first = (isSeen: boolean) =>
    sql<
      NamedPerson[]
    >`(select coalesce(json_agg(json_build_object('id', first.id, 'displayName', first."displayName")), '[]')
      from (select id, "displayName" from concerned where "isNamed" and "isSeen" = ${sql.lit(isSeen)}
        order by lower("displayName"), id limit ${sql.lit(limit)}) as first)`
  return db
    .with('concerned', () => concerned)
    .selectFrom('concerned')
    .select([
      sql<number>`(count(*) filter (where "isSeen"))::int`.as('askedCount'),
      sql<number>`(count(*) filter (where "isSeen" and "isMet"))::int`.as('metCount'),
      sql<number>`(count(*) filter (where "isSeen" and place = 1))::int`.as('mostUrgentCount'),
      sql<number>`(count(*) filter (where not "isSeen"))::int`.as('unseenCount'),
      first(true).as('people'),
      first(false).as('unseenPeople'),
    ])
    .executeTakeFirstOrThrow()
}
