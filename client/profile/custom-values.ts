import type { CustomField } from '../../generated/client/model/customField.ts'
import type { CustomFieldValue } from '../../generated/client/model/customFieldValue.ts'
import type { Profile } from '../../generated/client/model/profile.ts'

/** What somebody typed and has not saved, by the id of the field. */
export type Typed = Readonly<Record<string, string>>

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

/** All values to send: what was typed, and for the other fields what is saved. A call replaces them all. */
export function valuesOf(fields: readonly CustomField[], typed: Typed): CustomFieldValue[] {
  return fields.map(({ id, value }) => ({ id, value: (typed[id] ?? value ?? '').trim() || null }))
}

/** The typed texts as they are kept in the browser. What cannot be read is nothing. */
export function readTyped(text: string): Typed {
  try {
    const read: unknown = JSON.parse(text || '{}')
    if (typeof read !== 'object' || read === null) return {}
    return Object.fromEntries(Object.entries(read).filter(([, value]) => typeof value === 'string'))
  } catch {
    return {}
  }
}

/** With one more text typed; empty where all is as it was saved. */
export function writeTyped(typed: Typed, id: string, text: string, saved: string): string {
  const { [id]: _, ...others } = typed
  const next = text === saved ? others : { ...others, [id]: text }
  return Object.keys(next).length ? JSON.stringify(next) : ''
}

/** The field that a refused call was about, by the pointer `fields/2/value`. @param sent the fields in the order of that call; the hub may have others by now */
export function refusedField(sent: readonly { id: string }[], pointers: readonly string[]): string | undefined {
  const place = pointers.map((pointer) => /^fields\/(\d+)\//.exec(pointer)?.[1]).find((found) => found !== undefined)
  return place === undefined ? undefined : sent[Number(place)]?.id
}
