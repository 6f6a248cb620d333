import { buildForDevelopment } from './build/steps.ts'
import { startVite } from './dev/vite.ts'
import { watchContract } from './dev/watch-contract.ts'

/** `make dev-mock`: the whole client on the mock hub in the browser, with no server, at http://localhost:5173 (PORT). */
const say = (line: string) => console.log(line)
await buildForDevelopment(say)
watchContract(say)
const vite = startVite({ clientPort: process.env['PORT'] ?? '5173', env: { VITE_MOCKS: 'on' } })
vite.on('exit', (code) => process.exit(code ?? 0))
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => vite.kill('SIGTERM'))
