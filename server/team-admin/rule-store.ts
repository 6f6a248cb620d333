import { sql, type SqlBool } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { PageQuery } from '../db/page.ts'
import { statement } from '../db/statement.ts'
import { insertMembers } from '../teams/membership.sql.ts'
import { compared, fits, meets, type About } from './rule.sql.ts'
import { comparable, type RuledTeam, type TeamRules } from './rules.ts'
import { KNOWN, rulesAsRows, standingTo } from './standing.sql.ts'

/** Who fits the rules of teams, and putting them in and out. */

/** All teams with rules that were not deleted. @param naming no more than those whose rules name such things */
export function listRuledTeams(db: Db, naming?: 'teams' | 'content'): Promise<RuledTeam[]> {
  const key = naming && ({ teams: 'teamIds', content: 'contentId' } as const)[naming]
  return db
    .selectFrom('team')
    .select(['team.id', 'team.name', sql<TeamRules>`team.rules`.as('rules')])
    .where('team.rules', 'is not', null)
    .where('team.is_deleted', '=', false)
    .$if(key !== undefined, (query) => query.where(sql<SqlBool>`team.rules @? ${sql.lit(`$.**.${key!}`)}::jsonpath`))
    .orderBy('team.id')
    .execute()
}

/** Holds a team until the end of the transaction, so that its people are worked out by one at a time. @returns undefined for one without rules */
export async function lockRuledTeam(db: Db, id: string): Promise<(RuledTeam & { memberCount: number }) | undefined> {
  return db
    .selectFrom('team')
    .select((eb) => [
      'team.id',
      'team.name',
      sql<TeamRules>`team.rules`.as('rules'),
      sql<number>`(${eb
        .selectFrom('team_member')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('team_member.team_id', '=', 'team.id')})`.as('memberCount'),
    ])
    .where('team.id', '=', id)
    .where('team.rules', 'is not', null)
    .where('team.is_deleted', '=', false)
    .forUpdate('team')
    .executeTakeFirst()
}

/** Who would come and go, of everybody in the hub. */
export async function findChanges(
  db: Db,
  { id, rules }: Pick<RuledTeam, 'id' | 'rules'>,
  about: Omit<About, 'asks'>,
): Promise<Changes> {
  const joining = await db
    .selectFrom('member')
    .select('member.id')
    .where('member.is_deleted', '=', false)
    .where(fits(rules, { ...about, asks: 'who joins' }))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('team_member')
            .select(sql.lit(1).as('one'))
            .whereRef('team_member.member_id', '=', 'member.id')
            .where('team_member.team_id', '=', id),
        ),
      ),
    )
    .execute()
  const leaving = await db
    .selectFrom('team_member')
    .innerJoin('member', 'member.id', 'team_member.member_id')
    .select('member.id')
    .where('team_member.team_id', '=', id)
    .where('team_member.by_rules', '=', true)
    .where(sql<SqlBool>`(member.is_deleted or not ${fits(rules, { ...about, asks: 'who stays' })})`)
    .execute()
  return { joining: joining.map((row) => row.id), leaving: leaving.map((row) => row.id) }
}

/** Who would come into a team and who would leave it. */
export interface Changes {
  joining: string[]
  leaving: string[]
}

interface StandingsAsked {
  memberIds: readonly string[]
  /** A JSON array of what `comparable` makes. */
  rules: string
  now: Date
  timezone: string
}

/** Where people would come in or leave. It is asked in every change of somebody. */
const findStandings = statement<StandingsAsked>()((db, { memberIds, rules, now, timezone }) =>
  db
    .selectFrom('member')
    .innerJoinLateral(KNOWN.as('known'), (join) => join.onTrue())
    .innerJoin(rulesAsRows(rules), (join) => join.onTrue())
    .innerJoinLateral(standingTo({ now, timezone }).as('standing'), (join) => join.onTrue())
    .leftJoin('team_member as place', (join) =>
      join.onRef('place.member_id', '=', 'member.id').onRef('place.team_id', '=', 'rule.id'),
    )
    .select(['member.id', 'rule.id as teamId', sql<boolean>`place.member_id is null`.as('joins')])
    .where(sql<SqlBool>`member.id = any(${memberIds}::uuid[])`)
    .where(sql<SqlBool>`case when place.member_id is null then standing.joins and not member.is_deleted
      else place.by_rules and (member.is_deleted or not standing.stays) end`),
)

