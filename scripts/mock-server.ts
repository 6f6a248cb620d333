import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './build/steps.ts'
import { ROOT } from './generate/paths.ts'

/** `make mock-server`: the mock hub of client/mocks on a port (PORT, 4010), for front ends that live elsewhere. */
const port = Number(process.env['PORT'] ?? 4010)

if (!existsSync(join(ROOT, 'generated/client/model/index.ts'))) {
  console.log('Generating code from the contract')
  await run('scripts/generate.ts', ['--client-only'])
}
// Only now is there what it imports.
const { startMockServer } = await import('./mock-server-http.ts')
const { origin, stop } = await startMockServer(port).catch((error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error
  console.error(`Port ${port} is taken. Choose another one: PORT=${port + 1} make mock-server`)
  process.exit(1)
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
console.log(
  `The mock hub answers on ${origin}/api. POST /api/auth/sign-in with learner@, manager@ or admin@hub.example and` +
    ' demo-hub-2026, or send "Authorization: Bearer demo-learner", demo-manager or demo-admin.',
)
