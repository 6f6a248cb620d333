import type { HubCall } from '../context.ts'
import { findQuotas, type Quotas } from '../files/upload/room-service.ts'
import * as store from './storage-store.ts'

export interface LargestFile extends store.FileRow {
  content: store.UseRow | null
}

export interface Storage {
  limits: Quotas
  kinds: store.KindRow[]
  largest: LargestFile[]
}

const LARGEST = 25

/** How much the hub stores, counted as its limit counts it. */
export async function getHubStorage(call: HubCall): Promise<Storage> {
  const now = call.context.now()
  const [limits, kinds, files] = await Promise.all([
    findQuotas(call),
    store.listKinds(call.db, now),
    store.listLargest(call.db, now, LARGEST),
  ])
  const ids = files.map(({ id }) => id)
  const uses = new Map((ids.length ? await store.listUses(call.db, ids) : []).map((use) => [use.fileId, use]))
  return { limits, kinds, largest: files.map((file) => ({ ...file, content: uses.get(file.id) ?? null })) }
}
