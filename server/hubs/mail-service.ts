import { detailsOf, recordAudit, recordUnchanged } from '../audit/service.ts'
import type { Call, HubCall } from '../context.ts'
import { versionMismatch } from '../contract/etag.ts'
import { badInput } from '../contract/problems.ts'
import { inTransaction } from '../db/transaction.ts'
import { lockHub, offersLocale } from './service.ts'
import * as store from './mail-store.ts'

/** What every mail of a hub has besides its text. */

export type HubMail = store.MailRow
export type MailPatch = Partial<Omit<HubMail, 'version'>>

const PLAIN: HubMail = { showsLogo: false, replyTo: null, footers: [], version: 1 }

export async function getHubMail({ db }: Pick<HubCall, 'db'>): Promise<HubMail> {
  return (await store.findMail(db)) ?? PLAIN
}

/**
 * Changes what is sent, for mails that are written from now on. @param expected the version that was edited @returns the new one
 * @throws 400 `locale-not-offered`, 412
 */
export async function updateHubMail(call: Call, expected: number | null, patch: MailPatch): Promise<number> {
  mustBeOffered(call, patch.footers ?? [])
  return inTransaction(call, async (call) => {
    await lockHub(call)
    const { version, ...before } = await getHubMail(call)
    if (expected !== null && version !== expected) throw versionMismatch()
    const details = detailsOf(before, patch)
    if (details.length === 0) {
      recordUnchanged(call)
      return version
    }
    await recordAudit(call, {
      action: 'UPDATE',
      objectType: 'hubMail',
      objectId: null,
      objectName: 'E-mails',
      details,
    })
    await store.putMail(call.db, { ...before, ...patch, version: version + 1 })
    return version + 1
  })
}

function mustBeOffered(call: Call, footers: readonly store.Footer[]): void {
  const seen = new Set<string>()
  for (const [index, { locale }] of footers.entries()) {
    if (seen.has(locale) || !offersLocale(call, locale))
      throw badInput(
        'locale-not-offered',
        `/footers/${index}/locale`,
        'Each footer needs a language of its own that the hub offers.',
      )
    seen.add(locale)
  }
}
