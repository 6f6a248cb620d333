import { expressionBuilder, sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Database } from '../db/types.ts'
import { valueIn } from '../users/custom-field.sql.ts'
import { FACT_COLUMNS, factOf } from '../users/user-fact.sql.ts'
import {
  COMPARISONS,
  isComparison,
  lowered,
  patternsOf,
  type Comparison,
  type Condition,
  type SimpleCondition,
  type TeamRules,
} from './rules.ts'

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

const eb = expressionBuilder<Database>()

const ofMember = sql.ref<string>('member.id')

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
    case 'customField':
      return compares(condition, about)
    case 'emailDomain':
      return isOneOf(sql`lower(split_part(member.email, '@', 2))`, condition, lowered(condition.values))
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

type TextCondition = Extract<SimpleCondition, { type: 'attribute' | 'customField' }>

/** People who have a value are few against all of them: they are found by it, and those who have none are the others. */
function compares(condition: TextCondition, about: About): RawBuilder<boolean> {
  const { operator, values } = condition
  const kept = keptRows(condition)
  const isAboutNothing = lowered(values).includes('')
  if (!kept || isAboutNothing) {
    const text = sql<string>`lower(btrim(coalesce(${textOf(condition)}, '')))`
    return test(text, condition, about)
  }
  const opposite = OPPOSITES[operator]
  const found = kept((text) => test(text, { operator: opposite ?? operator, values }, about))
  return opposite ? sql`not ${found}` : found
}

const OPPOSITES: Partial<Record<TextCondition['operator'], TextCondition['operator']>> = {
  isNot: 'is',
  isNotSet: 'isSet',
}

const textOf = (condition: TextCondition) =>
  condition.type === 'customField' ? valueIn(condition.customFieldId) : factOf(condition.attribute)

/** Whether there is a row that holds such a value of the row of `member`; null where it stands in that row itself. */
function keptRows(condition: TextCondition): ((fits: ValueTest) => RawBuilder<boolean>) | null {
  if (condition.type === 'customField')
    return (fits) =>
      sql`exists (${eb
        .selectFrom('custom_field_value')
        .select(sql.lit(1).as('one'))
        .where('custom_field_value.member_id', '=', ofMember)
        .where('custom_field_value.field_id', '=', condition.customFieldId)
        .where(fits(sql`lower(btrim(custom_field_value.value))`))})`
  if (condition.attribute in FACT_COLUMNS) return null
  return (fits) =>
    sql`exists (${eb
      .selectFrom('member_fact')
      .select(sql.lit(1).as('one'))
      .where('member_fact.member_id', '=', ofMember)
      .where('member_fact.fact', '=', sql.lit(condition.attribute))
      .where('member_fact.value', 'is not', null)
      .where(fits(sql.ref('member_fact.compared')))})`
}

type ValueTest = (text: RawBuilder<string>) => RawBuilder<boolean>

function test(
  text: RawBuilder<string>,
  { operator, values }: Pick<TextCondition, 'operator' | 'values'>,
  about: About,
): RawBuilder<boolean> {
  if (isComparison(operator)) return comparesAs(operator, text, sql`${values[0]!.trim()}::text`, today(about))
  const wanted = lowered(values)
  switch (operator) {
    case 'is':
      return sql`(${text} = any(${wanted}::text[]))`
    case 'isNot':
      return sql`(${text} <> all(${wanted}::text[]))`
    case 'contains':
    case 'startsWith':
      return sql`(${text} like any(${patternsOf(operator, values)}::text[]))`
    case 'isSet':
      return sql`(${text} <> '')`
    case 'isNotSet':
      return sql`(${text} = '')`
  }
}

const DAY = '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'
const NUMBER = '^-?[0-9]{1,15}([.][0-9]{1,6})?$'

/**
 * Whether a text is a day or a number that stands so to a value. A day is compared as the text that it is, which has the order of
 * days; both hold also where a field was of another type when its text was entered.
 * @param value a text too @param day of the hub
 */
export function comparesAs(
  operator: Comparison,
  text: RawBuilder<unknown>,
  value: RawBuilder<unknown>,
  day: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const entered = sql`${text} collate "C"`
  const said = (day: RawBuilder<unknown>) => sql`to_char(${day}, 'YYYY-MM-DD')`
  const ago = said(sql`${day} - ${value}::int`)
  const ahead = said(sql`${day} + ${value}::int`)
  const holds = {
    before: sql`${entered} < ${value}`,
    onOrAfter: sql`${entered} >= ${value}`,
    lessThanDaysAgo: sql`${entered} > ${ago} and ${entered} <= ${said(day)}`,
    atLeastDaysAgo: sql`${entered} <= ${ago}`,
    withinDays: sql`${entered} > ${said(day)} and ${entered} <= ${ahead}`,
    lessThan: sql`${text}::numeric < ${value}::numeric`,
    atLeast: sql`${text}::numeric >= ${value}::numeric`,
  }[operator]
  const form = sql.lit(COMPARISONS[operator].field === 'date' ? DAY : NUMBER)
  return sql<boolean>`(case when ${text} ~ ${form} then ${holds} else false end)`
}

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
  const found = eb
    .selectFrom('team_member')
    .innerJoin('team', 'team.id', 'team_member.team_id')
    .select(sql.lit(1).as('one'))
    .where('team_member.member_id', '=', ofMember)
    .where('team.is_deleted', '=', sql.lit(false))
    .where(sql<SqlBool>`team.id = any(${teamIds}::uuid[])`)
  return operator === 'is' ? sql`exists (${found})` : sql`not exists (${found})`
}

function hasCompleted(contentId: string): RawBuilder<boolean> {
  const found = eb
    .selectFrom('content_user')
    .select(sql.lit(1).as('one'))
    .where('content_user.member_id', '=', ofMember)
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
