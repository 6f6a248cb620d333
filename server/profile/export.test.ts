import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { mailbox } from '../emails/mailbox-fixtures.ts'
import { registerMailJobs } from '../emails/jobs.ts'
import { photo, upload, bindProcessing } from '../files/upload-fixtures.ts'
import { registerMassJobs } from '../jobs/jobs.ts'
import { runJob } from '../jobs/run-service.ts'
import { newId } from '../platform/ids.ts'
import type { JobData } from '../platform/jobs.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { fillHub } from '../testing/filled-hub.ts'
import { unzip } from './export-fixtures.ts'
import { prepareExport, maintainExports } from './export-service.ts'
import { personalTables } from './export-tables.ts'

const DAY_MS = 24 * 60 * 60 * 1000

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
  box.mails.length = 0
  waiting = []
  await hub.context.jobs.work('export-data', async (data) => void waiting.push(data))
})
afterAll(async () => {
  endSchedules()
  await hub.close()
})

async function prepare(): Promise<void> {
  for (const { domainId, exportId } of waiting.splice(0)) await prepareExport(await hub.hubCall(domainId), exportId)
}

async function begin(person: Somebody, path = '/me/data-export'): Promise<string> {
  const { status, body } = await person.post(path)
  expect(status).toBe(202)
  return body.result.id
}

async function exported(person: Somebody, path?: string): Promise<Map<string, Buffer>> {
  const id = await begin(person, path)
  await prepare()
  const { status, raw } = await person.get(`/me/data-export/${id}/file`)
  expect(status).toBe(200)
  return unzip(raw)
}

const rowsIn = (files: Map<string, Buffer>, file: string) => JSON.parse(files.get(`${file}.json`)!.toString())

function storedExports(): Promise<(string | null)[]> {
  return hub
    .hubCall()
    .then(({ db }) => db.selectFrom('data_export').select('storage_key').execute())
    .then((rows) => rows.map(({ storage_key: key }) => key))
}

test('holds everything that the hub keeps about the person, each kind as JSON and as CSV, and says what is what', async () => {
  const mark = `MARK-${newId()}`
  const other = `OTHER-${newId()}`
  const { learner } = await fillHub(hub, 1, mark)
  await fillHub(hub, 2, other)
  const files = await exported(learner)
  const readme = files.get('README.txt')!.toString()
  for (const { file, says } of personalTables) {
    expect(files.has(`${file}.json`) && files.has(`${file}.csv`), file).toBe(true)
    expect(readme).toContain(`${file}.json, ${file}.csv: ${says.en}`)
  }
  expect(rowsIn(files, 'profile')).toMatchObject([{ id: learner.memberId, email: learner.email, first_name: mark }])
  expect(rowsIn(files, 'custom-fields')).toMatchObject([{ label: mark.slice(0, 60), value: mark }])
  expect(rowsIn(files, 'teams')).toMatchObject([{ team_name: `${mark} team`, role: 'member' }])
  expect(rowsIn(files, 'comments').map(({ message }: { message: string }) => message)).toEqual([`${mark} comment`])
  expect(rowsIn(files, 'feedback')).toMatchObject([{ comment: mark, rating: true }])
  expect(rowsIn(files, 'meeting-skills')).toHaveLength(1)
  expect(rowsIn(files, 'shared-with-me')).toMatchObject([{ message: mark }, { message: mark }])
  expect(rowsIn(files, 'progress').map((row: Record<string, unknown>) => row['content_name'])).toContain(`${mark} link`)
  for (const file of ['sign-ins', 'notifications', 'mails', 'badges', 'shares-dismissed', 'comments-followed'])
    expect(rowsIn(files, file).length, file).toBeGreaterThan(0)
  const [{ id: awardId }] = rowsIn(files, 'badges')
  expect(JSON.parse(files.get(`badges/${awardId}.json`)!.toString()).proof).toHaveLength(1)
  expect(files.get(`badges/${awardId}.png`)!.subarray(1, 4).toString()).toBe('PNG')
  expect(files.get('comments.csv')!.toString()).toContain(`${mark} comment`)
  const [completed] = rowsIn(files, 'completions')
  expect(completed).toMatchObject({ content_name: `${mark} link`, way: 'automatic', reason: null })
  expect(files.get('completions.csv')!.toString()).toContain(`${mark} link`)
  const types = rowsIn(files, 'activity').map(({ type }: { type: string }) => type)
  expect(types).toEqual(expect.arrayContaining(['opened', 'completed', 'commented']))
  expect(files.get('activity.csv')!.toString()).toContain(completed.content_id)
  const all = Buffer.concat([...files.values()]).toString('latin1')
  expect(all).not.toContain(other)
  expect(all).not.toContain(learner.secret)
})

