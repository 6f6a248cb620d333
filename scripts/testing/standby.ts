import { appendFileSync, cpSync, rmSync, writeFileSync, statSync, chownSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded, type EmbeddedPostgres } from '../../server/db/embedded.ts'
import { freePort } from '../../server/testing/cluster.ts'
import type { Postgres } from './postgres.ts'

/** Starts a streaming replica of a server: a copy of its folder, taken as PostgreSQL documents it, that follows its log. */
export async function startStandby(primary: Postgres): Promise<EmbeddedPostgres> {
  const { address, folder } = primary
  const copy = `${folder}-standby`
  const client = new pg.Client(address)
  await client.connect()
  await client.query(`select pg_backup_start('a standby', true)`)
  cpSync(folder, copy, {
    recursive: true,
    filter: (path) => !path.endsWith('postmaster.pid') && !path.endsWith('.log'),
  })
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()')
  await client.end()
  writeFileSync(join(copy, 'backup_label'), rows[0]!.labelfile)
  writeFileSync(join(copy, 'standby.signal'), '')
  const { host, port, user, password } = address
  appendFileSync(
    join(copy, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${host} port=${port} user=${user} password=${password}'\n`,
  )
  ownAs(copy, statSync(folder))
  const standby = await startEmbedded({ dataDir: copy, port: await freePort(), password })
  return {
    ...standby,
    stop: async () => {
      await standby.stop()
      rmSync(copy, { recursive: true, force: true })
    },
  }
}

/** As root the database runs as somebody else, whose files these have to be. */
function ownAs(folder: string, { uid, gid }: { uid: number; gid: number }): void {
  chownSync(folder, uid, gid)
  for (const path of readdirSync(folder, { recursive: true })) chownSync(join(folder, String(path)), uid, gid)
}
