import type { Call, HubCall } from '../context.ts'
import type { IfMatch } from '../contract/etag.ts'
import { mustBeState, stateTag } from '../contract/state-tag.ts'
import { moved } from '../contract/moved.ts'
import { badInput, conflict, notFound } from '../contract/problems.ts'
import { detailsOf, recordAudit, type AuditDetail } from '../audit/service.ts'
import { inTransaction, isDuplicate, isUnknownReference } from '../db/transaction.ts'
import { publish } from '../event.ts'
import { lockHub } from '../hubs/service.ts'
import { newId } from '../platform/ids.ts'
import { askedFor, fits, isKind, type FieldType, type Kind } from './custom-field-rules.ts'
import * as store from './custom-field-store.ts'
import type { FactSource } from './user-fact-rules.ts'
import { peopleChanged } from './events.ts'
import { fieldState, isFilled, MAX_FIELDS, trimmed } from './rules.ts'

/** The fields that the hub adds to everybody's profile. */

export type CustomField = store.CountedFieldRow
export type FilledField = store.FilledFieldRow

export interface FieldInput {
  label: string
  hint?: string | null
  is_required?: boolean
  type?: FieldType
  options?: readonly string[]
}

export interface FieldPatch extends Partial<FieldInput> {
  index?: number
}

/** All fields in their order. One statement. */
export function listCustomFields({ db }: Call): Promise<CustomField[]> {
  return store.listCounted(db)
}

/** Adds a field behind the others. @returns its id @throws 400 `custom-field-options-wrong`, 409 `custom-field-label-taken`, `custom-field-limit-reached` */
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
  const kind = kindOf(input)
  const id = await insert(call, input, length)
  const about = { is_required: input.is_required ?? false, ...kind }
  await record(call, 'CREATE', { id, label: input.label.trim() }, detailsOf({}, about))
  return id
}

/** @throws 400 `custom-field-options-wrong` */
function kindOf({ type = 'text', options = [] }: Partial<Kind>): Kind {
  if (isKind({ type, options })) return { type, options }
  const words = 'A choice needs at least one option, and no other type of field has any.'
  throw badInput('custom-field-options-wrong', '/options', words)
}

async function insert({ db, context }: HubCall, input: FieldInput, place: number): Promise<string> {
  const id = newId()
  const about = { label: input.label.trim(), hint: trimmed(input.hint), isRequired: input.is_required ?? false }
  await store.insertField(db, { id, ...about, ...kindOf(input), place, now: context.now() })
  return id
}

/** Changes what is sent. What people entered stays. @returns the new ETag @throws 400 `custom-field-options-wrong`, 404, 409 `custom-field-label-taken`, `custom-field-values-differ` */
export function updateCustomField(call: Call, fieldId: string, ifMatch: IfMatch, patch: FieldPatch): Promise<string> {
  return refusingTakenLabels(() => inTransaction(call, (call) => changeField(call, fieldId, ifMatch, patch)))
}

