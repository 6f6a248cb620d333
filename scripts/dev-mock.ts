import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildAll } from './build/steps.ts'
import { ROOT } from './generate/paths.ts'

/** `make dev-mock`: the whole client on the mock hub in the browser, with no server, at http://localhost:5173. */
await buildAll((line) => console.log(line), { docs: false })
const vite = spawn(process.execPath, [join(ROOT, 'node_modules/vite/bin/vite.js'), 'client'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, VITE_MOCKS: 'on' },
})
vite.on('exit', (code) => process.exit(code ?? 0))
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => vite.kill('SIGTERM'))
