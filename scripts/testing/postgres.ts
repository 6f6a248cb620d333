import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded, type EmbeddedPostgres } from '../../server/db/embedded.ts'
import { newSecret } from '../../server/platform/ids.ts'
import { freePort } from '../../server/testing/cluster.ts'

export interface Postgres extends EmbeddedPostgres {
  folder: string
}

/** A PostgreSQL that keeps its promises, as a hub in production asks for: nothing of it is switched off for speed. */
export async function startPostgres(): Promise<Postgres> {
  const root = mkdtempSync(join(tmpdir(), 'hub-postgres-'))
  // As root the database runs as somebody else, who has to reach it.
  chmodSync(root, 0o755)
  const folder = join(root, 'data')
  const server = await startEmbedded({ dataDir: folder, port: await freePort(), password: newSecret() })
  return {
    ...server,
    folder,
    stop: async () => {
      await server.stop()
      rmSync(root, { recursive: true, force: true })
    },
  }
}
