import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from '../generate/paths.ts'
import { makePlace, type Place } from '../hub/place.ts'
import { freePort } from '../../server/testing/cluster.ts'

/** `make dev` from a cold start, on ports of its own. */

let place: Place
let clientPort: string
let dev: ChildProcess
let said = ''
let complained = ''

beforeAll(async () => {
  place = await makePlace()
  clientPort = String(await freePort())
  dev = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: ROOT,
    env: { ...process.env, ...place.env, CLIENT_PORT: clientPort },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  dev.stdout!.on('data', (text) => (said += String(text)))
  dev.stderr!.on('data', (text) => (complained += String(text)))
})

afterAll(async () => {
  dev.kill('SIGTERM')
  if (dev.exitCode === null) await once(dev, 'exit')
  place.remove()
})

const starts = () => said.split('ready http').length - 1
const touch = (path: string) => utimesSync(join(ROOT, path), new Date(), new Date())

test(
  'starts a hub and its client without a complaint, and the client asks that hub',
  { timeout: 120_000 },
  async () => {
    await expect.poll(starts, { timeout: 90_000 }).toBe(1)
    const client = `http://localhost:${clientPort}`
    await expect.poll(async () => (await fetch(client).catch(() => null))?.status, { timeout: 30_000 }).toBe(200)
    const answers = await Promise.all(
      [client, `http://localhost:${place.env.PORT}`].map(async (origin) => (await fetch(`${origin}/api/hub`)).json()),
    )
    expect(answers[0]).toEqual(answers[1])
    expect(complained).toBe('')
  },
)

test('starts the hub again, once, when the server changes', { timeout: 60_000 }, async () => {
  touch('server/main.ts')
  touch('server/app.ts')
  await expect.poll(starts, { timeout: 30_000 }).toBe(2)
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  expect(starts()).toBe(2)
})

test('generates what the contract says when a file of it is saved', { timeout: 60_000 }, async () => {
  touch('spec/openapi.yaml')
  await expect.poll(() => said, { timeout: 30_000 }).toMatch(/Generated what spec\/ says \(\d+\.\d s\)/)
})
