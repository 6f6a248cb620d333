import { detailsOf, recordAudit, recordUnchanged, type AuditDetail } from '../audit/service.ts'
import type { Call, Hub, SignInText } from '../context.ts'
import { versionMismatch } from '../contract/etag.ts'
import { badInput, conflict } from '../contract/problems.ts'
import { inTransaction } from '../db/transaction.ts'
import { publish } from '../event.ts'
import { hasPicture, hubPictureUrl, putPicture, type HubPicture } from './hub-picture-service.ts'
import * as provider from './provider-service.ts'
import { hubPictureReplaced } from './events.ts'
import { hubChanged, lockHub } from './service.ts'
import { mustBeOutside } from './outside-host-rules.ts'
import { isTimezone } from './settings-rules.ts'
import * as store from './settings-store.ts'

/** What an admin chooses for the hub as a whole. */

export interface SignInPatch {
  password?: boolean
  startPassword?: boolean
  minPasswordLength?: number
  secondFactor?: { required: Hub['mfaRequired']; requiredFrom: string | null }
  /** All of the provider's settings; null for no provider. */
  oidc?: provider.ProviderInput | null
}

export interface SettingsPatch {
  name?: string
  locales?: string[]
  locale?: string
  timezone?: string
  logoId?: string | null
  signInCoverId?: string | null
  signInTexts?: readonly SignInText[]
  colour?: string
  mailSenderName?: string
  signIn?: SignInPatch
  is_helix_hub?: boolean
  helixReportingTeamTypeId?: string | null
  allowedHosts?: string[]
}

export type HubSettings = store.SettingsRow & { oidc: provider.ProviderSettings | null }

export async function getHubSettings(call: Call): Promise<HubSettings> {
  const [row, oidc] = await Promise.all([
    store.findSettings(call.db, call.hub.domainId),
    provider.findProviderSettings(call),
  ])
  return { ...row, oidc }
}

/**
 * Changes the settings that are sent. @param expected the version that was edited @returns the new one
 * @throws 400 `default-locale-not-offered`, `host-not-outside`, `issuer-not-usable`, `locale-not-offered` or `unknown-reference`, 409 `no-way-to-sign-in`, 412
 */
export async function updateHubSettings(call: Call, expected: number | null, patch: SettingsPatch): Promise<number> {
  const oidc = patch.signIn?.oidc
  // Asked before the transaction, which must not wait for somebody else's server.
  if (oidc) await provider.checkIssuer(call, oidc)
  const version = await inTransaction(call, async (call) => {
    await lockHub(call)
    const before = await getHubSettings(call)
    if (expected !== null && before.version !== expected) throw versionMismatch()
    const next = applied(before, patch)
    await refuseUnfit(call, before, next, patch)
    if (oidc !== undefined) await provider.replaceProvider(call, oidc)
    await replacePicture(call, 'hub_logo', before.logoId, next.logoId)
    await replacePicture(call, 'hub_sign_in_cover', before.signInCoverId, next.signInCoverId)
    if (next.helixReportingTeamTypeId !== before.helixReportingTeamTypeId)
      await store.setReportingType(call.db, next.helixReportingTeamTypeId)
    const details = changesOf(before, await afterwards(call, next), oidc?.clientSecret !== undefined)
    if (details.length === 0) {
      recordUnchanged(call)
      return before.version
    }
    await recordAudit(call, {
      action: 'UPDATE',
      objectType: 'hubSettings',
      objectId: null,
      objectName: next.name,
      details,
    })
    return store.updateSettings(call.db, call.hub.domainId, next, call.context.now())
  })
  hubChanged(call)
  return version
}

function applied({ oidc: _, version: __, changedAt: ___, ...before }: HubSettings, patch: SettingsPatch) {
  const { signIn = {} } = patch
  const logoId = patch.logoId === undefined ? before.logoId : patch.logoId
  const signInCoverId = patch.signInCoverId === undefined ? before.signInCoverId : patch.signInCoverId
  return {
    ...before,
    name: patch.name?.trim() ?? before.name,
    locales: patch.locales ?? before.locales,
    locale: patch.locale ?? before.locale,
    timezone: patch.timezone ?? before.timezone,
    logoId,
    logoUrl: logoId === before.logoId ? before.logoUrl : hubPictureUrl('hub_logo', logoId),
    signInCoverId,
    signInCoverUrl: hubPictureUrl('hub_sign_in_cover', signInCoverId),
    signInTexts: patch.signInTexts ?? before.signInTexts,
    colour: patch.colour ?? before.colour,
    mailSenderName: patch.mailSenderName?.trim() ?? before.mailSenderName,
    isHelixHub: patch.is_helix_hub ?? before.isHelixHub,
    helixReportingTeamTypeId:
      patch.helixReportingTeamTypeId === undefined ? before.helixReportingTeamTypeId : patch.helixReportingTeamTypeId,
    allowedHosts: patch.allowedHosts?.toSorted() ?? before.allowedHosts,
    hasPasswords: signIn.password ?? before.hasPasswords,
    hasStartPasswords: signIn.startPassword ?? before.hasStartPasswords,
    minPasswordLength: signIn.minPasswordLength ?? before.minPasswordLength,
    mfaRequired: signIn.secondFactor?.required ?? before.mfaRequired,
    mfaRequiredFrom: signIn.secondFactor ? signIn.secondFactor.requiredFrom : before.mfaRequiredFrom,
    providerLabel: signIn.oidc === undefined ? before.providerLabel : (signIn.oidc?.buttonLabel.trim() ?? null),
  } satisfies store.SettingsChange
}

