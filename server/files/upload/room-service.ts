import type { Call, HubCall } from '../../context.ts'
import { conflict, Problem } from '../../contract/problems.ts'
import { FileRefused } from '../file-error.ts'
import * as store from './room-store.ts'

export type { Quotas } from './room-store.ts'

/** How much the hub and each person may keep, and how many files somebody may upload in a day. */

const DAY_MS = 24 * 60 * 60 * 1000
const FILES_A_DAY = 500

/**
 * Whether a file of this size may be announced. Call it in the transaction that announces it: others wait until it is over,
 * so that two files do not fill the same room. @throws 409 `storage-full`, 429 `too-many-files`
 */
export async function mustHaveRoom(call: Call, size: number): Promise<void> {
  const now = call.context.now()
  const { memberId } = call.caller
  const quotas = await store.lockQuotas(call.db, call.hub.domainId)
  const uploaded = await store.countUploads(call.db, memberId, new Date(now.getTime() - DAY_MS))
  if (uploaded >= FILES_A_DAY)
    throw new Problem(
      429,
      'too-many-files',
      `You uploaded ${FILES_A_DAY} files within a day. You can upload more tomorrow.`,
      {
        headers: { 'retry-after': '3600' },
      },
    )
  const full = fullness(quotas, await store.sumSizes(call.db, memberId, now), size)
  if (full) throw conflict('storage-full', full)
}

/** Whether what a package unpacks to still has room. @param size bytes beyond the package itself @throws FileRefused `storage-full` */
export async function mustHaveRoomUnpacked(
  call: HubCall,
  file: { uploadedBy: string | null },
  size: number,
): Promise<void> {
  const quotas = await store.findQuotas(call.db, call.hub.domainId)
  const full = fullness(quotas, await store.sumSizes(call.db, file.uploadedBy, call.context.now()), size)
  if (full) throw new FileRefused('storage-full', full)
}

/** How many bytes the hub, and each person in it, may keep. */
export function findQuotas({ db, hub }: HubCall): Promise<store.Quotas> {
  return store.findQuotas(db, hub.domainId)
}

/** Sets how many bytes the hub, or each person in it, may keep, for whoever runs the installation. What is there stays. */
export async function setQuotas({ db, hub }: HubCall, quotas: Partial<store.Quotas>): Promise<void> {
  if (Object.keys(quotas).length > 0) await store.setQuotas(db, hub.domainId, quotas)
}

/** Bytes that all files of the hub take. */
export async function bytesStored({ db, context }: HubCall): Promise<number> {
  return (await store.sumSizes(db, null, context.now())).byHub
}

function fullness(quotas: store.Quotas, used: store.Used, size: number): string | null {
  if (used.byHub + size > quotas.hub)
    return `The hub stores ${gigabytes(used.byHub)} of at most ${gigabytes(quotas.hub)} GB, so this file does not fit. Delete files that nobody needs, or ask the people who run the hub for more room.`
  if (used.byPerson + size > quotas.person)
    return `Your files take ${gigabytes(used.byPerson)} of at most ${gigabytes(quotas.person)} GB, so this one does not fit. Delete files that nobody needs, or let somebody else upload it.`
  return null
}

/** As the settings page shows them. */
function gigabytes(bytes: number): string {
  return (bytes / 1e9).toFixed(1)
}
