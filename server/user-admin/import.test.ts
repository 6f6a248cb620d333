import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bindProcessing, upload } from '../files/upload-fixtures.ts'
import { registerMassJobs } from '../jobs/jobs.ts'
import { newId } from '../platform/ids.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { addTeam } from '../testing/people.ts'
import { inTransaction } from '../db/transaction.ts'
import { userImport } from './user-import-job-service.ts'

/** Importing people from a file: its columns, the preview, the job, doing it again and taking it back. */

let hub: TestHub
let admin: Somebody
let end: () => void

beforeAll(async () => {
  hub = await testHub()
  await bindProcessing(hub)
  end = await registerMassJobs(hub.context)
  admin = await hub.person({
    isAdmin: true,
    privileges: ['user_write', 'settings_write', 'user_read'],
    firstName: 'Ada',
  })
})
afterAll(async () => {
  end()
  await hub.close()
})

type Row = { email: string; outcome: string; problems: { problem: string; header: string | null }[]; changes: object[] }

const file = (lines: string[], by = admin) =>
  upload(by, 'people.csv', Buffer.from(lines.join('\r\n')), { type: 'userImport' })

async function preview(asked: object, query = '', by = admin) {
  const answer = await by.post(`/users/imports/preview${query}`, asked)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}

async function importOf(asked: object, by = admin) {
  const { previewToken } = await preview(asked, '', by)
  const begun = await by.post('/users/imports', { ...asked, previewToken })
  expect(begun.status, JSON.stringify(begun.body)).toBe(202)
  return (await by.get(`/jobs/${begun.body.id}`)).body
}

async function undo(id: string) {
  const { body } = await admin.post(`/jobs/${id}/undo`)
  return (await admin.get(`/jobs/${body.id}`)).body
}

const person = async (email: string) => {
  const { body } = await admin.get(`/users?search=${encodeURIComponent(email)}&includeDeletedUsers=true`)
  return body.items.length ? (await admin.get(`/users/${body.items[0].id}`)).body : null
}
const factsOf = ({ attributes }: { attributes: { attribute: string; value: string; source: string }[] }) =>
  attributes.map(({ attribute, value, source }) => `${attribute} ${value} ${source}`)
const outcomes = ({ items }: { items: Row[] }) =>
  items.map(({ email, outcome, problems }) => [email, outcome, ...problems.map(({ problem }) => problem)])
const mailsTo = async (email: string) => {
  const { db } = await hub.hubCall()
  const mails = await db
    .selectFrom('outbox_mail')
    .select('outbox_mail.type')
    .where('outbox_mail.to_address', '=', email)
    .execute()
  return mails.map(({ type }) => type)
}

test('adds people with all that the file says, and the same file again changes nothing', async () => {
  const team = await addTeam(hub.context.databases, 'Night shift')
  const { body: badge } = await admin.post('/customFields/', { label: 'Locker', type: 'number' })
  const lines = [
    'E-Mail;Vorname;Nachname;Abteilung;Eintrittsdatum;Manager E-mail;Locker;Gruppe;Cost centre',
    'Nora@new.example;Nora;New;Sales;30.11.2026;boss@hub.example;12;Night shift;4711',
    ';;;;;;;;',
    'otto@new.example;Otto;"Old;Young";=1+1;2026-01-05;;;;',
  ]
  const fileId = await file(lines)
  const { body } = await admin.get(`/users/imports/columns?fileId=${fileId}`)
  expect(body).toMatchObject({ rowCount: 2 })
  expect(body.columns.map(({ field, foundBy }: { field: string; foundBy: string }) => [field, foundBy])).toEqual([
    ...['email', 'first_name', 'last_name', 'department', 'startDate', 'manager-email', 'customField', 'teams'].map(
      (field) => [field, 'name'],
    ),
    [null, null],
  ])
  const asked = { fileId, sendInvitations: true }
  const shown = await preview(asked)
  expect(shown).toMatchObject({
    createdCount: 2,
    invitedCount: 2,
    refusedCount: 0,
    rowCount: 2,
    problems: [],
    total: 2,
  })
  expect(shown.items).toMatchObject([{ row: 2, id: null, name: 'Nora New' }, { row: 4 }])
  const job = await importOf(asked)
  expect(job).toMatchObject({ kind: 'createUserImport', state: 'succeeded', total: 2, doneCount: 2, canUndo: true })
  const nora = await person('nora@new.example')
  expect(nora).toMatchObject({ email: 'Nora@new.example', name: 'Nora New', state: 'invited' })
  expect(nora.teams).toMatchObject([{ id: team, role: 'member' }])
  expect(factsOf(nora)).toEqual([
    'department Sales import',
    'manager-email boss@hub.example import',
    'startDate 2026-11-30 import',
  ])
  expect(nora.userCustomFields.find(({ id }: { id: string }) => id === badge.id).value).toBe('12')
  expect(factsOf(await person('otto@new.example'))).toEqual(['department =1+1 import', 'startDate 2026-01-05 import'])
  expect((await hub.audit(nora.id)).map(({ action, request_id }) => [action, request_id])).toEqual([['CREATE', job.id]])
  expect(await mailsTo('Nora@new.example')).toEqual(['invitation'])
  const again = await importOf(asked)
  expect(again).toMatchObject({ state: 'succeeded', total: 0 })
  expect(await preview(asked)).toMatchObject({ unchangedCount: 2, invitedCount: 0 })
  expect(await mailsTo('Nora@new.example')).toEqual(['invitation'])
})

