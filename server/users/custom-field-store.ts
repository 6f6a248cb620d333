import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { statement } from '../db/statement.ts'
import { comparedValue } from './custom-field.sql.ts'
import type { FieldType, Kind } from './custom-field-rules.ts'

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

export type FilledFieldRow = FieldRow & { value: string | null }

/** All fields in their order, each with what somebody entered. */
export const listFilled = statement<{ memberId: string }>()((db, value) =>
  db
    .selectFrom('custom_field')
    .leftJoin('custom_field_value', (join) =>
      join
        .onRef('custom_field_value.field_id', '=', 'custom_field.id')
        .on('custom_field_value.member_id', '=', value.memberId),
    )
    .select([...FIELD, 'custom_field_value.value'])
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

/** Makes these all that somebody entered. */
export async function replaceValues(
  db: Db,
  about: { memberId: string; now: Date },
  values: readonly { id: string; value: string }[],
): Promise<void> {
  const { memberId, now } = about
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
  if (values.length === 0) return
  await db
    .insertInto('custom_field_value')
    .values(
      values.map(({ id, value }) => ({
        member_id: memberId,
        field_id: id,
        value,
        compared: comparedValue(sql`${value}`),
        updated_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['domain_id', 'member_id', 'field_id']).doUpdateSet((eb) => ({
        value: eb.ref('excluded.value'),
        compared: eb.ref('excluded.compared'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute()
}

/** What somebody is to have in a field; null for nothing. */
export interface NewValue {
  memberId: string
  id: string
  value: string | null
}

/** Enters values for several members at once; other fields of theirs stay. */
export async function putValues(db: Db, values: readonly NewValue[], now: Date): Promise<void> {
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
  if (entered.length === 0) return
  await inserting(db, entered, now)
    .onConflict((conflict) =>
      conflict.columns(['domain_id', 'member_id', 'field_id']).doUpdateSet((eb) => ({
        value: eb.ref('excluded.value'),
        compared: eb.ref('excluded.compared'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute()
}

/** The same for members who have no values yet: looking for those first takes as long as writing them. */
export async function addValues(db: Db, values: readonly NewValue[], now: Date): Promise<void> {
  const entered = values.filter(({ value }) => value !== null)
  if (entered.length) await inserting(db, entered, now).execute()
}

function inserting(db: Db, values: readonly NewValue[], now: Date) {
  return db
    .insertInto('custom_field_value')
    .columns(['member_id', 'field_id', 'value', 'compared', 'updated_at'])
    .expression(
      db
        .selectFrom(recordsOf(values))
        .select([
          'new.memberId',
          'new.id',
          'new.value',
          comparedValue(sql`new.value`).as('compared'),
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
