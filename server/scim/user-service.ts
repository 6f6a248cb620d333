import { recordAudit } from '../audit/service.ts'
import { createUserEmailChange } from '../auth/accounts/email-change-service.ts'
import { clearCallerCache } from '../auth/sessions/identity-service.ts'
import { createUserSuspension, deleteUserSuspension } from '../auth/removal/suspension-service.ts'
import { deleteUser as removeUser } from '../auth/removal/user-removal-service.ts'
import type { Call } from '../context.ts'
import { notFound } from '../contract/problems.ts'
import type { Page, PageQuery } from '../db/page.ts'
import { inTransaction } from '../db/transaction.ts'
import { publish } from '../event.ts'
import { listFieldKinds } from '../users/custom-field-service.ts'
import { pendingEmailOf } from '../users/pending-email-service.ts'
import { membersChanged } from '../users/events.ts'
import { updateUser as changeUser } from '../users/person-service.ts'
import { bringIn, inviteThem } from '../users/service.ts'
import { refuseUnfitFacts } from '../users/user-fact-service.ts'
import type { FactInput } from '../users/user-fact-rules.ts'
import { ScimFault } from './scim-fault-rules.ts'
import { parseFilter } from './filter-rules.ts'
import { isUuid } from '../platform/ids.ts'
import type { Json } from './match-rules.ts'
import { patched, type Operation } from './patch-rules.ts'
import { userSchemas, type Schema } from './schema-rules.ts'
import { changesOf, factOf, isAddress, namesOf, wishFrom, type UserWish } from './user-rules.ts'
import * as store from './user-store.ts'
import * as wire from './wire.ts'

/** People, as a provider brings, changes and removes them. */

/** @throws ScimFault `invalidFilter` */
export function listUsers({ db }: Call, filter: string | undefined, page: PageQuery): Promise<Page<store.UserRow>> {
  return store.listUsers(db, filter ? parseFilter(filter) : null, page)
}

/** @throws 404, for somebody who was removed too */
export async function getUser({ db }: Call, id: string): Promise<store.UserRow> {
  const row = isUuid(id) ? await store.findUser(db, id) : undefined
  if (!row) throw notFound()
  return row
}

/** Brings somebody into the hub. Who was removed begins anew, so that nobody gets rights back by it. @throws ScimFault `uniqueness`, `invalidValue` */
export async function createUser(call: Call, body: Json): Promise<store.UserRow> {
  const wish = wishFrom(patched({}, [{ op: 'add', value: body }], await schemasOf(call)), call.hub.locales)
  const attributes = (await factsOf(call, wish)).filter(({ value }) => value !== null)
  refuseUnfitFacts(attributes, '')
  const { email, language, isActive = true, externalId = null, fields } = wish
  const { firstName: first_name, lastName: last_name } = namesOf(body, wish)
  const customFields = fields.filter(({ value }) => value !== null)
  const about = { email, first_name, last_name, ...(language && { locale: language }), attributes, customFields }
  const id = await inTransaction(call, async (call) => {
    const users = [{ ...about, whenRemoved: 'beginAnew' as const }]
    const [arrival] = await bringIn(call, { users, send_email: isActive && invites(call) }, 'provider')
    const { id, outcome } = arrival!
    if (outcome === 'member') throw addressTaken()
    await store.setExternalId(call.db, id, externalId)
    await (isActive ? deleteUserSuspension : createUserSuspension)(call, id)
    return id
  })
  await publish(call, membersChanged, null)
  return getUser(call, id)
}