/** The same of a few people and many teams, by the ids of the teams in which anything would change. */
export async function findChangesOf(
  db: Db,
  memberIds: readonly string[],
  teams: readonly RuledTeam[],
  about: Omit<About, 'asks'>,
): Promise<Map<string, Changes>> {
  const found = new Map<string, Changes>()
  const rules = JSON.stringify(teams.map(comparable))
  for (const { id, teamId, joins } of await findStandings(db, { memberIds, rules, ...about })) {
    const changes = found.get(teamId) ?? { joining: [], leaving: [] }
    changes[joins ? 'joining' : 'leaving'].push(id)
    found.set(teamId, changes)
  }
  return found
}

/** Puts people into a team for its rules. @returns those who were not in it */
export async function addByRules(db: Db, teamId: string, memberIds: readonly string[], now: Date): Promise<string[]> {
  const added = await insertMembers(db, { teamId, role: 'member', isByRules: true, now }, memberIds)
    .onConflict((conflict) => conflict.doNothing())
    .returning('team_member.member_id as id')
    .execute()
  return added.map(({ id }) => id)
}

/** Takes people out whom the rules put in. @returns those who were */
export async function removeByRules(
  db: Db,
  teamId: string,
  memberIds: readonly string[],
): Promise<{ id: string; role: 'member' | 'manager' }[]> {
  return db
    .deleteFrom('team_member')
    .where('team_member.team_id', '=', teamId)
    .where('team_member.by_rules', '=', true)
    .where(sql<SqlBool>`team_member.member_id = any(${memberIds}::uuid[])`)
    .returning(['team_member.member_id as id', sql<'member' | 'manager'>`team_member.role`.as('role')])
    .execute()
}

export interface Waiting {
  joinCount: number
  leaveCount: number
  foundTime: string
}

/** Says when rules were applied last, and what waits for a yes. */
export async function saveApplied(db: Db, teamId: string, now: Date, waiting: Waiting | null): Promise<void> {
  await db
    .updateTable('team')
    .set({ ...(waiting ? {} : { rules_applied_at: now }), rules_waiting: waiting && JSON.stringify(waiting) })
    .where('team.id', '=', teamId)
    .execute()
}

/** Whether somebody meets each condition, and what was compared. */
export async function findReasons(
  db: Db,
  memberId: string,
  { conditions }: TeamRules,
  about: Omit<About, 'asks'>,
): Promise<{ isMet: boolean; value: string | null }[]> {
  const asked = { ...about, asks: 'who joins' } as const
  const { met, values } = await db
    .selectFrom('member')
    .select([
      sql<boolean[]>`array[${sql.join(conditions.map((each) => meets(each, asked)))}]::boolean[]`.as('met'),
      sql<(string | null)[]>`array[${sql.join(conditions.map((each) => compared(each, asked)))}]::text[]`.as('values'),
    ])
    .where('member.id', '=', memberId)
    .executeTakeFirstOrThrow()
  return met.map((isMet, nth) => ({ isMet, value: values[nth]?.slice(0, 1_000) ?? null }))
}

export type PreviewRow = Awaited<ReturnType<typeof listPreview>>[number]

/** A person and what rules would do with them. */
function preview(db: Db, { teamId, rules }: { teamId: string | null; rules: TeamRules }, about: About) {
  const stays = { ...about, asks: 'who stays' } as const
  return db
    .with('person', (cte) =>
      cte
        .selectFrom('member')
        .leftJoin('team_member', (join) =>
          join.onRef('team_member.member_id', '=', 'member.id').on(sql<SqlBool>`team_member.team_id = ${teamId}::uuid`),
        )
        .select([
          'member.id',
          sql<'joins' | 'stays' | 'leaves' | null>`case
            when team_member.member_id is null then case when ${fits(rules, about)} then 'joins' end
            when not team_member.by_rules or ${fits(rules, stays)} then 'stays'
            else 'leaves' end`.as('change'),
        ])
        .where('member.is_deleted', '=', false),
    )
    .selectFrom('person')
    .where('person.change', 'is not', null)
}

export async function countPreview(db: Db, asked: { teamId: string | null; rules: TeamRules }, about: About) {
  const rows = await preview(db, asked, about)
    .select(['person.change', sql<number>`count(*)::int`.as('count')])
    .groupBy('person.change')
    .execute()
  const count = (change: string) => rows.find((row) => row.change === change)?.count ?? 0
  return { joins: count('joins'), stays: count('stays'), leaves: count('leaves') }
}