test('takes the own picture along, and the words of the README in German', async () => {
  const person = await hub.person()
  await bindProcessing(hub)
  await upload(person, 'me.png', await photo(40, 40), { type: 'profilePicture' })
  await person.put('/me/profile/language', { language: 'de-DE' })
  const files = await exported(person)
  expect(files.get('picture.webp')!.subarray(8, 12).toString()).toBe('WEBP')
  expect(files.get('README.txt')!.toString()).toContain('Name, Einstellungen und Rechte in diesem Hub')
})

test('goes from being made to ready to gone after seven days, and deletes the file then', async () => {
  const now = new Date('2026-11-02T09:00:00.000Z')
  hub.setNow(now)
  const person = await hub.person()
  const id = await begin(person)
  const path = `/me/data-export/${id}`
  expect((await person.get(path)).body).toEqual({
    id,
    userId: person.memberId,
    status: 'preparing',
    requestedTime: now.toISOString(),
    readyTime: null,
    expiresTime: null,
    fileSize: null,
    fileUrl: null,
  })
  expect((await person.get(`${path}/file`)).body).toMatchObject({ status: 409, code: 'file-not-ready' })
  await prepare()
  const { body } = await person.get(path)
  const expiresTime = new Date(now.getTime() + 7 * DAY_MS).toISOString()
  expect(body).toMatchObject({
    status: 'ready',
    readyTime: now.toISOString(),
    expiresTime,
    fileUrl: `/api${path}/file`,
  })
  const file = await person.get(`${path}/file`)
  expect(file.raw).toHaveLength(body.fileSize)
  expect(file.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' })
  expect(file.headers['content-disposition']).toContain('attachment; filename="Test hub data 2026-11-02.zip"')

  const [key] = await storedExports()
  hub.setNow(new Date(now.getTime() + 7 * DAY_MS))
  expect((await person.get(path)).body).toMatchObject({ status: 'expired', fileSize: null, fileUrl: null, expiresTime })
  expect((await person.get(`${path}/file`)).status).toBe(404)
  expect(await hub.context.storage.size(key!)).not.toBeNull()
  await maintainExports(await hub.hubCall())
  expect(await hub.context.storage.size(key!)).toBeNull()
  expect((await person.get(path)).body).toMatchObject({ status: 'expired', expiresTime })
  hub.setNow(new Date(now.getTime() + 401 * DAY_MS))
  const call = await hub.hubCall()
  await maintainExports(call)
  expect(await call.db.selectFrom('data_export').select('id').execute()).toEqual([])
})

test('makes one at a time, also when it is asked for twice at once, and a new one afterwards', async () => {
  const person = await hub.person()
  const answers = await Promise.all([1, 2, 3].map(() => begin(person)))
  expect(new Set([...answers, await begin(person)]).size).toBe(1)
  expect(waiting).toHaveLength(1)
  await prepare()
  const next = await begin(person)
  expect(next).not.toBe(answers[0])
  for (const id of [answers[0]!, next]) expect(await hub.audit(id)).toMatchObject([{ action: 'CREATE' }])
})

test('is a job, which leads to the file for who asked, for as long as it is kept', async () => {
  const now = new Date('2026-11-02T09:00:00.000Z')
  hub.setNow(now)
  const person = await hub.person()
  const admin = await hub.person({ isAdmin: true, privileges: ['settings_read'] })
  const { body: job } = await person.post('/me/data-export')
  expect(job).toMatchObject({ kind: 'createMyDataExport', total: 1, canCancel: false, result: { href: null } })
  expect((await person.post('/me/data-export')).body.id).toBe(job.id)
  const end = await registerMassJobs(hub.context)
  const look = async (who: Somebody) => (await who.get(`/jobs/${job.id}`)).body
  expect(await look(person)).toMatchObject({ state: 'waiting', endedTime: null })
  await prepare()
  const href = `/api/me/data-export/${job.result.id}/file`
  expect(await look(person)).toMatchObject({ state: 'succeeded', doneCount: 1, result: { type: 'download', href } })
  expect(await look(admin)).toMatchObject({ state: 'succeeded', result: { type: 'download', href: null } })
  hub.setNow(new Date(now.getTime() + 7 * DAY_MS))
  expect((await look(person)).result.href).toBeNull()
  end()
})

test('is a job that failed where it is given up, and is begun anew by its job where nobody is at it', async () => {
  const end = await registerMassJobs(hub.context)
  const person = await hub.person()
  const { body: job } = await person.post('/me/data-export')
  const call = await hub.hubCall()
  waiting.length = 0
  await runJob(call, job.id)
  expect(waiting).toEqual([])
  hub.setNow(new Date(Date.now() + 2 * 60_000))
  await runJob(call, job.id)
  expect(waiting).toMatchObject([{ exportId: job.result.id }])
  vi.spyOn(hub.context.storage, 'put').mockRejectedValue(new Error('The disk is full.'))
  for (let tries = 1; tries <= 3; tries += 1) await expect(prepareExport(call, job.result.id)).rejects.toThrow()
  vi.restoreAllMocks()
  expect((await person.get(`/jobs/${job.id}`)).body).toMatchObject({ state: 'failed', failedCount: 1 })
  end()
})

test('says that it is ready: once, in the hub and by e-mail, in the language and whatever way news goes', async () => {
  const person = await hub.person()
  await person.put('/me/profile/language', { language: 'de-DE' })
  await person.patch('/me/settings', { notification_channel: 'msteams' })
  const id = await begin(person)
  await Promise.all([prepareExport(await hub.hubCall(), id), prepareExport(await hub.hubCall(), id)])
  await prepare()
  const { body } = await person.get('/me/notifications')
  expect(body.items).toMatchObject([{ type: 'dataExportReady', refId: id, actor: null, content: null }])
  expect(box.mails).toHaveLength(1)
  expect(box.mails[0]!.to.address).toBe(person.email)
  expect(box.mails[0]!.text).toContain(`http://localhost:3000/profile?export=${id}`)
  expect(box.mails[0]!.text).toMatch(/^Hallo/)
})

test('is made once where four processes are told to make it at once, and is taken up by none while one is at it', async () => {
  const put = vi.spyOn(hub.context.storage, 'put')
  const person = await hub.person()
  const id = await begin(person)
  waiting.length = 0
  const call = await hub.hubCall()
  await Promise.all([1, 2, 3, 4].map(() => prepareExport(call, id).then(() => maintainExports(call))))
  expect(put).toHaveBeenCalledTimes(1)
  expect(waiting).toEqual([])
  expect((await person.get(`/me/data-export/${id}`)).body.status).toBe('ready')
  const [kept] = await storedExports()
  expect(await hub.context.storage.size(kept!)).not.toBeNull()
})

test('leaves alone what another try made where one that was held up for long comes to its end', async () => {
  const person = await hub.person()
  const id = await begin(person)
  const call = await hub.hubCall()
  const put = hub.context.storage.put.bind(hub.context.storage)
  let goOn = () => {}
  const isHeldUp = new Promise<void>((resolve) => (goOn = resolve))
  const spy = vi.spyOn(hub.context.storage, 'put').mockImplementationOnce(async (key, content) => {
    await isHeldUp
    return put(key, content)
  })
  const heldUp = prepareExport(call, id)
  await vi.waitFor(() => expect(spy).toHaveBeenCalled())
  hub.setNow(new Date(Date.now() + 5 * 60_000))
  await prepareExport(call, id)
  goOn()
  await heldUp
  expect(await storedExports()).toEqual([`1/exports/${id}-2.zip`])
  expect(await hub.context.storage.size(`1/exports/${id}-2.zip`)).not.toBeNull()
  expect(await hub.context.storage.size(`1/exports/${id}-1.zip`)).toBeNull()
  expect((await person.get('/me/notifications')).body.total).toBe(1)
})

test('keeps the file of an export that is ready when what comes after fails', async () => {
  const person = await hub.person()
  const id = await begin(person)
  vi.spyOn(hub.context.storage, 'delete').mockRejectedValue(new Error('The disk is gone.'))
  const call = await hub.hubCall()
  await call.db.updateTable('data_export').set({ tries: 2 }).where('id', '=', id).execute()
  await expect(prepareExport(call, id)).rejects.toThrow('The disk is gone.')
  vi.restoreAllMocks()
  expect((await person.get(`/me/data-export/${id}`)).body.status).toBe('ready')
  expect((await person.get(`/me/data-export/${id}/file`)).status).toBe(200)
})

test('is given up after three tries, leaves nothing behind, and can be asked for again', async () => {
  const person = await hub.person()
  const id = await begin(person)
  vi.spyOn(hub.context.storage, 'put').mockRejectedValue(new Error('The disk is full.'))
  const call = await hub.hubCall()
  for (const status of ['preparing', 'preparing', 'failed']) {
    await expect(prepareExport(call, id)).rejects.toThrow('The disk is full.')
    expect((await person.get(`/me/data-export/${id}`)).body.status).toBe(status)
  }
  await prepareExport(call, id)
  expect((await person.get(`/me/data-export/${id}/file`)).body.code).toBe('file-not-ready')
  expect((await person.get('/me/notifications')).body.items).toEqual([])
  vi.restoreAllMocks()
  expect(await begin(person)).not.toBe(id)
})

test('is taken up again after a process was stopped, whose file goes', async () => {
  const person = await hub.person()
  const id = await begin(person)
  waiting.length = 0
  const { db } = await hub.hubCall()
  const leasedUntil = new Date(Date.now() + 60_000)
  await db.updateTable('data_export').set({ tries: 1, leased_until: leasedUntil }).where('id', '=', id).execute()
  await maintainExports(await hub.hubCall())
  expect(waiting).toEqual([])
  hub.setNow(leasedUntil)
  // Written whole and not settled. What is half-written lies beside its place (see folder-storage.test.ts).
  const left = `1/exports/${id}-1.zip`
  await hub.context.storage.put(left, Buffer.from('half'))
  await maintainExports(await hub.hubCall())
  await prepare()
  expect((await person.get(`/me/data-export/${id}`)).body.status).toBe('ready')
  expect(await hub.context.storage.size(left)).toBeNull()
})

test('waits for the next round where the job queue does not answer', async () => {
  const person = await hub.person()
  vi.spyOn(hub.context.jobs, 'send').mockRejectedValueOnce(new Error('no queue'))
  const id = await begin(person)
  await maintainExports(await hub.hubCall())
  await prepare()
  expect((await person.get(`/me/data-export/${id}`)).body.status).toBe('ready')
})

test('is for who asked for it alone', async () => {
  const person = await hub.person()
  const admin = await hub.person({ isAdmin: true, privileges: ['user_write', 'settings_write'] })
  const elsewhere = await hub.person({ domainId: 2 })
  const id = await begin(person)
  await prepare()
  for (const somebody of [admin, await hub.person(), elsewhere])
    for (const path of [`/me/data-export/${id}`, `/me/data-export/${id}/file`])
      expect((await somebody.get(path)).status).toBe(404)
  expect((await person.get(`/me/data-export/${newId()}`)).status).toBe(404)
  expect((await hub.nobody.get(`/me/data-export/${id}/file`)).status).toBe(401)
})

test('is not for programs', async () => {
  const person = await hub.person()
  const expiresTime = new Date(Date.now() + DAY_MS).toISOString()
  const { body } = await person.post('/me/tokens', { name: 'Program', scopes: ['me'], expiresTime })
  const answer = await hub.nobody.post('/me/data-export', undefined, { authorization: `Bearer ${body.token}` })
  expect(answer.status).toBe(403)
})

test('is made by an admin for somebody, who is told; without analyses of meetings', async () => {
  const admin = await hub.person({ isAdmin: true, privileges: ['user_write'] })
  const person = await hub.person({ firstName: 'Asked' })
  const path = `/users/${person.memberId}/data-export`
  const files = await exported(admin, path)
  expect(rowsIn(files, 'profile')[0].id).toBe(person.memberId)
  expect([...files.keys()].filter((name) => /meeting-skills|feedback/.test(name))).toEqual([])
  expect(box.mails.map(({ to }) => to.address).sort()).toEqual([admin.email, person.email].sort())
  expect((await admin.get('/me/notifications')).body.total).toBe(1)
  expect((await person.get('/me/notifications')).body.total).toBe(0)
  const { db } = await hub.hubCall()
  const { id } = await db.selectFrom('data_export').select('id').executeTakeFirstOrThrow()
  expect(await hub.audit(id)).toMatchObject([
    { actor_id: admin.memberId, details: [{ property: 'userId', oldValue: null, value: person.memberId }] },
  ])
  expect(rowsIn(await exported(person), 'data-exports')).toHaveLength(2)
})

test('holds the words of deleted comments for the person, and not for an admin who asks', async () => {
  const admin = await hub.person({ isAdmin: true, privileges: ['user_write'] })
  const person = await hub.person()
  const { db } = await hub.hubCall()
  const now = new Date()
  const times = { created_at: now, updated_at: now }
  const contentId = newId()
  const content = { id: contentId, type: 'web', name: 'A link', locale: 'en-GB', audience: 'all' }
  await db
    .insertInto('content')
    .values({ ...content, ...times })
    .execute()
  for (const message of ['stands', 'was taken out']) {
    const of = { id: newId(), content_id: contentId, author_id: person.memberId }
    const comment = { ...of, message, is_deleted: message !== 'stands', ...times }
    await db.insertInto('comment').values(comment).execute()
  }
  const messages = (files: Map<string, Buffer>) =>
    new Set(rowsIn(files, 'comments').map(({ message }: { message: string | null }) => message))
  const forAdmin = await exported(admin, `/users/${person.memberId}/data-export`)
  expect(messages(forAdmin)).toEqual(new Set(['stands', null]))
  expect(Buffer.concat([...forAdmin.values()]).toString('latin1')).not.toContain('was taken out')
  expect(messages(await exported(person))).toEqual(new Set(['stands', 'was taken out']))
})

test('is no longer for an admin who lost the right', async () => {
  const admin = await hub.person({ isAdmin: true, privileges: ['user_write'] })
  const person = await hub.person()
  const id = await begin(admin, `/users/${person.memberId}/data-export`)
  await prepare()
  expect((await person.get(`/me/data-export/${id}`)).status).toBe(404)
  const { db } = await hub.hubCall()
  await db.updateTable('member').set({ privileges: [] }).where('id', '=', admin.memberId).execute()
  await vi.waitFor(async () => expect((await admin.get(`/me/data-export/${id}/file`)).status).toBe(404), 3000)
})

test('is refused for who holds more rights, for nobody, and to who may not', async () => {
  const admin = await hub.person({ isAdmin: true, privileges: ['user_write'] })
  const higher = await hub.person({ isAdmin: true, privileges: ['user_write', 'settings_write'] })
  const elsewhere = await hub.person({ domainId: 2 })
  const of = (somebody: { memberId: string }) => `/users/${somebody.memberId}/data-export`
  expect((await admin.post(of(higher))).body).toMatchObject({ status: 403, code: 'user-outranks-you' })
  expect((await admin.post(of(elsewhere))).status).toBe(404)
  expect((await admin.post(of({ memberId: newId() }))).status).toBe(404)
  expect((await (await hub.person()).post(of(admin))).status).toBe(403)
  const own = await begin(admin)
  expect(await begin(admin, of(admin))).toBe(own)
  expect(box.mails).toEqual([])
})

test('names content and repeats what was said about it only where the person may see it now', async () => {
  const person = await hub.person()
  const { db } = await hub.hubCall()
  const now = new Date()
  const ids = { open: newId(), hidden: newId() }
  for (const [name, id] of Object.entries(ids)) {
    const times = { created_at: now, updated_at: now }
    const audience = name === 'hidden' ? 'admin' : 'all'
    await db
      .insertInto('content')
      .values({ id, type: 'web', name, locale: 'en-GB', audience, ...times })
      .execute()
    const of = { member_id: person.memberId, content_id: id }
    await db.insertInto('content_user').values(of).execute()
    await db
      .insertInto('notification')
      .values({ ...of, id: newId(), effect_key: id, type: 'contentShared', message: `about ${name}`, created_at: now })
      .execute()
  }
  const files = await exported(person)
  const progress = rowsIn(files, 'progress') as { content_id: string; content_name: string | null }[]
  expect(progress.find((row) => row.content_id === ids.open)!.content_name).toBe('open')
  expect(progress.find((row) => row.content_id === ids.hidden)!.content_name).toBeNull()
  const said = (rowsIn(files, 'notifications') as { message: string | null }[]).map(({ message }) => message)
  expect(new Set(said)).toEqual(new Set(['about open', null]))
})
