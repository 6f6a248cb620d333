import { buildForDevelopment } from './build/steps.ts'
import { startVite } from './dev/vite.ts'

/** `make dev-mock`: the whole client on the mock hub in the browser, with no server, at http://localhost:5173 (PORT). */
await buildForDevelopment((line) => console.log(line))
const vite = startVite({ clientPort: process.env['PORT'] ?? '5173', env: { VITE_MOCKS: 'on' } })
vite.on('exit', (code) => process.exit(code ?? 0))
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => vite.kill('SIGTERM'))