export function listPreview(
  db: Db,
  asked: { teamId: string | null; rules: TeamRules; change?: 'joins' | 'stays' | 'leaves' | undefined },
  about: About,
  { limit, offset }: PageQuery,
) {
  const conditions = asked.rules.conditions.map((condition) => meets(condition, about))
  return preview(db, asked, about)
    .innerJoin('member', 'member.id', 'person.id')
    .select([
      'member.id',
      'member.first_name as firstName',
      'member.last_name as lastName',
      'member.email',
      'member.picture_id as pictureId',
      sql<'joins' | 'stays' | 'leaves'>`person.change`.as('change'),
      sql<boolean[]>`array[${sql.join(conditions)}]::boolean[]`.as('met'),
    ])
    .$if(asked.change !== undefined, (query) => query.where('person.change', '=', asked.change!))
    .orderBy(sql`array_position(array['joins', 'leaves', 'stays'], person.change)`)
    .orderBy(sql`lower(member.last_name)`)
    .orderBy(sql`lower(member.first_name)`)
    .orderBy('member.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** Teams whose rules are new, or were not applied since a moment, and do not wait for a yes that was asked for since. */
export async function listDue(db: Db, since: Date): Promise<RuledTeam[]> {
  return db
    .selectFrom('team')
    .select(['team.id', 'team.name', sql<TeamRules>`team.rules`.as('rules')])
    .where('team.rules', 'is not', null)
    .where('team.is_deleted', '=', false)
    .where(sql<SqlBool>`coalesce(team.rules_applied_at < ${since}, true)`)
    .where(sql<SqlBool>`coalesce((team.rules_waiting->>'foundTime')::timestamptz < ${since}, true)`)
    .orderBy('team.id')
    .execute()
}

/** What rules can name of a hub. */
export const NAMEABLE = ['team', 'customField', 'content'] as const

/** Which of these the hub has. */
export async function findKnown(db: Db, kind: (typeof NAMEABLE)[number], ids: readonly string[]): Promise<Set<string>> {
  const isAsked = (column: string) => sql<SqlBool>`${sql.ref(column)} = any(${ids}::uuid[])`
  const known = {
    team: () => db.selectFrom('team').select('team.id').where('team.is_deleted', '=', false).where(isAsked('team.id')),
    customField: () => db.selectFrom('custom_field').select('custom_field.id').where(isAsked('custom_field.id')),
    content: () =>
      db
        .selectFrom('content')
        .select('content.id')
        .where('content.is_deleted', '=', false)
        .where(isAsked('content.id')),
  }[kind]
  const rows: { id: string }[] = await known().execute()
  return new Set(rows.map(({ id }) => id))
}

/** The types of custom fields, by their ids. */
export async function findFieldTypes(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('custom_field')
    .select(['custom_field.id', 'custom_field.type'])
    .where(sql<SqlBool>`custom_field.id = any(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, type }) => [id, type]))
}

/** A team that was not deleted, by its name. */
export function findTeamName(db: Db, id: string): Promise<{ id: string; name: string } | undefined> {
  return db
    .selectFrom('team')
    .select(['team.id', 'team.name'])
    .where('team.id', '=', id)
    .where('team.is_deleted', '=', false)
    .executeTakeFirst()
}

/** A team that was not deleted, with what its rules do. */
export function findRules(db: Db, id: string) {
  return db
    .selectFrom('team')
    .select([
      'team.id',
      'team.name',
      'team.rules_applied_at as appliedAt',
      sql<TeamRules | null>`team.rules`.as('rules'),
      sql<Waiting | null>`team.rules_waiting`.as('waiting'),
    ])
    .where('team.id', '=', id)
    .where('team.is_deleted', '=', false)
    .executeTakeFirst()
}

/** Whether somebody fits rules. */
export async function doesFit(
  db: Db,
  memberId: string,
  rules: TeamRules,
  about: Omit<About, 'asks'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('member')
    .select(fits(rules, { ...about, asks: 'who joins' }).as('fits'))
    .where('member.id', '=', memberId)
    .executeTakeFirst()
  return row?.fits ?? false
}

/** Everybody in a team whom its rules brought. */
export async function listRuled(db: Db, teamId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('team_member')
    .select('team_member.member_id as id')
    .where('team_member.team_id', '=', teamId)
    .where('team_member.by_rules', '=', true)
    .execute()
  return rows.map(({ id }) => id)
}
