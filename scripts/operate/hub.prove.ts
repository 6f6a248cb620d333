import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startBuckets } from '../../server/testing/buckets.ts'
import { freePort } from '../../server/testing/cluster.ts'
import { must, signIn } from '../hub/client.ts'
import { makePlace } from '../hub/place.ts'
import { startHub, type RunningHub } from '../hub/process.ts'
import { uploadBytes } from '../hub/upload.ts'
import { choosePassword, PASSWORD, productionSettings } from '../testing/production.ts'
import { runHub } from '../testing/run-hub.ts'

/** The command line as an operator has it: beside a hub that runs, and without one. */

const place = await makePlace()
const env: Record<string, string> = {
  ...place.env,
  ...productionSettings(),
  HUB_NAME: 'The first hub',
}
const ADMIN = 'second@hub.example'
let running: RunningHub | undefined

beforeAll(async () => {
  running = await startHub(env)
}, 120_000)
afterAll(async () => {
  await running?.stop()
  place.remove()
})

const hub = (args: string[], more: Record<string, string> = {}) => runHub({ ...env, ...more }, ...args)
const json = async <T>(...args: string[]) => JSON.parse((await hub(['--json', ...args])).said) as T

/** fetch() sends no Host of its own choice. */
async function nameAt(port: string, host: string): Promise<string> {
  const asked = get({ host: '127.0.0.1', port, path: '/api/hub', headers: { host: `${host}:${port}` } })
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return (JSON.parse(await text(answer)) as { name: string }).name
}

describe('beside a hub that runs', () => {
  test('check says each thing in a line', async () => {
    const { code, said } = await hub(['check'])
    expect(said.split('\n').map((line) => line.replaceAll(/\s+/g, ' '))).toEqual([
      'ok settings read, for production, reached by http at port ' + env['PORT'],
      expect.stringMatching(/^ok database PostgreSQL 1\d\.\d+, in the clear$/),
      'ok schema that of this version',
      'ok roles the hub sees one hub at a time',
      `ok files written, read and deleted in the folder ${join(place.dataDir, 'files')}`,
      'ok origins localhost; content at https://content.example',
      'ok mail mails wait in the hub, under E-mails',
    ])
    expect(code).toBe(0)
  })

  test('make-admin and reset-link lead somebody in, with every right', async () => {
    expect((await hub(['make-admin', ADMIN])).said).toBe(`${ADMIN} has every right in hub 1, The first hub.`)
    await choosePassword(running!.origin, (await json<{ link: string }>('reset-link', ADMIN)).link)
    const { api } = await signIn(running!.origin, ADMIN, PASSWORD)
    must(await api.POST('/playlists/', { body: { name: 'By hand' } }))
    // The second link is that of somebody who has a password.
    const { link } = await json<{ link: string }>('reset-link', ADMIN)
    expect(new URL(link).pathname).toBe('/reset-password')
    await choosePassword(running!.origin, link)
    await signIn(running!.origin, ADMIN, PASSWORD)
  })

  test('create-hub and add-hostname are known to the hub that runs', async () => {
    const about = ['--name', 'Another hub', '--admin', 'other@hub.example']
    const made = await json<{ domainId: number; link: string }>('create-hub', 'other.localhost', ...about)
    expect(made).toMatchObject({ domainId: 2, link: expect.stringContaining('http://other.localhost:') as string })
    expect((await hub(['add-hostname', 'third.localhost', '--hub', 'other.localhost', '--primary'])).code).toBe(0)
    await expect.poll(() => nameAt(env['PORT']!, 'third.localhost'), { timeout: 10_000 }).toBe('Another hub')
    expect(await hub(['add-hostname', 'third.localhost', '--hub', 'localhost'])).toEqual({
      code: 1,
      said: 'third.localhost leads to hub 2 already.',
    })
    expect(await hub(['make-admin', ADMIN])).toEqual({
      code: 1,
      said: 'Say with --hub which one: localhost, third.localhost.',
    })
  })

  test('quota says and sets what a hub may store', async () => {
    const of = ['--hub', 'localhost']
    expect((await hub(['quota', ...of])).said).toMatch(
      /^Hub 1, The first hub, stores .* of at most 100 GiB; each person at most 20 GiB\.$/,
    )
    expect(await json('quota', ...of, '--size', '0.5', '--per-person', '2')).toMatchObject({
      domainId: 1,
      hubBytes: 2 ** 29,
      personBytes: 2 ** 31,
    })
    expect(await hub(['quota', ...of, '--size', '-3'])).toMatchObject({
      code: 1,
      said: expect.stringContaining('in GiB'),
    })
    expect(await json('quota', ...of, '--size', '100', '--per-person', '20')).toMatchObject({ hubBytes: 100 * 2 ** 30 })
  })

  test('status counts what there is', async () => {
    const { schema, hubs, tables } = await json<{
      schema: string
      hubs: { name: string; people: number; content: number }[]
      tables: { name: string; bytes: number }[]
    }>('status')
    expect(schema).toBe('that of this version')
    expect(hubs).toMatchObject([
      { name: 'The first hub', people: 2, content: 1 },
      { name: 'Another hub', people: 1, content: 0 },
    ])
    expect(tables[0]!.bytes).toBeGreaterThanOrEqual(tables[1]!.bytes)
    expect((await hub(['status'])).said).toContain('Hub 1: The first hub, http://localhost')
  })

  test('rebuild and migrate find nothing to do in a hub without mistakes', async () => {
    expect(await hub(['rebuild', '--check'])).toEqual({
      code: 0,
      said: 'Who reaches content is kept as it is defined, in 2 hubs.',
    })
    expect((await hub(['rebuild', 'reach'])).said).toBe('Worked out anew for 2 hubs: who reaches content.')
    expect((await hub(['migrate', '--plan'])).said).toBe('The database is up to date.')
    expect((await hub(['migrate'])).said).toBe('The database is up to date.')
  })

  test('a wrong call is told apart from a hub with a fault', async () => {
    expect((await hub(['chekc'])).code).toBe(2)
    expect((await hub(['rebuild', 'everything'])).code).toBe(2)
    expect((await hub(['--help'])).code).toBe(0)
    expect(await hub(['reset-link', 'nobody@hub.example', '--hub', 'localhost'])).toEqual({
      code: 1,
      said: 'Nobody in hub 1 has the address nobody@hub.example.',
    })
  })
})

