import type { ActingCall } from '../../context.ts'
import { mustBeOwn } from '../../content/common-service.ts'
import { changeAudience, saveAudience } from '../../content/reach/service.ts'
import { indexContent } from '../../content/search/index-service.ts'
import { versionMismatch } from '../../contract/etag.ts'
import { badInput, conflict, notFound } from '../../contract/problems.ts'
import { detailsOf, recordAudit, type AuditDetail } from '../../audit/service.ts'
import { inTransaction, isDuplicate, isUnknownReference } from '../../db/transaction.ts'
import { viewerOf } from '../../content/rules.ts'
import { deleteUnusedFile } from '../../files/delete-service.ts'
import { newId } from '../../platform/ids.ts'
import { append } from '../../playlists/playlist-service.ts'
import { refreshHolders } from '../../playlists/summary-service.ts'
import { planAsset, planAudience, type AssetPatch, type NewAsset } from './asset-plan-service.ts'
import { findReferences, type References } from './reference-service.ts'
import { keepFile } from './version-service.ts'
import * as store from '../store.ts'
import type { AssetRow } from '../store.ts'
import * as write from './asset-write-store.ts'

/**
 * Makes an asset of a link or of an uploaded file. @param isFrameable whether the page lets itself be framed, where that was
 * asked before @returns its id and how far its file is, null without one
 * @throws 400 `unknown-reference`, `file-not-ready`, `file-type-mismatch`, 409 `external-ref-taken`
 */
export async function createAsset(
  call: ActingCall,
  input: NewAsset,
  isFrameable?: boolean,
): Promise<{ id: string; fileStatus: string | null }> {
  const references = await findReferences(call.db, input)
  const next = await planAsset(call, null, input, references, isFrameable)
  const id = newId()
  await changing(call, async (call) => {
    await write.insertAsset(call.db, {
      id,
      authorId: call.caller.memberId,
      ...next,
      now: call.context.now(),
    })
    await saveAudience(call, id, planAudience(null, input))
    await indexContent(call, [id])
    await attach(call, id, next.content, input, references)
    await recordAudit(call, { action: 'CREATE', objectType: 'asset', objectId: id, objectName: input.name })
  })
  return { id, fileStatus: references.file?.status ?? null }
}

/**
 * Changes the fields of an asset that are sent. @param expected the version that was edited, or null to write over any
 * @param isFrameable as for createAsset
 * @returns the new version @throws as createAsset, and 400 `name-or-weburl-required`, `not-a-web-asset`, 404, 412
 */
export async function updateAsset(
  call: ActingCall,
  assetId: string,
  expected: number | null,
  patch: AssetPatch,
  isFrameable?: boolean,
): Promise<number> {
  if (patch.name === undefined && patch.webUrl === undefined)
    throw badInput('name-or-weburl-required', '', 'Send the name of the asset, or the webUrl of a web asset.')
  for (let attempt = 1; attempt <= MAX_TRIES; attempt += 1) {
    const version = await tryUpdate(call, assetId, expected, patch, isFrameable)
    if (version !== null) return version
    // Who names no version has nothing to compare: the change is made again on what is there now.
    if (expected !== null) break
  }
  throw versionMismatch()
}

const MAX_TRIES = 3

/** @returns the new version, or null when the asset is not, or no longer, the one that was edited */
async function tryUpdate(
  call: ActingCall,
  assetId: string,
  expected: number | null,
  patch: AssetPatch,
  isFrameable: boolean | undefined,
): Promise<number | null> {
  const [before] = await store.findAny(call.db, { ...viewerOf(call), id: assetId })
  if (!before) throw notFound()
  await mustBeOwn(call, assetId)
  if (expected !== null && expected !== before.version) return null
  // Another type asks another thing of the same file.
  const isRetyped = patch.type !== undefined && patch.type !== 'web' && patch.type !== before.type
  const references = await findReferences(
    call.db,
    isRetyped ? { ...patch, fileId: patch.fileId ?? before.fileId } : patch,
  )
  const next = await planAsset(call, before, patch, references, isFrameable)
  return changing(call, async (call) => {
    await keepFile(call, before, next.source)
    const version = await write.updateAsset(call.db, assetId, before.version, { ...next, now: call.context.now() })
    if (version === null) return null
    await changeAudience(call, assetId, {
      before,
      after: { ...planAudience(before, patch), published: next.content.published },
      right: 'asset_write',
      acceptedLosses: patch.acceptedLosses ?? 0,
    })
    await indexContent(call, [assetId])
    await attach(call, assetId, next.content, patch, references)
    if (before.thumbnailId && next.content.thumbnailId !== before.thumbnailId)
      await deleteUnusedFile(call, before.thumbnailId)
    if (before.completionTime !== next.content.completionTime) await refreshHolders(call, [assetId])
    await recordAudit(call, {
      action: 'UPDATE',
      objectType: 'asset',
      objectId: assetId,
      objectName: next.content.name,
      details: changesOf(before, patch),
    })
    return version
  })
}

/** Writes what hangs on an asset: its subtitles and its place in a playlist. */
async function attach(
  call: ActingCall,
  assetId: string,
  content: { locale: string },
  input: AssetPatch,
  { subtitles }: References,
): Promise<void> {
  if (input.subtitles)
    await write.replaceSubtitles(
      call.db,
      assetId,
      subtitles.map(({ id, filename, locale }) => ({ id, filename, locale: locale ?? content.locale })),
    )
  if (input.parent_id && !(await write.isHeldBy(call.db, assetId, input.parent_id)))
    await append(call, input.parent_id, assetId, input.optional ?? false, '/parent_id')
}

async function changing<T>(call: ActingCall, change: (call: ActingCall) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(call, change)
  } catch (error) {
    if (isDuplicate(error, 'external_ref'))
      throw conflict('external-ref-taken', 'Something else in this hub already has this externalRefId.')
    if (isDuplicate(error, 'subtitle'))
      throw badInput(
        'subtitle-in-use',
        '/subtitles',
        'Another asset has these subtitles. Upload them again for this one.',
      )
    if (isUnknownReference(error))
      throw badInput('unknown-reference', '', 'A thumbnail, team or playlist that you name is not in this hub.')
    throw error
  }
}

/** What is sent and is not so already. */
function changesOf(before: AssetRow, { acceptedLosses: _, ...patch }: AssetPatch): AuditDetail[] {
  const { markAsDone: markAsDoneMode, scormSettings: scormAdvancedSettings, refId: refid } = before
  return detailsOf({ ...before, markAsDoneMode, scormAdvancedSettings, refid }, patch).map(withoutSecrets)
}

/** An address may carry a secret in its query, so the audit keeps only where it leads. */
function withoutSecrets(detail: AuditDetail): AuditDetail {
  if (detail.property !== 'webUrl') return detail
  const [oldValue, value] = [detail.oldValue, detail.value].map((each) =>
    each ? new URL(each as string).origin : null,
  )
  return { ...detail, oldValue, value }
}