test('takes the example of the documentation', async () => {
  await addTeam(hub.context.databases, 'Demo team')
  const example = readFileSync(join(import.meta.dirname, '../../docs/docs/dev-docs/hub-features/people-example.csv'))
  const fileId = await upload(admin, 'people.csv', example, { type: 'userImport' })
  const shown = await preview({ fileId })
  expect(shown).toMatchObject({ rowCount: 2, createdCount: 2, refusedCount: 0 })
  expect(shown.columns.every(({ foundBy }: { foundBy: string | null }) => foundBy === 'name')).toBe(true)
})

test('remembers what columns were taken for, also that one was passed over', async () => {
  const header = 'Login,Given,Family,Unit,Department'
  const fileId = await file([header, 'mem@new.example,Mem,Ory,Sales,Passed'])
  const columns = [
    { column: 0, field: 'email' },
    { column: 1, field: 'first_name' },
    { column: 2, field: 'last_name' },
    { column: 3, field: 'division' },
  ]
  await importOf({ fileId, columns })
  const next = await file([header, 'other@new.example,Oth,Er,Service,Passed'])
  const { body } = await admin.get(`/users/imports/columns?fileId=${next}`)
  expect(body.columns.map(({ field, foundBy }: { field: string; foundBy: string }) => [field, foundBy])).toEqual([
    ['email', 'memory'],
    ['first_name', 'memory'],
    ['last_name', 'memory'],
    ['division', 'memory'],
    [null, 'memory'],
  ])
  expect(await preview({ fileId: next })).toMatchObject({ createdCount: 1 })
})

test('changes who is known, keeps or takes away what is empty, and gives back what they had', async () => {
  const known = await hub.person({ firstName: 'Kim', lastName: 'Known' })
  const team = await addTeam(hub.context.databases, 'Everybody')
  await admin.patch(`/users/${known.memberId}`, {
    attributes: [
      { attribute: 'city', value: 'Oldtown' },
      { attribute: 'country', value: 'Here' },
    ],
  })
  const before = await person(known.email)
  const fileId = await file([
    'email,first_name,last_name,city,country,language',
    `${known.email},Kim,Renamed,Newtown,,de`,
  ])
  const asked = { fileId, emptyCells: 'clear', teamIds: [team] }
  expect((await preview(asked)).items).toMatchObject([
    {
      id: known.memberId,
      outcome: 'changed',
      changes: [
        { header: 'last_name', oldValue: 'Known', value: 'Renamed' },
        { header: 'city', oldValue: 'Oldtown', value: 'Newtown' },
        { header: 'country', oldValue: 'Here', value: null },
        { header: 'language', value: 'de-DE' },
        { header: 'teams', oldValue: null, value: 'Everybody' },
      ],
    },
  ])
  const job = await importOf(asked)
  const after = await person(known.email)
  expect(after).toMatchObject({ name: 'Kim Renamed', language: 'de-DE', teams: [{ id: team }] })
  expect(factsOf(after)).toEqual(['city Newtown import'])
  expect((await admin.get('/users?search=renamed')).body.items).toMatchObject([{ id: known.memberId }])
  expect((await hub.audit(known.memberId)).at(-1)).toMatchObject({
    action: 'UPDATE',
    details: [
      { property: 'last_name', oldValue: 'Known', value: 'Renamed' },
      { property: 'language' },
      { property: 'teamsJoined', value: [team] },
      { property: 'city', oldValue: 'Oldtown', value: 'Newtown' },
      { property: 'country', oldValue: 'Here', value: null },
    ],
  })
  expect(await undo(job.id)).toMatchObject({ state: 'succeeded', doneCount: 1 })
  const back = await person(known.email)
  expect([back.name, back.language, back.teams, factsOf(back)]).toEqual([
    before.name,
    before.language,
    before.teams,
    factsOf(before),
  ])
})

