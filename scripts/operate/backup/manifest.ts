import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Table } from './tables.ts'

/** What a backup says of itself. */
export interface Manifest {
  /** Of the shape of a backup. */
  format: 1
  /** When it was begun, as ISO 8601. */
  takenTime: string
  /** The last migration of the database that it holds. */
  lastMigration: string
  tables: (Table & { rowCount: number })[]
  fileCount: number
}

/** Where the parts of a backup are in its folder. */
export const placesIn = (folder: string) => ({
  manifest: join(folder, 'backup.json'),
  secrets: join(folder, 'secrets.json'),
  /** As `sha256sum` writes and checks it. */
  hashes: join(folder, 'files.sha256'),
  files: join(folder, 'files'),
  table: (name: string) => join(folder, 'database', `${name}.copy`),
})

/** @throws Error where a folder holds no backup, or none that is whole */
export function readManifest(folder: string): Manifest {
  const { manifest } = placesIn(folder)
  if (!existsSync(manifest)) throw new Error(`${folder} holds no whole backup: there is no backup.json in it.`)
  const found = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest
  if (found.format !== 1) throw new Error(`${folder} holds a backup of another shape than this version reads.`)
  return found
}

/** The files of a backup with their SHA-256, in hex. */
export async function* readHashes(folder: string): AsyncGenerator<{ key: string; sha256: string }> {
  const lines = createInterface({ input: createReadStream(placesIn(folder).hashes) })
  for await (const line of lines) yield { sha256: line.slice(0, 64), key: line.slice(66).replace(/^files\//, '') }
}
