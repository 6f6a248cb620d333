import { exec } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '../../../server/db/connect.ts'
import { demoAccounts, DEMO_PASSWORD } from '../../../server/demo.ts'
import { appAddress } from '../../../server/db/open.ts'
import { readConfig } from '../../../server/platform/config.ts'
import { ROOT } from '../../generate/paths.ts'
import { must, signIn, type Hub } from '../../hub/client.ts'
import { makePlace, type Place } from '../../hub/place.ts'
import { startHub, type RunningHub } from '../../hub/process.ts'
import { uploadBytes } from '../../hub/upload.ts'
import { runHub } from '../../testing/run-hub.ts'
import { readManifest } from './manifest.ts'

/** A hub with people, content, files and a signed badge is backed up while it is written to, and comes back elsewhere. */

const ADMIN = demoAccounts.find(({ role }) => role === 'admin')!.email
const [from, to, kept] = [await makePlace(), await makePlace(), await makePlace()]
const folder = join(kept.dataDir, 'backup')
let running: RunningHub
let admin: Hub
let assetId: string
let before: Counts

beforeAll(async () => {
  running = await startHub({ ...from.env, RATE_LIMITS: 'off' })
  admin = await signIn(running.origin, ADMIN, DEMO_PASSWORD)
  assetId = await makeAsset('Kept')
}, 120_000)
afterAll(async () => {
  await running.stop()
  for (const place of [from, to, kept]) place.remove()
})

const hub = ({ env }: Place, ...args: string[]) => runHub(env, ...args)

async function makeAsset(name: string): Promise<string> {
  const bytes = new Blob([`%PDF-1.4\n${name}\n%%EOF\n`])
  const fileId = await uploadBytes(admin, bytes, { filename: 'a.pdf', type: 'asset' })
  const body = { type: 'upload', name, fileId, download: 'enabled', published: true } as const
  return must(await admin.api.POST('/assets/', { body })).id
}

const textOf = async ({ api }: Hub, id: string) => {
  const params = { path: { assetId: id, type: 'download' as const }, query: { download: true } as never }
  return (await api.GET('/asset/{assetId}/{type}', { params, parseAs: 'text' })).data
}

type Counts = Record<string, number>

/** How many rows the tables of both demo hubs have. */
async function counts({ env }: Place): Promise<Counts> {
  const config = readConfig({ ...process.env, ...env })
  const databases = connect(appAddress(config), { poolSize: 1, transactionPooler: false, isPatient: true })
  const tables = [
    'member',
    'content',
    'asset',
    'file',
    'audit_entry',
    'security_event',
    'custom_field',
    'team',
  ] as const
  try {
    const found: Counts = {}
    for (const domainId of [1, 2])
      for (const table of tables) {
        const query = databases
          .forHub(domainId)
          .selectFrom(table)
          .select((eb) => eb.fn.countAll<string>().as('count'))
        found[`${table} of hub ${domainId}`] = Number((await query.executeTakeFirstOrThrow()).count)
      }
    return found
  } finally {
    await databases.close()
  }
}

test('is taken while people write, as of one moment, with every file that it names', async () => {
  let isOver = false
  const writing = (async () => {
    for (let nth = 0; !isOver; nth += 1) await makeAsset(`Meanwhile ${nth}`)
  })()
  await wait(1_000)
  const taken = await hub(from, 'backup', folder)
  isOver = true
  await writing
  expect(taken).toEqual({
    code: 0,
    said: expect.stringMatching(/^\d+ rows of \d+ tables and \d+ files are in /) as string,
  })
  const { tables, fileCount } = readManifest(folder)
  const rowsOf = (name: string) => tables.find((table) => table.name === name)!.rowCount
  expect(fileCount).toBeGreaterThanOrEqual(rowsOf('asset'))
  expect(rowsOf('member')).toBe(6)
}, 120_000)

test('is not written over something else', async () => {
  expect(await hub(from, 'backup', folder)).toEqual({
    code: 1,
    said: `${folder} is not empty. A backup goes to a folder of its own.`,
  })
})

test('comes back in an empty place: the same rows and files, and what the secret sealed', async () => {
  // Another one, of a hub that rests, so that all can be counted.
  rmSync(folder, { recursive: true })
  before = await counts(from)
  await running.stop()
  expect((await hub(from, 'backup', folder)).code).toBe(0)
  const back = await hub(to, 'restore', folder)
  expect(back).toEqual({
    code: 0,
    said: expect.stringMatching(/^\d+ rows and \d+ files of .* are back\. Start the hub\.$/) as string,
  })
  running = await startHub({ ...to.env, RATE_LIMITS: 'off' })
  expect(await counts(to)).toEqual(before)
  const there = await signIn(running.origin, ADMIN, DEMO_PASSWORD)
  expect(await textOf(there, assetId)).toContain('Kept')
  const secretOf = ({ dataDir }: Place) =>
    (JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as { secret: string }).secret
  expect(secretOf(to)).toBe(secretOf(from))
  // The keys of badges and all else that is sealed can be opened.
  expect((await hub(to, 'reseal')).said).toBe('All is sealed with the first secret of HUB_SECRET.')
}, 180_000)

test('goes to a stream and comes back from it', async () => {
  const [empty, tar] = [await makePlace(), join(kept.dataDir, 'backup.tar')]
  const piped = (command: string, env: Place['env']) =>
    promisify(exec)(command, { env: { ...process.env, ...env }, cwd: ROOT })
  const node = `"${process.execPath}" bin/hub.mjs`
  await piped(`${node} backup - > "${tar}"`, to.env)
  const { stdout } = await piped(`${node} restore - < "${tar}"`, empty.env)
  expect(stdout).toMatch(/rows and [1-9]\d* files of .* are back\. Start the hub\.$/m)
  const back = await startHub({ ...empty.env, RATE_LIMITS: 'off' })
  expect(await counts(empty)).toEqual(await counts(to))
  expect(await textOf(await signIn(back.origin, ADMIN, DEMO_PASSWORD), assetId)).toContain('Kept')
  await back.stop()
  empty.remove()
}, 180_000)

test('is not brought to a place that has a hub already', async () => {
  const rows = await counts(to)
  await running.stop()
  expect(await hub(to, 'restore', folder)).toEqual({
    code: 1,
    said: 'This database has a hub already. A backup is brought to an empty one.',
  })
  running = await startHub({ ...to.env, RATE_LIMITS: 'off' })
  expect(await counts(to)).toEqual(rows)
})

test('says which file is not what it was, and that a folder holds none', async () => {
  const empty = await makePlace()
  const [line] = readFileSync(join(folder, 'files.sha256'), 'utf8').split('\n')
  writeFileSync(join(folder, line!.slice(66)), 'something else')
  const { code, said } = await hub(empty, 'restore', folder)
  expect([code, said]).toEqual([1, expect.stringMatching(/^The file .* is not what it was when it was taken\.$/)])
  expect((await hub(empty, 'restore', empty.dataDir)).said).toContain('holds no whole backup')
  empty.remove()
}, 120_000)
