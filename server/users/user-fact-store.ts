import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { FACT_COLUMNS } from './user-fact.sql.ts'
import type { FactName, FactSource } from './user-fact-rules.ts'

/** What is known of people beyond their name, with where each fact came from. */

export interface FactRow {
  attribute: FactName
  value: string
  source: FactSource
  updatedAt: Date
}

type OwnColumn = keyof typeof FACT_COLUMNS

/** Of a row of `member_fact` beside that of its member. */
const WHOLE_VALUE = sql<string>`coalesce(member_fact.value, case member_fact.fact
  when 'startDate' then member.start_date::text
  when 'employeeId' then member.employee_id
  when 'manager-email' then member.manager_email
  when 'manager-employeeid' then member.manager_employee_id end)`

/** What is known of a member, by the names of the facts. */
export function listFacts(db: Db, memberId: string): Promise<FactRow[]> {
  return db
    .selectFrom('member_fact')
    .innerJoin('member', 'member.id', 'member_fact.member_id')
    .select([
      sql<FactName>`member_fact.fact`.as('attribute'),
      WHOLE_VALUE.as('value'),
      sql<FactSource>`member_fact.source`.as('source'),
      'member_fact.updated_at as updatedAt',
    ])
    .where('member_fact.member_id', '=', memberId)
    .orderBy('member_fact.fact')
    .execute()
}

export interface NewFact {
  memberId: string
  attribute: FactName
  /** Null takes the fact away. */
  value: string | null
}

/** Makes this what is known of some members; other facts of theirs stay. Each fact of a member once. */
export async function putFacts(
  db: Db,
  facts: readonly NewFact[],
  from: { source: FactSource; now: Date },
): Promise<void> {
  const own = facts.filter(({ attribute }) => attribute in FACT_COLUMNS)
  if (own.length) await putColumns(db, own)
  const gone = facts.filter(({ value }) => value === null)
  if (gone.length) await deleteFacts(db, gone)
  const kept = facts.filter(({ value }) => value !== null)
  if (kept.length) await insertFacts(db, kept, { ...from, areNew: false })
}

/** In one statement, since each writes a row of `member` anew. */
async function putColumns(db: Db, facts: readonly NewFact[]): Promise<void> {
  const names = Object.keys(FACT_COLUMNS) as OwnColumn[]
  const kept = [...Map.groupBy(facts, ({ memberId }) => memberId)].map(([memberId, own]) => ({
    memberId,
    values: Object.fromEntries(own.map(({ attribute, value }) => [attribute, value])),
  }))
  const next = (name: OwnColumn) => {
    const value = sql`"new"."values" ->> ${sql.lit(name)}`
    const column = sql.ref(`member.${FACT_COLUMNS[name]}`)
    const typed = name === 'startDate' ? sql`(${value})::date` : value
    return sql<never>`case when "new"."values" ? ${sql.lit(name)} then ${typed} else ${column} end`
  }
  await db
    .updateTable('member')
    .from(
      sql<{ memberId: string; values: object }>`jsonb_to_recordset(${JSON.stringify(kept)}::jsonb)`.as<'new'>(
        sql`new("memberId" uuid, "values" jsonb)`,
      ),
    )
    .set(Object.fromEntries(names.map((name) => [FACT_COLUMNS[name], next(name)])))
    .whereRef('member.id', '=', sql.ref<string>('new.memberId'))
    .execute()
}

async function deleteFacts(db: Db, facts: readonly NewFact[]): Promise<void> {
  await db
    .deleteFrom('member_fact')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom(recordsOf(facts))
          .select(sql.lit(1).as('one'))
          .whereRef('new.memberId', '=', 'member_fact.member_id')
          .whereRef('new.attribute', '=', 'member_fact.fact'),
      ),
    )
    .execute()
}

/**
 * Keeps facts in rows of their own; of those that stand in the row of their member no more than where they come from.
 * @param areNew whether none of these members has facts: looking for those first takes as long as writing them
 */
export async function insertFacts(
  db: Db,
  facts: readonly NewFact[],
  { source, now, areNew }: { source: FactSource; now: Date; areNew: boolean },
): Promise<void> {
  const own = Object.keys(FACT_COLUMNS)
  await db
    .insertInto('member_fact')
    .columns(['member_id', 'fact', 'value', 'compared', 'source', 'updated_at'])
    .expression(
      db
        .selectFrom(recordsOf(facts))
        .select([
          'new.memberId',
          'new.attribute',
          sql<string | null>`case when new.attribute = any(${own}::text[]) then null else new.value end`.as('value'),
          sql<string>`lower(btrim(new.value))`.as('compared'),
          sql<string>`${source}::text`.as('source'),
          sql<Date>`${now}::timestamptz`.as('updated_at'),
        ]),
    )
    .$if(!areNew, (query) =>
      query.onConflict((conflict) =>
        conflict.columns(['domain_id', 'member_id', 'fact']).doUpdateSet((eb) => ({
          value: eb.ref('excluded.value'),
          compared: eb.ref('excluded.compared'),
          source: eb.ref('excluded.source'),
          updated_at: eb.ref('excluded.updated_at'),
        })),
      ),
    )
    .execute()
}

/**
 * Writes down how facts are compared that a process of an older version wrote. Rules and the list of people find people by it,
 * which PostgreSQL would not do by what lower() makes of the value.
 */
export async function compareFacts(db: Db): Promise<void> {
  await db
    .updateTable('member_fact')
    .from('member')
    .set({ compared: sql<string>`lower(btrim(${WHOLE_VALUE}))` })
    .whereRef('member.id', '=', 'member_fact.member_id')
    .where('member_fact.compared', 'is', null)
    .execute()
}

/** Takes everything away that is known of some members. */
export async function clearFacts(db: Db, memberIds: readonly string[]): Promise<void> {
  await db
    .updateTable('member')
    .set({ start_date: null, employee_id: null, manager_email: null, manager_employee_id: null })
    .where(sql<boolean>`member.id = any(${memberIds}::uuid[])`)
    .execute()
  await db
    .deleteFrom('member_fact')
    .where(sql<boolean>`member_fact.member_id = any(${memberIds}::uuid[])`)
    .execute()
}

function recordsOf(facts: readonly NewFact[]) {
  return sql<{ memberId: string; attribute: string; value: string | null }>`jsonb_to_recordset(${JSON.stringify(
    facts,
  )}::jsonb)`.as<'new'>(sql`new("memberId" uuid, attribute text, value text)`)
}