test('shows each kind of problem with its rows, and leaves these out', async () => {
  await addTeam(hub.context.databases, 'Twice')
  await addTeam(hub.context.databases, 'twice')
  await admin.post('/customFields/', { label: 'Size', type: 'choice', options: ['S', 'M'] })
  const above = await hub.person({ isAdmin: true, privileges: ['report_write'] })
  const below = await hub.person({ isAdmin: true, privileges: ['user_read'] })
  const gone = await hub.person({ isDeleted: true })
  const numbered = await hub.person()
  await admin.patch(`/users/${numbered.memberId}`, { attributes: [{ attribute: 'employeeId', value: 'E-7' }] })
  const lines = [
    'email,first_name,last_name,language,teams,isSuspended,startDate,employeeId,Size',
    'no address,A,B,,,,,,',
    'double@new.example,A,B,,,,,,',
    'Double@new.example,A,B,,,,,,',
    'nameless@new.example,,B,,,,,,',
    'tongue@new.example,A,B,xx,,,,,',
    'team@new.example,A,B,,Nowhere; Twice,,,,',
    'day@new.example,A,B,,,,5/6/2026,,',
    'size@new.example,A,B,,,perhaps,,,XL',
    `${gone.email},A,B,,,,,,`,
    'moved@new.example,A,B,,,,,E-7,',
    `${above.email},Other,,,,,,,`,
    `${admin.email},,,,,yes,,,`,
    `${below.email},,,,,yes,,,`,
    'fine@new.example,A,B,,,,,,M',
  ]
  const asked = { fileId: await file(lines) }
  const shown = await preview(asked)
  expect(outcomes(shown)).toEqual([
    ['no address', 'refused', 'badEmail'],
    ['double@new.example', 'refused', 'duplicateEmail'],
    ['Double@new.example', 'refused', 'duplicateEmail'],
    ['nameless@new.example', 'refused', 'missingName'],
    ['tongue@new.example', 'refused', 'unknownLanguage'],
    ['team@new.example', 'refused', 'unknownTeam', 'ambiguousTeam'],
    ['day@new.example', 'refused', 'badDate'],
    ['size@new.example', 'refused', 'badValue', 'badValue'],
    [gone.email, 'refused', 'removedPerson'],
    ['moved@new.example', 'refused', 'knownEmployeeId'],
    [above.email, 'refused', 'outranksYou'],
    [admin.email, 'refused', 'ownAccount'],
    [below.email, 'refused', 'adminSuspended'],
    ['fine@new.example', 'created'],
  ])
  expect(shown).toMatchObject({
    refusedCount: 13,
    createdCount: 1,
    problems: [{ problem: 'duplicateEmail', count: 2 }, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}],
  })
  const page = await preview(asked, '?problem=duplicateEmail&limit=1&offset=1')
  expect(page).toMatchObject({ total: 2, nextOffset: null, items: [{ row: 4, problems: [{ header: 'email' }] }] })
  expect((await preview(asked, '?outcome=created')).items).toMatchObject([{ email: 'fine@new.example' }])
  const job = await importOf(asked)
  expect(job).toMatchObject({ total: 14, doneCount: 1, skippedCount: 13 })
  const { body } = await admin.get(`/jobs/${job.id}/items?state=skipped&limit=1`)
  expect(body.items).toMatchObject([{ id: null, reason: 'Row 2: The e-mail address is none.' }])
  expect(await person('double@new.example')).toBeNull()
})

