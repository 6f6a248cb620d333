import { getUpdateMyCustomFieldsMockHandler } from '../../generated/client/profile/profile.msw.ts'
import {
  getCreateCustomFieldMockHandler,
  getDeleteCustomFieldMockHandler,
  getListCustomFieldsMockHandler,
  getUpdateCustomFieldMockHandler,
} from '../../generated/client/users-admin/users-admin.msw.ts'
import type { CustomField } from '../../generated/client/model/customField.ts'
import type { CustomFieldValue } from '../../generated/client/model/customFieldValue.ts'
import { isFilled, MOST_FIELDS, moved, trimmed } from '../../server/users/rules.ts'
import { answer } from './answer.ts'
import type { MockHub } from './hub.ts'
import { badInput, conflict, notFound } from './problems.ts'
import type { CustomFieldRow, PersonRow } from './rows.ts'

const DONE = { success: true } as const

export function customFieldsHandlers(hub: MockHub) {
  return [
    getListCustomFieldsMockHandler(
      answer(hub, 'listCustomFields', () => {
        const items = hub.customFields.map((field, index) => ({ ...field, index, filledCount: countOf(hub, field) }))
        return { items, total: items.length, nextOffset: null }
      }),
    ),
    getCreateCustomFieldMockHandler(
      answer(hub, 'createCustomField', ({ body }) => {
        if (hub.customFields.length >= MOST_FIELDS)
          throw conflict('custom-field-limit-reached', `A hub has ${MOST_FIELDS} custom fields at the most.`)
        refuseTaken(hub, body.label)
        const id = hub.newId()
        const { label, hint, is_required = false } = body
        const createdTime = hub.now().toISOString()
        hub.customFields.push({ id, label: label.trim(), hint: trimmed(hint), is_required, createdTime })
        return { success: true, id } as const
      }),
    ),
    getUpdateCustomFieldMockHandler(
      answer(hub, 'updateCustomField', ({ params, body }) => {
        const field = fieldOf(hub, params.customFieldId)
        if (body.label !== undefined) refuseTaken(hub, body.label, field)
        field.label = body.label?.trim() ?? field.label
        field.hint = body.hint === undefined ? field.hint : trimmed(body.hint)
        field.is_required = body.is_required ?? field.is_required
        if (body.index !== undefined) hub.customFields = moved(hub.customFields, field, body.index)
        return DONE
      }),
    ),
    getDeleteCustomFieldMockHandler(
      answer(hub, 'deleteCustomField', ({ params }) => {
        const field = fieldOf(hub, params.customFieldId)
        hub.customFields = hub.customFields.filter((each) => each !== field)
        hub.customFieldValues = hub.customFieldValues.filter(({ fieldId }) => fieldId !== field.id)
        return DONE
      }),
    ),
    getUpdateMyCustomFieldsMockHandler(
      answer(hub, 'updateMyCustomFields', ({ me, body: { fields } }) => {
        refuseUnknown(hub, fields)
        refuseEmpty(hub, fields)
        const entered = fields.flatMap(({ id, value }) => {
          const text = trimmed(value)
          return text === null ? [] : { personId: me.id, fieldId: id, value: text }
        })
        hub.customFieldValues = [...hub.customFieldValues.filter(({ personId }) => personId !== me.id), ...entered]
        return { success: true, openCompleteProfile: isAsked(hub, me) } as const
      }),
    ),
  ]
}

/** The fields of the hub in their order, with what somebody entered. */
export function fieldsOf(hub: MockHub, { id: personId }: PersonRow): CustomField[] {
  return hub.customFields.map(({ createdTime: _, ...field }) => ({
    ...field,
    value: hub.customFieldValues.find((row) => row.personId === personId && row.fieldId === field.id)?.value ?? null,
  }))
}

/** Whether a client should ask somebody to fill in what is missing. */
export function isAsked(hub: MockHub, person: PersonRow): boolean {
  const isMissing = fieldsOf(hub, person).some(({ is_required, value }) => is_required && value === null)
  return person.openCompleteProfile || isMissing
}

function countOf({ customFieldValues }: MockHub, { id }: CustomFieldRow): number {
  return customFieldValues.filter(({ fieldId }) => fieldId === id).length
}

function fieldOf({ customFields }: MockHub, id: string): CustomFieldRow {
  const field = customFields.find((each) => each.id === id)
  if (!field) throw notFound()
  return field
}

function refuseTaken({ customFields }: MockHub, label: string, except?: CustomFieldRow): void {
  const key = label.trim().toLowerCase()
  if (customFields.some((field) => field !== except && field.label.toLowerCase() === key))
    throw conflict('custom-field-label-taken', 'Another field has this label already. Choose a different one.')
}

function refuseUnknown({ customFields }: MockHub, fields: readonly CustomFieldValue[]): void {
  const left = new Set(customFields.map(({ id }) => id))
  const unknown = fields.findIndex(({ id }) => !left.delete(id))
  if (unknown >= 0)
    throw badInput('unknown-reference', `/fields/${unknown}/id`, 'There is no such field, or it stands twice.')
}

function refuseEmpty({ customFields }: MockHub, fields: readonly CustomFieldValue[]): void {
  for (const { id, label, is_required } of customFields) {
    const index = fields.findIndex((value) => value.id === id)
    if (!is_required || isFilled(fields[index]?.value)) continue
    throw badInput('required-field-empty', index < 0 ? '/fields' : `/fields/${index}/value`, `${label} is required.`)
  }
}
