import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killRounds } from './kill-rounds/run.ts'

/**
 * Kills a hub with SIGKILL again and again while people write to it, and then looks for everything that it had
 * acknowledged. `node scripts/kill-rounds.ts [rounds]`, 50 unless said.
 */
const rounds = Number(process.argv[2] ?? 50)
const dataDir = mkdtempSync(join(tmpdir(), 'hub-kill-'))
// As root the database runs as somebody else, who has to reach it.
chmodSync(dataDir, 0o755)
try {
  const result = await killRounds({ rounds, dataDir, say: (line) => console.log(line) })
  console.log(
    `${rounds} rounds: ${result.playlists} playlists, ${result.completions} completions and ${result.files} files acknowledged, ${result.uploads} uploads taken, ${result.rows} rows of files with what they name, ${result.lost.length} lost`,
  )
  for (const each of result.lost) console.log(`  lost: ${each}`)
  process.exitCode = result.lost.length ? 1 : 0
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