test('moves the files to a bucket while the hub runs, which goes on with them from there', async () => {
  const buckets = await startBuckets(join(place.dataDir, 's3'))
  const s3 = {
    S3_BUCKET: buckets.s3.bucket,
    S3_ENDPOINT: buckets.s3.endpoint!,
    S3_ACCESS_KEY_ID: buckets.s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: buckets.s3.secretAccessKey,
  }
  try {
    const before = await signIn(running!.origin, ADMIN, PASSWORD)
    const fileId = await uploadBytes(before, new Blob(['%PDF-1.4\nkept\n%%EOF\n']), {
      filename: 'a.pdf',
      type: 'asset',
    })
    const body = { type: 'upload', name: 'Kept', fileId, download: 'enabled', published: true } as const
    const { id: assetId } = must(await before.api.POST('/assets/', { body }))
    // Whoever starts it on an empty bucket is told, and nothing happens.
    await running!.stop()
    running = undefined
    await expect(startHub({ ...env, ...s3 })).rejects.toThrow(/None of the last 1 files of hub 1 is in the bucket/)
    running = await startHub(env)
    const moved = await hub(['move-files', '--to', 'bucket'], s3)
    expect(moved.said).toMatch(
      /^[1-9]\d* files copied from the folder .* to the bucket hub-files, 0 were there already\./,
    )
    expect((await hub(['move-files', '--to', 'bucket'], s3)).said).toMatch(/^0 files copied .*, [1-9]\d* were there/)
    await running.stop()
    rmSync(join(place.dataDir, 'files'), { recursive: true })
    running = await startHub({ ...env, ...s3 })
    const { api } = await signIn(running.origin, ADMIN, PASSWORD)
    const params = { path: { assetId, type: 'download' as const }, query: { download: true } as never }
    const { data } = await api.GET('/asset/{assetId}/{type}', { params, parseAs: 'text' })
    expect(data).toContain('kept')
  } finally {
    await running?.stop()
    running = undefined
    await buckets.close()
  }
}, 120_000)

describe('without a hub', () => {
  test('check wakes the database, and says what is wrong of each thing by itself', async () => {
    const port = await freePort()
    const mails = new SMTPServer({ hideSTARTTLS: true, onAuth: (_auth, _session, done) => done(new Error('no')) })
    await new Promise<void>((listening) => mails.listen(port, '127.0.0.1', listening))
    const wrong = {
      S3_BUCKET: 'not-there',
      S3_ENDPOINT: 'http://127.0.0.1:9',
      S3_ACCESS_KEY_ID: 'x',
      S3_SECRET_ACCESS_KEY: 'x',
      SMTP_URL: `smtp://user:wrong@127.0.0.1:${port}`,
      MAIL_FROM: 'hub@hub.example',
    }
    try {
      const { code, said } = await hub(['check'], wrong)
      const faults = said.split('\n').filter((line) => line.startsWith('FAIL'))
      expect(faults.map((line) => line.split(/\s+/)[1])).toEqual(['files', 'mail'])
      expect([code, said]).toEqual([1, expect.stringMatching(/ok +schema +that of this version/)])
    } finally {
      await new Promise<void>((done) => mails.close(done))
    }
  }, 60_000)

  test('a setting that cannot be meant is all that check says', async () => {
    expect(await hub(['check'], { PUBLIC_SCHEME: 'ftp' })).toEqual({
      code: 1,
      said: 'FAIL settings  PUBLIC_SCHEME must be http or https, not "ftp".',
    })
  })

  test('before the first start, check says that there is no database and makes none', async () => {
    const empty = await makePlace()
    const once = await hub(['check'], empty.env)
    expect(once.said).toMatch(
      /^ok +settings .*\nFAIL database +There is no database in .* yet; the first start makes it\.$/m,
    )
    expect(await hub(['check'], empty.env)).toEqual(once)
    empty.remove()
  })

  test('a database that is not there is a sentence', async () => {
    const away = { DATABASE_URL: `postgres://hub_app:x@127.0.0.1:${await freePort()}/hub` }
    const { code, said } = await hub(['check'], away)
    expect([code, said]).toEqual([1, expect.stringMatching(/FAIL database +The database does not answer/)])
  })
})
