import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { statement } from '../db/statement.ts'
import { comparedValue } from './custom-field.sql.ts'
import type { FieldType, Kind } from './custom-field-rules.ts'
import type { FactSource } from './user-fact-rules.ts'

/** The fields that a hub adds to everybody's profile, and what people enter in them. */

export interface FieldRow extends Kind {
  id: string
  label: string
  hint: string | null
  isRequired: boolean
}

export type CountedFieldRow = FieldRow & { filledCount: number; createdAt: Date }

const FIELD = [
  'custom_field.id',
  'custom_field.label',
  'custom_field.hint',
  'custom_field.options',
  'custom_field.is_required as isRequired',
  sql<FieldType>`custom_field.type`.as('type'),
] as const

/** All fields in their order. */
export function listFields(db: Db): Promise<FieldRow[]> {
  return db.selectFrom('custom_field').select(FIELD).orderBy('custom_field.place').execute()
}

/** The same, held until the end of the transaction: to change them, or so that nobody changes them meanwhile. In one order for everybody. */
export async function lockFields(db: Db, how: 'to change' | 'to enter values'): Promise<FieldRow[]> {
  const fields = db
    .selectFrom('custom_field')
    .select([...FIELD, 'custom_field.place'])
    .orderBy('custom_field.id')
  const rows = await (how === 'to change' ? fields.forUpdate() : fields.forShare()).execute()
  return rows.sort((a, b) => a.place - b.place).map(({ place: _place, ...field }) => field)
}

/** What people entered in a field, each text once with how many entered it. */
export function countValues(db: Db, fieldId: string): Promise<{ value: string; count: number }[]> {
  return db
    .selectFrom('custom_field_value')
    .select(['custom_field_value.value', sql<number>`count(*)::int`.as('count')])
    .where('custom_field_value.field_id', '=', fieldId)
    .groupBy('custom_field_value.value')
    .execute()
}

/** The same with how many people of the hub have entered something in each: counted in one go over all that was entered. */
export function listCounted(db: Db): Promise<CountedFieldRow[]> {
  return db
    .selectFrom('custom_field')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('custom_field_value')
          .innerJoin('member', 'member.id', 'custom_field_value.member_id')
          .where('member.is_deleted', '=', sql.lit(false))
          .groupBy('custom_field_value.field_id')
          .select(['custom_field_value.field_id as fieldId', sql<number>`count(*)::int`.as('filledCount')])
          .as('filled'),
      (join) => join.onRef('filled.fieldId', '=', 'custom_field.id'),
    )
    .select([
      ...FIELD,
      'custom_field.created_at as createdAt',
      sql<number>`coalesce("filledCount", 0)`.as('filledCount'),
    ])
    .orderBy('custom_field.place')
    .execute()
}

export interface FilledFieldRow extends FieldRow {
  value: string | null
  /** Null also for what was entered before it was written down. */
  source: FactSource | null
  updatedAt: Date | null
}

/** All fields in their order, each with what somebody entered. */
export const listFilled = statement<{ memberId: string }>()((db, value) =>
  db
    .selectFrom('custom_field')
    .leftJoin('custom_field_value', (join) =>
      join
        .onRef('custom_field_value.field_id', '=', 'custom_field.id')
        .on('custom_field_value.member_id', '=', value.memberId),
    )
    .select([
      ...FIELD,
      'custom_field_value.value',
      sql<FactSource | null>`custom_field_value.source`.as('source'),
      'custom_field_value.updated_at as updatedAt',
    ])
    .orderBy('custom_field.place'),
)

export async function insertField(db: Db, field: FieldRow & { place: number; now: Date }): Promise<void> {
  await db
    .insertInto('custom_field')
    .values({
      id: field.id,
      label: field.label,
      hint: field.hint,
      is_required: field.isRequired,
      type: field.type,
      options: [...field.options],
      place: field.place,
      created_at: field.now,
    })
    .execute()
}

export interface FieldChange {
  label?: string | undefined
  hint?: string | null | undefined
  isRequired?: boolean | undefined
  type?: FieldType | undefined
  options?: readonly string[] | undefined
}

/** Changes what is named; undefined leaves a thing as it is. */
export async function updateField(db: Db, id: string, change: FieldChange): Promise<void> {
  const { label, hint, isRequired, type, options } = change
  await db
    .updateTable('custom_field')
    .set({ label, hint, is_required: isRequired, type, options: options && [...options] })
    .where('custom_field.id', '=', id)
    .execute()
}

