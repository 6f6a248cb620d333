import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { privileges } from '../../generated/reference.ts'
import { callsOf, readContract } from '../../scripts/docs/contract.ts'
import { samplesOf } from '../../scripts/docs/samples.ts'
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
  // It is packed and installed as by somebody else.
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function install(): Promise<void> {
  // Where the compiler finds what it needs.
  const built = mkdtempSync(join(ROOT, '.cache/sdk-'))
  await buildSdk(built)
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  // What the package needs is packed too, so that installing it asks no registry.
  const needed = ['openapi-fetch', 'openapi-typescript-helpers'].map((name) => join(ROOT, 'node_modules', name))
  const { stdout } = await npm('pack', '--ignore-scripts', '--silent', built, ...needed)
  rmSync(built, { recursive: true })
  const files = stdout
    .trim()
    .split('\n')
    .map((name) => `./${name}`)
  await npm('install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts', ...files)
  symlinkSync(join(ROOT, 'node_modules/@types'), join(folder, 'node_modules/@types'))
  const blocks = [...readFileSync(join(packageFolder, 'README.md'), 'utf8').matchAll(/^```ts\n(.*?)^```/gms)]
  writeFileSync(join(folder, 'example.ts'), blocks.map(([, code]) => code).join('\n'))
}

const npm = (...args: string[]) => run('npm', args, { cwd: folder })

/** Type-checks the project, declarations of the package included. @returns what the compiler says, empty when all is well */
async function faults(file: string, ...options: string[]): Promise<string> {
  const compiler = join(ROOT, 'node_modules/typescript-7/bin/tsc')
  const args = [compiler, file, '--strict', '--target', 'es2022', '--types', 'node', ...options]
  return run(process.execPath, args, { cwd: folder }).then(
    () => '',
    (fault: { stdout: string }) => fault.stdout,
  )
}

test('marks in the types what is not built yet', () => {
  const types = readFileSync(join(packageFolder, 'schema.d.ts'), 'utf8')
  const missing = JSON.parse(readFileSync(join(ROOT, 'generated/not-implemented.json'), 'utf8')) as string[]
  expect(types.match(/Not built yet: /g)).toHaveLength(missing.length)
  // And what goes away, of which there is one.
  expect(types.match(/@deprecated/g)).toHaveLength(missing.length + 1)
  expect(types).toContain('**Deprecated** since 2026-11-23, and gone after 2027-12-31. Call `getMyPlaylist`')
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
    expect(await faults('example.ts', ...options, '--outDir', 'out')).toBe('')
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
      'One of them: Made with the SDK',
      'One of them: Second',
      'One of them: First',
      'There are 3',
      'Arranged',
    ])
  })
})

describe('the types of the SDK', () => {
  const check = (name: string, code: string) => {
    writeFileSync(join(folder, `${name}.ts`), code)
    return faults(
      `${name}.ts`,
      '--module',
      'nodenext',
      '--exactOptionalPropertyTypes',
      '--noEmit',
      '--lib',
      'es2023,dom',
    )
  }

  test('let all samples of the reference compile', { timeout: 120_000 }, async () => {
    const contract = readContract(join(ROOT, 'generated/openapi.json'))
    const bodies = callsOf(contract).map((call) => {
      const [, sample] = samplesOf(contract, call)
      return `{\n${sample!.source.replace(/^import.*$/m, '')}\n}`
    })
    const head = "import { createHub, unwrap } from '@learning-hub/sdk'\n"
    expect(await check('samples', head + bodies.join('\n'))).toBe('')
    expect(bodies.length).toBeGreaterThan(300)
  })

  const asking = (line: string) =>
    check(
      'asking',
      `import { createHub } from '@learning-hub/sdk'\nconst hub = createHub({ origin: 'http://x' })\n${line}`,
    )

  test('let everything be left out that has a default, in addresses and in bodies', async () => {
    const calls = [
      "await hub.GET('/jobs')",
      "await hub.GET('/users', { params: { query: { limit: 2 } } })",
      "await hub.GET('/assets/', { params: { query: { onlyDeleted: true } } })",
      "await hub.POST('/tags/delete/preview', { body: { names: ['a'] } })",
      "await hub.POST('/assets/', { body: { type: 'web', name: 'A', webUrl: 'https://x.example' } })",
    ]
    expect(await asking(calls.join('\n'))).toBe('')
    expect(await asking("await hub.GET('/jobs', { params: { query: { limit: 'two' } } })")).toContain(
      "to type 'number'",
    )
  })

  test.each([
    [
      'a code that the call cannot answer with',
      "const { error } = await hub.GET('/me/profile')\nif (error?.code === 'topic-name-taken') console.log()",
      '"topic-name-taken"',
    ],
    [
      'a change without the version',
      "await hub.PATCH('/topics/{topicId}', { params: { path: { topicId: 'x' } }, body: { name: 'A' } })",
      'header',
    ],
  ])('refuse %s', async (_what, line, says) => {
    expect(await asking(line)).toContain(says)
    expect(
      await asking(
        line
          .replace('topic-name-taken', 'not-signed-in')
          .replace("' } }, body", "' }, header: { 'If-Match': '*' } }, body"),
      ),
    ).toBe('')
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

  test('has a version of its own', () => {
    const { name, version, dependencies } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
      name: string
      version: string
      dependencies: object
    }
    expect({ name, version }).toEqual({ name: '@learning-hub/sdk', version: expect.stringMatching(/^\d+\.\d+\.\d+$/) })
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
