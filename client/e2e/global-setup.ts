import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { fingerprint } from '../../scripts/build/fresh.ts'
import { ROOT } from '../../scripts/generate/paths.ts'
import { launchHub } from './harness.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folders with the data of a hub that has the demo accounts alone, and of one that has the demo content too. */
    keptHubs: { empty: string; filled: string }
  }
}

const KEPT = join(ROOT, '.cache/kept-hubs')
const MADE_OF = [
  'server/**/*.{ts,sql}',
  'generated/{openapi.json,server/**}',
  'scripts/{demo,hub}/**',
  'client/e2e/{global-setup,harness}.ts',
  'package-lock.json',
]
const KEPT_FOR_MS = 3 * 60 * 60 * 1000

/** Makes and fills a hub once. Each file of journeys begins with a copy, which is there at once. */
export default async function setup(project: TestProject): Promise<void> {
  // What the demo content says of tomorrow is true for a day.
  const folder = join(KEPT, `${new Date().toISOString().slice(0, 10)}-${fingerprint(MADE_OF).slice(0, 16)}`)
  if (existsSync(folder)) utimesSync(folder, new Date(), new Date())
  else await makeHubs(folder)
  removeOld()
  project.provide('keptHubs', { empty: join(folder, 'empty'), filled: join(folder, 'filled') })
}

async function makeHubs(folder: string): Promise<void> {
  const making = `${folder}-${process.pid}`
  mkdirSync(making, { recursive: true })
  const hub = await launchHub()
  await hub.stopAndKeep(join(making, 'empty'))
  await hub.restart('stop')
  await hub.fill()
  await hub.stopAndKeep(join(making, 'filled'))
  await hub.stop()
  if (existsSync(folder)) rmSync(making, { recursive: true })
  else renameSync(making, folder)
}

/** Others may still copy what was used of late. */
function removeOld(): void {
  for (const name of readdirSync(KEPT)) {
    const folder = join(KEPT, name)
    if (Date.now() - statSync(folder).mtimeMs > KEPT_FOR_MS) rmSync(folder, { recursive: true, force: true })
  }
}
