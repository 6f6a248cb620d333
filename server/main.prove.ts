import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { must, signIn } from '../scripts/hub/client.ts'
import { databaseServer } from '../scripts/hub/database-processes.ts'
import { makePlace, type Place } from '../scripts/hub/place.ts'
import { startHub, type RunningHub } from '../scripts/hub/process.ts'
import { demoAccounts, DEMO_PASSWORD } from './demo.ts'
import { newSecret } from './platform/ids.ts'

/** The hub as an operator has it: a process of its own that is started and ended. */

// Some tests start five of them, each with a database of its own.
vi.setConfig({ testTimeout: 90_000 })

const ADMIN = demoAccounts.find(({ role }) => role === 'admin')!.email
const SECRET = { HUB_SECRET: newSecret() }
const CONTENT = { CONTENT_ORIGIN: 'https://content.example' }
const places: Place[] = []
const hubs: RunningHub[] = []
let demo: Record<string, string>
let own: Record<string, string>

beforeAll(async () => {
  demo = { ...(await place()), NODE_ENV: 'development' }
  own = { ...(await place()), ...SECRET, ...CONTENT, NODE_ENV: 'production', LOG_LEVEL: 'warn' }
})
afterEach(async () => {
  for (const hub of hubs.splice(0)) await hub.stop()
})
afterAll(() => places.forEach(({ remove }) => remove()))

async function place(): Promise<Record<string, string>> {
  const made = await makePlace()
  places.push(made)
  return { ...made.env, RATE_LIMITS: 'off' }
}

async function start(env: Record<string, string>): Promise<RunningHub> {
  const hub = await startHub(env)
  hubs.push(hub)
  return hub
}

/** What a start that fails says. Nothing of it may be left running. */
async function refusal(env: Record<string, string>): Promise<string> {
  const fault = await start(env).then(
    () => 'started',
    (error: Error) => error.message,
  )
  expect(hasDatabase(env)).toBe(false)
  return fault
}

const hasDatabase = (env: Record<string, string>) => existsSync(join(env['DATA_DIR']!, 'postgres/postmaster.pid'))

test('makes the demo hubs and says so, and nothing else', async () => {
  const hub = await start(demo)
  expect(hub.output().replaceAll(/(Migrated the database): .*/g, '$1')).toBe(
    `Making the database (once)\nMigrated the database\nMaking the demo hubs and their accounts\nready ${hub.origin}\n`,
  )
})

test('starts on the same data soon, and each hub answers with its own name', async () => {
  const began = Date.now()
  const hub = await start(demo)
  // Five seconds on a machine of its own; beside other tests twice that.
  expect(Date.now() - began).toBeLessThan(10_000)
  expect(hub.output()).toBe(`ready ${hub.origin}\n`)
  const names = await Promise.all(
    ['localhost', '127.0.0.1', 'second.localhost'].map((name) =>
      get(`/api/hub`, { host: `${name}:${demo['PORT']}` }).then(
        ({ body }) => (JSON.parse(body) as { name: string }).name,
      ),
    ),
  )
  expect(names).toEqual(['Demo Hub', 'Demo Hub', 'Second Demo Hub'])
})