/** Changes somebody, all of it or nothing. @throws ScimFault, 404, 409 `last-admin` */
export async function patchUser(call: Call, id: string, operations: readonly Operation[]): Promise<store.UserRow> {
  const row = await getUser(call, id)
  const resource = wire.user(call.hub, row)
  const [before, after] = [resource, patched(resource, operations, await schemasOf(call))].map((each) =>
    wishFrom(each, call.hub.locales),
  ) as [UserWish, UserWish]
  const wish = changesOf(before, after)
  const facts = await factsOf(call, { ...wish, facts: wish.facts ?? [] })
  await inTransaction(call, async (call) => {
    if (wish.isActive === true) await letIn(call, row)
    await changeWhatIsKnown(call, row.id, wish, facts)
    if (wish.externalId !== undefined) await changeExternalId(call, row, wish.externalId)
    if (wish.email !== undefined) await changeAddress(call, row, wish.email, after.isActive ?? true)
    if (wish.isActive === false) await createUserSuspension(call, row.id)
  })
  if (wish.isActive === false) clearCallerCache(call)
  return getUser(call, id)
}

/** Removes somebody: what they learned stays, and an admin can bring them back. @throws 404, 409 `last-admin` */
export async function deleteUser(call: Call, id: string): Promise<void> {
  const row = await getUser(call, id)
  await removeUser(call, row.id)
}

async function schemasOf(call: Call): Promise<Schema[]> {
  return userSchemas(await listFieldKinds(call))
}

/** Where people come in by a provider, they need no invitation. */
const invites = ({ hub }: Call) => hub.signIn.providerLabel === null

async function letIn(call: Call, row: store.UserRow): Promise<void> {
  await deleteUserSuspension(call, row.id)
  if (!row.hasJoined && invites(call)) await inviteThem(call, [row.id])
}

async function changeWhatIsKnown(
  call: Call,
  id: string,
  { firstName, lastName, language, fields = [] }: Partial<UserWish>,
  attributes: readonly FactInput[],
): Promise<void> {
  const patch = {
    ...(firstName !== undefined && { first_name: firstName }),
    ...(lastName !== undefined && { last_name: lastName }),
    ...(language !== undefined && { language }),
    ...(attributes.length && { attributes }),
    ...(fields.length && { customFields: fields }),
  }
  if (Object.keys(patch).length) await changeUser(call, id, null, patch, 'provider')
}

async function changeExternalId(call: Call, row: store.UserRow, externalId: string | null): Promise<void> {
  await store.setExternalId(call.db, row.id, externalId)
  await recordAudit(call, {
    action: 'UPDATE',
    objectType: 'user',
    objectId: row.id,
    objectName: row.name,
    details: [{ property: 'externalId', oldValue: row.externalId, value: externalId }],
  })
}

/**
 * An account is of all hubs, so its owner has to say yes to another address. Providers rename whom they switch off, and that
 * must not stand in the way of shutting them out.
 */
async function changeAddress(call: Call, row: store.UserRow, email: string, isActive: boolean): Promise<void> {
  if (row.hasJoined && !isActive) return
  if (await store.isAddressTaken(call.db, email, row.id)) throw addressTaken()
  const pending = await pendingEmailOf(call, row.id)
  if (pending?.email.toLowerCase() === email.toLowerCase()) return
  await createUserEmailChange(call, row.id, email)
  if (!row.hasJoined && isActive && invites(call)) await inviteThem(call, [row.id])
}

/** The facts of a wish, with what it says of the manager as an address or a number. */
async function factsOf(
  { db }: Call,
  { facts, manager }: Pick<Partial<UserWish>, 'manager'> & Pick<UserWish, 'facts'>,
): Promise<FactInput[]> {
  if (manager === undefined) return facts
  const address = manager && isUuid(manager) ? await store.findAddress(db, manager) : manager
  if (address === undefined) throw new ScimFault('invalidValue', 'Nobody in this hub has the id of the manager.')
  const isByAddress = address !== null && isAddress(address)
  const named: FactInput[] = [
    { attribute: 'manager-email', value: isByAddress ? address : null },
    { attribute: 'manager-employeeid', value: isByAddress ? null : address },
  ]
  // What the extension says by itself counts more.
  return [...facts, ...named.filter(({ attribute }) => factOf({ facts }, attribute) === null)].filter(
    ({ attribute }, nth, all) => all.findIndex((each) => each.attribute === attribute) === nth,
  )
}

const addressTaken = () => new ScimFault('uniqueness', 'A member of the hub has this address already.')