test('lists who is missing, suspends them only where that is asked, and never an admin', async () => {
  const [stays, left] = [await hub.person({ firstName: 'Stay' }), await hub.person({ firstName: 'Left' })]
  const asked = { fileId: await file(['email', stays.email]) }
  expect(await preview(asked)).toMatchObject({ missingCount: 0, suspendedCount: 0, total: 1 })
  const listed = await preview({ ...asked, missing: 'list' }, '?outcome=missing&limit=100')
  expect(listed.missingCount).toBe(listed.total)
  expect(listed.suspendedCount).toBe(0)
  expect(listed.items.find(({ email }: Row) => email === left.email)).toMatchObject({ row: null, id: left.memberId })
  expect(listed.items.some(({ email }: Row) => email === stays.email)).toBe(false)
  expect(await importOf({ ...asked, missing: 'list' })).toMatchObject({ total: 0 })
  expect((await person(left.email)).state).toBe('active')
  const suspending = { ...asked, missing: 'suspend' }
  const shown = await preview(suspending, '?problem=adminSuspended&limit=100')
  expect(shown.total + shown.suspendedCount).toBe(listed.missingCount)
  expect(shown.items.map(({ id }: { id: string }) => id)).toContain(admin.memberId)
  const job = await importOf(suspending)
  expect(job.doneCount).toBe(shown.suspendedCount)
  expect((await left.get('/me/profile')).status).toBe(401)
  expect((await person(stays.email)).state).toBe('active')
  expect((await admin.get('/me/profile')).status).toBe(200)
  await undo(job.id)
  expect((await person(left.email)).state).toBe('active')
})

test('brings back who was removed where that is asked, and takes back who was added and has not joined', async () => {
  const gone = await hub.person({ isDeleted: true })
  const asked = {
    fileId: await file(['email,first_name,last_name', `${gone.email},Back,Again`, 'added@new.example,Ad,Ded']),
    restoreRemoved: true,
    sendInvitations: true,
  }
  expect(await preview(asked)).toMatchObject({
    createdCount: 1,
    changedCount: 1,
    invitedCount: 2,
    items: [{ isRestored: true }, {}],
  })
  const job = await importOf(asked)
  expect(await person(gone.email)).toMatchObject({ is_deleted: false, name: 'Back Again' })
  expect(await mailsTo(gone.email)).toEqual(['welcome'])
  expect(await undo(job.id)).toMatchObject({ doneCount: 2, skippedCount: 0 })
  expect(await person(gone.email)).toMatchObject({ is_deleted: true })
  expect(await person('added@new.example')).toMatchObject({ is_deleted: true })
})

test('follows the rules of teams at once, also where many leave', async () => {
  const conditions = [{ type: 'attribute', attribute: 'division', operator: 'is', values: ['Import'] }]
  const { body: team } = await admin.post('/teams/', { name: 'Ruled', smart_settings: { match: 'all', conditions } })
  const lines = (division: string) =>
    Array.from({ length: 60 }, (_, nth) => `ruled${nth}@new.example,Ruled,Number ${nth},${division}`)
  const importAs = async (division: string) =>
    importOf({ fileId: await file(['email,first_name,last_name,division', ...lines(division)]) })
  const people = async () => (await admin.get(`/users?teamId=${team.id}`)).body.total
  await importAs('Import')
  expect(await people()).toBe(60)
  await importAs('Elsewhere')
  expect(await people()).toBe(0)
})

test('adds nobody as suspended', async () => {
  const fileId = await file(['email,first_name,last_name,isSuspended', 'left@new.example,Le,Ft,yes'])
  expect(outcomes(await preview({ fileId }))).toEqual([['left@new.example', 'unchanged']])
})

