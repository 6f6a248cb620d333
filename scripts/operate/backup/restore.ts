import { createReadStream, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { migrateOwned, openOwned } from '../../../server/db/open.ts'
import { readConfig, type Config } from '../../../server/platform/config.ts'
import { createStorage } from '../../../server/platform/create-storage.ts'
import { writeFlushedFile } from '../../../server/platform/flushed-file.ts'
import { folderStorage } from '../../../server/platform/folder-storage.ts'
import { newSecret } from '../../../server/platform/ids.ts'
import { fine, type Said } from '../said.ts'
import { placesIn, readHashes, readManifest, type Manifest } from './manifest.ts'
import { inTemporaryFolder, untar } from './stream.ts'
import { listReferences, type Table } from './tables.ts'

/** Brings a backup to an empty place: another folder, another database, another store. What is there already is never written over. @param from a folder, or `-` for what `hub backup -` wrote */
export function restore(from: string, report: (line: string) => void): Promise<Said> {
  if (from !== '-') return restoreFolder(from, report)
  return inTemporaryFolder(async (folder) => {
    report('the stream')
    await untar(process.stdin, folder)
    return restoreFolder(folder, report)
  })
}

async function restoreFolder(folder: string, report: (line: string) => void): Promise<Said> {
  const manifest = readManifest(folder)
  const config = withSecretOf(folder)
  const { owner, stop } = await openOwned(config)
  try {
    if (!owner) throw new Error('Set DATABASE_OWNER_URL to the empty database as the role that will own its tables.')
    report('database')
    await migrateOwned(owner, { last: manifest.lastMigration, role: config.databaseRole })
    await fill(owner, folder, manifest)
    await migrateOwned(owner, { role: config.databaseRole })
    report('files')
    const files = await putFiles(config, folder)
    if (files !== manifest.fileCount)
      throw new Error(`The backup holds ${files} files and says that it has ${manifest.fileCount}.`)
    const rows = manifest.tables.reduce((sum, { rowCount }) => sum + rowCount, 0)
    return fine([`${rows} rows and ${files} files of ${manifest.takenTime} are back. Start the hub.`], {
      rows,
      files,
      takenTime: manifest.takenTime,
    })
  } finally {
    await stop()
  }
}

/** The settings with the secret of the backup, which is kept in the new DATA_DIR where nobody gives one. @throws Error where another one is given */
function withSecretOf(folder: string): Config {
  const { secrets } = JSON.parse(readFileSync(placesIn(folder).secrets, 'utf8')) as { secrets: string[] }
  const dataDir = process.env['DATA_DIR'] ?? '.data'
  const file = join(dataDir, 'secrets.json')
  if (!existsSync(file) && !process.env['HUB_SECRET'] && !process.env['HUB_SECRET_FILE']) {
    mkdirSync(dataDir, { recursive: true })
    const kept = { secret: secrets[0], superuser: newSecret(), owner: newSecret(), app: newSecret() }
    writeFlushedFile(file, JSON.stringify(kept, null, 2))
  }
  const config = readConfig(process.env)
  if (!config.secrets.includes(secrets[0]!))
    throw new Error(
      'HUB_SECRET is another one than that of the backup, so much of it could not be opened. Take the one in its secrets.json, first or behind your own.',
    )
  return config
}

/** All rows in one transaction: what was interrupted leaves an empty database behind. */
async function fill(owner: pg.ClientConfig, folder: string, { tables }: Manifest): Promise<void> {
  const client = new pg.Client(owner)
  await client.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query('select from hub limit 1')
    if (rows.length) throw new Error('This database has a hub already. A backup is brought to an empty one.')
    const names = tables.map(({ name }) => client.escapeIdentifier(name))
    const guarded = tables.filter(({ isOfHubs }) => isOfHubs).map(({ name }) => client.escapeIdentifier(name))
    const references = await listReferences(client)
    for (const name of guarded) await client.query(`alter table ${name} no force row level security`)
    for (const { table, name } of references)
      await client.query(`alter table ${table} drop constraint ${client.escapeIdentifier(name)}`)
    await client.query(`truncate ${names.join(', ')}`)
    for (const table of tables) await readTable(client, table, folder)
    for (const { table, name, definition } of references)
      await client.query(`alter table ${table} add constraint ${client.escapeIdentifier(name)} ${definition}`)
    for (const name of guarded) await client.query(`alter table ${name} force row level security`)
    await client.query('commit')
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

async function readTable(
  client: pg.Client,
  { name, columns, rowCount }: Table & { rowCount: number },
  folder: string,
): Promise<void> {
  const names = columns.map((column) => client.escapeIdentifier(column)).join(', ')
  const into = client.query(copyFrom(`copy ${client.escapeIdentifier(name)} (${names}) from stdin`))
  await pipeline(createReadStream(placesIn(folder).table(name)), into)
  if (into.rowCount !== rowCount)
    throw new Error(`The backup holds ${into.rowCount} rows of ${name} and says that it has ${rowCount}.`)
}

/** @returns how many @throws Error for one that is not what it was */
async function putFiles(config: Config, folder: string): Promise<number> {
  const source = folderStorage(placesIn(folder).files)
  const target = createStorage(config)
  let count = 0
  for await (const { key, sha256 } of readHashes(folder)) {
    const found = await source.get(key)
    if (!found) throw new Error(`The backup lacks the file ${key}.`)
    const put = await target.put(key, found.stream)
    if (put.sha256.toString('hex') !== sha256) {
      await target.delete(key)
      throw new Error(`The file ${key} of the backup is not what it was when it was taken.`)
    }
    count += 1
  }
  return count
}
