import { createStore, del, entries, get, set, clear } from 'idb-keyval'
import type { Asset } from '../../generated/client/model/asset.ts'
import type { AssetLaunch } from '../../generated/client/model/assetLaunch.ts'
import type { CurrentSession } from '../../generated/client/model/currentSession.ts'
import { kindOf } from '../ui/content/content-kind.ts'

/** An asset that somebody keeps on their device, as the hub answered it then. Its files are in the browser's cache. */
export interface KeptAsset {
  asset: Asset
  launch: AssetLaunch
  /** Of whoever keeps it. */
  session: CurrentSession
  /** In milliseconds since 1970. */
  keptAt: number
}

export interface OpenedAsset {
  /** With addresses that need no connection. */
  launch: AssetLaunch
  close: () => void
}

const store = createStore('kept-assets', 'assets')
const FILES = 'kept-files'
const KINDS = ['video', 'audio', 'pdf', 'picture']

/** Whether this browser can keep the asset, and its author lets learners have the file. A course needs the hub while it runs. */
export function canKeep(asset: Asset): boolean {
  return (
    'serviceWorker' in navigator && 'caches' in window && asset.downloadUrl !== null && KINDS.includes(kindOf(asset))
  )
}

/** Of the query that lists what is kept, which asks no hub. */
export const KEPT_ASSETS_KEY = ['kept-assets']

export async function listKept(): Promise<KeptAsset[]> {
  const kept = await entries<string, KeptAsset>(store)
  return kept.map(([, each]) => each).toSorted((one, other) => other.keptAt - one.keptAt)
}

export function findKept(assetId: string): Promise<KeptAsset | undefined> {
  return get<KeptAsset>(assetId, store)
}

/**
 * Fetches the files of an asset and keeps them. @param onBytes is told how many have come
 * @throws DOMException QuotaExceededError where the device has no room, TypeError where the files cannot be had
 */
export async function keepAsset(kept: Omit<KeptAsset, 'keptAt'>, onBytes: (count: number) => void): Promise<void> {
  const { asset, launch } = kept
  try {
    await keepFile(fileKey(asset.id), launch.url, onBytes)
    for (const { id, url } of launch.subtitles) await keepFile(fileKey(asset.id, id), url)
    await set(asset.id, { ...kept, keptAt: Date.now() } satisfies KeptAsset, store)
  } catch (error) {
    await forgetKept(asset.id)
    throw error
  }
  // Without it a browser that needs room may throw the files away. Firefox asks the person, whom nobody waits for.
  void navigator.storage.persist().catch(() => false)
}

/** Takes over what the hub says of it now. */
export function updateKept(kept: KeptAsset): Promise<void> {
  return set(kept.asset.id, kept, store)
}

export async function forgetKept(assetId: string): Promise<void> {
  await del(assetId, store)
  const files = await caches.open(FILES)
  for (const file of await files.keys())
    if (new URL(file.url).pathname.startsWith(fileKey(assetId))) await files.delete(file)
}

export async function forgetAllKept(): Promise<void> {
  await clear(store)
  await caches.delete(FILES)
}

/** @throws Error where the browser threw a file away to have room */
export async function openKept(assetId: string, launch: AssetLaunch): Promise<OpenedAsset> {
  const url = await addressOf(fileKey(assetId))
  const subtitles = await Promise.all(
    launch.subtitles.map(async (each) => ({ ...each, url: await addressOf(fileKey(assetId, each.id)) })),
  )
  return {
    launch: { ...launch, url, subtitles },
    close: () => [url, ...subtitles.map((each) => each.url)].forEach((each) => URL.revokeObjectURL(each)),
  }
}

const fileKey = (assetId: string, subtitleId = '') => `/offline/files/${assetId}/${subtitleId}`

async function keepFile(key: string, url: string, onBytes: (count: number) => void = () => undefined): Promise<void> {
  const answer = await fetch(url)
  if (!answer.ok || !answer.body) throw new TypeError(`The file cannot be had: ${answer.status}`)
  let count = 0
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(part, controller) {
        count += part.length
        onBytes(count)
        controller.enqueue(part)
      },
    }),
  )
  const headers = { 'content-type': answer.headers.get('content-type') ?? '' }
  const files = await caches.open(FILES)
  await files.put(key, new Response(counted, { headers }))
}

async function addressOf(key: string): Promise<string> {
  const file = await caches.match(key, { cacheName: FILES })
  if (!file) throw new Error(`This browser holds no ${key}`)
  return URL.createObjectURL(await file.blob())
}
