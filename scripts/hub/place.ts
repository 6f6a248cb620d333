import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../server/testing/cluster.ts'

/** Where a hub of one's own runs: a folder that is empty and three ports that nothing uses. */
export interface Place {
  dataDir: string
  /** PORT, CONTENT_PORT, DATABASE_PORT and DATA_DIR. */
  env: { PORT: string; CONTENT_PORT: string; DATABASE_PORT: string; DATA_DIR: string }
  remove(): void
}

export async function makePlace(): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hub-place-'))
  // As root the database runs as somebody else, who has to reach it.
  chmodSync(dataDir, 0o755)
  return {
    dataDir,
    env: { ...(await freePorts()), DATA_DIR: dataDir },
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  }
}

export async function freePorts() {
  return {
    PORT: String(await freePort()),
    CONTENT_PORT: String(await freePort()),
    DATABASE_PORT: String(await freePort()),
  }
}
