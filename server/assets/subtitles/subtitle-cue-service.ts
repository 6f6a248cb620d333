import { recordAudit, recordUnchanged } from '../../audit/service.ts'
import { mustBeOwn } from '../../content/common-service.ts'
import type { Call } from '../../context.ts'
import { badInput, conflict, notFound, Problem } from '../../contract/problems.ts'
import {
  hasText,
  readCues,
  areSame,
  withSubtitleFile,
  type EditedCue,
} from '../../files/processing/written-subtitle-service.ts'
import { lockAssets, putSubtitles } from '../admin/assign-store.ts'
import { getAssetRecording } from '../asset-file-service.ts'
import { notReady } from '../attempts/launch-service.ts'
import { linesOf } from './subtitle-rules.ts'
import { mustBeFree } from './subtitle-service.ts'
import * as store from './subtitle-store.ts'

/** The cues of subtitles, edited in the hub. A change makes a new file, so that the one before can be restored. */

/** What the contract takes: a film of three hours has some 3,000 cues. */
const MAX_CUES = 5_000
const MAX_CHARACTERS = 5_000

export interface SubtitleCues extends store.FoundSubtitle {
  cues: EditedCue[]
}

/** The cues of subtitles that are in use. @throws 404, 409 `file-not-ready`, `subtitles-too-long` */
export async function getSubtitleCues(call: Call, id: string): Promise<SubtitleCues> {
  const subtitle = await store.findSubtitle(call.db, id)
  if (!subtitle || subtitle.deletedAt) throw notFound()
  const cues = await readCues(call, subtitle.id)
  if (!cues) throw notReady()
  if (cues.length > MAX_CUES || cues.some(({ text }) => text.length > MAX_CHARACTERS))
    throw conflict(
      'subtitles-too-long',
      'This file is too long to be edited here. Edit it in another program, and upload it again.',
    )
  return { ...subtitle, cues }
}

/**
 * Puts a file with these cues in the place of another. @returns the id of the file in use
 * @throws 404, 400 `cue-ends-before-start`, `cue-without-text`, `size-too-large`, 409 `subtitles-replaced`, `storage-full`
 */
export async function updateSubtitleCues(call: Call, id: string, cues: readonly EditedCue[]): Promise<string> {
  mustBeCues(cues)
  const found = await store.findSubtitle(call.db, id)
  if (!found) throw notFound()
  await mustBeOwn(call, found.assetId)
  if (found.deletedAt) throw replaced()
  const before = await readCues(call, id)
  if (!before) throw notReady()
  if (areSame(before, cues)) {
    recordUnchanged(call)
    return id
  }
  const { assetId, locale } = found
  const filename = `${found.filename.replace(/\.\w+$/, '')}.vtt`
  return withSubtitleFile(call, { cues, filename, locale }, async (call, fileId) => {
    // Asked for again: others may have been faster, and whoever changes subtitles holds their asset.
    const held = await store.lockSubtitle(call.db, id)
    if (!held || held.deletedAt || held.locale !== locale) throw replaced()
    await putSubtitles(call.db, { id: fileId, assetId, locale, filename }, call.context.now())
    const [oldValue, value] = [linesOf(before, cues), linesOf(cues, before)]
    await recordAudit(call, {
      action: 'UPDATE',
      objectType: 'subtitle',
      objectId: assetId,
      objectName: filename,
      details: [{ property: 'cues', oldValue, value }],
    })
  })
}

/**
 * Gives an asset subtitles in one more language. @returns their id
 * @throws 404, also for what is no recording, 400 and 409 as above, 409 `common-content`, `subtitle-language-taken`
 */
export async function createAssetSubtitle(
  call: Call,
  assetId: string,
  { language: locale, cues }: { language: string; cues: readonly EditedCue[] },
): Promise<string> {
  mustBeCues(cues)
  await getAssetRecording(call, assetId)
  await mustBeOwn(call, assetId)
  const filename = `${locale}.vtt`
  return withSubtitleFile(call, { cues, filename, locale }, async (call, id) => {
    const [asset] = await lockAssets(call.db, [assetId])
    if (!asset) throw notFound()
    await mustBeFree(call, { id, assetId }, locale)
    await putSubtitles(call.db, { id, assetId, locale, filename }, call.context.now())
    await recordAudit(call, { action: 'CREATE', objectType: 'subtitle', objectId: assetId, objectName: filename })
  })
}

function mustBeCues(cues: readonly EditedCue[]): void {
  for (const [index, { start, end, text }] of cues.entries()) {
    if (end <= start)
      throw badInput(
        'cue-ends-before-start',
        `/cues/${index}/endMilliseconds`,
        'A cue ends later than it begins. Correct its times.',
      )
    if (!hasText(text))
      throw badInput(
        'cue-without-text',
        `/cues/${index}/text`,
        'Nothing is left of this cue without its tags. Write what is said.',
      )
  }
}

function replaced(): Problem {
  return conflict(
    'subtitles-replaced',
    'Somebody replaced or deleted these subtitles meanwhile. Ask for those in use and change them.',
  )
}