async function changeField(call: Call, fieldId: string, ifMatch: IfMatch, patch: FieldPatch): Promise<string> {
  await lockHub(call)
  const fields = await store.lockFields(call.db, 'to change')
  const field = mustFind(fields, fieldId)
  mustBeState(ifMatch, fieldState({ ...field, index: fields.indexOf(field) }))
  const change = {
    ...(await changedKind(call, field, patch)),
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
  const details = detailsOf(before, { ...patch, ...(patch.type && { options: change.options }) })
  await record(call, 'UPDATE', { id: field.id, label: change.label ?? field.label }, details)
  const after = await store.listFields(call.db)
  const index = after.findIndex(({ id }) => id === field.id)
  return stateTag(fieldState({ ...after[index]!, index }))
}

/** The type and the options that a patch gives a field, where it does. @throws 400 `custom-field-options-wrong`, 409 `custom-field-values-differ` */
async function changedKind({ db }: Call, field: store.FieldRow, { type, options }: FieldPatch): Promise<Partial<Kind>> {
  if (type === undefined && options === undefined) return {}
  const isOther = type !== undefined && type !== field.type
  const kind = kindOf({ type: type ?? field.type, options: options ?? (isOther ? [] : field.options) })
  const values = await store.countValues(db, field.id)
  const misfits = values.filter(({ value }) => !fits(kind, value)).reduce((sum, { count }) => sum + count, 0)
  if (misfits === 0) return kind
  const who = misfits === 1 ? 'One person' : `${misfits} people`
  throw conflict(
    'custom-field-values-differ',
    `${who} entered something that is not ${askedFor(kind)}. Change what they entered first.`,
  )
}

/** Deletes a field and everything that people entered in it, for good. @throws 404 */
export async function deleteCustomField(call: Call, fieldId: string): Promise<void> {
  await inTransaction(call, async (call) => {
    await lockHub(call)
    const fields = await store.lockFields(call.db, 'to change')
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

/** Makes these all that a member entered themselves. @throws 400 `unknown-reference`, `required-field-empty`, `custom-field-value-wrong`; then nothing is saved */
export async function replaceValues(call: HubCall, memberId: string, values: readonly ValueInput[]): Promise<void> {
  try {
    await inTransaction(call, async (call) => {
      const fields = await store.lockFields(call.db, 'to enter values')
      mustBeKnown(fields, values, '/fields')
      mustBeFilled(fields, values)
      mustFit(fields, values, '/fields')
      const filled = values
        .filter(({ value }) => isFilled(value))
        .map(({ id, value }) => ({ id, value: value!.trim() }))
      await store.replaceValues(call.db, memberId, filled, { source: 'person', now: call.context.now() })
      await publish(call, peopleChanged, { memberIds: [memberId] })
    })
  } catch (error) {
    // An admin deleted the field at this very moment.
    if (isUnknownReference(error)) throw unknownField('/fields')
    throw error
  }
}

/** What an admin enters for somebody. A field that is required may be emptied: the person is asked for it then. */
export interface EnteredValues {
  memberId: string
  values: readonly ValueInput[]
  /** Where the list stands in the body. */
  pointer: string
}

/**
 * Enters values for several members at once, in the transaction of the call; other fields of theirs stay.
 * @param source where they come from; null where that is not known any more @param areNew whether none of them has any yet
 * @throws 400 `unknown-reference`, `custom-field-value-wrong`
 */
export async function enterValues(
  { db, context }: HubCall,
  people: readonly EnteredValues[],
  { source, areNew = false }: { source: FactSource | null; areNew?: boolean },
): Promise<void> {
  if (people.every(({ values }) => values.length === 0)) return
  const fields = await store.lockFields(db, 'to enter values')
  for (const { values, pointer } of people) {
    mustBeKnown(fields, values, pointer)
    mustFit(fields, values, pointer)
  }
  const rows = people.flatMap(({ memberId, values }) =>
    values.map(({ id, value }) => ({ memberId, id: id.toLowerCase(), value: trimmed(value) })),
  )
  await (areNew ? store.addValues : store.putValues)(db, rows, { source, now: context.now() })
}

/** What the fields of the hub are called and take, in their order. */
export function listFieldKinds({ db }: Pick<HubCall, 'db'>): Promise<(Kind & { id: string; label: string })[]> {
  return store.listFields(db)
}

/** What the fields of the hub are called, by id. */
export async function labelsOf({ db }: Pick<HubCall, 'db'>): Promise<Map<string, string>> {
  return new Map((await store.listFields(db)).map(({ id, label }) => [id, label]))
}

/** @param pointer of the list in the body @throws 400 `unknown-reference`, `custom-field-value-wrong` for what cannot be entered */
export async function refuseUnfitValues(
  { db }: HubCall,
  values: readonly ValueInput[],
  pointer: string,
): Promise<void> {
  if (values.length === 0) return
  const fields = await store.lockFields(db, 'to enter values')
  mustBeKnown(fields, values, pointer)
  mustFit(fields, values, pointer)
}

/** The same for one member. @returns what is different, for the list of changes */
export async function changeValues(call: HubCall, entered: EnteredValues, source: FactSource): Promise<AuditDetail[]> {
  const before = await fieldsOf(call, entered.memberId)
  await enterValues(call, [entered], { source })
  return entered.values.flatMap(({ id, value }) => {
    const field = before.find((each) => each.id === id.toLowerCase())
    const [oldValue, next] = [field?.value ?? null, trimmed(value)]
    return field && oldValue !== next ? [{ property: field.label, oldValue, value: next }] : []
  })
}

/** Forgets what some members entered, for somebody who begins anew. */
export function clearValues({ db }: HubCall, memberIds: readonly string[]): Promise<void> {
  return store.clearValues(db, memberIds)
}

function mustBeKnown(fields: readonly store.FieldRow[], values: readonly ValueInput[], pointer: string): void {
  const left = new Set(fields.map(({ id }) => id))
  for (const [index, { id }] of values.entries())
    if (!left.delete(id.toLowerCase())) throw unknownField(`${pointer}/${index}/id`)
}

function unknownField(pointer: string) {
  return badInput('unknown-reference', pointer, 'There is no such field in this hub, or it was sent twice.')
}

function mustBeFilled(fields: readonly store.FieldRow[], values: readonly ValueInput[]): void {
  for (const { id, label, isRequired } of fields) {
    const index = values.findIndex((value) => value.id.toLowerCase() === id)
    if (!isRequired || isFilled(values[index]?.value)) continue
    const pointer = index < 0 ? '/fields' : `/fields/${index}/value`
    throw badInput('required-field-empty', pointer, `${label} is required. Fill it in.`)
  }
}

function mustFit(fields: readonly store.FieldRow[], values: readonly ValueInput[], pointer: string): void {
  for (const [index, { id, value }] of values.entries()) {
    const field = mustFind(fields, id)
    if (!isFilled(value) || fits(field, value!.trim())) continue
    const words = `${field.label} has to be ${askedFor(field)}.`
    throw badInput('custom-field-value-wrong', `${pointer}/${index}/value`, words)
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
