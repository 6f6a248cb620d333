import { recordAudit, recordUnchanged, type AuditEntry } from '../../audit/service.ts'
import { mustBeOwn } from '../../content/common-service.ts'
import type { Call } from '../../context.ts'
import { conflict, notFound } from '../../contract/problems.ts'
import { readPage, type Page, type PageQuery } from '../../db/page.ts'
import { inTransaction } from '../../db/transaction.ts'
import { restorableUntil, restorableSince } from '../rules.ts'
import * as store from './subtitle-store.ts'

/** The subtitles of a recording, each language once. */

export type Subtitle = store.SubtitleRow & { restorableUntil: Date | null }

/** @throws 404 for an asset that is not there */
export async function listAssetSubtitles(
  { db, context }: Call,
  assetId: string,
  { includeDeleted, ...page }: PageQuery & { includeDeleted: boolean },
): Promise<Page<Subtitle>> {
  if (!(await store.hasAsset(db, assetId))) throw notFound()
  const since = includeDeleted ? restorableSince(context.now()) : null
  const { items, total } = await readPage(
    store.listSubtitles(db, assetId, since, page),
    store.countSubtitles(db, assetId, since),
  )
  return {
    items: items.map((row) => ({ ...row, restorableUntil: row.deletedAt && restorableUntil(row.deletedAt) })),
    total,
  }
}

type Locked = NonNullable<Awaited<ReturnType<typeof store.lockSubtitle>>>

/** Sets the language. @throws 404, also for deleted ones, 409 `subtitle-language-taken` */
export function updateSubtitle(call: Call, id: string, locale: string): Promise<void> {
  return inTransaction(call, async (call) => {
    const subtitle = await mustFind(call, id)
    if (subtitle.deletedAt) throw notFound()
    if (subtitle.locale === locale) return recordUnchanged(call)
    await mustBeFree(call, subtitle, locale)
    await store.saveSubtitle(call.db, subtitle, { locale }, call.context.now())
    await record(call, 'UPDATE', subtitle, [{ property: 'language', oldValue: subtitle.locale, value: locale }])
  })
}

/** Takes subtitles off their recording; what is deleted already stays so. @throws 404 */
export function deleteSubtitle(call: Call, id: string): Promise<void> {
  return inTransaction(call, async (call) => {
    const subtitle = await mustFind(call, id)
    if (subtitle.deletedAt) return recordUnchanged(call)
    const now = call.context.now()
    await store.saveSubtitle(call.db, subtitle, { deletedAt: now }, now)
    await record(call, 'DELETE', subtitle)
  })
}

/** Brings subtitles back; what is not deleted stays so. @throws 404, also after 30 days, 409 `subtitle-language-taken` */
export function restoreSubtitle(call: Call, id: string): Promise<void> {
  return inTransaction(call, async (call) => {
    const subtitle = await mustFind(call, id)
    const now = call.context.now()
    if (!subtitle.deletedAt) return recordUnchanged(call)
    if (restorableUntil(subtitle.deletedAt) <= now) throw notFound()
    await mustBeFree(call, subtitle, subtitle.locale)
    await store.saveSubtitle(call.db, subtitle, { deletedAt: null }, now)
    await record(call, 'RESTORE', subtitle)
  })
}

async function mustFind(call: Call, id: string): Promise<Locked> {
  const subtitle = await store.lockSubtitle(call.db, id)
  if (!subtitle) throw notFound()
  await mustBeOwn(call, subtitle.assetId)
  return subtitle
}

/** @throws 409 `subtitle-language-taken` */
export async function mustBeFree(
  { db }: Call,
  { id, assetId }: Pick<Locked, 'id' | 'assetId'>,
  locale: string,
): Promise<void> {
  if (await store.isTaken(db, assetId, locale, id))
    throw conflict(
      'subtitle-language-taken',
      'The recording has other subtitles in this language. Delete those first, or choose another language.',
    )
}

function record(
  call: Call,
  action: AuditEntry['action'],
  { assetId, filename }: Locked,
  details: AuditEntry['details'] = [],
): Promise<void> {
  // The list of changes is about content, so the line is about the recording that has them.
  return recordAudit(call, { action, objectType: 'subtitle', objectId: assetId, objectName: filename, details })
}
