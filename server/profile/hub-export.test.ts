import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { registerMailJobs } from '../emails/jobs.ts'
import { mailbox } from '../emails/mailbox-fixtures.ts'
import type { HubArchive } from '../hubs/hub-archive-service.ts'
import { registerMassJobs } from '../jobs/jobs.ts'
import { newId } from '../platform/ids.ts'
import type { JobData } from '../platform/jobs.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { fillHub } from '../testing/filled-hub.ts'
import { addTeam } from '../testing/people.ts'
import { unzip } from './export-fixtures.ts'
import { maintainExports, prepareExport } from './export-service.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const PATH = '/hub/exports'
const RIGHTS = ['settings_write', 'user_write', 'report_read', 'nudge_read', 'playlist_read', 'asset_read'] as const

let hub: TestHub
let box: ReturnType<typeof mailbox>
let endSchedules: () => void
/** What the job queue was told and has not done. */
let waiting: JobData['export-data'][]

beforeAll(async () => {
  hub = await testHub({ features: ['badges', 'helix'] })
  box = mailbox()
  endSchedules = await registerMailJobs(hub.context, box)
})
beforeEach(async () => {
  hub.setNow(null)
  const { db } = await hub.hubCall()
  for (const table of ['data_export', 'outbox_mail'] as const) await db.deleteFrom(table).execute()
  await db.updateTable('member').set({ is_admin: false }).execute()
  box.mails.length = 0
  waiting = []
  await hub.context.jobs.work('export-data', async (data) => void waiting.push(data))
})
afterAll(async () => {
  endSchedules()
  await hub.close()
})

const keeper = (domainId = 1) => hub.person({ domainId, isAdmin: true, privileges: [...RIGHTS] })

async function prepare(): Promise<void> {
  for (const { domainId, exportId } of waiting.splice(0)) await prepareExport(await hub.hubCall(domainId), exportId)
}

async function begin(admin: Somebody): Promise<string> {
  const { status, body } = await admin.post(PATH)
  expect(status).toBe(202)
  return body.result.id
}

async function exported(admin: Somebody): Promise<Map<string, Buffer>> {
  const id = await begin(admin)
  await prepare()
  const { status, raw } = await admin.get(`${PATH}/${id}/file`)
  expect(status).toBe(200)
  return unzip(raw)
}

const rowsIn = (files: Map<string, Buffer>, table: string) =>
  files
    .get(`tables/${table}.jsonl`)!
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>)

async function latest(admin: Somebody) {
  return (await admin.get(PATH)).body.items[0]
}

async function storageKeyOf(id: string): Promise<string> {
  const { db } = await hub.hubCall()
  const row = await db.selectFrom('data_export').select('storage_key').where('id', '=', id).executeTakeFirstOrThrow()
  return row.storage_key!
}

test('holds the hub and its files, nothing of another hub, no earlier export, and nothing that is for its person alone', async () => {
  const mark = `MARK-${newId()}`
  const other = `OTHER-${newId()}`
  await fillHub(hub, 1, mark)
  await hub.person({ domainId: 2, firstName: other })
  const { db } = await hub.hubCall()
  await db.updateTable('comment').set({ is_deleted: true }).where('message', '=', `${mark} reply`).execute()
  const admin = await keeper()
  await exported(admin)
  const files = await exported(admin)
  const archive = JSON.parse(files.get('hub.json')!.toString()) as HubArchive
  expect(archive).toMatchObject({ name: 'Test hub', leftOut: { session: 'lets somebody in' } })
  for (const { name, rowCount } of archive.tables) expect([name, rowsIn(files, name).length]).toEqual([name, rowCount])
  for (const table of ['note', 'contents_draft', 'feedback', 'user_meeting_skill']) {
    expect(archive.leftOut[table]).toBe('is for its person alone')
    expect(files.has(`tables/${table}.jsonl`)).toBe(false)
  }
  const comments = rowsIn(files, 'comment')
  expect(comments.filter((row) => !row['is_deleted']).map((row) => row['message'])).toContain(`${mark} comment`)
  const deleted = comments.filter((row) => row['is_deleted'])
  expect(new Set(deleted.map((row) => row['message']))).toEqual(new Set([null]))
  expect([...files.keys()].filter((name) => name.startsWith('files/'))).toHaveLength(archive.fileCount)
  expect([...files.keys()].filter((name) => name.includes('exports'))).toEqual([])
  expect(Buffer.concat([...files.values()]).toString('latin1')).not.toContain(other)
})

