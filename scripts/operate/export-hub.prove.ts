import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPromise } from 'yauzl'
import { demoAccounts, DEMO_PASSWORD } from '../../server/demo.ts'
import { LEFT_OUT } from '../../server/hubs/hub-archive-rules.ts'
import type { HubArchive } from '../../server/hubs/hub-archive-service.ts'
import { must, signIn } from '../hub/client.ts'
import { makePlace } from '../hub/place.ts'
import { startHub, type RunningHub } from '../hub/process.ts'
import { uploadBytes } from '../hub/upload.ts'
import { runHub } from '../testing/run-hub.ts'

/** One hub of an installation leaves as a zip: all that is its own, and nothing of another hub or that lets anybody in. */

const place = await makePlace()
const file = join(place.dataDir, 'hub.zip')
const ODD = 'A "quote", a \\ and ü'
let running: RunningHub

beforeAll(async () => {
  running = await startHub({ ...place.env, RATE_LIMITS: 'off' })
  const { email } = demoAccounts.find(({ role }) => role === 'admin')!
  const admin = await signIn(running.origin, email, DEMO_PASSWORD)
  const fileId = await uploadBytes(admin, new Blob(['%PDF-1.4\nkept\n%%EOF\n']), { filename: 'a.pdf', type: 'asset' })
  must(
    await admin.api.POST('/assets/', {
      body: { type: 'upload', name: ODD, fileId, download: 'enabled', published: true },
    }),
  )
}, 120_000)
afterAll(async () => {
  await running.stop()
  place.remove()
})

async function unzipped(): Promise<Map<string, Buffer>> {
  const zip = await openPromise(file)
  const entries = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry())
    entries.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  return entries
}

test('holds all of one hub as of one moment, and its files', async () => {
  const asked = await runHub(place.env, 'export-hub', file, '--hub', 'localhost')
  expect(asked).toEqual({
    code: 0,
    said: expect.stringMatching(/^\d+ rows of \d+ tables and [1-9]\d* files of .* are in /) as string,
  })
  const entries = await unzipped()
  const archive = JSON.parse(entries.get('hub.json')!.toString()) as HubArchive
  const linesOf = (table: string) =>
    entries
      .get(`tables/${table}.jsonl`)!
      .toString()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>)
  for (const { name, rowCount } of archive.tables) {
    const lines = linesOf(name)
    expect([name, lines.length]).toEqual([name, rowCount])
    expect([name, lines.filter(({ domain_id: domainId }) => domainId !== 1)]).toEqual([name, []])
  }
  expect(linesOf('content').map(({ name }) => name)).toContain(ODD)
  const kept = linesOf('file').find(({ filename }) => filename === 'a.pdf')!
  const bytes = entries.get(`files/${String(kept['storage_key'])}`)!
  expect(bytes.toString()).toContain('kept')
  expect(`\\x${createHash('sha256').update(bytes).digest('hex')}`).toBe(kept['sha256'])
})

test('has nothing that lets anybody in, and says of every table whether it is in it', () => {
  const text = readFileSync(join(import.meta.dirname, '../../server/db/schema.sql'), 'utf8')
  const ofHubs = [...text.matchAll(/^create table (\w+) \(\n((?: {2}.*\n)+)/gm)]
    .filter(([, , columns]) => /^ {2}domain_id /m.test(columns!))
    .map(([, name]) => name!)
  expect(Object.keys(LEFT_OUT).filter((name) => !ofHubs.includes(name))).toEqual([])
  for (const name of ['session', 'api_token', 'service_token', 'mail_link', 'badge_key'])
    expect(LEFT_OUT[name]).toBeDefined()
})

test('is not written over something else, and asks which hub is meant', async () => {
  expect((await runHub(place.env, 'export-hub', file, '--hub', 'localhost')).code).toBe(1)
  expect((await runHub(place.env, 'export-hub', `${file}.2`)).said).toContain('Say with --hub which one')
})
