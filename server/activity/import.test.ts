import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { addAsset, addPlaylist } from '../assets/asset-fixtures.ts'
import type { Db } from '../db/connect.ts'
import { bindProcessing, upload } from '../files/upload-fixtures.ts'
import { registerMassJobs } from '../jobs/jobs.ts'
import { runJob } from '../jobs/run-service.ts'
import { newId } from '../platform/ids.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'

/** Importing past completions from a file: the preview, the job, and what counts afterwards. */

let hub: TestHub
let db: Db
let admin: Somebody
let end: () => void

beforeAll(async () => {
  hub = await testHub()
  db = hub.context.databases.forHub(1)
  await bindProcessing(hub)
  end = await registerMassJobs(hub.context)
  admin = await hub.person({ isAdmin: true, privileges: ['user_write', 'playlist_write', 'report_read'] })
})
afterEach(() => hub.setNow(null))
afterAll(async () => {
  end()
  await hub.close()
})

const file = (lines: string[], by = admin) =>
  upload(by, 'completions.csv', Buffer.from(lines.join('\r\n')), { type: 'userImport' })

async function preview(fileId: string, query = '', by = admin) {
  const answer = await by.post(`/completions/imports/preview${query}`, { fileId })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}

async function importOf(lines: string[]) {
  const fileId = await file(lines)
  const { previewToken } = await preview(fileId)
  const begun = await admin.post('/completions/imports', { fileId, previewToken })
  expect(begun.status, JSON.stringify(begun.body)).toBe(202)
  return (await admin.get(`/jobs/${begun.body.id}`)).body
}

interface Row {
  row: number
  outcome: string
  problems: string[]
}
const outcomes = ({ items }: { items: Row[] }) => items.map(({ outcome, problems }) => [outcome, ...problems])
const completions = async ({ memberId }: Somebody) => {
  const { body } = await admin.get(`/users/${memberId}/completions`)
  return body.items.map(({ time, way, content }: { time: string; way: string; content: { id: string } }) => [
    time,
    way,
    content.id,
  ])
}

test('records who completed what and when, with all that follows, and the same file again changes nothing', async () => {
  const [learner, other] = [await hub.person({ firstName: 'Lea', lastName: 'Learner' }), await hub.person()]
  await db.updateTable('member').set({ employee_id: 'E-7' }).where('id', '=', other.memberId).execute()
  const course = await addAsset(db, { name: 'First Aid 2025' })
  const playlist = await addPlaylist(db, { name: 'Aid', items: [course] })
  const byAddress = await file([
    'E-mail,Content,Completed',
    `${learner.email.toUpperCase()},first aid 2025,2025-03-04T10:00:00Z`,
  ])
  const shown = await preview(byAddress)
  expect(shown).toMatchObject({ rowCount: 1, recordedCount: 1, knownCount: 0, refusedCount: 0, problems: [] })
  expect(shown.items).toMatchObject([
    { row: 2, user: learner.memberId, person: 'Lea Learner', contentId: course, content: 'First Aid 2025' },
  ])
  const begun = await admin.post('/completions/imports', { fileId: byAddress, previewToken: shown.previewToken })
  const job = (await admin.get(`/jobs/${begun.body.id}`)).body
  expect(job).toMatchObject({ kind: 'createCompletionImport', doneCount: 1, canUndo: false, undoableUntil: null })
  const found = await completions(learner)
  expect(found).toHaveLength(2)
  for (const id of [course, playlist]) expect(found).toContainEqual(['2025-03-04T10:00:00.000Z', 'import', id])
  expect((await learner.get(`/me/assets/${course}`)).body).toMatchObject({
    userContentStatus: 'completed',
    completedTime: '2025-03-04T10:00:00.000Z',
  })
  expect((await learner.get(`/me/playlists/${playlist}`)).body.userContentStatus).toBe('completed')
  const recorded = (await admin.get(`/completions?contentId=${course}`)).body.items
  expect(recorded).toMatchObject([{ way: 'import', author: { id: admin.memberId }, user: { id: learner.memberId } }])
  const history = (await admin.get(`/users/${learner.memberId}/activity`)).body.items
  expect(history[0]).toMatchObject({ type: 'completed', author: { id: admin.memberId } })

  expect(await importOf(['Employee number,Content id,Date', `E-7,${course},2025-03-04`])).toMatchObject({
    doneCount: 1,
  })
  expect(await completions(other)).toContainEqual([expect.stringMatching(/^2025-03-04T/), 'import', course])
  expect(await preview(byAddress)).toMatchObject({ recordedCount: 0, knownCount: 1 })
})

