import { spawn, type ChildProcess } from 'node:child_process'
import { buildForDevelopment } from './build/steps.ts'
import { debounced } from './dev/debounced.ts'
import { startVite } from './dev/vite.ts'
import { watchContract } from './dev/watch-contract.ts'
import { watchFiles } from './dev/watch-files.ts'
import { ROOT } from './generate/paths.ts'
import { SERVER } from './hub/process.ts'

/**
 * `make dev`: the hub on PORT (3000) and the client, which reloads in place, on CLIENT_PORT (5173). A change of spec/
 * is generated, one of server/ or of what was generated for it starts the hub again, once.
 */
const port = process.env['PORT'] ?? '3000'
const clientPort = process.env['CLIENT_PORT'] ?? '5173'
const say = (line: string) => console.log(line)

await buildForDevelopment(say)
let hub = startHub()
let isStopping = false
const vite = startVite({ clientPort, env: { HUB_PORT: port } })
vite.once('exit', stop)

const restart = debounced(150, async () => {
  if (isStopping) return
  await ended(hub)
  hub = startHub()
})

watchContract(say)
watchFiles('server', /(?<!\.test)\.(ts|sql)$/, restart)
watchFiles('generated', /(?<!\.d)\.(ts|json)$/, restart)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)

function startHub(): ChildProcess {
  // The browser is on Vite's port, and frames and links have to lead back there.
  const env = { PUBLIC_PORT: clientPort, ...process.env, PORT: port }
  const child = spawn(process.execPath, SERVER, { cwd: ROOT, stdio: 'inherit', env })
  child.once('exit', (code) => {
    if (code && !isStopping && child === hub) say('The hub has stopped. It starts again when a file changes.')
  })
  return child
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}

async function stop(): Promise<void> {
  if (isStopping) return
  isStopping = true
  await Promise.all([ended(hub), ended(vite)])
  process.exit(0)
}
