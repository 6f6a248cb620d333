import type { Call, HubCall } from '../context.ts'
import { badInput, conflict, notFound } from '../contract/problems.ts'
import { detailsOf, recordAudit, type AuditDetail } from '../audit/service.ts'
import { inTransaction, isDuplicate, isUnknownReference } from '../db/transaction.ts'
import { lockHub } from '../hubs/service.ts'
import { newId } from '../platform/ids.ts'
import * as store from './custom-field-store.ts'
import { isFilled, moved, MAX_FIELDS, trimmed } from './rules.ts'

/** The fields that the hub adds to everybody's profile. */

export type CustomField = store.CountedFieldRow
export type FilledField = store.FilledFieldRow

export interface FieldInput {
  label: string
  hint?: string | null
  is_required?: boolean
}

export interface FieldPatch extends Partial<FieldInput> {
  index?: number
}

/** All fields in their order. One statement. */
export function listCustomFields({ db }: Call): Promise<CustomField[]> {
  return store.listCounted(db)
}

/** Adds a field behind the others. @returns its id @throws 409 `custom-field-label-taken`, `custom-field-limit-reached` */
export function createCustomField(call: Call, input: FieldInput): Promise<string> {
  return refusingTakenLabels(() => inTransaction(call, (call) => addField(call, input)))
}

/** Sees to it that a hub has these fields, for demo data rather than for a caller. @returns their ids, in their order */
export async function seedFields(call: HubCall, inputs: readonly FieldInput[]): Promise<string[]> {
  return inTransaction(call, async (call) => {
    await lockHub(call)
    const known = new Map((await store.listFields(call.db)).map(({ id, label }) => [label, id]))
    const ids = []
    for (const [place, input] of inputs.entries())
      ids.push(known.get(input.label) ?? (await insert(call, input, place)))
    return ids
  })
}

async function addField(call: Call, input: FieldInput): Promise<string> {
  await lockHub(call)
  const { length } = await store.listFields(call.db)
  if (length >= MAX_FIELDS)
    throw conflict(
      'custom-field-limit-reached',
      `A hub has ${MAX_FIELDS} custom fields at the most. Delete one before you add another.`,
    )
  const id = await insert(call, input, length)
  await record(call, 'CREATE', { id, label: input.label.trim() }, [
    { property: 'is_required', oldValue: null, value: input.is_required ?? false },
  ])
  return id
}

async function insert({ db, context }: HubCall, input: FieldInput, place: number): Promise<string> {
  const id = newId()
  const about = { label: input.label.trim(), hint: trimmed(input.hint), isRequired: input.is_required ?? false }
  await store.insertField(db, { id, ...about, place, now: context.now() })
  return id
}

/** Changes what is sent. What people entered stays. @throws 404, 409 `custom-field-label-taken` */
export function updateCustomField(call: Call, fieldId: string, patch: FieldPatch): Promise<void> {
  return refusingTakenLabels(() => inTransaction(call, (call) => changeField(call, fieldId, patch)))
}

async function changeField(call: Call, fieldId: string, patch: FieldPatch): Promise<void> {
  await lockHub(call)
  const fields = await store.listFields(call.db)
  const field = mustFind(fields, fieldId)
  const change = {
    label: patch.label?.trim(),
    hint: patch.hint === undefined ? undefined : trimmed(patch.hint),
    isRequired: patch.is_required,
  }
  if (Object.values(change).some((value) => value !== undefined)) await store.updateField(call.db, field.id, change)
  if (patch.index !== undefined) {
    const ids = fields.map(({ id }) => id)
    await store.arrangeFields(call.db, moved(ids, field.id, patch.index))
  }
  const before = { ...field, is_required: field.isRequired, index: fields.indexOf(field) }
  const details = detailsOf(before, patch)
  await record(call, 'UPDATE', { id: field.id, label: change.label ?? field.label }, details)
}

/** Deletes a field and everything that people entered in it, for good. @throws 404 */
export async function deleteCustomField(call: Call, fieldId: string): Promise<void> {
  await inTransaction(call, async (call) => {
    await lockHub(call)
    const fields = await store.listFields(call.db)
    const field = mustFind(fields, fieldId)
    await store.deleteField(call.db, field.id)
    const rest = fields.filter(({ id }) => id !== field.id)
    if (rest.length)
      await store.arrangeFields(
        call.db,
        rest.map(({ id }) => id),
      )
    await record(call, 'DELETE', field, [])
  })
}

/** All fields of the hub in their order, each with what a member entered. One statement. */
export function fieldsOf({ db }: Pick<Call, 'db'>, memberId: string): Promise<FilledField[]> {
  return store.listFilled(db, { memberId })
}

/** Whether a field that the hub requires is still empty. */
export function isMissing(fields: readonly FilledField[]): boolean {
  return fields.some(({ isRequired, value }) => isRequired && !isFilled(value))
}

export interface ValueInput {
  id: string
  value: string | null
}

/** Makes these all that a member entered. @throws 400 `unknown-reference`, `required-field-empty`; then nothing is saved */
export async function replaceValues(call: HubCall, memberId: string, values: readonly ValueInput[]): Promise<void> {
  try {
    await inTransaction(call, async (call) => {
      const fields = await store.listFilled(call.db, { memberId })
      mustBeKnown(fields, values)
      mustBeFilled(fields, values)
      const about = { memberId, now: call.context.now() }
      const filled = values
        .filter(({ value }) => isFilled(value))
        .map(({ id, value }) => ({ id, value: value!.trim() }))
      await store.replaceValues(call.db, about, filled)
    })
  } catch (error) {
    // An admin deleted the field at this very moment.
    if (isUnknownReference(error)) throw unknownField('/fields')
    throw error
  }
}

function mustBeKnown(fields: readonly FilledField[], values: readonly ValueInput[]): void {
  const left = new Set(fields.map(({ id }) => id))
  for (const [index, { id }] of values.entries())
    if (!left.delete(id.toLowerCase())) throw unknownField(`/fields/${index}/id`)
}

function unknownField(pointer: string) {
  return badInput('unknown-reference', pointer, 'There is no such field in this hub, or it was sent twice.')
}

function mustBeFilled(fields: readonly FilledField[], values: readonly ValueInput[]): void {
  for (const { id, label, isRequired } of fields) {
    const index = values.findIndex((value) => value.id.toLowerCase() === id)
    if (!isRequired || isFilled(values[index]?.value)) continue
    const pointer = index < 0 ? '/fields' : `/fields/${index}/value`
    throw badInput('required-field-empty', pointer, `${label} is required. Fill it in.`)
  }
}

function mustFind(fields: readonly store.FieldRow[], id: string): store.FieldRow {
  const field = fields.find((each) => each.id === id.toLowerCase())
  if (!field) throw notFound()
  return field
}

async function refusingTakenLabels<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change()
  } catch (error) {
    if (!isDuplicate(error, 'custom_field_label')) throw error
    throw conflict('custom-field-label-taken', 'Another field has this label already. Choose a different one.')
  }
}

function record(
  call: Call,
  action: 'CREATE' | 'UPDATE' | 'DELETE',
  { id, label }: { id: string; label: string },
  details: AuditDetail[],
): Promise<void> {
  return recordAudit(call, {
    action,
    objectType: 'customField',
    objectId: id,
    objectName: label,
    details,
  })
}
