import type { CustomField } from '../../../generated/client/model/customField.ts'
import type { CustomFieldValue } from '../../../generated/client/model/customFieldValue.ts'
import type { Profile } from '../../../generated/client/model/profile.ts'
import type { Refusal } from '../form/refusal.ts'

/** What stands in the hub's own fields, by their id: their order and their number may change while somebody types. */
export type CustomValues = Record<string, { value: string }>

/** Whether a field that the hub requires is still empty. */
export function isMissing(fields: readonly CustomField[]): boolean {
  return fields.some(({ is_required, value }) => is_required && !value)
}

/** Whether the person is to be asked before anything else. @param isPutOff whether they wanted to be left alone for now */
export function isAsked(
  { openCompleteProfile, userCustomFields }: Pick<Profile, 'openCompleteProfile' | 'userCustomFields'>,
  isPutOff: boolean,
): boolean {
  return openCompleteProfile && (isMissing(userCustomFields) || !isPutOff)
}

/** What is saved, as a form has it. */
export function savedValues(fields: readonly CustomField[]): CustomValues {
  return Object.fromEntries(fields.map(({ id, value }) => [id, { value: value ?? '' }]))
}

/** All values to send: what was typed, and for the other fields what is saved. A call replaces them all. */
export function valuesOf(fields: readonly CustomField[], typed: CustomValues): CustomFieldValue[] {
  return fields.map(({ id, value }) => ({ id, value: (typed[id] ? typed[id].value : value) || null }))
}

/** A refusal of `fields.2.value` as one of that field by its id. @param sent in the order of the call; the hub may have other fields by now */
export function refusedById(refusal: Refusal, sent: readonly CustomFieldValue[]): Refusal {
  const fields = Object.entries(refusal.fields).map(([path, words]) => [
    path.replace(/^fields\.(\d+)\./, (_, place) => `fields.${sent[Number(place)]?.id}.`),
    words,
  ])
  return { ...refusal, fields: Object.fromEntries(fields) as Record<string, string> }
}
