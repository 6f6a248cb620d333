import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { rebuildRollups, rollUp } from '../../server/activity/rollup-service.ts'
import { rebuildReach } from '../../server/content/reach/service.ts'
import { connect, type Db } from '../../server/db/connect.ts'
import { appAddress } from '../../server/db/open.ts'
import { readConfig } from '../../server/platform/config.ts'
import { demoAccounts, DEMO_PASSWORD } from '../../server/demo.ts'
import { must, signIn, type Hub } from '../hub/client.ts'
import { databaseServer } from '../hub/database-processes.ts'
import { freePorts } from '../hub/place.ts'
import { startHub, type RunningHub } from '../hub/process.ts'
import { sendBytes, untilReady } from '../hub/upload.ts'

export interface KillResult {
  playlists: number
  /** Assets that were completed, each with the playlist that holds it. */
  completions: number
  files: number
  /** Files that the hub said it has, whether an asset was made of them or not. */
  uploads: number
  /** Rows of files, of which each has to have what it names. */
  rows: number
  /** What was acknowledged and is not there, or not the same; and what is kept beside the facts and does not follow from them. */
  lost: string[]
}

interface Ledger {
  playlists: Map<string, string>
  /** The playlist of each asset that was completed. */
  completions: Map<string, string>
  /** SHA-256 of what was uploaded, by the id of the asset made of it. */
  files: Map<string, string>
  /** SHA-256 of what was uploaded, by the id of the file, from when the hub took it. */
  uploads: Map<string, string>
}

const WRITERS = 4
const FIRST_WITHIN_MS = 60_000
/** Of a file, in bytes: some take so long that a kill meets them in the middle. */
const SMALLEST = 20_000
const MORE = 4_000_000

interface KillRounds {
  rounds: number
  dataDir: string
  say: (line: string) => void
  /** How a round ends; unless said, with the hub killed, and every third time the database too. */
  end?: (running: RunningHub) => Promise<void>
}

export async function killRounds({ rounds, dataDir, say, end }: KillRounds): Promise<KillResult> {
  const env = { ...(await freePorts()), DATA_DIR: dataDir, RATE_LIMITS: 'off' }
  const ledger: Ledger = { playlists: new Map(), completions: new Map(), files: new Map(), uploads: new Map() }
  const strayed: string[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const running = await startHub(env)
    if (round > 1) strayed.push(...(await inDatabase(env, listStrayed)))
    const isOver = new AbortController()
    const writers = Array.from({ length: WRITERS }, () => write(running.origin, ledger, isOver.signal))
    await untilWritten(ledger)
    await wait(Math.random() * 2_000)
    if (end) await end(running)
    else await kill(running, round % 3 === 0 ? dataDir : null)
    isOver.abort()
    await Promise.all(writers)
    say(`round ${round}: ${ledger.playlists.size} playlists, ${ledger.files.size} files acknowledged so far`)
  }
  const running = await startHub(env)
  try {
    const lost = [...strayed, ...(await inDatabase(env, listStrayed)), ...(await look(running, ledger))]
    const [rows, kept] = await inDatabase(
      env,
      async (db) => [await rowsOfFiles(db), await keptCompletions(db)] as const,
    )
    lost.push(
      ...[...ledger.completions]
        .flat()
        .filter((id) => !kept.has(id))
        .map((id) => `completion of ${id}`),
    )
    lost.push(...lostUploads(ledger, rows, dataDir), ...rows.flatMap((row) => missingOf(row, dataDir)))
    const { playlists, completions, files, uploads } = ledger
    const counts = {
      playlists: playlists.size,
      completions: completions.size,
      files: files.size,
      uploads: uploads.size,
    }
    return { ...counts, rows: rows.length, lost }
  } finally {
    await running.stop()
  }
}

/** Until a round has one thing of each kind, however slow the machine; the other writers are in the middle of theirs. */
async function untilWritten({ files }: Ledger): Promise<void> {
  const before = files.size
  for (const end = Date.now() + FIRST_WITHIN_MS; files.size === before; await wait(20))
    if (Date.now() > end) throw new Error('No file was acknowledged in a whole round.')
}

async function kill(running: RunningHub, databaseIn: string | null): Promise<void> {
  await running.kill()
  if (databaseIn) process.kill(databaseServer(databaseIn), 'SIGKILL')
}

function signInAsAdmin(origin: string): Promise<Hub> {
  return signIn(origin, demoAccounts.find(({ role }) => role === 'admin')!.email, DEMO_PASSWORD)
}

/** Writes until the hub is gone; only what the hub said yes to goes into the ledger. */
async function write(origin: string, ledger: Ledger, over: AbortSignal): Promise<void> {
  try {
    const hub = await signInAsAdmin(origin)
    while (!over.aborted) {
      const name = `Playlist ${randomBytes(8).toString('hex')}`
      const { id } = must(await hub.api.POST('/playlists/', { body: { name } }))
      ledger.playlists.set(id, name)
      await completeOne(hub, id, ledger)
      await writeFile(hub, ledger)
    }
  } catch {
    // The hub was killed in the middle of this one, which was not acknowledged.
  }
}

/** An asset that is seen through the playlist alone, and completes it. */
async function completeOne(hub: Hub, playlistId: string, ledger: Ledger): Promise<void> {
  const link = { type: 'web', name: 'A link', webUrl: 'https://example.com/', markAsDoneMode: 'manual' } as const
  const body = { ...link, published: true, parent_id: playlistId }
  const { id: assetId } = must(await hub.api.POST('/assets/', { body }))
  must(await hub.api.PUT('/me/assets/{assetId}/read', { params: { path: { assetId } } }))
  ledger.completions.set(assetId, playlistId)
}