test('is about new people or about known ones alone where that is asked', async () => {
  const known = await hub.person({ firstName: 'Old' })
  const fileId = await file(['email,first_name,last_name', `${known.email},New,Name`, 'fresh@new.example,Fr,Esh'])
  const shown = async (people: string) => outcomes(await preview({ fileId, people }))
  expect(await shown('new')).toEqual([
    [known.email, 'unchanged'],
    ['fresh@new.example', 'created'],
  ])
  expect(await shown('known')).toEqual([
    [known.email, 'changed'],
    ['fresh@new.example', 'unchanged'],
  ])
})

test('exports a file that changes nothing when it is imported', async () => {
  const team = await addTeam(hub.context.databases, 'Exported')
  const own = await hub.person({ firstName: '=cmd', lastName: "O'Neil", teams: [{ id: team, role: 'manager' }] })
  await admin.patch(`/users/${own.memberId}`, {
    attributes: [
      { attribute: 'jobTitle', value: '-Chief, "of" all' },
      { attribute: 'startDate', value: '2026-02-03' },
    ],
  })
  await admin.post('/customFields/', { label: 'City' })
  const answer = await admin.get('/users/export')
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  const text = String(answer.body)
  expect(text).toContain("'=cmd")
  const fileId = await upload(admin, 'people.csv', Buffer.from(text), { type: 'userImport' })
  const shown = await preview({ fileId, emptyCells: 'clear', missing: 'list' })
  expect(shown).toMatchObject({ changedCount: 0, createdCount: 0, refusedCount: 0, missingCount: 0 })
  expect(shown.columns.every(({ field }: { field: string | null }) => field !== null)).toBe(true)
  expect(shown.unchangedCount).toBe(shown.rowCount)
  const some = String((await admin.get(`/users/export?teamId=${team}`)).body)
  expect(some.trim().split('\r\n')).toHaveLength(2)
  const titled =
    'attribute=jobTitle&attributeValue=-chief,%20%22of%22%20ALL&role=manager&neverSignedIn=true&isAdmin=false'
  expect(String((await admin.get(`/users/export?${titled}`)).body)).toBe(some)
  for (const query of ['&isAdmin=true', '&neverSignedIn=false', '&onlyDeleted=true', '&customFieldId=' + team])
    expect(String((await admin.get(`/users/export?teamId=${team}${query}`)).body).trim(), query).not.toContain('\r\n')
  expect((await admin.get('/users/export?attributeValue=x')).body).toMatchObject({ code: 'selection-required' })
})

test('goes on where a process ended in the middle: nobody twice, no invitation twice', async () => {
  const lines = Array.from({ length: 30 }, (_, nth) => `kill${nth}@new.example,Kill,Number ${nth}`)
  const asked = { fileId: await file(['email,first_name,last_name', ...lines]), sendInvitations: true }
  const { previewToken } = await preview(asked)
  const { jobs, jobKinds } = hub.context
  hub.context.jobs = { ...jobs, send: async () => {} }
  const { body } = await admin.post('/users/imports', { ...asked, previewToken })
  hub.context.jobs = jobs
  let batches = 0
  hub.context.jobKinds = {
    ...jobKinds,
    createUserImport: {
      ...userImport,
      batchSize: () => 10,
      run: async (call, input, items) => {
        const ends = await inTransaction(call, (call) => userImport.run(call, input, items))
        batches += 1
        if (batches === 2) throw new Error('The process ends here.')
        return ends
      },
    },
  }
  await jobs.send('run-job', { domainId: 1, jobId: body.id })
  hub.context.jobKinds = jobKinds
  expect((await admin.get(`/jobs/${body.id}`)).body).toMatchObject({
    state: 'succeeded',
    doneCount: 30,
    failedCount: 0,
  })
  const { db } = await hub.hubCall()
  const people = await db.selectFrom('member').select('member.email').where('member.email', 'like', 'kill%').execute()
  expect(people).toHaveLength(30)
  const mails = await db
    .selectFrom('outbox_mail')
    .select('outbox_mail.to_address')
    .where('outbox_mail.to_address', 'like', 'kill%')
    .execute()
  expect(new Set(mails.map(({ to_address: address }) => address)).size).toBe(30)
  expect(mails).toHaveLength(30)
})

