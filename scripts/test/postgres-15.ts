import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, OFF_IN_TESTS } from '../../server/testing/cluster.ts'

const PROGRAMS = '/usr/lib/postgresql/15/bin'

export interface Postgres15 {
  /** For TEST_DATABASE_URL. */
  url: string
  stop(): void
}

/** Starts the oldest PostgreSQL that the hub supports, where Debian's package is installed; null elsewhere. */
export async function startPostgres15(): Promise<Postgres15 | null> {
  if (!existsSync(join(PROGRAMS, 'initdb'))) return null
  const folder = mkdtempSync(join(tmpdir(), 'hub-postgres-15-'))
  const identity = process.getuid?.() === 0 ? personCalled('postgres') : {}
  chmodSync(folder, 0o755)
  if (identity.uid !== undefined) chownSync(folder, identity.uid, identity.gid!)
  const data = join(folder, 'data')
  const port = await freePort()
  const run = (program: string, args: string[]) =>
    execFileSync(join(PROGRAMS, program), args, { ...identity, cwd: folder, stdio: 'ignore' })
  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'])
  const off = OFF_IN_TESTS.map((name) => `-c ${name}=off`)
  const settings = `-c port=${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' ${off.join(' ')}`
  run('pg_ctl', ['start', '-D', data, '-w', '-l', join(folder, 'log'), '-o', settings])
  return {
    url: `postgres://postgres:none@127.0.0.1:${port}/postgres`,
    stop() {
      run('pg_ctl', ['stop', '-D', data, '-m', 'fast', '-w'])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function personCalled(name: string): { uid?: number; gid?: number } {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((each) => each.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  if (!uid) throw new Error(`There is no user ${name} on this machine, whom PostgreSQL 15 came with.`)
  return { uid: Number(uid), gid: Number(gid) }
}