async function writeFile(hub: Hub, ledger: Ledger): Promise<void> {
  const bytes = Buffer.concat([
    Buffer.from('%PDF-1.4\n'),
    randomBytes(SMALLEST + Math.floor(Math.random() * MORE)),
    Buffer.from('\n%%EOF\n'),
  ])
  const fileId = await sendBytes(hub, new Blob([bytes]), { filename: 'noise.pdf', type: 'asset' })
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  ledger.uploads.set(fileId, sha256)
  await untilReady(hub, fileId)
  const { id } = must(
    await hub.api.POST('/assets/', {
      body: { type: 'upload', name: 'Noise', fileId, download: 'enabled', published: true },
    }),
  )
  ledger.files.set(id, sha256)
}

async function look({ origin }: RunningHub, ledger: Ledger): Promise<string[]> {
  const hub = await signInAsAdmin(origin)
  const lost: string[] = []
  for (const [playlistId, name] of ledger.playlists) {
    const { data } = await hub.api.GET('/me/playlists/{playlistId}', { params: { path: { playlistId } } })
    if (data?.name !== name) lost.push(`playlist ${playlistId}`)
  }
  for (const assetId of ledger.completions.keys()) {
    const { data } = await hub.api.GET('/me/assets/{assetId}', { params: { path: { assetId } } })
    if (data?.userContentStatus !== 'completed') lost.push(`state of asset ${assetId}`)
  }
  for (const [assetId, sha256] of ledger.files) {
    const path = { assetId, type: 'download' as const }
    const { data } = await hub.api.GET('/asset/{assetId}/{type}', {
      params: { path, query: { download: true } as never },
      parseAs: 'arrayBuffer',
    })
    const bytes = Buffer.from((data as ArrayBuffer | undefined) ?? new ArrayBuffer(0))
    if (createHash('sha256').update(bytes).digest('hex') !== sha256) lost.push(`file of asset ${assetId}`)
  }
  return lost
}

interface FileRow {
  id: string
  status: string
  keys: string[]
}

async function inDatabase<T>(env: Record<string, string>, work: (db: Db) => Promise<T>): Promise<T> {
  const address = appAddress(readConfig({ ...process.env, ...env }))
  const databases = connect(address, { poolSize: 1, transactionPooler: false })
  try {
    return await work(databases.forHub(1))
  } finally {
    await databases.close()
  }
}

/** Every file that the database knows of in the hub and that is more than announced. */
async function rowsOfFiles(db: Db): Promise<FileRow[]> {
  const rows = await db
    .selectFrom('file')
    .select(['id', 'status', 'storage_key', 'served_key'])
    .where('status', 'in', ['processing', 'ready'])
    .execute()
  return rows.map(({ id, status, ...keys }) => ({
    id,
    status,
    keys: Object.values(keys).filter((key) => key !== null),
  }))
}

/** What the hub keeps beside the facts and is not what they make of it: who reaches content, and the figures of days. */
async function listStrayed(db: Db): Promise<string[]> {
  const { timezone } = await db.selectFrom('hub').select('timezone').executeTakeFirstOrThrow()
  const call = { db, hub: { domainId: 1, timezone } }
  // Facts since the job last ran are no mistake.
  await rollUp(call)
  const kept = await besideFacts(db)
  await rebuildReach(call)
  await rebuildRollups(call)
  const anew = await besideFacts(db)
  return [...kept.filter((row) => !anew.includes(row)), ...anew.filter((row) => !kept.includes(row))]
}

/** Its rows as text. */
async function besideFacts(db: Db): Promise<string[]> {
  const ways = await db
    .selectFrom('content_way')
    .select(['content_id', 'team_playlists', 'is_for_admins', 'opens_at', 'progress_sections'])
    .execute()
  const hidden = await db.selectFrom('content').where('has_ways', '=', true).select('id').execute()
  const teams = await db.selectFrom('team_day').selectAll().execute()
  const contents = await db.selectFrom('content_day').selectAll().execute()
  return Object.entries({ ways, hidden, teams, contents }).flatMap(([table, rows]) =>
    rows.map((row) => `${table}: ${JSON.stringify(row)}`),
  )
}

/** What is completed by the evidence and by the log. */
async function keptCompletions(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('completion')
    .innerJoin('activity', 'activity.object_id', 'completion.content_id')
    .where('activity.type', '=', 'completed')
    .select('completion.content_id as id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

const pathOf = (dataDir: string, key: string) => join(dataDir, 'files', key)

/** No row without its file. */
function missingOf({ id, status, keys }: FileRow, dataDir: string): string[] {
  return keys
    .filter((key) => !existsSync(pathOf(dataDir, key)))
    .map((key) => `${key} of file ${id}, which is ${status}`)
}

/** No file that was taken is gone or another one, also where the kill came before an asset was made of it. */
function lostUploads({ uploads }: Ledger, rows: readonly FileRow[], dataDir: string): string[] {
  return [...uploads].flatMap(([fileId, sha256]) => {
    const keys = rows.find(({ id }) => id === fileId)?.keys ?? []
    const isThere = keys.some((key) => existsSync(pathOf(dataDir, key)) && hashOfFile(pathOf(dataDir, key)) === sha256)
    return isThere ? [] : [`upload ${fileId}`]
  })
}

function hashOfFile(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex')
}
