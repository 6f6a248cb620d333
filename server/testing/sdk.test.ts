import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { privileges } from '../../generated/reference.ts'
import { buildSdk } from '../../scripts/sdk/build.ts'
import type * as Sdk from '../../scripts/sdk/index.ts'
import { listeningHub, tokenOf, type ListeningHub } from './workflows-hub.ts'

/** The package for integrators, built as `make sdk` builds it and used as its README says. */

const ROOT = join(import.meta.dirname, '../..')
const run = promisify(execFile)
/** A project of somebody who installed the package. */
const folder = mkdtempSync(join(tmpdir(), 'hub-sdk-'))
const packageFolder = join(folder, 'node_modules/@learning-hub/sdk')
let sdk: typeof Sdk

beforeAll(async () => {
  await install()
  sdk = (await import(join(packageFolder, 'index.js'))) as typeof Sdk
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function install(): Promise<void> {
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  for (const name of ['openapi-fetch', 'openapi-typescript-helpers', '@types'])
    symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  await buildSdk(packageFolder)
  const blocks = [...readFileSync(join(packageFolder, 'README.md'), 'utf8').matchAll(/^```ts\n(.*?)^```/gms)]
  writeFileSync(join(folder, 'example.ts'), blocks.map(([, code]) => code).join('\n'))
}

/** Type-checks the project, declarations of the package included. @returns what the compiler says, empty when all is well */
async function faults(...options: string[]): Promise<string> {
  const compiler = join(ROOT, 'node_modules/typescript-7/bin/tsc')
  const args = [compiler, 'example.ts', '--strict', '--target', 'es2022', '--types', 'node', ...options]
  return run(process.execPath, args, { cwd: folder }).then(
    () => '',
    (fault: { stdout: string }) => fault.stdout,
  )
}

test('marks in the types what is not built yet', () => {
  const types = readFileSync(join(packageFolder, 'schema.d.ts'), 'utf8')
  const missing = JSON.parse(readFileSync(join(ROOT, 'generated/not-implemented.json'), 'utf8')) as string[]
  expect(types.match(/Not built yet: /g)).toHaveLength(missing.length)
  expect(types.match(/@deprecated/g)).toHaveLength(missing.length)
})

describe('the README of the SDK', () => {
  let hub: ListeningHub
  beforeAll(async () => {
    hub = await listeningHub()
  })
  afterAll(() => hub.close())

  test.each([
    ['in Node', ['--module', 'nodenext', '--exactOptionalPropertyTypes']],
    ['for a bundler', ['--module', 'esnext', '--moduleResolution', 'bundler', '--lib', 'es2023,dom,dom.asynciterable']],
  ])('has examples that compile %s', async (_where, options) => {
    expect(await faults(...options, '--outDir', 'out')).toBe('')
  })

  test('has examples that do what they say on a hub', async () => {
    const admin = await hub.person({ isAdmin: true, privileges })
    for (const name of ['First', 'Second']) await admin.post('/playlists/', { name })
    const env = {
      ...process.env,
      HUB_ORIGIN: hub.origin,
      HUB_TOKEN: await tokenOf(admin, ['me', 'playlist_write']),
    }
    const { stdout } = await run(process.execPath, ['example.ts'], { cwd: folder, env })
    expect(stdout.trim().split('\n')).toEqual([
      `Signed in as ${admin.email}`,
      expect.stringMatching(/^Made [0-9a-f-]{36}$/),
      'Refused with 409 external-ref-taken',
      'One of 3: Made with the SDK',
      'One of 3: Second',
      'One of 3: First',
      'Arranged',
    ])
  })
})

describe('the SDK', () => {
  const problem = { type: '/x', title: 'Busy', status: 429, code: 'too-many-requests', detail: 'Wait a moment.' }
  const busy = (retryAfter?: string) =>
    Response.json(problem, { status: 429, ...(retryAfter ? { headers: { 'retry-after': retryAfter } } : {}) })
  const done = () => Response.json({ success: true, id: 'x' }, { status: 201 })

  /** A hub that gives these answers one after the other, and the bodies that it was sent. */
  function hubThatSays(answers: (() => Response)[], options: Partial<Sdk.HubOptions> = {}) {
    const bodies: string[] = []
    const keys: (string | null)[] = []
    const fetch = async (request: Request) => {
      bodies.push(await request.text())
      keys.push(request.headers.get('idempotency-key'))
      return answers[bodies.length - 1]!()
    }
    return { bodies, keys, hub: sdk.createHub({ origin: 'http://hub.example', fetch, ...options }) }
  }
  const make = (hub: Sdk.Hub, signal?: AbortSignal) =>
    hub.POST('/playlists/', { body: { name: 'A' }, ...(signal ? { signal } : {}) })

  test('is named and numbered as the contract is', () => {
    const { name, version, dependencies } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
      name: string
      version: string
      dependencies: object
    }
    const { info } = JSON.parse(readFileSync(join(ROOT, 'generated/openapi.json'), 'utf8')) as {
      info: { version: string }
    }
    expect({ name, version }).toEqual({ name: '@learning-hub/sdk', version: info.version })
    expect(dependencies).toEqual({ 'openapi-fetch': expect.stringMatching(/^\d+\.\d+\.\d+$/) })
  })

  test('sends a call again, body and all, when the hub says when to', async () => {
    const { hub, bodies } = hubThatSays([() => busy('0'), () => busy(new Date(0).toUTCString()), done])
    expect(sdk.unwrap(await make(hub))).toMatchObject({ id: 'x' })
    expect(bodies).toEqual(Array(3).fill('{"name":"A"}'))
  })

  const cutOff = (): Response => {
    throw new TypeError('fetch failed')
  }
  const running = () => Response.json({ ...problem, status: 409 }, { status: 409, headers: { 'retry-after': '0' } })

  test('sends a change again under its key when the connection is lost or the first is still running', async () => {
    const { hub, bodies, keys } = hubThatSays([cutOff, running, done], { token: 'hub_pat_x' })
    expect(sdk.unwrap(await make(hub))).toMatchObject({ id: 'x' })
    expect(bodies).toEqual(Array(3).fill('{"name":"A"}'))
    expect(keys[0]).toMatch(/^[\d-]{7,}$/)
    expect(new Set(keys).size).toBe(1)
    const next = hubThatSays([done], { token: 'hub_pat_x' })
    await make(next.hub)
    expect(next.keys[0]).not.toBe(keys[0])
  })

  test('takes the key that it is given', async () => {
    const { hub, keys } = hubThatSays([done])
    await hub.POST('/playlists/', { body: { name: 'A' }, params: { header: { 'Idempotency-Key': 'mine' } } })
    expect(keys).toEqual(['mine'])
  })

  test('does not send again what no key makes safe', async () => {
    const stranger = hubThatSays([cutOff, done])
    await expect(make(stranger.hub)).rejects.toThrow('fetch failed')
    const editor = hubThatSays([cutOff, done], { token: 'hub_pat_x' })
    await expect(
      editor.hub.PATCH('/topics/{topicId}', {
        params: { path: { topicId: 'x' }, header: { 'If-Match': '"v1"' } },
        body: { name: 'B' },
      }),
    ).rejects.toThrow('fetch failed')
    expect([stranger.bodies.length, editor.bodies.length]).toEqual([1, 1])
  })

  test('gives up after as many tries as it was allowed, or when the wait is too long', async () => {
    const often = hubThatSays(Array(4).fill(() => busy('0')))
    expect((await make(often.hub)).error?.code).toBe('too-many-requests')
    expect(often.bodies).toHaveLength(4)
    const long = hubThatSays([() => busy('61')])
    expect((await make(long.hub)).response.status).toBe(429)
    const never = hubThatSays([() => busy('0')], { tries: 1 })
    expect((await make(never.hub)).response.status).toBe(429)
  })

  test('stops waiting when the call is ended', async () => {
    const { hub, bodies } = hubThatSays([() => busy('30')])
    const ending = new AbortController()
    const call = make(hub, ending.signal)
    setTimeout(() => ending.abort(), 20)
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
    expect(bodies).toHaveLength(1)
  })

  test('throws a refusal with its code and its sentence, whoever it came from', async () => {
    const refused = hubThatSays([() => busy('61')])
    const answer = await make(refused.hub)
    expect(() => sdk.unwrap(answer)).toThrow(sdk.HubProblem)
    expect(() => sdk.unwrap(answer)).toThrow('Wait a moment.')
    const proxy = hubThatSays([() => new Response('<h1>Bad gateway</h1>', { status: 502 })])
    const page = await make(proxy.hub)
    expect(() => sdk.unwrap(page)).toThrow(expect.objectContaining({ status: 502, code: 'unexpected-answer' }))
  })
})
