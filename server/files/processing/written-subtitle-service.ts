import { buffer } from 'node:stream/consumers'
import type { Call } from '../../context.ts'
import { badInput } from '../../contract/problems.ts'
import { inTransaction } from '../../db/transaction.ts'
import { newId } from '../../platform/ids.ts'
import { subtitleKey } from '../key-rules.ts'
import { cuesToEdit, subtitlesOf, type EditedCue } from './subtitle-codec.ts'
import { MAX_BYTES } from '../rules.ts'
import * as store from '../store.ts'
import { mustHaveRoom } from '../upload/room-service.ts'

export { hasText, type EditedCue } from './subtitle-codec.ts'

/** Files of subtitles that are written in the hub rather than uploaded. */

/** The cues of a file of subtitles; null while it is not ready. */
export async function readCues(call: Call, fileId: string): Promise<EditedCue[] | null> {
  const file = await store.findFile(call.db, fileId)
  if (file?.status !== 'ready' || !file.servedKey) return null
  const stored = await call.context.storage.get(file.servedKey)
  if (!stored) throw new Error(`The store holds nothing under ${file.servedKey}.`)
  return cuesToEdit((await buffer(stored.stream)).toString())
}

/** Whether both are written as the same file. */
export function areSame(some: readonly EditedCue[], others: readonly EditedCue[]): boolean {
  return subtitlesOf(some) === subtitlesOf(others)
}

/**
 * Writes cues to a new file and makes a change with it, in one transaction; the file is there only where the change is.
 * @throws 400 `size-too-large`, 409 `storage-full`, 429 `too-many-files`
 */
export async function withSubtitleFile(
  call: Call,
  { cues, filename, locale }: { cues: readonly EditedCue[]; filename: string; locale: string },
  change: (call: Call, fileId: string) => Promise<void>,
): Promise<string> {
  const bytes = Buffer.from(subtitlesOf(cues))
  if (bytes.length > MAX_BYTES.subtitle)
    throw badInput('size-too-large', '/cues', 'All cues together are more than 1 MiB of text. Shorten them.')
  const id = newId()
  const key = subtitleKey(call.hub.domainId, id)
  await call.context.storage.put(key, bytes)
  try {
    await inTransaction(call, async (call) => {
      await mustHaveRoom(call, bytes.length)
      const { memberId } = call.caller
      await store.insertSubtitles(
        call.db,
        { id, key, filename, locale, size: bytes.length, memberId },
        call.context.now(),
      )
      await change(call, id)
    })
  } catch (error) {
    await call.context.storage.delete(key)
    throw error
  }
  return id
}
