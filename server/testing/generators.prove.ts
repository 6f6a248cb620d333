import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createClient } from '@hey-api/openapi-ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listeningHub, tokenOf, type ListeningHub } from './workflows-hub.ts'

/** Clients that four generators of others make of the contract: each compiles whole and makes its calls on a hub. */

const ROOT = join(import.meta.dirname, '../..')
const CONTRACT = join(ROOT, 'generated/openapi.json')
const COMPILERS = { 'TypeScript 5': 'oazapfts/node_modules/typescript', 'TypeScript 7': 'typescript-7' }
const run = promisify(execFile)
const bin = (name: string) => join(ROOT, 'node_modules/.bin', name)
/** Under the packages that the clients need at run time. */
let folder: string
let hub: ListeningHub

interface Generator {
  generate(): Promise<unknown>
  /** A program that asks for the caller's address and makes a topic, and prints both. */
  program: string
}

const KUBB = `import { build } from '@kubb/core'
import { pluginClient } from '@kubb/plugin-client'
import { pluginOas } from '@kubb/plugin-oas'
import { pluginTs } from '@kubb/plugin-ts'
const { error } = await build({
  config: {
    root: '.',
    input: { path: '${CONTRACT}' },
    output: { path: 'kubb', clean: true, format: false, lint: false, extension: { '.ts': '.ts' } },
    plugins: [pluginOas({ generators: [] }), pluginTs({}), pluginClient({ client: 'fetch', bundle: true })],
  },
})
if (error) throw error`

/** Where the hub is, and with what. */
const HEAD = `const baseUrl = process.env['HUB'] + '/api'\nconst token = process.env['HUB_TOKEN']!\n`
const TOPIC = `{ name: process.env['TOPIC']! }`

const generators: Record<string, Generator> = {
  'hey-api': {
    generate: () =>
      createClient({
        input: CONTRACT,
        output: { path: join(folder, 'hey-api'), module: { extension: '.ts' } },
        logs: { level: 'silent' },
        plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
      }),
    program: `import { client } from './hey-api/client.gen.ts'
import { createTopic, getMyProfile } from './hey-api/sdk.gen.ts'
${HEAD}client.setConfig({ baseUrl, auth: token })
const profile = await getMyProfile({ throwOnError: true })
const topic = await createTopic({ throwOnError: true, body: ${TOPIC} })
console.log(profile.data.email, topic.data.id)`,
  },
  oazapfts: {
    generate: () => run(bin('oazapfts'), [CONTRACT, join(folder, 'oazapfts.ts')]),
    program: `import { createTopic, defaults, getMyProfile } from './oazapfts.ts'
${HEAD}defaults.baseUrl = baseUrl
defaults.headers = { authorization: 'Bearer ' + token }
const profile = await getMyProfile()
const topic = await createTopic(${TOPIC})
if (profile.status !== 200 || topic.status !== 201) throw new Error(JSON.stringify([profile, topic]))
console.log(profile.data.email, topic.data.id)`,
  },
  kubb: {
    // In a process of its own, since it does not run within a test.
    generate: () => {
      writeFileSync(join(folder, 'kubb.ts'), KUBB)
      return run(process.execPath, ['kubb.ts'], { cwd: folder })
    },
    program: `import { setConfig } from './kubb/.kubb/fetch.ts'
import { createTopic } from './kubb/clients/createTopic.ts'
import { getMyProfile } from './kubb/clients/getMyProfile.ts'
${HEAD}setConfig({ baseURL: baseUrl, headers: { authorization: 'Bearer ' + token, 'content-type': 'application/json' } })
const profile = await getMyProfile()
const topic = await createTopic(${TOPIC})
console.log(profile.email, topic.id)`,
  },
  'openapi-fetch': {
    // It takes what has a default as something that is always there, in what is sent as well; this option says that it is not.
    generate: () =>
      run(bin('openapi-typescript'), [CONTRACT, '--output', 'schema.d.ts', '--default-non-nullable', 'false'], {
        cwd: folder,
      }),
    program: `import createClient from 'openapi-fetch'
import type { paths } from './schema.d.ts'
${HEAD}const client = createClient<paths>({ baseUrl, headers: { authorization: 'Bearer ' + token } })
const profile = await client.GET('/me/profile')
const topic = await client.POST('/topics/', { body: ${TOPIC} })
if (!profile.data || !topic.data) throw new Error(JSON.stringify([profile.error, topic.error]))
console.log(profile.data.email, topic.data.id)`,
  },
}

beforeAll(async () => {
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  folder = mkdtempSync(join(ROOT, '.cache/generators-'))
  // Theirs, and not that of the house.
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  hub = await listeningHub()
})
afterAll(async () => {
  await hub.close()
  rmSync(folder, { recursive: true, force: true })
})

describe.each(Object.keys(generators))('a client by %s', (name) => {
  const { generate, program } = generators[name]!
  const file = `${name}-program.ts`

  beforeAll(async () => {
    await generate()
    writeFileSync(join(folder, file), program)
  })

  test.each(Object.entries(COMPILERS))('compiles whole with %s', async (_, compiler) => {
    const options = {
      strict: true,
      noEmit: true,
      target: 'es2022',
      module: 'esnext',
      moduleResolution: 'bundler',
      allowImportingTsExtensions: true,
      lib: ['es2023', 'dom', 'dom.iterable'],
      types: ['node'],
    }
    const files = name === 'kubb' ? [file, 'kubb/index.ts'] : [file]
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files }))
    const tsc = join(ROOT, 'node_modules', compiler, 'bin/tsc')
    const said = await run(process.execPath, [tsc, '-p', folder]).catch((fault: { stdout: string }) => fault)
    expect(said.stdout.slice(0, 2_000)).toBe('')
  })

  test('asks and changes something on a hub', async () => {
    const admin = await hub.person({ isAdmin: true, privileges: ['playlist_write'] })
    const TOPIC = `A topic by ${name}`
    const env = { ...process.env, HUB: hub.origin, HUB_TOKEN: await tokenOf(admin, ['me', 'playlist_write']), TOPIC }
    const { stdout } = await run(process.execPath, [file], { cwd: folder, env })
    const [email, id] = stdout.trim().split(' ')
    expect(email).toBe(admin.email)
    expect((await admin.get(`/topics/${id}`)).body.name).toBe(TOPIC)
  })
})
