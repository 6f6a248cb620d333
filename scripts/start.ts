import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildAll } from './build/steps.ts'
import { fillDemoHub } from './demo/fill.ts'
import { ROOT } from './generate/paths.ts'
import { SERVER } from './hub/process.ts'
import { demoAccounts, DEMO_PASSWORD } from '../server/demo.ts'

/** `make start`: builds what is missing, starts the hub, fills the demo hub the first time and says where everything is. */
const port = Number(process.env['PORT'] ?? 3000)
const origin = `http://localhost:${port}`
const isDemo = process.env['DEMO'] !== 'off' && process.env['NODE_ENV'] !== 'production'
const say = (line: string) => console.log(line)

let server: ChildProcess | undefined

await buildAll(say).catch(fail)
say('Starting the hub')
server = spawn(process.execPath, SERVER, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] })
// The server stops in order, and this process ends with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server?.kill(signal))
server.on('exit', (code) => process.exit(process.exitCode ?? code ?? 1))

await ready()
const filled = join(resolve(process.env['DATA_DIR'] ?? join(ROOT, '.data')), 'demo-filled')
if (isDemo && !existsSync(filled)) await fillDemoHub({ origin, marker: filled, say, env: process.env }).catch(fail)
announce()

function ready(): Promise<void> {
  return new Promise((done) => {
    server?.stdout?.on('data', (chunk: Buffer) => {
      for (const line of String(chunk).trimEnd().split('\n'))
        if (line.startsWith('ready ')) done()
        else say(line)
    })
  })
}

function announce(): void {
  say(`
  The hub        ${origin}
  API reference  ${origin}/dev-docs/latest/api/
  Swagger UI     ${origin}/api/docs
  Documentation  ${origin}/dev-docs`)
  if (isDemo)
    say(`
  Sign in as     ${demoAccounts.map(({ email }) => email).join('\n                 ')}
  Password       ${DEMO_PASSWORD}   (the same for all three; this machine only)`)
  say('\n  Ctrl-C stops everything.\n')
}

/** The end of the server, in order, is the end of this process. */
function fail(error: Error): Promise<never> {
  console.error(`\n${error.message}\n`)
  process.exitCode = 1
  if (!server?.kill('SIGTERM')) process.exit()
  return new Promise(() => undefined)
}