/** Gives every field its place in this order. */
export async function arrangeFields(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .updateTable('custom_field')
    .set({ place: sql<number>`array_position(${ids}::uuid[], custom_field.id) - 1` })
    .where(sql<boolean>`custom_field.id = any(${ids}::uuid[])`)
    .execute()
}

/** Deletes a field that is locked, with everything that was entered in it, in the transaction of `db`. */
export async function deleteField(db: Db, id: string): Promise<void> {
  await db.deleteFrom('custom_field_value').where('custom_field_value.field_id', '=', id).execute()
  await db.deleteFrom('custom_field').where('custom_field.id', '=', id).execute()
}

/** Where values come from, and when. */
export interface ValueOrigin {
  /** Null where that is not known any more. */
  source: FactSource | null
  now: Date
}

/** Makes these all that somebody entered. What stays keeps where it came from. */
export async function replaceValues(
  db: Db,
  memberId: string,
  values: readonly { id: string; value: string }[],
  origin: ValueOrigin,
): Promise<void> {
  await db
    .updateTable('member')
    .set({ version: sql<number>`member.version + 1` })
    .where('member.id', '=', memberId)
    .execute()
  const ids = values.map(({ id }) => id)
  await db
    .deleteFrom('custom_field_value')
    .where('custom_field_value.member_id', '=', memberId)
    .where(sql<boolean>`custom_field_value.field_id <> all(${ids}::uuid[])`)
    .execute()
  const entered = values.map((each) => ({ ...each, memberId }))
  if (entered.length) await overwriting(db, entered, origin).execute()
}

/** What somebody is to have in a field; null for nothing. */
export interface NewValue {
  memberId: string
  id: string
  value: string | null
}

/** Enters values for several members at once; other fields of theirs stay, and what was entered already keeps where it came from. */
export async function putValues(db: Db, values: readonly NewValue[], origin: ValueOrigin): Promise<void> {
  const gone = values.filter(({ value }) => value === null)
  if (gone.length)
    await db
      .deleteFrom('custom_field_value')
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom(recordsOf(gone))
            .select(sql.lit(1).as('one'))
            .whereRef('new.memberId', '=', 'custom_field_value.member_id')
            .whereRef('new.id', '=', 'custom_field_value.field_id'),
        ),
      )
      .execute()
  const entered = values.filter(({ value }) => value !== null)
  if (entered.length) await overwriting(db, entered, origin).execute()
}

/** The same for members who have no values yet: looking for those first takes as long as writing them. */
export async function addValues(db: Db, values: readonly NewValue[], origin: ValueOrigin): Promise<void> {
  const entered = values.filter(({ value }) => value !== null)
  if (entered.length) await inserting(db, entered, origin).execute()
}

function overwriting(db: Db, values: readonly NewValue[], origin: ValueOrigin) {
  return inserting(db, values, origin).onConflict((conflict) =>
    conflict
      .columns(['domain_id', 'member_id', 'field_id'])
      .doUpdateSet((eb) => ({
        value: eb.ref('excluded.value'),
        compared: eb.ref('excluded.compared'),
        source: eb.ref('excluded.source'),
        updated_at: eb.ref('excluded.updated_at'),
      }))
      .whereRef('custom_field_value.value', 'is distinct from', sql.ref('excluded.value')),
  )
}

function inserting(db: Db, values: readonly NewValue[], { source, now }: ValueOrigin) {
  return db
    .insertInto('custom_field_value')
    .columns(['member_id', 'field_id', 'value', 'compared', 'source', 'updated_at'])
    .expression(
      db
        .selectFrom(recordsOf(values))
        .select([
          'new.memberId',
          'new.id',
          'new.value',
          comparedValue(sql`new.value`).as('compared'),
          sql<string | null>`${source}::text`.as('source'),
          sql<Date>`${now}::timestamptz`.as('updated_at'),
        ]),
    )
}

/** Writes down how values are compared that a process of an older version wrote. */
export async function compareValues(db: Db): Promise<void> {
  await db
    .updateTable('custom_field_value')
    .set({ compared: comparedValue(sql`custom_field_value.value`) })
    .where('custom_field_value.compared', 'is', null)
    .execute()
}

export async function clearValues(db: Db, memberIds: readonly string[]): Promise<void> {
  await db
    .deleteFrom('custom_field_value')
    .where(sql<boolean>`custom_field_value.member_id = any(${memberIds}::uuid[])`)
    .execute()
}

function recordsOf(values: readonly NewValue[]) {
  return sql<{ memberId: string; id: string; value: string }>`jsonb_to_recordset(${JSON.stringify(
    values,
  )}::jsonb)`.as<'new'>(sql`new("memberId" uuid, id uuid, value text)`)
}
