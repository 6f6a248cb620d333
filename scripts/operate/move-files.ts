import { join } from 'node:path'
import { readConfig } from '../../server/platform/config.ts'
import { folderStorage } from '../../server/platform/folder-storage.ts'
import { s3Storage } from '../../server/platform/s3-storage.ts'
import type { Storage } from '../../server/platform/storage.ts'
import { fine, type Said } from './said.ts'

const EVERY_MS = 5_000

/**
 * Copies every file from the folder to the bucket, or back; what is there already in the same size is not copied again, so
 * it may be ended and run again, and again after the hub was started on the new place.
 * @param report how far it is, now and then
 */
export async function moveFiles(to: 'bucket' | 'folder', report: (line: string) => void): Promise<Said> {
  const config = readConfig(process.env)
  if (!config.s3)
    throw new Error('Set S3_BUCKET and what belongs to it: files are moved between it and the folder in DATA_DIR.')
  const folder = folderStorage(join(config.dataDir, 'files'))
  const bucket = s3Storage(config.s3)
  const [source, target] = to === 'bucket' ? [folder, bucket] : [bucket, folder]
  const done = await copyAll(source, target, report)
  const next =
    to === 'bucket'
      ? 'Start the hub with S3_BUCKET now, and run this once more for what came meanwhile.'
      : 'Start the hub without S3_BUCKET now, and run this once more for what came meanwhile.'
  return fine(
    [
      `${done.copied} files copied from ${source.place} to ${target.place}, ${done.there} were there already. Nothing was deleted.`,
      next,
    ],
    done,
  )
}

async function copyAll(source: Storage, target: Storage, report: (line: string) => void) {
  const done = { copied: 0, there: 0, bytes: 0 }
  let reported = Date.now()
  for await (const key of source.keys()) {
    await copyOne(source, target, key, done)
    if (Date.now() - reported < EVERY_MS) continue
    reported = Date.now()
    report(`${done.copied} copied, ${done.there} there already, ${(done.bytes / 1024 ** 2).toFixed(0)} MiB`)
  }
  return done
}

async function copyOne(
  source: Storage,
  target: Storage,
  key: string,
  done: { copied: number; there: number; bytes: number },
): Promise<void> {
  const found = await source.get(key)
  // Deleted since the keys were listed.
  if (!found) return
  if ((await target.size(key)) === found.size) {
    found.stream.destroy()
    done.there += 1
    return
  }
  await target.put(key, found.stream)
  done.copied += 1
  done.bytes += found.size
}
