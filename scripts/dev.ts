import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { buildAll } from './build/steps.ts'
import { ROOT } from './generate/paths.ts'

/** `make dev`: the server restarts when its files change, the client reloads in place at http://localhost:5173. */
await buildAll((line) => console.log(line), { docs: false })
// The browser is on Vite's port, and frames and links have to lead back there.
const env = { PUBLIC_PORT: '5173', ...process.env }
const start = (args: string[]): ChildProcess => spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env })
const children = [
  start(['--watch-path=server', '--watch-path=generated', join(ROOT, 'server/main.ts')]),
  start([join(ROOT, 'node_modules/vite/bin/vite.js'), 'client']),
]
for (const child of children) child.on('exit', (code) => process.exit(code ?? 0))
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => children.forEach((child) => child.kill('SIGTERM')))