test('never makes a later completion older, and keeps an older one beside it', async () => {
  const learner = await hub.person()
  const id = await addAsset(db, { markAsDone: 'manual' })
  hub.setNow(new Date('2026-05-03T09:00:00Z'))
  await learner.put(`/me/assets/${id}/read`)
  hub.setNow(null)
  const row = (time: string) => `${learner.email},${id},${time}`
  await importOf(['Mail,Course id,Date', row('2024-01-05T08:00:00Z'), row('2023-01-05T08:00:00Z')])
  expect((await learner.get(`/me/assets/${id}`)).body).toMatchObject({
    userContentStatus: 'completed',
    completedTime: '2026-05-03T09:00:00.000Z',
  })
  expect((await completions(learner)).map(([time, way]: string[]) => [time!.slice(0, 4), way])).toEqual([
    ['2026', 'learner'],
    ['2024', 'import'],
    ['2023', 'import'],
  ])
})

test('counts of several the latest, and of a playlist keeps the evidence alone', async () => {
  const learner = await hub.person()
  const id = await addAsset(db)
  const playlist = await addPlaylist(db, { name: 'Basics', items: [await addAsset(db)] })
  const row = (what: string, time: string) => `${learner.email};${what};${time}`
  await importOf(['Mail;Content id;Date', row(id, '2023-02-01'), row(id, '2025-02-01'), row(playlist, '2024-02-01')])
  const state = db.selectFrom('content_user').select('completed_at').where('content_id', '=', id)
  expect((await state.executeTakeFirstOrThrow()).completed_at!.toISOString().slice(0, 4)).toBe('2025')
  expect(await completions(learner)).toHaveLength(3)
  const shown = (await learner.get(`/me/playlists/${playlist}`)).body
  expect(shown).toMatchObject({ userContentStatus: 'notstarted', completedTime: expect.stringMatching(/^2024-02-01/) })
})

test('says of each row what stands against it, a kind at a time', async () => {
  const learner = await hub.person()
  const gone = await hub.person({ isDeleted: true })
  const far = await hub.person({ domainId: 2 })
  await db
    .updateTable('member')
    .set({ employee_id: 'TWICE' })
    .where('id', 'in', [(await hub.person()).memberId, (await hub.person()).memberId])
    .execute()
  const id = await addAsset(db, { name: 'Only one' })
  const foreign = await addAsset(hub.context.databases.forHub(2), { name: 'Of another hub' })
  await addAsset(db, { name: 'Two of them' })
  await addAsset(db, { name: 'two of THEM' })
  await addAsset(db, { name: 'Deleted one', isDeleted: true })
  const lines = [
    `${learner.email},,Only one,2025-01-05`,
    `${learner.email},,only ONE,2025-01-05`,
    `${gone.email},,Only one,2025-01-05`,
    `${far.email},,Only one,2025-01-05`,
    `,TWICE,Only one,2025-01-05`,
    `${learner.email},,Two of them,2025-01-05`,
    `${learner.email},,Deleted one,2025-01-05`,
    `${learner.email},,Of another hub,2025-01-05`,
    `${learner.email},,${foreign},2025-01-05`,
    `${learner.email},,${id},5/6/2025`,
    `nobody@hub.example,,Nothing,2999-01-05`,
  ]
  const fileId = await file(['Mail,Employee number,Content,Date', ...lines])
  const shown = await preview(fileId)
  expect(outcomes(shown)).toEqual([
    ['recorded'],
    ['refused', 'duplicateRow'],
    ['refused', 'unknownPerson'],
    ['refused', 'unknownPerson'],
    ['refused', 'ambiguousPerson'],
    ['refused', 'ambiguousContent'],
    ['refused', 'unknownContent'],
    ['refused', 'unknownContent'],
    ['refused', 'unknownContent'],
    ['refused', 'unknownContent', 'badTime'],
    ['refused', 'unknownPerson', 'unknownContent', 'futureTime'],
  ])
  expect(shown.problems[0]).toEqual({ problem: 'unknownContent', count: 5 })
  expect((await preview(fileId, '?problem=badTime')).items).toMatchObject([{ row: 11 }])
  expect(await preview(fileId, '?outcome=refused&limit=2&offset=1')).toMatchObject({
    total: 10,
    items: [{ row: 4 }, { row: 5 }],
  })
  const { previewToken } = shown
  const { body } = await admin.post('/completions/imports', { fileId, previewToken })
  expect((await admin.get(`/jobs/${body.id}`)).body).toMatchObject({ doneCount: 1, skippedCount: 10 })
  const { items } = (await admin.get(`/jobs/${body.id}/items?state=skipped`)).body
  expect(items[0]).toMatchObject({ name: expect.any(String), reason: 'Row 3: The same stands in an earlier row.' })
})

