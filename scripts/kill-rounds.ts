import { makePlace } from './hub/place.ts'
import { killRounds } from './kill-rounds/run.ts'

/**
 * Kills a hub with SIGKILL again and again while people write to it, and then looks for everything that it had
 * acknowledged. `node scripts/kill-rounds.ts [rounds]`, 50 unless said.
 */
const rounds = Number(process.argv[2] ?? 50)
const { dataDir, remove } = await makePlace()
try {
  const result = await killRounds({ rounds, dataDir, say: (line) => console.log(line) })
  console.log(
    `${rounds} rounds: ${result.playlists} playlists, ${result.completions} completions and ${result.files} files acknowledged, ${result.uploads} uploads taken, ${result.rows} rows of files with what they name, ${result.lost.length} lost`,
  )
  for (const each of result.lost) console.log(`  lost: ${each}`)
  process.exitCode = result.lost.length ? 1 : 0
} finally {
  remove()
}