async function replacePicture(
  call: Call,
  which: HubPicture,
  before: string | null,
  next: string | null,
): Promise<void> {
  if (next === before) return
  await putPicture(call, which, next)
  if (before) await publish(call, hubPictureReplaced, { fileId: before })
}

async function refuseUnfit(
  call: Call,
  before: HubSettings,
  next: store.SettingsChange,
  patch: SettingsPatch,
): Promise<void> {
  // Until the languages are chosen the default one need not be among them.
  if ((patch.locale || patch.locales) && !next.locales.includes(next.locale))
    throw badInput(
      'default-locale-not-offered',
      patch.locale ? '/locale' : '/locales',
      'The default language has to be one that the hub offers.',
    )
  if (next.timezone !== before.timezone && !isTimezone(next.timezone))
    throw badInput('bad-input', '/timezone', 'is not an IANA time zone such as Europe/London')
  for (const field of ['logoId', 'signInCoverId'] as const) {
    const pictureId = next[field]
    if (pictureId && pictureId !== before[field] && !(await hasPicture(call, pictureId)))
      throw badInput('unknown-reference', `/${field}`, 'There is no such picture in this hub.')
  }
  mustBeOffered(patch.signInTexts ?? [], next.locales)
  mustBeOutside(call, patch.allowedHosts ?? [])
  const typeId = next.helixReportingTeamTypeId
  if (typeId && typeId !== before.helixReportingTeamTypeId && !(await store.hasTeamType(call.db, typeId)))
    throw badInput('unknown-reference', '/helixReportingTeamTypeId', 'There is no such team type in this hub.')
  if (!next.hasPasswords && next.providerLabel === null)
    throw conflict(
      'no-way-to-sign-in',
      'After this change nobody could sign in. Keep passwords or an identity provider.',
    )
}

function mustBeOffered(texts: readonly SignInText[], locales: readonly string[]): void {
  const twice = texts.findIndex(({ locale }, at) => texts.findIndex((text) => text.locale === locale) < at)
  const unfit = twice >= 0 ? twice : texts.findIndex(({ locale }) => !locales.includes(locale))
  if (unfit >= 0)
    throw badInput(
      'locale-not-offered',
      `/signInTexts/${unfit}/locale`,
      'Each text needs a language of its own that the hub offers.',
    )
}

async function afterwards(call: Call, next: store.SettingsChange) {
  return { ...next, oidc: await provider.findProviderSettings(call) }
}

/** What is different, property by property. Of a secret it says no more than that there is another. */
function changesOf(before: HubSettings, after: Omit<HubSettings, 'version' | 'changedAt'>, hasNewSecret: boolean) {
  const changed = detailsOf(properties(before), properties(after))
  const secret: AuditDetail = { property: 'signIn.oidc.clientSecret', oldValue: null, value: 'changed' }
  return hasNewSecret ? [...changed, secret] : changed
}

/** By the names of the contract. */
function properties({ oidc, ...row }: Omit<HubSettings, 'version' | 'changedAt'>) {
  return {
    name: row.name,
    locales: row.locales,
    locale: row.locale,
    timezone: row.timezone,
    logoId: row.logoId,
    signInCoverId: row.signInCoverId,
    signInTexts: row.signInTexts,
    colour: row.colour,
    mailSenderName: row.mailSenderName,
    is_helix_hub: row.isHelixHub,
    helixReportingTeamTypeId: row.helixReportingTeamTypeId,
    allowedHosts: row.allowedHosts,
    'signIn.password': row.hasPasswords,
    'signIn.startPassword': row.hasStartPasswords,
    'signIn.minPasswordLength': row.minPasswordLength,
    'signIn.secondFactor.required': row.mfaRequired,
    'signIn.secondFactor.requiredFrom': row.mfaRequiredFrom,
    'signIn.oidc': oidc && { ...oidc, buttonLabel: row.providerLabel },
  }
}
