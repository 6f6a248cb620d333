import { existsSync, statSync } from 'node:fs'
import { demoAccounts, DEMO_PASSWORD } from '../server/demo.ts'
import { signIn } from './hub/client.ts'
import { importFolder } from './import/run.ts'

/** `make import FROM=<folder>`: turns a folder into a playlist of the hub at HUB_URL, as HUB_EMAIL with HUB_PASSWORD. */
const [folder] = process.argv.slice(2)
if (!folder || !existsSync(folder) || !statSync(folder).isDirectory()) {
  console.error('Say which folder to import: make import FROM=path/to/folder')
  process.exit(2)
}
const origin = process.env['HUB_URL'] ?? `http://localhost:${process.env['PORT'] ?? 3000}`
const admin = demoAccounts.find(({ role }) => role === 'admin')!

try {
  const hub = await signIn(
    origin,
    process.env['HUB_EMAIL'] ?? admin.email,
    process.env['HUB_PASSWORD'] ?? DEMO_PASSWORD,
  )
  const result = await importFolder(hub, folder, { onProgress: drawBar })
  if (process.stdout.isTTY) process.stdout.write('\n')
  console.log(
    `${result.imported.length} imported, ${result.known.length} already there, ${result.failed.length} failed`,
  )
  for (const { path, reason } of result.failed) console.log(`  ${path}: ${reason}`)
  console.log(`${origin}/playlists/${result.playlistId}`)
  process.exitCode = result.failed.length ? 1 : 0
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

function drawBar(done: number, total: number, path: string): void {
  const filled = Math.round((done / total) * 30)
  const line = `[${'#'.repeat(filled)}${'.'.repeat(30 - filled)}] ${done}/${total} ${path}`
  process.stdout.write(process.stdout.isTTY ? `\r\x1b[K${line}` : `${line}\n`)
}
