import type { Call, HubCall } from '../../context.ts'
import { badInput } from '../../contract/problems.ts'
import { getAsset } from '../service.ts'
import * as store from './version-store.ts'

/** The files that an asset had, and what becomes of people in the middle when it gets another one. */

export interface Versions {
  items: store.VersionRow[]
  inTheMiddleCount: number
}

/** @throws 404, also for a deleted asset */
export async function getAssetVersions(call: Call, assetId: string): Promise<Versions> {
  await getAsset(call, assetId, false)
  const [items, inTheMiddleCount] = await Promise.all([
    store.listVersions(call.db, assetId),
    store.countInTheMiddle(call.db, assetId),
  ])
  return { items, inTheMiddleCount }
}

export type WhenReplaced = 'keep' | 'restart' | 'finish'

/** What counts from now on: what is sent, else for another file what is usual, else what it was. @throws 400 `not-a-course` */
export function planWhenReplaced(
  before: { type: string; fileId: string | null; whenReplaced: WhenReplaced } | null,
  { type, fileId }: { type: string; fileId: string | null },
  sent: WhenReplaced | undefined,
): WhenReplaced {
  if (sent === 'finish' && type !== 'scorm')
    throw badInput(
      'not-a-course',
      '/whenReplaced',
      'Only a course can be completed in the file that somebody began with.',
    )
  if (sent) return sent
  if (before && before.fileId === fileId && before.type === type) return before.whenReplaced
  return type === 'scorm' ? 'restart' : 'keep'
}

/** Keeps the file that an asset has before it gets another. Call it in the transaction of the change. */
export async function keepFile(
  call: HubCall,
  { id, fileId }: { id: string; fileId: string | null },
  next: { fileId: string | null; whenReplaced: WhenReplaced },
): Promise<void> {
  if (!fileId || !next.fileId || next.fileId === fileId) return
  await store.keepFiles(call.db, [id], next.fileId, call.context.now())
  if (next.whenReplaced === 'restart') await store.forgetPlaces(call.db, id)
}
