import { recordAudit, recordUnchanged, type AuditDetail } from '../audit/service.ts'
import type { Call } from '../context.ts'
import { versionMismatch } from '../contract/etag.ts'
import { badInput, notFound } from '../contract/problems.ts'
import { inTransaction } from '../db/transaction.ts'
import { publish } from '../event.ts'
import { changeValues, fieldsOf, type ValueInput } from './custom-field-service.ts'
import { pendingEmailOf } from './pending-email-service.ts'
import { membersChanged, peopleChanged } from './events.ts'
import type { FactInput, FactSource } from './user-fact-rules.ts'
import { changeFacts, factsOf, refuseUnfitFacts } from './user-fact-service.ts'
import { indexNames } from './name-index-service.ts'
import * as store from './person-store.ts'
import { refuseOutranking } from './rank-rules.ts'
import { refuseForeignLocale, refusePassword } from './refusal-rules.ts'
import { displayName, namesIn } from './rules.ts'
import { giveStartPassword } from './service.ts'

/** One person, as an admin sees and changes them. */

export type UserDetails = Awaited<ReturnType<typeof getUser>>

/** Somebody of the hub with everything that an admin sees, also who was removed. @throws 404 */
export async function getUser(call: Call, userId: string) {
  const user = await store.findUser(call.db, userId)
  if (!user) throw notFound()
  const [teams, facts, fields, pendingEmail] = await Promise.all([
    store.listMemberships(call.db, userId),
    factsOf(call, userId),
    fieldsOf(call, userId),
    pendingEmailOf(call, userId),
  ])
  return { ...user, teams, facts, fields, pendingEmail }
}

export interface UserPatch {
  name?: string
  first_name?: string
  last_name?: string
  password?: string | null
  language?: string
  attributes?: readonly FactInput[]
  customFields?: readonly ValueInput[]
}

/**
 * Changes what is sent. @param expected the version that was edited; null where it does not matter @param source of facts @returns the new version
 * @throws 400 `custom-field-value-wrong`, `locale-not-offered`, `name-differs`, `password-not-allowed`, `password-too-common` or `unknown-reference`,
 * 403 `user-outranks-you`, 404 for somebody who was removed too, 412
 */
export async function updateUser(
  call: Call,
  userId: string,
  expected: number | null,
  patch: UserPatch,
  source: FactSource = 'admin',
): Promise<number> {
  refusePassword(call, patch.password)
  refuseForeignLocale(call, patch.language, '/language')
  refuseUnfitFacts(patch.attributes ?? [], '/attributes')
  const names = namesFrom(patch)
  const version = await inTransaction(call, async (call) => {
    const before = await store.lockUser(call.db, userId)
    if (!before) throw notFound()
    refuseOutranking(call.caller, before)
    if (expected !== null && before.version !== expected) throw versionMismatch()
    const next = { ...before, ...names, locale: patch.language ?? before.locale }
    const details = await changesOf(call, { before, next, source }, patch)
    if (details.length === 0) {
      recordUnchanged(call)
      return before.version
    }
    const version = await store.updateUser(call.db, userId, next)
    await indexNames(call, [userId])
    await publish(call, peopleChanged, { memberIds: [before.id] })
    const about = { objectType: 'user', objectId: userId, objectName: displayName(next) }
    await recordAudit(call, { action: 'UPDATE', ...about, details })
    return version
  })
  await publish(call, membersChanged, null)
  return version
}

/** The names that a patch sends, the whole one taken apart. @throws 400 `name-differs` */
function namesFrom({ name, first_name: first, last_name: last }: UserPatch): { firstName?: string; lastName?: string } {
  const whole = name === undefined ? {} : namesIn(name)
  const parts = {
    ...(first !== undefined && { firstName: first.trim() }),
    ...(last !== undefined && { lastName: last.trim() }),
  }
  const names = { ...whole, ...parts }
  if (name !== undefined && name.trim() !== `${names.firstName} ${names.lastName}`) {
    const words = 'The name differs from the first name and the last name. Send either the name or the other two.'
    throw badInput('name-differs', '/name', words)
  }
  return names
}

/** Writes facts and values of custom fields down. @returns everything that is different afterwards */
async function changesOf(
  call: Call,
  { before, next, source }: { before: store.UserRow; next: store.UserChange; source: FactSource },
  { password = null, attributes = [], customFields: values = [] }: UserPatch,
): Promise<AuditDetail[]> {
  const own: AuditDetail[] = [
    { property: 'first_name', oldValue: before.firstName, value: next.firstName },
    { property: 'last_name', oldValue: before.lastName, value: next.lastName },
    { property: 'language', oldValue: before.locale, value: next.locale },
  ]
  return [
    ...own.filter(({ oldValue, value }) => oldValue !== value),
    ...(await changeFacts(call, before.id, attributes, source)),
    ...(await changeValues(call, { memberId: before.id, values, pointer: '/customFields' }, source)),
    ...(password === null ? [] : [await giveStartPassword(call, before.id, password)]),
  ]
}
