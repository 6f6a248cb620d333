import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const BASE = /^\/dev-docs\/[0-9a-f]{8}\/$/

/** The path under which the newest build is served, for example `/dev-docs/1a2b3c4d/`; null before the first build. */
export async function newestBase(buildDir: string): Promise<string | null> {
  const text = await readFile(join(buildDir, 'base.json'), 'utf8').catch(() => null)
  if (text === null) return null
  const { base } = JSON.parse(text)
  if (typeof base === 'string' && BASE.test(base)) return base
  throw new Error(`base.json in ${buildDir} holds no path like /dev-docs/1a2b3c4d/. Run make docs again.`)
}
