import { buffer } from 'node:stream/consumers'
import type { HubCall } from '../context.ts'
import { notFound } from '../contract/problems.ts'
import { readPage, type Page, type PageQuery } from '../db/page.ts'
import { findManifest, folderOf } from './package/manifest-rules.ts'
import { packageLimits } from './package/package-limits.ts'
import { NO_PARTS, readParts, type ManifestParts } from './package/manifest-part-codec.ts'
import { PackageError } from './package/package-error.ts'
import * as packages from './package-store.ts'
import { findFile } from './service.ts'
import type { FilePackage } from './store.ts'

/** What unpacked packages hold, for those who look into them. */

export interface PackageContents {
  found: FilePackage
  fileCount: number
  /** Bytes. */
  unpackedSize: number
  parts: ManifestParts
  uploadedAt: Date
  trial: packages.TrialRow | null
}

/** @throws 404 for what is no package, or is not ready */
export async function getContents(call: HubCall, fileId: string): Promise<PackageContents> {
  const found = await mustBePackage(call, fileId)
  const [entries, { uploadedAt, trial }] = await Promise.all([
    packages.listSizes(call.db, fileId),
    packages.findTrial(call.db, fileId),
  ])
  return {
    found,
    fileCount: entries.length,
    unpackedSize: entries.reduce((sum, { size }) => sum + size, 0),
    parts: found.scorm ? await partsOf(call, entries) : NO_PARTS,
    uploadedAt,
    trial,
  }
}

/** The files of a package, by path. @throws 404 as getContents */
export async function listPackageFiles(
  call: HubCall,
  fileId: string,
  page: PageQuery,
): Promise<Page<packages.EntryRow>> {
  await mustBePackage(call, fileId)
  const count = packages.countEntries(call.db, fileId).then(([row]) => row!.total)
  return readPage(packages.listEntries(call.db, fileId, page), count)
}

/** Keeps what somebody's browser saw when it ran a package. @throws 404 as getContents */
export async function keepTrial(
  call: HubCall,
  fileId: string,
  seen: Omit<packages.TrialRow, 'ranTime'>,
): Promise<void> {
  await mustBePackage(call, fileId)
  await packages.setTrial(call.db, fileId, { ...seen, ranTime: call.context.now().toISOString() })
}

/** What was found in a package when it came. @throws 404 for what is no package, or is not ready */
export async function mustBePackage(call: HubCall, fileId: string): Promise<FilePackage> {
  const file = await findFile(call, fileId)
  if (file.status !== 'ready' || !file.package) throw notFound()
  return file.package
}

async function partsOf(
  { context }: HubCall,
  entries: readonly { path: string; size: number; storageKey: string }[],
): Promise<ManifestParts> {
  const manifest = findManifest(entries.map(({ path }) => path))
  const entry = entries.find(({ path }) => path === manifest?.path)
  const stored = entry && entry.size <= packageLimits.manifestSize ? await context.storage.get(entry.storageKey) : null
  if (!manifest || !stored) return NO_PARTS
  const sizes = new Map(entries.map(({ path, size }) => [path, size]))
  try {
    const where = { name: manifest.name, folder: folderOf(manifest.path) }
    return readParts(await buffer(stored.stream), where, sizes, packageLimits)
  } catch (error) {
    // It could be read when it came, by rules that have become stricter since.
    if (error instanceof PackageError) return NO_PARTS
    throw error
  }
}
