import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { launchHub } from './harness.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folders with the data of a hub that has the demo accounts alone, and of one that has the demo content too. */
    keptHubs: { empty: string; filled: string }
  }
}

/** Makes and fills a hub once. Each file of journeys begins with a copy, which is there at once. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'hub-kept-'))
  // As root the database runs as somebody else, who has to reach it.
  chmodSync(folder, 0o755)
  const kept = { empty: join(folder, 'empty'), filled: join(folder, 'filled') }
  const hub = await launchHub()
  await hub.stopAndKeep(kept.empty)
  await hub.restart('stop')
  await hub.fill()
  await hub.stopAndKeep(kept.filled)
  await hub.stop()
  project.provide('keptHubs', kept)
  return () => rmSync(folder, { recursive: true, force: true })
}
