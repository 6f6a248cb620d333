import { expressionBuilder, sql } from 'kysely'
import type { Database } from '../db/types.ts'
import { FACT_COLUMNS, factOf } from '../users/user-fact.sql.ts'
import type { FactName } from '../users/user-fact-rules.ts'
import { comparesAs } from './rule.sql.ts'
import { COMPARISONS, type Comparison } from './rules.ts'

/**
 * How the row of `member` stands to rules that come as data, as `comparable` in rules.ts makes them: one text for all rules
 * there are, which PostgreSQL plans once. It is worth it for few people and many rules; for everybody and one rule, rule.sql.ts
 * asks the tables by what the rule names. A property test holds the two to each other.
 */

const eb = expressionBuilder<Database>()
const ofMember = sql.ref<string>('member.id')

const inRow = (Object.keys(FACT_COLUMNS) as FactName[]).map((name) => sql`${sql.lit(name)}, ${factOf(name)}`)

/** Everything that rules compare of the row of `member`, as `known`. Without `offset 0` it would be read anew for each condition. */
export const KNOWN = sql<object>`(select
  coalesce((${eb
    .selectFrom('member_fact')
    .select(sql`jsonb_object_agg(member_fact.fact, member_fact.value)`.as('facts'))
    .where('member_fact.member_id', '=', ofMember)
    .where('member_fact.value', 'is not', null)}), '{}') || jsonb_build_object(${sql.join(inRow)}) as facts,
  (${eb
    .selectFrom('custom_field_value')
    .select(sql`jsonb_object_agg(custom_field_value.field_id, custom_field_value.value)`.as('values'))
    .where('custom_field_value.member_id', '=', ofMember)}) as values,
  array(${eb
    .selectFrom('team_member')
    .innerJoin('team', 'team.id', 'team_member.team_id')
    .select('team.id')
    .where('team_member.member_id', '=', ofMember)
    .where('team.is_deleted', '=', sql.lit(false))}) as teams,
  array(${eb
    .selectFrom('content_user')
    .select('content_user.content_id')
    .where('content_user.member_id', '=', ofMember)
    .where('content_user.status', '=', sql.lit('completed'))}) as completed
  offset 0)`

/** Rules as rows `rule`, each with the id of its team. @param rules a JSON array of what `comparable` makes */
export function rulesAsRows(rules: string) {
  return sql<{ id: string }>`jsonb_to_recordset(${rules}::jsonb)`.as<'rule'>(
    sql`rule(id uuid, match text, conditions jsonb)`,
  )
}

interface About {
  timezone: string
  now: Date
}

/** What was compared, beside a condition `one`: a text in lower case where the condition is about one. */
const text = sql`case one ->> 'type'
  when 'attribute' then lower(btrim(coalesce(known.facts ->> (one ->> 'attribute'), '')))
  when 'customField' then lower(btrim(coalesce(known.values ->> (one ->> 'customFieldId'), '')))
  when 'emailDomain' then lower(split_part(member.email, '@', 2))
  else member.locale end`

const todayOf = ({ timezone, now }: About) => sql`(${now}::timestamptz at time zone ${timezone})::date`

const comparesText = (about: About) => sql`case one ->> 'operator'
  when 'is' then one -> 'values' ? compared.text
  when 'isNot' then not one -> 'values' ? compared.text
  when 'isSet' then compared.text <> ''
  when 'isNotSet' then compared.text = ''
  ${sql.join(
    (Object.keys(COMPARISONS) as Comparison[]).map((operator) => {
      const value = sql`(one -> 'values' ->> 0)`
      return sql`when ${sql.lit(operator)} then ${comparesAs(operator, sql`compared.text`, value, todayOf(about))}`
    }),
    sql` `,
  )}
  else exists (select from jsonb_array_elements_text(one -> 'patterns') pattern where compared.text like pattern) end`

const isInTeams = sql`exists (select from unnest(known.teams) team where one -> 'teamIds' ? team::text)`

function meets(about: About) {
  const { timezone } = about
  const today = todayOf(about)
  const dayAdded = sql`(member.created_at at time zone ${timezone})::date`
  const days = sql`(one ->> 'days')::int`
  const daysAgo = sql`(${today} - member.start_date)`
  return sql<boolean>`case one ->> 'type'
    when 'createdTime' then (${dayAdded} < (one ->> 'date')::date) = (one ->> 'operator' = 'before')
    when 'timeInHub' then (${today} - ${dayAdded} < ${days}) = (one ->> 'operator' = 'lessThan')
    when 'startDate' then coalesce(case one ->> 'operator'
      when 'lessThanDaysAgo' then ${daysAgo} between 0 and ${days} - 1
      when 'atLeastDaysAgo' then ${daysAgo} >= ${days}
      else ${daysAgo} between -${days} and -1 end, false)
    when 'team' then ${isInTeams} = (one ->> 'operator' = 'is')
    when 'completion' then (one ->> 'contentId')::uuid = any(known.completed)
    else ${comparesText(about)} end`
}

/** Whether all, any or none of some rows are true; a condition that is no group is one of its own. */
const together = (match: ReturnType<typeof sql>, one: ReturnType<typeof sql>) =>
  sql`case ${match} when 'all' then bool_and(${one}) when 'any' then bool_or(${one}) else not bool_or(${one}) end`

/**
 * Whether the row of `member` fits the row of `rule`, as `standing`: whether it would come in, and whether it would stay. Nobody
 * is put out by what they completed.
 */
export function standingTo(about: About) {
  const ofGroup = sql`coalesce(condition ->> 'match', 'all')`
  const ofRule = sql`rule.match`
  return sql<{ joins: boolean; stays: boolean }>`(select
      ${together(ofRule, sql`grouped.joins`)} as joins, ${together(ofRule, sql`grouped.stays`)} as stays
    from jsonb_array_elements(rule.conditions) condition
    cross join lateral (select ${together(ofGroup, sql`met.joins`)} as joins, ${together(ofGroup, sql`met.stays`)} as stays
      from jsonb_array_elements(
        case condition ->> 'type' when 'group' then condition -> 'conditions' else jsonb_build_array(condition) end) one
      cross join lateral (select ${text} as text offset 0) compared
      cross join lateral (select ${meets(about)} as joins offset 0) asked
      cross join lateral (select asked.joins,
        case one ->> 'type' when 'completion' then ${ofGroup} <> 'none' else asked.joins end as stays) met) grouped)`
}
