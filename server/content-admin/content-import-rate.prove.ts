import { afterAll, beforeAll, expect, test } from 'vitest'
import { bindProcessing, upload } from '../files/upload-fixtures.ts'
import { registerMassJobs } from '../jobs/jobs.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'

/**
 * What an import of much content takes: its time, and that it keeps no more of a large file than of a small one. With
 * ROWS=100000 as many rows as a file may have are previewed; one in fifty of them is imported.
 */

const ROWS = Number(process.env['ROWS'] ?? 10_000)
/** How much more a preview may hold while it reads ten times as many rows. */
const MORE_MIB = 100

let hub: TestHub
let admin: Somebody
let end: () => void

beforeAll(async () => {
  hub = await testHub()
  await bindProcessing(hub)
  end = await registerMassJobs(hub.context)
  admin = await hub.person({ isAdmin: true, privileges: ['playlist_write', 'asset_write'] })
})
afterAll(async () => {
  end()
  await hub.close()
})

/** One in ten is a playlist; the pages of the links cannot be reached, so that the time is the hub's own. */
const lineOf = (nth: number, name: string) =>
  nth % 10
    ? `web,row-${nth},${name} ${nth},A page about ${nth % 97},http://127.0.0.1:1/${nth},one; two,row-${nth - (nth % 10)}`
    : `playlist,row-${nth},${name} ${nth},A list about ${nth % 97},,one; two,`

const fileOf = (rows: number, name: string) =>
  Buffer.from(
    [
      'type,externalRefId,name,description,webUrl,tags,parent',
      ...Array.from({ length: rows }, (_, nth) => lineOf(nth, name)),
    ].join('\n'),
  )

const residentMib = () => process.memoryUsage().rss / 2 ** 20

/** How long work takes, and how much the process holds at most meanwhile. */
async function measured<T>(label: string, work: () => Promise<T>): Promise<{ result: T; mib: number }> {
  const begun = performance.now()
  let mib = residentMib()
  const watch = setInterval(() => (mib = Math.max(mib, residentMib())), 50)
  const result = await work()
  clearInterval(watch)
  console.log(`${label}: ${((performance.now() - begun) / 1000).toFixed(1)} s, ${Math.round(mib)} MiB at most`)
  return { result, mib }
}

async function preview(label: string, bytes: Buffer) {
  const fileId = await upload(admin, 'content.csv', bytes, { type: 'userImport' })
  const { result, mib } = await measured(`${label}, preview`, () =>
    admin.post('/content/imports/preview?limit=1', { fileId }),
  )
  expect(result.status, JSON.stringify(result.body)).toBe(200)
  return { fileId, mib, body: result.body }
}

/** Begins an import. @returns what does it, which the queue would */
async function begin(label: string, { fileId, body: { previewToken } }: Awaited<ReturnType<typeof preview>>) {
  const { jobs } = hub.context
  hub.context.jobs = { ...jobs, send: async () => {} }
  const { result, mib } = await measured(`${label}, begin`, () =>
    admin.post('/content/imports', { fileId, previewToken }),
  )
  hub.context.jobs = jobs
  expect(result.status, JSON.stringify(result.body)).toBe(202)
  const jobId: string = result.body.id
  const work = () => measured(`${label}, job`, () => jobs.send('run-job', { domainId: 1, jobId }))
  return { mib, work, job: async () => (await admin.get(`/jobs/${jobId}`)).body }
}

test('keeps no more of a large file than of a small one', { timeout: 300_000 }, async () => {
  const small = await preview(`${ROWS / 10} rows`, fileOf(ROWS / 10, 'New'))
  const large = await preview(`${ROWS} rows`, fileOf(ROWS, 'New'))
  expect(large.body).toMatchObject({ createdCount: ROWS, refusedCount: 0 })
  expect(large.mib - small.mib).toBeLessThan(MORE_MIB)
  const { mib } = await begin(`${ROWS} rows`, large)
  expect(mib - small.mib).toBeLessThan(MORE_MIB)
})

test('adds and changes what a file says', { timeout: 1_800_000 }, async () => {
  const rows = ROWS / 50
  for (const name of ['New', 'Changed']) {
    const { work, job } = await begin(`${rows} rows ${name}`, await preview(`${rows} rows ${name}`, fileOf(rows, name)))
    await work()
    expect(await job()).toMatchObject({ doneCount: rows, skippedCount: 0, failedCount: 0 })
  }
  expect((await preview('the same rows', fileOf(rows, 'Changed'))).body).toMatchObject({ unchangedCount: rows })
})