test('goes from being made to ready to gone after seven days, and deletes the file then', async () => {
  const now = new Date('2026-11-02T09:00:00.000Z')
  hub.setNow(now)
  const admin = await keeper()
  const id = await begin(admin)
  const requested = {
    id,
    requestedBy: { id: admin.memberId, displayName: 'Test Person' },
    requestedTime: now.toISOString(),
  }
  const without = { fileSize: null, fileUrl: null }
  expect(await latest(admin)).toMatchObject({ ...requested, ...without, status: 'preparing', expiresTime: null })
  expect((await admin.get(`${PATH}/${id}/file`)).body).toMatchObject({ status: 409, code: 'file-not-ready' })
  await prepare()
  const ready = await latest(admin)
  const expiresTime = new Date(now.getTime() + 7 * DAY_MS).toISOString()
  expect(ready).toMatchObject({ ...requested, status: 'ready', expiresTime, fileUrl: `/api${PATH}/${id}/file` })
  const file = await admin.get(`${PATH}/${id}/file`)
  expect(file.raw).toHaveLength(ready.fileSize)
  expect(file.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' })
  expect(file.headers['content-disposition']).toContain('attachment; filename="Test hub 2026-11-02.zip"')

  const key = await storageKeyOf(id)
  hub.setNow(new Date(now.getTime() + 7 * DAY_MS))
  expect(await latest(admin)).toMatchObject({ ...without, status: 'expired', expiresTime })
  expect((await admin.get(`${PATH}/${id}/file`)).status).toBe(404)
  await maintainExports(await hub.hubCall())
  expect(await hub.context.storage.size(key)).toBeNull()
})

test('is made once where two admins ask at once, and a new one afterwards', async () => {
  const admins = [await keeper(), await keeper()]
  const answers = await Promise.all(admins.map((admin) => admin.post(PATH)))
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect(waiting).toHaveLength(1)
  const { body: job } = answers[0]!
  await prepare()
  const next = await begin(admins[1]!)
  expect(next).not.toBe(job.result.id)
  for (const id of [job.result.id, next]) expect(await hub.audit(id)).toMatchObject([{ action: 'CREATE' }])
  expect((await admins[0]!.get(PATH)).body.total).toBe(2)
})

test('is a job of one step about the hub, which leads to the file', async () => {
  const admin = await keeper()
  const { body: job } = await admin.post(PATH)
  expect(job).toMatchObject({ kind: 'createHubExport', total: 1, canCancel: false, result: { href: null } })
  const end = await registerMassJobs(hub.context)
  await prepare()
  const href = `/api${PATH}/${job.result.id}/file`
  expect((await admin.get(`/jobs/${job.id}`)).body).toMatchObject({ state: 'succeeded', result: { href } })
  const { body } = await admin.get(`/jobs/${job.id}/items`)
  expect(body.items).toMatchObject([{ type: 'hub', id: null, name: 'Test hub', state: 'done' }])
  end()
})

test('is told to every admin who can download it, and to nobody else; the security log keeps who did', async () => {
  const admin = await keeper()
  const second = await keeper()
  const lesser = await hub.person({ isAdmin: true, privileges: ['settings_write', 'user_write'] })
  const gone = await keeper()
  const { db } = await hub.hubCall()
  await db.updateTable('member').set({ suspended_at: new Date() }).where('id', '=', gone.memberId).execute()
  const id = await begin(admin)
  await prepare()
  const told = box.mails.map(({ to }) => to.address)
  expect(told.toSorted()).toEqual([admin.email, second.email].toSorted())
  expect(told).not.toContain(lesser.email)
  expect(box.mails[0]!.text).toContain('http://localhost:3000/manage/settings#export')
  expect((await second.get(`${PATH}/${id}/file`)).status).toBe(200)
  const { body } = await admin.get('/security-events?limit=2')
  expect(body.items).toMatchObject([
    { type: 'hubExportDownloaded', user: null, author: { id: second.memberId } },
    { type: 'hubExportRequested', user: null, author: { id: admin.memberId } },
  ])
})

test('is refused to an admin who lacks a right, to managers, to programs and to who loses a right', async () => {
  const admin = await keeper()
  const id = await begin(admin)
  await prepare()
  const calls = (who: Pick<Somebody, 'get' | 'post'>, headers?: Record<string, string>) =>
    Promise.all([
      who.get(PATH, headers),
      who.get(`${PATH}/${id}/file`, headers),
      who.post(PATH, undefined, headers),
    ]).then((answers) => answers.map(({ status }) => status))
  for (const lacking of RIGHTS) {
    const privileges = RIGHTS.filter((right) => right !== lacking)
    expect([lacking, ...(await calls(await hub.person({ isAdmin: true, privileges })))]).toEqual([
      lacking,
      403,
      403,
      403,
    ])
  }
  const { db } = await hub.hubCall()
  const teamId = await addTeam(hub.context.databases, 'Managed')
  const manager = await hub.person({ teams: [{ id: teamId, role: 'manager' }] })
  expect(await calls(manager)).toEqual([403, 403, 403])
  const expiresTime = new Date(Date.now() + DAY_MS).toISOString()
  const scopes = ['settings_read', 'user_read']
  const { body: own } = await admin.post('/me/tokens', { name: 'Program', scopes: ['me'], expiresTime })
  const { body: ofHub } = await admin.post('/hub/serviceTokens', { name: 'Program', scopes, expiresTime })
  for (const { token } of [own, ofHub])
    expect(await calls(hub.nobody, { authorization: `Bearer ${token}` })).toEqual([403, 403, 403])
  expect(await calls(hub.nobody)).toEqual([401, 401, 401])
  await db.updateTable('member').set({ privileges: [] }).where('id', '=', admin.memberId).execute()
  await vi.waitFor(async () => expect((await admin.get(`${PATH}/${id}/file`)).status).toBe(403), 3000)
})

test('is of one hub: another hub has neither the file nor its name, and no personal export passes for it', async () => {
  const admin = await keeper()
  const id = await begin(admin)
  const { body: own } = await admin.post('/me/data-export')
  await prepare()
  const elsewhere = await keeper(2)
  expect((await elsewhere.get(`${PATH}/${id}/file`)).status).toBe(404)
  expect((await elsewhere.get(PATH)).body.total).toBe(0)
  expect((await admin.get(`${PATH}/${own.result.id}/file`)).status).toBe(404)
  for (const path of [`/me/data-export/${id}`, `/me/data-export/${id}/file`])
    expect((await admin.get(path)).status).toBe(404)
})

test('does not count towards the room of the hub', async () => {
  const admin = await keeper()
  const used = async () => (await admin.get('/hub/storage')).body.usedBytes
  const before = await used()
  await exported(admin)
  expect(await used()).toBe(before)
})

test('is a job that failed where the disk stays full, lets go of the database, and can be asked for again', async () => {
  const admin = await keeper()
  const { body: job } = await admin.post(PATH)
  const end = await registerMassJobs(hub.context)
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
  const spy = vi.spyOn(hub.context.storage, 'put').mockImplementation(async (_, content) => {
    // Some of it is written before there is no room left.
    await (content as Readable)[Symbol.asyncIterator]().next()
    throw full
  })
  const call = await hub.hubCall()
  for (let tries = 1; tries <= 3; tries += 1)
    await expect(prepareExport(call, job.result.id)).rejects.toThrow('no space left')
  spy.mockRestore()
  const { rows } = await hub.context.databases.pool.query(
    `select from pg_stat_activity where datname = current_database() and state ~ 'in transaction'`,
  )
  expect(rows).toEqual([])
  expect(await latest(admin)).toMatchObject({ status: 'failed', fileUrl: null })
  const { body } = await admin.get(`/jobs/${job.id}/items`)
  expect(body.items[0].reason).toContain('such as a disk that is full')
  expect(box.mails).toEqual([])
  expect(await begin(admin)).not.toBe(job.result.id)
  end()
})
