import {
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
  type WriteStream,
} from 'node:fs'
import { resolve } from 'node:path'
import { finished, pipeline } from 'node:stream/promises'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { ownerAddress } from '../../../server/db/open.ts'
import { readConfig, type Config } from '../../../server/platform/config.ts'
import { createStorage } from '../../../server/platform/create-storage.ts'
import { folderStorage } from '../../../server/platform/folder-storage.ts'
import type { Storage, StoredFile } from '../../../server/platform/storage.ts'
import { wake } from '../context.ts'
import { fine, type Said } from '../said.ts'
import { placesIn, type Manifest } from './manifest.ts'
import { inTemporaryFolder, tarTo } from './stream.ts'
import { actFor, listDomainIds, listTables, type Table } from './tables.ts'

/**
 * Writes database, files and secrets to a new folder, or with `-` as a tar to standard output, also while the hub runs. The database is as it was at one moment; files
 * are copied before and after it, so that each that the database names is there.
 */
export async function backup(target: string, report: (line: string) => void): Promise<Said> {
  if (target === '-') return backupToStream(report)
  const folder = resolve(target)
  if (existsSync(folder) && readdirSync(folder).length)
    throw new Error(`${folder} is not empty. A backup goes to a folder of its own.`)
  const draft = `${folder}.unfinished`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true, mode: 0o700 })
  const files = folderStorage(placesIn(draft).files)
  const put: PutFile = async (key, { stream }) => (await files.put(key, stream)).sha256
  const manifest = await takeBackup({ folder: draft, put, report })
  if (existsSync(folder)) rmSync(folder, { recursive: true })
  renameSync(draft, folder)
  return told(manifest, folder)
}

/** As a tar on standard output. The tables lie on this machine until they are whole; files go on as they come. */
function backupToStream(report: (line: string) => void): Promise<Said> {
  return inTemporaryFolder(async (folder) => {
    const tar = tarTo(process.stdout)
    const manifest = await takeBackup({ folder, put: (key, file) => tar.putFile(key, file), report })
    await tar.putFolder(folder, placesIn(folder).manifest)
    await tar.end()
    return told(manifest, 'the stream')
  })
}

function told({ tables, fileCount, takenTime }: Manifest, place: string): Said {
  const rows = tables.reduce((sum, { rowCount }) => sum + rowCount, 0)
  return fine(
    [
      `${rows} rows of ${tables.length} tables and ${fileCount} files are in ${place}.`,
      'Whoever has it can read all of it, and the secret of the hub: keep it as safe as the hub itself.',
    ],
    { folder: place, rows, files: fileCount, takenTime },
  )
}

/** Keeps a file of the backup. @returns its SHA-256 */
type PutFile = (key: string, file: StoredFile) => Promise<Buffer>

interface Taking {
  /** For all but the files. */
  folder: string
  put: PutFile
  report: (line: string) => void
}

async function takeBackup(taking: Taking): Promise<Manifest> {
  const config = readConfig(process.env)
  const owner = ownerAddress(config)
  if (!owner) throw new Error('Set DATABASE_OWNER_URL to the database as the role that owns its tables.')
  const rest = await wake(config)
  try {
    return await writeAll({ ...taking, config, owner })
  } finally {
    await rest()
  }
}

interface Writing extends Taking {
  config: Config
  owner: pg.ClientConfig
}

async function writeAll({ config, owner, folder, put, report }: Writing): Promise<Manifest> {
  const takenTime = new Date().toISOString()
  const places = placesIn(folder)
  const files = copier(createStorage(config), folder, put)
  report('files')
  await files.copyNew()
  report('database')
  const { tables, lastMigration, keys } = await writeDatabase(owner, folder)
  report('files that came meanwhile')
  await files.copyNew()
  await files.end()
  const missing = keys.filter((key) => !files.copied.has(key))
  if (missing.length)
    throw new Error(
      `The database names ${missing.length} files that are not in the store, such as ${missing[0]}. "hub check" says more.`,
    )
  writeFileSync(places.secrets, JSON.stringify({ secrets: config.secrets }, null, 2), { mode: 0o600 })
  const manifest: Manifest = { format: 1, takenTime, lastMigration, tables, fileCount: files.copied.size }
  // What has this file is whole.
  writeFileSync(places.manifest, JSON.stringify(manifest, null, 2))
  return manifest
}

/** Copies what is in a store to a backup, with the hash of each. */
function copier(source: Storage, folder: string, put: PutFile) {
  const hashes = createWriteStream(placesIn(folder).hashes)
  const copied = new Set<string>()
  return {
    copied,
    async copyNew() {
      for await (const key of source.keys()) {
        if (copied.has(key)) continue
        const found = await source.get(key)
        // Deleted since the keys were listed.
        if (!found) continue
        const sha256 = await put(key, found)
        hashes.write(`${sha256.toString('hex')}  files/${key}\n`)
        copied.add(key)
      }
    },
    async end() {
      hashes.end()
      await finished(hashes)
    },
  }
}

/** All tables as they are at one moment, and the keys of the files that they name. */
async function writeDatabase(owner: pg.ClientConfig, folder: string) {
  const client = new pg.Client(owner)
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const domainIds = await listDomainIds(client)
    const tables = []
    mkdirSync(`${folder}/database`)
    for (const table of await listTables(client))
      tables.push({ ...table, rowCount: await writeTable(client, table, domainIds, folder) })
    return { tables, lastMigration: await lastMigrationOf(client), keys: await keysIn(client, domainIds) }
  } finally {
    await client.end()
  }
}

/** @returns how many rows it has */
async function writeTable(
  client: pg.Client,
  table: Table,
  domainIds: readonly number[],
  folder: string,
): Promise<number> {
  const file = createWriteStream(placesIn(folder).table(table.name))
  let rowCount = 0
  for (const domainId of table.isOfHubs ? domainIds : [null]) {
    if (domainId !== null) await actFor(client, domainId)
    rowCount += await appendRows(client, table, file)
  }
  file.end()
  await finished(file)
  return rowCount
}

async function appendRows(client: pg.Client, { name, columns }: Table, file: WriteStream): Promise<number> {
  const names = columns.map((column) => client.escapeIdentifier(column)).join(', ')
  const rows = client.query(copyTo(`copy (select ${names} from ${client.escapeIdentifier(name)}) to stdout`))
  await pipeline(rows, file, { end: false })
  return rows.rowCount
}

async function lastMigrationOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name desc limit 1')
  return rows[0]!.name
}

async function keysIn(client: pg.Client, domainIds: readonly number[]): Promise<string[]> {
  const keys: string[] = []
  for (const domainId of domainIds) {
    await actFor(client, domainId)
    const { rows } = await client.query<{ key: string }>(
      `select key from file, unnest(array[storage_key, served_key]) key where status = 'ready' and key is not null`,
    )
    keys.push(...rows.map(({ key }) => key))
  }
  return keys
}
