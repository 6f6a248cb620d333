import { join } from 'node:path'
import type { Config } from './config.ts'
import { folderStorage } from './folder-storage.ts'
import { s3Storage } from './s3-storage.ts'
import { timed } from './storage-times.ts'
import type { Storage } from './storage.ts'

/** The store that is configured: a bucket where S3_BUCKET is set, otherwise the folder `files` in the data folder. */
export function createStorage({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Storage {
  return timed(s3 ? s3Storage(s3) : folderStorage(join(dataDir, 'files')))
}