test('keeps less than 220 MiB while nobody calls', async () => {
  const hub = await start(demo)
  await wait(5_000)
  const kib = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${hub.pid}/status`, 'utf8'))?.[1]
  expect(Number(kib) / 1024).toBeLessThan(220)
})

interface Got {
  status: number
  body: string
  connection: string | undefined
}

/** fetch() sends no Host of its own choice. */
function get(path: string, headers: Record<string, string>): Promise<Got> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: demo['PORT'], path, headers }, (answer) => {
      let body = ''
      answer.on('data', (chunk) => (body += String(chunk)))
      answer.on('end', () => resolve({ status: answer.statusCode!, body, connection: answer.headers.connection }))
    })
    sent.on('error', reject)
    sent.end()
  })
}

test('finishes the upload that is under way when it is asked to stop, and ends with 0 and without a database', async () => {
  const hub = await start(demo)
  const admin = await signIn(hub.origin, ADMIN, DEMO_PASSWORD)
  const policy = must(
    await admin.api.POST('/files/policy', {
      body: { filename: 'a.pdf', contentType: 'application/pdf', size: 30, type: 'asset' },
    }),
  )
  const answer = new Promise<{ status: number; connection: string | undefined }>((resolve, reject) => {
    const headers = { ...policy.uploadHeaders, host: `localhost:${demo['PORT']}`, 'content-length': 30 }
    const upload = request(
      {
        host: '127.0.0.1',
        port: demo['PORT'],
        method: 'PUT',
        path: new URL(policy.uploadUrl, hub.origin).pathname,
        headers,
      },
      (got) => {
        got.resume()
        resolve({ status: got.statusCode!, connection: got.headers.connection })
      },
    )
    upload.on('error', reject)
    const parts = ['%PDF-1.4\n0', '0123456789', '0123456789']
    const more = setInterval(() => {
      upload.write(parts.shift())
      if (parts.length) return
      clearInterval(more)
      upload.end()
    }, 400)
  })
  await wait(500)
  const began = Date.now()
  const code = hub.stop()
  expect(await answer).toEqual({ status: 204, connection: 'close' })
  expect([await code, hasDatabase(demo)]).toEqual([0, false])
  expect(Date.now() - began).toBeLessThan(5_000)
  expect(hub.output()).toBe(`ready ${hub.origin}\n`)
})

test('answers 503 while its database is away, stays, and is back with it', async () => {
  const hub = await start(demo)
  const headers = { host: `localhost:${demo['PORT']}` }
  process.kill(databaseServer(demo['DATA_DIR']!), 'SIGKILL')
  const statuses = new Set<number>()
  for (const end = Date.now() + 10_000; Date.now() < end && !(statuses.has(503) && statuses.has(200)); await wait(50))
    statuses.add((await get('/health/ready', headers)).status)
  expect(statuses).toEqual(new Set([503, 200]))
  expect(await signIn(hub.origin, ADMIN, DEMO_PASSWORD)).toBeDefined()
})

test('says so when a port is in use, and leaves nothing running', async () => {
  const other = createServer()
  await new Promise<void>((done) => other.listen(Number(demo['CONTENT_PORT']), '127.0.0.1', done))
  expect(await refusal(demo)).toContain(`The hub cannot start. Another program uses port ${demo['CONTENT_PORT']}.`)
  other.close()
})

test('ends in order when it is asked to stop while it starts', async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, ...demo },
    stdio: 'ignore',
  })
  while (!hasDatabase(demo)) await wait(20)
  child.kill('SIGTERM')
  expect([await once(child, 'exit'), hasDatabase(demo)]).toEqual([[0, null], false])
})

test('serves the demo to this machine alone', async () => {
  expect(await refusal({ ...demo, HOST: '0.0.0.0' })).toContain('The demo hub answers on this machine only.')
})

test('refuses the demo accounts in production', async () => {
  expect(await refusal({ ...demo, ...SECRET, ...CONTENT, NODE_ENV: 'production' })).toContain(
    'This database holds the demo accounts, whose password everybody knows.',
  )
})

test('asks in production for what it needs', async () => {
  expect(await refusal({ ...own, HUB_SECRET: '' })).toContain('HUB_SECRET')
  expect(await refusal({ ...own, HUB_SECRET: 'change-me-'.repeat(4) })).toContain('HUB_SECRET reads like an example')
  expect(await refusal({ ...own, PUBLIC_SCHEME: 'https' })).toContain('set TRUST_PROXY to how many proxies')
  expect(await refusal({ ...own, CONTENT_ORIGIN: '' })).toContain('Set CONTENT_ORIGIN')
  expect(await refusal(own)).toContain('Set HUB_HOSTNAME (learn.example.org) and ADMIN_EMAIL, and start again.')
})

test('refuses a hub on the site of the content, a new one and one that is there', async () => {
  const names = { HUB_HOSTNAME: 'learn.content.example', ADMIN_EMAIL: 'first@hub.example' }
  expect(await refusal({ ...own, ...names })).toContain('The hub at learn.content.example and CONTENT_ORIGIN')
  expect(await refusal({ ...demo, CONTENT_ORIGIN: `http://localhost:${demo['CONTENT_PORT']}` })).toContain(
    'The hub at localhost and CONTENT_ORIGIN',
  )
})

test('makes the first hub and leaves links with which its admin chooses a password, until that is done', async () => {
  const env = { ...own, HUB_HOSTNAME: 'localhost', HUB_NAME: 'A hub of our own', ADMIN_EMAIL: 'first@hub.example' }
  const file = join(own['DATA_DIR']!, 'first-admin-link.txt')
  const linkOf = (hub: RunningHub) => {
    expect(hub.output()).not.toContain('token=')
    return existsSync(file) ? readFileSync(file, 'utf8').split('\n')[0] : undefined
  }
  const first = await start(env)
  expect(first.output()).toContain(`The link is in ${file}.`)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const link = linkOf(first)
  expect(link).toContain(`${first.origin}/accept-invitation?token=`)
  await first.stop()
  // A start more leaves the link as it is, unless it is for somebody else.
  const again = await start(env)
  expect(linkOf(again)).toBe(link)
  await again.stop()
  const other = await start({ ...env, ADMIN_EMAIL: 'other@hub.example' })
  expect(linkOf(other)).not.toBe(link)
  await other.stop()
  const second = await start(env)
  const token = new URL(linkOf(second)!).searchParams.get('token')
  const accepted = await fetch(`${second.origin}/api/auth/invitations/accept`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: second.origin },
    body: JSON.stringify({ token, password: 'four plain words together', first_name: 'First', last_name: 'Admin' }),
  })
  expect([accepted.status, await accepted.json()]).toMatchObject([
    200,
    { hub: { name: 'A hub of our own' }, user: { first_name: 'First' } },
  ])
  await second.stop()
  const third = await start(env)
  expect(linkOf(third)).toBeUndefined()
  expect(await signIn(third.origin, env.ADMIN_EMAIL, 'four plain words together')).toBeDefined()
})
