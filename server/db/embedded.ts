import { execFile } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { canSignIn, claim, type Claim } from './claim.ts'
import { findPlace, type Place } from './embedded-place.ts'
import type { DatabaseAddress } from '../platform/database-address.ts'
import { flushFolder } from '../platform/flushed-file.ts'

const run = promisify(execFile)

export interface EmbeddedOptions {
  /** The folder that holds the database. */
  dataDir: string
  port: number
  /** The password of the superuser `postgres`. */
  password: string
  say?: (line: string) => void
}

export interface EmbeddedPostgres {
  address: DatabaseAddress
  /** False when the server was found running, left over from a hub that was killed. */
  startedHere: boolean
  stop(): Promise<void>
}

interface Found {
  address: DatabaseAddress
  startedHere: boolean
}

/** Right after a crash the dead server's lock file can hold for some seconds, so that a start is tried again. */
const MAX_TRIES = 20
const RETRY_DELAY_MS = 500

/**
 * Starts the PostgreSQL that comes with the npm packages, or adopts the one that a killed hub left running on the same
 * data. Should the server die, it is started again until stop() is called.
 * @throws Error with a sentence that says why it cannot start and where its log is, or that another hub uses the data.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const place = await findPlace(resolve(options.dataDir))
  if (!existsSync(join(place.dataDir, 'PG_VERSION'))) {
    options.say?.('Making the database (once)')
    await initialise(place, options.password)
  }
  const found = await findOrStart(place, options)
  const held: { claim?: Claim; isOver: boolean } = { isOver: false }
  const hold = async () => {
    held.claim = await claim(found.address, () => void revive())
  }
  const revive = async () => {
    while (!held.isOver) {
      try {
        await findOrStart(place, { ...options, port: found.address.port })
        return await hold()
      } catch {
        await wait(RETRY_DELAY_MS)
      }
    }
  }
  await hold()
  return {
    ...found,
    stop: async () => {
      held.isOver = true
      await held.claim?.release()
      await stopServer(place)
    },
  }
}

async function findOrStart(place: Place, { port, password }: EmbeddedOptions): Promise<Found> {
  const address = { host: '127.0.0.1', database: 'postgres', user: 'postgres', password }
  for (let attempt = 1; ; attempt += 1) {
    const running = runningPort(place)
    if (running !== null && (await canSignIn({ ...address, port: running })))
      return { address: { ...address, port: running }, startedHere: false }
    const fault = await startServer(place, port)
    if (fault === null) return { address: { ...address, port }, startedHere: true }
    if (attempt === MAX_TRIES || !/lock file|pre-existing shared memory/.test(fault))
      throw new Error(sentenceFor(fault, place, port))
    await wait(RETRY_DELAY_MS)
  }
}

/** Made beside its place and then moved there: a folder that was left half made would never start. */
async function initialise(place: Place, password: string): Promise<void> {
  const draft = `${place.dataDir}.new`
  const passwordFile = `${place.dataDir}.password`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  const { uid, gid } = place.identity
  if (uid !== undefined) for (const path of [draft, passwordFile]) chownSync(path, uid, gid!)
  const flags = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  try {
    await run(
      place.initdb,
      ['-D', draft, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, ...flags],
      place.identity,
    )
    rmdirSync(place.dataDir)
    renameSync(draft, place.dataDir)
    flushFolder(dirname(place.dataDir))
  } catch (error) {
    throw new Error(`PostgreSQL could not make its folder ${place.dataDir}: ${outputOf(error)}`, { cause: error })
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

/** @returns what the server wrote when it did not start, null when it did */
async function startServer(place: Place, port: number): Promise<string | null> {
  const log = logOf(place)
  const settings = [
    `-c port=${port}`,
    '-c listen_addresses=127.0.0.1',
    `-c unix_socket_directories=''`,
    '-c shared_buffers=256MB',
    '-c max_connections=60',
    '-c jit=off',
  ].join(' ')
  const before = existsSync(log) ? statSync(log).size : 0
  try {
    await run(place.pgCtl, ['start', '-D', place.dataDir, '-l', log, '-w', '-t', '30', '-o', settings], place.identity)
    return null
  } catch (error) {
    const written = existsSync(log) ? readFileSync(log).subarray(before).toString().trimEnd() : ''
    return written || outputOf(error)
  }
}

async function stopServer(place: Place): Promise<void> {
  try {
    await run(place.pgCtl, ['stop', '-D', place.dataDir, '-m', 'fast', '-w', '-t', '20'], place.identity)
  } catch (error) {
    // A server that is gone already is stopped.
    if (runningPort(place) !== null) throw new Error(`PostgreSQL does not stop: ${outputOf(error)}`, { cause: error })
  }
}

function sentenceFor(fault: string, place: Place, port: number): string {
  const hint = /could not bind|Address already in use/.test(fault)
    ? ` Another program uses port ${port}; set DATABASE_PORT to a free one.`
    : /No space left/.test(fault)
      ? ' The disk is full; make room and start again.'
      : ''
  return `PostgreSQL does not start.${hint} The end of its log (${logOf(place)}):\n${fault.split('\n').slice(-8).join('\n')}`
}

function logOf({ dataDir }: Place): string {
  return join(dataDir, 'server.log')
}

/** The port of the server that postmaster.pid speaks of, or null where there is no such file. */
function runningPort({ dataDir }: Place): number | null {
  const file = join(dataDir, 'postmaster.pid')
  if (!existsSync(file)) return null
  return Number(readFileSync(file, 'utf8').split('\n')[3]) || null
}

function outputOf(error: unknown): string {
  const { stderr, stdout, message } = error as { stderr?: string; stdout?: string; message?: string }
  return (stderr || stdout || message || String(error)).trim()
}
