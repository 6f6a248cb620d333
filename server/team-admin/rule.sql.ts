import { expressionBuilder, sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Database } from '../db/types.ts'
import { valueIn } from '../users/custom-field.sql.ts'
import { factOf } from '../users/user-fact.sql.ts'
import type { Condition, SimpleCondition, TeamRules } from './rules.ts'

/** Conditions of rules about the row of `member`. None of them is ever null, so that `not` turns each round. */

export interface About {
  /** IANA zone in which days are counted. */
  timezone: string
  now: Date
  /**
   * What is asked about those who completed something: whether they come in by it, or whether they stay. Nobody is put out by it, so
   * whoever is in meets such a condition, and does not where meeting it would put them out.
   */
  asks: 'who joins' | 'who stays'
}

/** Whether somebody fits rules. */
export function fits({ match, conditions }: TeamRules, about: About): RawBuilder<boolean> {
  const each = conditions.map((condition) => meets(condition, about))
  return match === 'all' ? allOf(each) : anyOf(each)
}

/** Whether somebody meets one condition. */
export function meets(condition: Condition, about: About): RawBuilder<boolean> {
  if (condition.type !== 'group') return meetsSimple(condition, about, true)
  const isWanted = condition.match !== 'none'
  const each = condition.conditions.map((one) => meetsSimple(one, about, isWanted))
  if (condition.match === 'all') return allOf(each)
  return isWanted ? anyOf(each) : sql`not ${anyOf(each)}`
}

const allOf = (each: readonly RawBuilder<boolean>[]) => sql<boolean>`(${sql.join(each, sql` and `)})`
const anyOf = (each: readonly RawBuilder<boolean>[]) => sql<boolean>`(${sql.join(each, sql` or `)})`

/** @param isWanted whether meeting it lets people in, or keeps them out */
function meetsSimple(condition: SimpleCondition, about: About, isWanted: boolean): RawBuilder<boolean> {
  switch (condition.type) {
    case 'attribute':
      return compares(factOf(condition.attribute), condition)
    case 'customField':
      return compares(valueIn(condition.customFieldId), condition)
    case 'emailDomain':
      return isOneOf(sql`lower(split_part(member.email, '@', 2))`, condition, lower(condition.values))
    case 'locale':
      return isOneOf(sql`member.locale`, condition, condition.values)
    case 'createdTime':
      return condition.operator === 'before'
        ? sql`(${dayAdded(about)} < ${condition.date}::date)`
        : sql`(${dayAdded(about)} >= ${condition.date}::date)`
    case 'timeInHub':
      return condition.operator === 'lessThan'
        ? sql`(${today(about)} - ${dayAdded(about)} < ${condition.days}::int)`
        : sql`(${today(about)} - ${dayAdded(about)} >= ${condition.days}::int)`
    case 'startDate':
      return startedWithin(condition, about)
    case 'team':
      return isInTeams(condition)
    case 'completion':
      return about.asks === 'who stays' ? (isWanted ? sql`true` : sql`false`) : hasCompleted(condition.contentId)
  }
}

const lower = (values: readonly string[]) => values.map((value) => value.trim().toLowerCase())

type TextCondition = Extract<SimpleCondition, { type: 'attribute' | 'customField' }>

function compares(text: RawBuilder<string | null>, { operator, values }: TextCondition): RawBuilder<boolean> {
  const known = sql<string>`lower(btrim(coalesce(${text}, '')))`
  const wanted = lower(values)
  switch (operator) {
    case 'is':
      return sql`(${known} = any(${wanted}::text[]))`
    case 'isNot':
      return sql`(${known} <> all(${wanted}::text[]))`
    case 'contains':
      return sql`(${known} like any(${wanted.map((value) => `%${escaped(value)}%`)}::text[]))`
    case 'startsWith':
      return sql`(${known} like any(${wanted.map((value) => `${escaped(value)}%`)}::text[]))`
    case 'isSet':
      return sql`(${known} <> '')`
    case 'isNotSet':
      return sql`(${known} = '')`
  }
}

/** What LIKE reads as a wildcard stands for itself. */
const escaped = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&')

function isOneOf(
  text: RawBuilder<string>,
  { operator }: { operator: 'is' | 'isNot' },
  values: readonly string[],
): RawBuilder<boolean> {
  return operator === 'is' ? sql`(${text} = any(${values}::text[]))` : sql`(${text} <> all(${values}::text[]))`
}

const today = ({ now, timezone }: About) => sql<string>`(${now}::timestamptz at time zone ${timezone})::date`
const dayAdded = ({ timezone }: About) => sql<string>`(member.created_at at time zone ${timezone})::date`

type StartCondition = Extract<SimpleCondition, { type: 'startDate' }>

function startedWithin({ operator, days }: StartCondition, about: About): RawBuilder<boolean> {
  const daysAgo = sql<number>`${today(about)} - member.start_date`
  const within = {
    lessThanDaysAgo: sql`${daysAgo} between 0 and ${days}::int - 1`,
    atLeastDaysAgo: sql`${daysAgo} >= ${days}::int`,
    withinDays: sql`${daysAgo} between -${days}::int and -1`,
  }[operator]
  return sql`coalesce(${within}, false)`
}

function isInTeams({ operator, teamIds }: Extract<SimpleCondition, { type: 'team' }>): RawBuilder<boolean> {
  const found = expressionBuilder<Database>()
    .selectFrom('team_member')
    .innerJoin('team', 'team.id', 'team_member.team_id')
    .select(sql.lit(1).as('one'))
    .where('team_member.member_id', '=', sql.ref<string>('member.id'))
    .where('team.is_deleted', '=', sql.lit(false))
    .where(sql<SqlBool>`team.id = any(${teamIds}::uuid[])`)
  return operator === 'is' ? sql`exists (${found})` : sql`not exists (${found})`
}

function hasCompleted(contentId: string): RawBuilder<boolean> {
  const found = expressionBuilder<Database>()
    .selectFrom('content_user')
    .select(sql.lit(1).as('one'))
    .where('content_user.member_id', '=', sql.ref<string>('member.id'))
    .where('content_user.content_id', '=', contentId)
    .where('content_user.status', '=', sql.lit('completed'))
  return sql`exists (${found})`
}

/** What the hub compares of somebody, as text; null where it knows nothing, and for groups and teams. */
export function compared(condition: Condition, about: About): RawBuilder<string | null> {
  switch (condition.type) {
    case 'attribute':
      return factOf(condition.attribute)
    case 'customField':
      return valueIn(condition.customFieldId)
    case 'emailDomain':
      return sql`lower(split_part(member.email, '@', 2))`
    case 'locale':
      return sql`member.locale`
    case 'createdTime':
      return sql`${dayAdded(about)}::text`
    case 'timeInHub':
      return sql`(${today(about)} - ${dayAdded(about)})::text`
    case 'startDate':
      return sql`member.start_date::text`
    default:
      return sql`null::text`
  }
}
