import { clearCallerCache } from '../auth/sessions/identity-service.ts'
import { learningProgress } from '../content/progress/service.ts'
import type { Call } from '../context.ts'
import { badInput, notAllowed, notFound } from '../contract/problems.ts'
import { recordAudit, recordUnchanged } from '../audit/service.ts'
import { publish } from '../event.ts'
import { inTransaction } from '../db/transaction.ts'
import { hubChanged, offersLocale, setHelix } from '../hubs/service.ts'
import { isTimezone } from '../hubs/settings-rules.ts'
import { fieldsOf, isMissing, replaceValues, type ValueInput } from '../users/custom-field-service.ts'
import { pendingEmailOf } from '../users/pending-email-service.ts'
import { factsOf } from '../users/user-fact-service.ts'
import { peopleChanged } from '../users/events.ts'
import { indexNames } from '../users/name-index-service.ts'
import { refuseOutranking } from '../users/rank-rules.ts'
import { replacePicture } from './profile-picture-service.ts'
import * as store from './store.ts'

export type FullProfile = Awaited<ReturnType<typeof getMyProfile>>

/** All that the caller's profile page shows. */
export async function getMyProfile(call: Call) {
  const { caller, db } = call
  const [row, teams, progress, fields, facts, pendingEmail] = await Promise.all([
    ownRow(call),
    store.listTeams(db, caller.memberId),
    learningProgress(call),
    fieldsOf(call, caller.memberId),
    factsOf(call, caller.memberId),
    pendingEmailOf(call, caller.memberId),
  ])
  const openCompleteProfile = row.openCompleteProfile || isMissing(fields)
  return { caller, ...row, teams, progress, fields, facts, pendingEmail, openCompleteProfile }
}

/** Makes these all that the caller entered in the fields of the hub. @returns whether a client should still ask for something @throws 400 */
export async function updateMyCustomFields(call: Call, values: readonly ValueInput[]): Promise<boolean> {
  await replaceValues(call, call.caller.memberId, values)
  const [row, fields] = await Promise.all([ownRow(call), fieldsOf(call, call.caller.memberId)])
  return row.openCompleteProfile || isMissing(fields)
}

/** Changes the caller's name; a client need not ask for it again. */
export async function updateMyProfile(call: Call, names: { firstName: string; lastName: string }): Promise<void> {
  const { memberId } = call.caller
  await inTransaction(call, async (call) => {
    await store.updateProfile(call.db, memberId, { ...names, openCompleteProfile: false })
    await indexNames(call, [memberId])
  })
  clearCallerCache(call)
}

/** @throws 400 `locale-not-offered` */
export async function updateMyLanguage(call: Call, locale: string): Promise<void> {
  if (!offersLocale(call, locale))
    throw badInput('locale-not-offered', '/language', `This hub offers ${call.hub.locales.join(', ')}.`)
  await inTransaction(call, async (call) => {
    await change(call, { locale })
    await publish(call, peopleChanged, { memberIds: [call.caller.memberId] })
  })
}

export async function deleteMyProfilePicture(call: Call): Promise<void> {
  await inTransaction(call, (call) => replacePicture(call, call.caller.memberId, null))
  clearCallerCache(call)
}

/** The id of a user's picture. @throws 404 for nobody of this hub and for somebody without a picture */
export async function getUserPicture(call: Call, userId: string): Promise<string> {
  const owner = await store.findPictureOwner(call.db, userId)
  if (!owner?.pictureId) throw notFound()
  return owner.pictureId
}

/** Deletes the picture of the caller, or with `user_write` of anybody. @throws 403 without that right, 403 `user-outranks-you`, 404 for nobody of this hub */
export async function deleteUserPicture(call: Call, userId: string): Promise<void> {
  if (userId === call.caller.memberId) {
    // What people do to themselves stands in no list of changes.
    recordUnchanged(call)
    return deleteMyProfilePicture(call)
  }
  if (!call.caller.privileges.has('user_write')) throw notAllowed('You may delete only your own picture.')
  const owner = await store.findPictureOwner(call.db, userId)
  if (!owner) throw notFound()
  refuseOutranking(call.caller, owner)
  if (owner.pictureId === null) return recordUnchanged(call)
  await inTransaction(call, async (call) => {
    await replacePicture(call, userId, null)
    await recordAudit(call, {
      action: 'UPDATE',
      objectType: 'user',
      objectId: userId,
      objectName: `${owner.firstName} ${owner.lastName}`.trim(),
      details: [{ property: 'picture', oldValue: owner.pictureId, value: null }],
    })
  })
  clearCallerCache(call)
}

export interface SettingsPatch {
  notification_channel?: string
  is_helix_hub?: boolean
  settings?: { theme?: string; timezone?: string | null; news?: Record<string, string>; weeklyGoal?: number | null }
}

export async function getMySettings(call: Call) {
  return { ...(await ownRow(call)), isHelixHub: call.hub.isHelixHub }
}

/** Changes what is sent. @throws 400 `unknown-time-zone`, 403 for the setting of the hub without `settings_write`; then nothing is changed */
export async function updateMySettings(call: Call, patch: SettingsPatch): Promise<void> {
  const { is_helix_hub: isHelixHub, notification_channel: notificationChannel, settings } = patch
  if (isHelixHub !== undefined && !call.caller.privileges.has('settings_write'))
    throw notAllowed('is_helix_hub is a setting of the whole hub. It needs the right settings_write.')
  if (settings?.timezone && !isTimezone(settings.timezone))
    throw badInput('unknown-time-zone', '/settings/timezone', 'There is no time zone with this name.')
  await inTransaction(call, async (call) => {
    if (notificationChannel !== undefined || settings !== undefined)
      await store.updateProfile(call.db, call.caller.memberId, { notificationChannel, ...settings })
    if (isHelixHub !== undefined) await setHelix(call, isHelixHub)
  })
  if (isHelixHub !== undefined) hubChanged(call)
}

async function change(call: Call, what: store.ProfileChange): Promise<void> {
  await store.updateProfile(call.db, call.caller.memberId, what)
  clearCallerCache(call)
}

async function ownRow(call: Call): Promise<store.ProfileRow> {
  const row = await store.findProfile(call.db, call.caller.memberId)
  if (!row) throw notFound()
  return row
}