test('records what was shown or nothing', async () => {
  const learner = await hub.person()
  const id = await addAsset(db, { name: 'Shown' })
  const fileId = await file(['Mail,Content id,Date', `${learner.email},${id},2025-01-05`])
  const { previewToken } = await preview(fileId)
  const send = (token: string, by = admin) => by.post('/completions/imports', { fileId, previewToken: token })
  expect((await send('demo-preview-token-0199d3a0')).body.code).toBe('token-invalid')
  await db.updateTable('content').set({ is_deleted: true }).where('id', '=', id).execute()
  expect((await send(previewToken)).body.code).toBe('preview-outdated')
  expect(await completions(learner)).toEqual([])
})

test('records nothing of a playlist that is deleted before its turn', async () => {
  const learner = await hub.person()
  const id = await addPlaylist(db, { name: 'Goes meanwhile' })
  const fileId = await file(['Mail,Content id,Date', `${learner.email},${id},2025-01-05`])
  const { previewToken } = await preview(fileId)
  const { jobs } = hub.context
  hub.context.jobs = { ...jobs, send: async () => {} }
  const { body } = await admin.post('/completions/imports', { fileId, previewToken })
  hub.context.jobs = jobs
  await db.updateTable('content').set({ is_deleted: true, deleted_at: new Date() }).where('id', '=', id).execute()
  await jobs.send('run-job', { domainId: 1, jobId: body.id })
  const { items } = (await admin.get(`/jobs/${body.id}/items?state=skipped`)).body
  expect(items[0]).toMatchObject({ reason: 'The hub has this content no more.' })
  expect(await completions(learner)).toEqual([])
})

test('records nothing twice where two do it at once', async () => {
  const learner = await hub.person()
  const id = await addAsset(db)
  const fileId = await file(['Mail,Content id,Date', `${learner.email},${id},2025-01-05T08:00:00Z`])
  const { previewToken } = await preview(fileId)
  const { jobs } = hub.context
  const sent: string[] = []
  hub.context.jobs = { ...jobs, send: async (_, data) => void sent.push((data as { jobId: string }).jobId) }
  for (const _ of [1, 2]) {
    expect((await admin.post('/completions/imports', { fileId, previewToken })).status).toBe(202)
  }
  hub.context.jobs = jobs
  await Promise.all(sent.map(async (jobId) => runJob(await hub.hubCall(), jobId)))
  expect(await completions(learner)).toHaveLength(1)
})

test('asks for a fresh proof for more than 1,000', async () => {
  const learner = await hub.person()
  const id = await addAsset(db)
  const old = await hub.person({ isAdmin: true, privileges: ['user_write', 'playlist_write'], isProofOld: true })
  const times = Array.from({ length: 1_001 }, (_, nth) =>
    new Date(Date.UTC(2020, 0, 1) + nth * 3_600_000).toISOString(),
  )
  const fileId = await file(['Mail,Content id,Date', ...times.map((time) => `${learner.email},${id},${time}`)], old)
  const { previewToken } = await preview(fileId, '', old)
  expect((await old.post('/completions/imports', { fileId, previewToken })).body.code).toBe('step-up-required')
})

test('takes a file of the caller alone, with the columns that it needs, and two rights', async () => {
  const fileId = await file(['Mail,Content,Date', 'a@hub.example,b,2025-01-05'])
  const other = await hub.person({ isAdmin: true, privileges: ['user_write', 'playlist_write'] })
  const half = await hub.person({ isAdmin: true, privileges: ['user_write'] })
  for (const path of ['/completions/imports/preview', '/completions/imports']) {
    const body = { fileId, ...(path.endsWith('s') && { previewToken: 'demo-preview-token-0199d3a0' }) }
    expect((await other.post(path, body)).body.code).toBe('unknown-reference')
    expect((await half.post(path, body)).status).toBe(403)
    expect((await admin.post(path, { ...body, fileId: newId() })).body.code).toBe('unknown-reference')
  }
  const { jobs } = hub.context
  hub.context.jobs = { ...jobs, send: async () => {} }
  const unread = await file(['Mail,Content,Date', 'a@hub.example,b,2025-01-05'])
  hub.context.jobs = jobs
  for (const path of ['/completions/imports/preview', '/users/imports/preview'])
    expect(await admin.post(path, { fileId: unread })).toMatchObject({ status: 409, body: { code: 'file-not-ready' } })
  expect((await admin.get(`/users/imports/columns?fileId=${unread}`)).body.code).toBe('file-not-ready')
  const wrong = await file(['Mail,Score', 'a@hub.example,5'])
  const refused = await admin.post('/completions/imports/preview', { fileId: wrong })
  expect(refused).toMatchObject({
    status: 400,
    body: { code: 'import-columns-wrong', errors: [{ pointer: '/fileId' }] },
  })
})
