import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../server/testing/cluster.ts'
import { demoAccounts, DEMO_PASSWORD } from '../../server/demo.ts'
import { must, signIn, type Hub } from '../hub/client.ts'
import { startHub, type RunningHub } from '../hub/process.ts'

export interface KillResult {
  playlists: number
  files: number
  /** What was acknowledged and is not there, or not the same. */
  lost: string[]
}

interface Ledger {
  playlists: Map<string, string>
  /** SHA-256 of what was uploaded, by the id of the asset made of it. */
  files: Map<string, string>
}

const WRITERS = 4

/** Runs the rounds. Every third also kills the database server itself. */
export async function killRounds({
  rounds,
  dataDir,
  say,
}: {
  rounds: number
  dataDir: string
  say: (line: string) => void
}): Promise<KillResult> {
  const ports = {
    PORT: String(await freePort()),
    CONTENT_PORT: String(await freePort()),
    DATABASE_PORT: String(await freePort()),
  }
  const env = { ...ports, DATA_DIR: dataDir, RATE_LIMITS: 'off' }
  const ledger: Ledger = { playlists: new Map(), files: new Map() }
  for (let round = 1; round <= rounds; round += 1) {
    const running = await startHub(env)
    const isOver = new AbortController()
    const writers = Array.from({ length: WRITERS }, () => write(running.origin, ledger, isOver.signal))
    // Signing in takes the first half second, a file about a second.
    await wait(700 + Math.random() * 2_000)
    await running.kill()
    if (round % 3 === 0) killDatabase(dataDir)
    isOver.abort()
    await Promise.all(writers)
    say(`round ${round}: ${ledger.playlists.size} playlists, ${ledger.files.size} files acknowledged so far`)
  }
  const running = await startHub(env)
  try {
    return { playlists: ledger.playlists.size, files: ledger.files.size, lost: await look(running, ledger) }
  } finally {
    await running.stop()
  }
}

function killDatabase(dataDir: string): void {
  const pid = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
  process.kill(pid, 'SIGKILL')
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
      ledger.playlists.set(must(await hub.api.POST('/playlists/', { body: { name } })).id, name)
      await writeFile(hub, ledger)
    }
  } catch {
    // The hub was killed in the middle of this one, which was not acknowledged.
  }
}

async function writeFile(hub: Hub, ledger: Ledger): Promise<void> {
  const bytes = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(20_000), Buffer.from('\n%%EOF\n')])
  const policy = must(
    await hub.api.POST('/files/policy', {
      body: { filename: 'noise.pdf', contentType: 'application/pdf', size: bytes.length, type: 'asset' },
    }),
  )
  await hub.upload(policy.uploadUrl, policy.uploadHeaders, new Blob([bytes]))
  must(await hub.api.POST('/files/new', { body: { uploadToken: policy.uploadToken } }))
  for (let status = ''; status !== 'ready'; await wait(50))
    status = must(await hub.api.GET('/files/{fileId}', { params: { path: { fileId: policy.fileId } } })).fileStatus
  const { id } = must(
    await hub.api.POST('/assets/', {
      body: { type: 'upload', name: 'Noise', fileId: policy.fileId, download: 'enabled', published: true },
    }),
  )
  ledger.files.set(id, createHash('sha256').update(bytes).digest('hex'))
}

async function look({ origin }: RunningHub, ledger: Ledger): Promise<string[]> {
  const hub = await signInAsAdmin(origin)
  const lost: string[] = []
  for (const [playlistId, name] of ledger.playlists) {
    const { data } = await hub.api.GET('/me/playlists/{playlistId}', { params: { path: { playlistId } } })
    if (data?.name !== name) lost.push(`playlist ${playlistId}`)
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
