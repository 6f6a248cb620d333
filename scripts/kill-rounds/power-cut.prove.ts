import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { databaseProcesses } from '../hub/database-processes.ts'
import { makePlace } from '../hub/place.ts'
import { makeCutDisk, type CutDisk } from './cut-disk.ts'
import { killRounds } from './run.ts'

/** A power cut: whatever was not flushed is gone, of hub, database and files at once. */

const ROUNDS = 5

test(
  'loses nothing that was acknowledged when the power goes, and has no row without its file',
  { timeout: 400_000 },
  async ({ skip }) => {
    const { dataDir: folder } = await makePlace()
    const disk = tryToMake(folder)
    if (typeof disk === 'string') return skip(disk)
    try {
      const { dir: dataDir } = disk
      const end = async ({ pid }: { pid: number }) => disk.cut([pid, ...databaseProcesses(dataDir)])
      const result = await killRounds({ rounds: ROUNDS, dataDir, say: () => undefined, end })
      expect(result.lost).toEqual([])
      for (const kind of ['playlists', 'completions', 'files', 'uploads', 'rows'] as const)
        expect(result[kind], kind).toBeGreaterThan(0)
    } finally {
      disk.remove()
    }
  },
)

function tryToMake(folder: string): CutDisk | string {
  try {
    return makeCutDisk(folder)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    return `NOT RUN: no disk can be mounted here, so no power cut is tested: ${(error as Error).message}`
  }
}