test('makes no more than what was shown, and nothing for who lost the right', async () => {
  const known = await hub.person()
  const asked = { fileId: await file(['email,city', `${known.email},Somewhere`]) }
  const { previewToken } = await preview(asked)
  const send = (more: object) => admin.post('/users/imports', { ...asked, previewToken, ...more })
  expect((await send({ emptyCells: 'clear' })).body.code).toBe('token-invalid')
  await admin.patch(`/users/${known.memberId}`, { attributes: [{ attribute: 'city', value: 'Somewhere' }] })
  expect((await send({})).body.code).toBe('preview-outdated')
})

test('asks for a fresh proof where more than 50 people would be suspended', async () => {
  const old = await hub.person({ isAdmin: true, privileges: ['user_write'], isProofOld: true })
  const many = await Promise.all(Array.from({ length: 51 }, () => hub.person()))
  const asked = { fileId: await file(['email,isSuspended', ...many.map(({ email }) => `${email},yes`)], old) }
  const { previewToken, suspendedCount } = await preview(asked, '', old)
  expect(suspendedCount).toBe(51)
  expect((await old.post('/users/imports', { ...asked, previewToken })).body.code).toBe('step-up-required')
})

test('refuses what does not fit, and files of others', async () => {
  const fileId = await file(['email,city', 'a@new.example,B'])
  const wrong = async (more: object, by = admin) => {
    const { body, status } = await by.post('/users/imports/preview', { fileId, ...more })
    return [status, body.code, body.errors?.[0]?.pointer]
  }
  const email = { column: 0, field: 'email' }
  expect(await wrong({ columns: [{ column: 1, field: 'city' }] })).toEqual([400, 'import-columns-wrong', '/columns'])
  expect(await wrong({ columns: [email, { column: 0, field: 'city' }] })).toEqual([
    400,
    'import-columns-wrong',
    '/columns/1/column',
  ])
  expect(await wrong({ columns: [email, { column: 1, field: 'email' }] })).toEqual([
    400,
    'import-columns-wrong',
    '/columns/1/field',
  ])
  expect(await wrong({ columns: [email, { column: 9, field: 'city' }] })).toEqual([
    400,
    'unknown-reference',
    '/columns/1/column',
  ])
  expect(await wrong({ columns: [email, { column: 1, field: 'customField', customFieldId: newId() }] })).toEqual([
    400,
    'unknown-reference',
    '/columns/1/customFieldId',
  ])
  expect(await wrong({ teamIds: [newId()] })).toEqual([400, 'unknown-reference', '/teamIds/0'])
  expect(await wrong({ fileId: newId() })).toEqual([400, 'unknown-reference', '/fileId'])
  const other = await hub.person({ isAdmin: true, privileges: ['user_write'] })
  expect(await wrong({}, other)).toEqual([400, 'unknown-reference', '/fileId'])
  expect((await other.get(`/users/imports/columns?fileId=${fileId}`)).status).toBe(404)
  const far = await hub.person({ domainId: 2, isAdmin: true, privileges: ['user_write'] })
  expect((await far.get(`/users/imports/columns?fileId=${fileId}`)).status).toBe(404)
  const reader = await hub.person({ isAdmin: true, privileges: ['user_read'] })
  expect((await reader.get('/users/export')).status).toBe(403)
  expect((await reader.get(`/users/imports/columns?fileId=${fileId}`)).status).toBe(403)
  const policy = { filename: 'people.csv', contentType: 'text/csv', size: 10, type: 'userImport' }
  expect((await reader.post('/files/policy', policy)).status).toBe(403)
  expect((await admin.post('/files/policy', { ...policy, filename: 'people.pdf' })).body.code).toBe('type-not-allowed')
  expect((await admin.post('/files/policy', { ...policy, size: 51 * 1024 * 1024 })).body.code).toBe('size-too-large')
})

test('reaches nobody of another hub', async () => {
  const far = await hub.person({ domainId: 2, firstName: 'Far' })
  const shown = await preview({
    fileId: await file(['email,first_name,last_name', `${far.email},F,A`]),
    missing: 'list',
  })
  expect(shown.items[0]).toMatchObject({ outcome: 'created', id: null })
  expect((await admin.get('/users/export')).body).not.toContain(far.email)
})
