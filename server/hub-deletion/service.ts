import { recordAudit, type AuditEntry } from '../audit/service.ts'
import type { Call, HubCall } from '../context.ts'
import { badInput, conflict, notFound } from '../contract/problems.ts'
import { inTransaction } from '../db/transaction.ts'
import { queueMails } from '../emails/service.ts'
import type { MailSubject } from '../emails/template-words.ts'
import { lockHub } from '../hubs/service.ts'
import { notify } from '../notifications/service.ts'
import { newId } from '../platform/ids.ts'
import { displayName } from '../users/rules.ts'
import { reminderAt } from './rules.ts'
import * as store from './store.ts'

/** That a hub is to be deleted: asking for it, telling its admins, and cancelling it. */

export type HubDeletion = store.DeletionRow

/** @returns undefined where nobody asked for it */
export function getHubDeletion({ db }: HubCall): Promise<HubDeletion | undefined> {
  return store.findDeletion(db)
}

/** @param confirmation the name of the hub @throws 400 `hub-name-mismatch`, 409 `hub-deletion-requested` */
export async function createHubDeletion(call: Call, confirmation: string): Promise<HubDeletion> {
  if (confirmation.trim() !== call.hub.name.trim())
    throw badInput('hub-name-mismatch', '/confirmation', 'That is not the name of this hub. Type it in full.')
  return inTransaction(call, async (call) => {
    await lockHub(call)
    if (await store.findDeletion(call.db))
      throw conflict('hub-deletion-requested', 'The hub is to be deleted already. Cancel that first to begin anew.')
    await store.insertDeletion(call.db, newId(), call.caller.memberId)
    const deletion = (await store.findDeletion(call.db))!
    await recordAudit(call, entryOf(call, 'CREATE', deletion))
    await tellPlanned(call, deletion, 'asked')
    return deletion
  })
}

/** @throws 404 where nobody asked for it */
export async function deleteHubDeletion(call: Call): Promise<void> {
  if (!(await cancelDeletion(call))) throw notFound()
}

/** The same by whoever runs the installation. @returns whether there was anything to cancel */
export function cancelAsOperator(call: HubCall): Promise<boolean> {
  return cancelDeletion({ ...call, caller: { memberId: null }, requestId: 'hub cancel-deletion', audited: [] })
}

type Cancelling = HubCall & Parameters<typeof recordAudit>[0]

function cancelDeletion(call: Cancelling): Promise<boolean> {
  return inTransaction(call, async (call) => {
    await lockHub(call)
    const deletion = await store.findDeletion(call.db)
    if (!deletion || !(await store.removeDeletion(call.db))) return false
    await recordAudit(call, entryOf(call, 'DELETE', deletion))
    await tellCancelled(call, deletion)
    return true
  })
}

/** Reminds the admins of a deletion a week and a day before; done already, it does nothing. */
export async function remindOfDeletion(call: HubCall): Promise<void> {
  const deletion = await store.findDeletion(call.db)
  const reminder = deletion && reminderAt(call.context.now(), deletion.dueAt)
  if (reminder) await inTransaction(call, (call) => tellPlanned(call, deletion, reminder))
}

function entryOf({ hub }: HubCall, action: 'CREATE' | 'DELETE', { id, dueAt }: HubDeletion): AuditEntry {
  const [before, after] = action === 'CREATE' ? [null, dueAt] : [dueAt, null]
  const details = [{ property: 'deletionTime', oldValue: before, value: after }]
  return { action, objectType: 'hubDeletion', objectId: id, objectName: hub.name, details }
}

function tellPlanned(call: HubCall, { id, dueAt }: HubDeletion, step: 'asked' | 'week' | 'day'): Promise<void> {
  const key = `hubDeletion:${id}:${step}`
  return tell(call, { key, type: 'hubDeletionPlanned', dueAt, template: 'hubDeletion', about: { dueAt } })
}

function tellCancelled(call: HubCall, { id }: HubDeletion): Promise<void> {
  const key = `hubDeletion:${id}:cancelled`
  return tell(call, { key, type: 'hubDeletionCancelled', dueAt: null, template: 'hubDeletionCancelled' })
}

type Told = Extract<MailSubject, { template: 'hubDeletion' | 'hubDeletionCancelled' }> & {
  key: string
  type: 'hubDeletionPlanned' | 'hubDeletionCancelled'
  dueAt: Date | null
}

/** Every admin by a mail, whatever way they chose for news, and in the hub. */
async function tell(call: HubCall, { key, type, dueAt, ...subject }: Told): Promise<void> {
  const admins = await store.listAdmins(call.db)
  await notify(call, { key, type, dueAt, memberIds: admins.map(({ id }) => id) })
  await queueMails(
    call,
    admins.map((admin) => ({
      ...subject,
      effectKey: `${key}:${admin.id}`,
      locale: admin.locale,
      memberId: admin.id,
      to: { name: displayName(admin), address: admin.email },
      link: `${call.hub.origin}/manage/settings#deletion`,
      resendIfUncertain: true,
    })),
  )
}
