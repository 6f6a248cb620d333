import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAsset, addCourseFile, addPlaylist } from '../assets/asset-fixtures.ts'
import { indexMissing } from '../content/search/index-service.ts'
import type { Db } from '../db/connect.ts'
import { bindProcessing, upload } from '../files/upload-fixtures.ts'
import { registerMassJobs } from '../jobs/jobs.ts'
import { runJob } from '../jobs/run-service.ts'
import { newId } from '../platform/ids.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'

/** Content as a table: its import, what stands against a row of it, and the export that goes round. */

let hub: TestHub
let db: Db
let admin: Somebody
let end: () => void

beforeAll(async () => {
  hub = await testHub({ features: ['team_playlists'] })
  db = hub.context.databases.forHub(1)
  await bindProcessing(hub)
  end = await registerMassJobs(hub.context)
  admin = await hub.person({ isAdmin: true, privileges: ['playlist_write', 'asset_write'] })
})
afterAll(async () => {
  end()
  await hub.close()
})

const file = (lines: readonly string[] | Buffer, by = admin) =>
  upload(by, 'content.csv', Buffer.isBuffer(lines) ? lines : Buffer.from((lines as string[]).join('\r\n')), {
    type: 'userImport',
  })

async function preview(fileId: string, about: { query?: string; emptyCells?: string; by?: Somebody } = {}) {
  const { query = '', by = admin, ...body } = about
  const answer = await by.post(`/content/imports/preview${query}`, { fileId, ...body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}

async function importOf(lines: readonly string[] | Buffer, about: { emptyCells?: string; by?: Somebody } = {}) {
  const { by = admin, ...body } = about
  const fileId = await file(lines, by)
  const shown = await preview(fileId, about)
  const begun = await by.post('/content/imports', { fileId, previewToken: shown.previewToken, ...body })
  expect(begun.status, JSON.stringify(begun.body)).toBe(202)
  return { shown, fileId, job: (await by.get(`/jobs/${begun.body.id}`)).body }
}

interface Row {
  outcome: string
  problems: { problem: string; column: string | null; value: string | null }[]
}
const outcomes = ({ items }: { items: Row[] }) =>
  items.map(({ outcome, problems }) => [outcome, ...problems.map(({ problem, column }) => `${problem} ${column}`)])

async function byRef(kind: 'playlists' | 'assets', ref: string) {
  const { body } = await admin.get(`/${kind}/?externalRefId=${ref}`)
  const id = body.items[0]?.id
  return id && (await admin.get(`/${kind}/${id}`)).body
}

/** What a fixture adds is found by its name once it is indexed. */
async function exported(kind: 'playlist' | 'asset', query = '', by = admin): Promise<string> {
  await indexMissing(await hub.hubCall())
  const answer = await by.get(`/content/export?kind=${kind}${query}`)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return String(answer.body)
}

const team = async (name: string, domainId = 1) => {
  const id = newId()
  const about = { id, name, created_at: new Date(), updated_at: new Date() }
  await hub.context.databases.forHub(domainId).insertInto('team').values(about).execute()
  return id
}

const topic = async (name: string, parent: { id: string; path: string[] } | null = null) => {
  const id = newId()
  const path = [...(parent?.path ?? []), id]
  const about = { id, name, parent_id: parent?.id ?? null, path, locale: 'en-GB' }
  await db
    .insertInto('topic')
    .values({ ...about, created_at: new Date(), updated_at: new Date() })
    .execute()
  return { id, path }
}

test('shows what it would do and changes nothing, then does it, and the same file again does nothing', async () => {
  const owner = await team('Import owners')
  const safety = await topic('Import safety')
  const fire = await topic('Fire', safety)
  const lines = [
    'Type,externalRefId,Name,Description,URL,Language,Tags,Topics,Published,Team,Playlist,markAsDoneMode,playlist_numbering',
    'playlist,t-1,Outer,All of it,,en-GB,one; two,import safety > FIRE,no,import OWNERS,,,yes',
    'playlist,t-2,Inner,,,DE_de,,,yes,,t-1,,',
    'web,t-3,A page,"Two\nlines",https://example.com/a,,safety,,yes,,t-2,manual,',
  ]
  const fileId = await file(lines)
  const before = await db.selectFrom('content').select('id').execute()
  const shown = await preview(fileId)
  expect(shown).toMatchObject({ rowCount: 3, createdCount: 3, changedCount: 0, unchangedCount: 0, refusedCount: 0 })
  expect(await db.selectFrom('content').select('id').execute()).toHaveLength(before.length)
  const begun = await admin.post('/content/imports', { fileId, previewToken: shown.previewToken })
  const job = (await admin.get(`/jobs/${begun.body.id}`)).body
  expect(job).toMatchObject({ kind: 'createContentImport', state: 'succeeded', doneCount: 3, canUndo: true })
  const [outer, inner, page] = [
    await byRef('playlists', 't-1'),
    await byRef('playlists', 't-2'),
    await byRef('assets', 't-3'),
  ]
  expect(outer).toMatchObject({
    name: 'Outer',
    description: 'All of it',
    tags: ['one', 'two'],
    published: false,
    ownerTeamId: owner,
    hasPlaylistNumbering: true,
    topics: [{ id: fire.id }],
  })
  expect(inner).toMatchObject({ locale: 'de-DE', onlyInPlaylists: true })
  const heldBy = async (id: string) => (await admin.get(`/playlists/${id}/contents`)).body.items
  expect(await heldBy(outer.id)).toMatchObject([{ id: inner.id }])
  expect(await heldBy(inner.id)).toMatchObject([{ id: page.id }])
  expect(page).toMatchObject({ description: 'Two\nlines', url: 'https://example.com/a', markAsDoneMode: 'manual' })
  const { body: audit } = await admin.get(`/content/audit?search=Outer`)
  expect(audit.items).toMatchObject([{ action: 'CREATE' }])
  const again = await importOf(lines)
  expect(again.shown).toMatchObject({ createdCount: 0, changedCount: 0, unchangedCount: 3 })
  expect(again.job).toMatchObject({ total: 0, state: 'succeeded' })
})

test('is undone: what it added is deleted, what it changed is as before, and what somebody touched since stays', async () => {
  const places = [await topic('Undo before'), await topic('Undo after')]
  const holder = await addPlaylist(db, { name: 'Undo holder', items: [] })
  const list = await addPlaylist(db, { name: 'Undo list', items: [] })
  const [link, edited] = [await addAsset(db, { name: 'Undo link' }), await addAsset(db, { name: 'Undo edited' })]
  await db.insertInto('content_topic').values({ content_id: list, topic_id: places[0]!.id }).execute()
  await db
    .updateTable('content')
    .set({ description: 'Before', tags: ['b', 'a'] })
    .where('id', '=', link)
    .execute()
  const { job } = await importOf([
    'id,type,externalRefId,name,description,URL,tags,topics,published,parent',
    `${link},,u-1,Undo link anew,After,https://example.com/after,c,,no,${holder}`,
    `${list},,,,,,,Undo after,,`,
    `${edited},,,Undo edited by import,,,,,,`,
    ',playlist,u-2,Undo new list,,,,,yes,',
    ',web,u-3,Undo new page,,https://example.com/new,,,yes,u-2',
    ',web,u-4,Undo opened,,https://example.com/opened,,,yes,',
    ',playlist,u-5,Undo filled,,,,,yes,',
  ])
  expect(job).toMatchObject({ doneCount: 7, canUndo: true })
  const heldBy = async (id: string) => (await admin.get(`/playlists/${id}/contents`)).body.items
  expect(await heldBy(holder)).toHaveLength(1)
  const opened = await byRef('assets', 'u-4')
  const filled = await byRef('playlists', 'u-5')
  await admin.patch(`/assets/${edited}`, { name: 'Undo edited by hand' }, { 'if-match': '*' })
  await admin.post(`/me/assets/${opened.id}/launch`)
  const added = await admin.patch(`/playlists/${filled.id}/contents`, [{ contentId: link, rank: '1' }], {
    'if-match': '*',
  })
  expect(added.status, JSON.stringify(added.body)).toBe(200)

  const undoing = (await admin.post(`/jobs/${job.id}/undo`)).body.id
  expect((await admin.get(`/jobs/${undoing}`)).body).toMatchObject({
    state: 'succeeded',
    doneCount: 4,
    skippedCount: 3,
  })
  const { items } = (await admin.get(`/jobs/${undoing}/items?state=skipped`)).body
  expect(items.map(({ reason }: { reason: string }) => reason).toSorted()).toEqual([
    'It holds something that was not added by the import.',
    'Somebody changed it since.',
    'Somebody has opened it since.',
  ])
  expect((await admin.get(`/assets/${link}`)).body).toMatchObject({
    name: 'Undo link',
    description: 'Before',
    tags: ['b', 'a'],
    url: 'https://www.hub.example/words',
    published: true,
    externalRefId: null,
  })
  expect(await heldBy(holder)).toEqual([])
  expect((await admin.get(`/playlists/${list}`)).body.topics).toMatchObject([{ id: places[0]!.id }])
  for (const [kind, ref] of [
    ['playlists', 'u-2'],
    ['assets', 'u-3'],
  ] as const)
    expect(await byRef(kind, ref)).toBeUndefined()
  expect(await byRef('playlists', 'u-5')).toMatchObject({ name: 'Undo filled' })
})

test('goes round: unchanged it changes nothing, and edited exactly what was edited', async () => {
  const own = await team('Round; with a semicolon')
  const twin = await topic('Twin')
  const twins = [await topic('twin > leaf'), await topic('Leaf', twin), await topic('Leaf; and more', twin)]
  const file = await addAsset(db, { name: 'Round course', type: 'scorm', fileId: await addCourseFile(db) })
  const link = await addAsset(db, { name: '=Round("link")', type: 'web' })
  const shared = await addPlaylist(db, { name: "'=Round list", items: [link] })
  await db
    .updateTable('content')
    .set({ description: ' Round, with "quotes"\r\nand lines ', tags: ['a;b', 'c'], owner_team_id: own })
    .where('id', 'in', [file, link, shared])
    .execute()
  await db
    .insertInto('content_topic')
    .values(twins.map(({ id }) => ({ content_id: shared, topic_id: id })))
    .execute()
  const versions = () => db.selectFrom('content').select(['id', 'version']).orderBy('id').execute()
  const before = await versions()
  for (const kind of ['playlist', 'asset'] as const) {
    const text = await exported(kind)
    expect(text.startsWith('\ufeffid,type,externalRefId,name,')).toBe(true)
    expect(await preview(await file2(text))).toMatchObject({ createdCount: 0, changedCount: 0, refusedCount: 0 })
    await importOf(Buffer.from(text))
  }
  expect(await versions()).toEqual(before)

  const text = (await exported('asset', '&search=Round')).replace('Round course', 'Round course anew')
  const { shown, job } = await importOf(Buffer.from(text))
  expect(shown).toMatchObject({ changedCount: 1, unchangedCount: 1 })
  expect(job).toMatchObject({ doneCount: 1 })
  const changed = (await versions()).filter(
    ({ id, version }) => before.find((row) => row.id === id)!.version !== version,
  )
  expect(changed.map(({ id }) => id)).toEqual([file])
  expect((await admin.get(`/assets/${file}`)).body).toMatchObject({ name: 'Round course anew', tags: ['a;b', 'c'] })
})

const file2 = (text: string) => file(Buffer.from(text))

test('writes no formula, and takes the sign that keeps it from being one away again', async () => {
  const name = `=HYPERLINK("https://evil.example";"Formula")`
  await addAsset(db, { name, type: 'web' })
  for (const sign of ['+', '-', '@']) await addAsset(db, { name: `${sign}Formula`, type: 'web' })
  const text = await exported('asset', '&search=Formula')
  for (const line of text.split('\r\n').slice(1, -1))
    expect(
      line.split(',').some((cell) => /^"?[=+\-@\t]/.test(cell)),
      line,
    ).toBe(false)
  expect(await preview(await file2(text))).toMatchObject({ unchangedCount: 4, changedCount: 0 })
})

test('leaves what an empty cell is about, or takes it away where that is asked for', async () => {
  const id = await addAsset(db, { name: 'Emptied', type: 'web' })
  await db
    .updateTable('content')
    .set({ description: 'Some', tags: ['x'], external_ref_id: 'e-1' })
    .where('id', '=', id)
    .execute()
  const lines = ['id,externalRefId,name,description,tags,ownerTeam,locale', `${id},,,,,,`]
  expect((await importOf(lines)).shown).toMatchObject({ unchangedCount: 1 })
  const { shown } = await importOf(lines, { emptyCells: 'clear' })
  expect(shown.items[0].changes).toEqual([
    { column: 'externalRefId', oldValue: 'e-1', value: null },
    { column: 'description', oldValue: 'Some', value: null },
    { column: 'tags', oldValue: 'x', value: null },
  ])
  expect((await admin.get(`/assets/${id}`)).body).toMatchObject({
    name: 'Emptied',
    description: null,
    tags: [],
    externalRefId: null,
  })
})

test('says of each row what stands against it, a kind at a time, and gives those rows out to be corrected', async () => {
  const link = await addAsset(db, { name: 'There', type: 'web' })
  const document = await addAsset(db, { name: 'File', type: 'upload' })
  const list = await addPlaylist(db, { name: 'List', items: [] })
  const gone = await addAsset(db, { name: 'Gone', isDeleted: true })
  const common = await addAsset(db, { name: 'Common', type: 'web' })
  const foreign = await addAsset(hub.context.databases.forHub(2), { name: 'Of another hub' })
  await db.updateTable('content').set({ given_by: 2 }).where('id', '=', common).execute()
  await db.updateTable('content').set({ external_ref_id: 'taken' }).where('id', '=', document).execute()
  await Promise.all([team('Two of this name'), team('two of THIS name'), team('Of another hub', 2)])
  const forgotten = await topic('Deleted topic')
  await db.updateTable('topic').set({ is_deleted: true }).where('id', '=', forgotten.id).execute()
  const header = 'type,id,externalRefId,name,webUrl,topics,published,ownerTeam,parent,locale'
  const rows: [string, string[]][] = [
    [`web,,,No key,https://example.com,,,,,`, ['missingKey null']],
    [`,${newId()},,,,,,,,`, ['unknownContent id', 'missingValue type']],
    [`,${foreign},,,,,,,,`, ['unknownContent id', 'missingValue type']],
    [`,nonsense,,,,,,,,`, ['unknownContent id', 'missingValue type']],
    [`,${gone},,,,,,,,`, ['deletedContent id']],
    [`,${common},,New name,,,,,,`, ['commonContent id']],
    [`,${link},,Once,,,,,,`, []],
    [`,${link},,Twice,,,,,,`, ['duplicateRow null']],
    [`web,,p-1,,,,,,,`, ['missingValue name', 'missingValue webUrl']],
    [`,,p-2,No type,,,,,,`, ['missingValue type']],
    [`scroll,,p-3,No such type,,,,,,`, ['badValue type']],
    [`scorm,,p-4,A file,,,,,,`, ['fileNeeded type']],
    [`web,${list},,,,,,,,`, ['wrongForType type']],
    [`,${document},,,https://example.com,,,,,`, ['wrongForType webUrl']],
    [`web,,p-5,A name,ftp://example.com,,,,,`, ['badValue webUrl']],
    [`web,,p-6,A name,https://example.com,,maybe,,,tlh`, ['badValue locale', 'badValue published']],
    [`playlist,,p-7,A name,,No such topic,,,,`, ['unknownReference topics']],
    [`playlist,,p-8,A name,,,,Two of this name,,`, ['ambiguousReference ownerTeam']],
    [`playlist,,p-9,A name,,,,Of another hub,,`, ['unknownReference ownerTeam']],
    [`playlist,,p-10,A name,,,,,nowhere,`, ['unknownReference parent']],
    [`playlist,,p-11,A name,,,,,${link},`, ['unknownReference parent']],
    [`playlist,,p-12,A name,,Deleted topic,,,,`, ['unknownReference topics']],
  ]
  const fileId = await file([header, ...rows.map(([row]) => row)])
  const shown = await preview(fileId, { query: '?limit=100' })
  expect(outcomes(shown)).toEqual(rows.map(([, problems]) => [problems.length ? 'refused' : 'changed', ...problems]))
  expect(shown.problems[0]).toEqual({ problem: 'missingValue', count: 5 })
  expect((await preview(fileId, { query: '?problem=fileNeeded' })).items).toMatchObject([{ row: 13, type: null }])
  expect(await preview(fileId, { query: '?outcome=refused&limit=2&offset=1' })).toMatchObject({
    total: 21,
    items: [{ row: 3 }, { row: 4 }],
  })
  const later = await file([
    header,
    `,${link},taken,,,,,,,`,
    `,${list},,,,,,,outer-1,`,
    `playlist,,outer-1,Outer,,,,,,`,
    `playlist,,inner-1,Inner,,,,,outer-1,`,
    `playlist,,outer-2,${'x'.repeat(256)},,,,,,`,
  ])
  expect(outcomes(await preview(later))).toEqual([
    ['refused', 'externalRefTaken externalRefId'],
    ['refused', 'unknownReference parent'],
    ['created'],
    ['created'],
    ['refused', 'badValue name'],
  ])
  const moved = await file(['externalRefId,type,name,parent', 'outer-3,playlist,Outer,', 'taken,,,outer-3'])
  expect(outcomes(await preview(moved))).toEqual([['created'], ['changed']])
  const placed = await file(['id,parent', `${list},${await addPlaylist(db, { name: 'Holder', items: [] })}`])
  expect(outcomes(await preview(placed))).toEqual([['refused', 'placeStays parent']])

  const left = String((await admin.get(`/content/imports/problems?fileId=${fileId}`)).body)
  expect(left.split('\r\n')).toHaveLength(23)
  expect(left).toContain('published: This does not fit the column. Correct it.')
  const corrected = await preview(await file(Buffer.from(left.replace('maybe,,,tlh', 'yes,,,en-GB'))))
  expect(corrected).toMatchObject({ rowCount: 21, createdCount: 1 })
  const { previewToken } = shown
  const { body } = await admin.post('/content/imports', { fileId, previewToken })
  expect((await admin.get(`/jobs/${body.id}`)).body).toMatchObject({ doneCount: 1, skippedCount: 21 })
  const { items } = (await admin.get(`/jobs/${body.id}/items?state=skipped`)).body
  expect(items[0]).toMatchObject({
    reason: 'Row 2: Give the row an externalRefId of your own, or the id of content that is there.',
  })
})

test('names columns that it does not know before anything else', async () => {
  const refusal = async (header: string) => {
    const fileId = await file([header, 'x,y,z'])
    const answer = await admin.post('/content/imports/preview', { fileId })
    expect(answer.body, header).toMatchObject({ status: 400, code: 'import-columns-wrong' })
    return answer.body.detail
  }
  expect(await refusal('id,Nmae,Colour')).toContain('no column "Nmae", "Colour"')
  expect(await refusal('id,name,Title')).toContain('a column twice: "Title"')
  expect(await refusal('name,tags,type')).toContain('neither a column id nor a column externalRefId')
})

test('reads what spreadsheets of other places write', async () => {
  const text = 'Typ;Externe ID;Titel;Veröffentlicht\r\nplaylist;odd-1;Übung;ja\r\n'
  const latin = Buffer.from(text, 'latin1')
  expect((await preview(await file(latin))).items).toMatchObject([{ name: 'Übung', outcome: 'created' }])
  const wide = Buffer.from(`\ufeff${text.replaceAll(';', '\t')}`, 'utf16le')
  expect((await preview(await file(wide))).items).toMatchObject([{ name: 'Übung', outcome: 'created' }])
})

test('lets admins make and change what they may, and managers what their teams own', async () => {
  const [own, other] = [await team('Managed'), await team('Not managed')]
  const manager = await hub.person({ teams: [{ id: own, role: 'manager' }] })
  const [mine, theirs] = [
    await addPlaylist(db, { name: 'Of my team', items: [] }),
    await addPlaylist(db, { name: 'Of their team', items: [] }),
  ]
  await db.updateTable('content').set({ owner_team_id: own }).where('id', '=', mine).execute()
  await db
    .updateTable('content')
    .set({ owner_team_id: other, external_ref_id: 'theirs' })
    .where('id', '=', theirs)
    .execute()
  const lines = [
    'id,externalRefId,type,name,webUrl,ownerTeam,parent',
    `${mine},,,Mine anew,,,`,
    `${theirs},,,Theirs anew,,,`,
    `,m-1,web,Open to all,https://example.com,Managed,`,
    `,m-2,web,In mine,https://example.com,Managed,${mine}`,
    `,m-3,web,In theirs,https://example.com,Managed,${theirs}`,
    `,m-4,web,For them,https://example.com,Not managed,${mine}`,
    `,m-5,web,For nobody,https://example.com,,${mine}`,
  ]
  const fileId = await file(lines, manager)
  const shown = await preview(fileId, { by: manager })
  expect(outcomes(shown)).toEqual([
    ['changed'],
    ['refused', 'notAllowed null'],
    ['refused', 'notAllowed parent'],
    ['created'],
    ['refused', 'notAllowed parent'],
    ['refused', 'notAllowed ownerTeam'],
    ['refused', 'notAllowed ownerTeam'],
  ])
  expect(shown.items[1]).toMatchObject({ id: null, type: null, name: 'Theirs anew' })
  const { job } = await importOf(lines, { by: manager })
  expect(job).toMatchObject({ doneCount: 2, skippedCount: 5 })
  expect(await byRef('assets', 'm-2')).toMatchObject({ ownerTeamId: own, onlyInPlaylists: true })
  expect(await exported('playlist', '', manager)).not.toContain('Of their team')
  expect(await exported('playlist', '', manager)).toContain('Mine anew')

  const half = await hub.person({ isAdmin: true, privileges: ['playlist_write'] })
  const both = ['externalRefId,type,name,webUrl', 'h-1,playlist,A list,', 'h-2,web,A page,https://example.com']
  expect(outcomes(await preview(await file(both, half), { by: half }))).toEqual([
    ['created'],
    ['refused', 'notAllowed ownerTeam'],
  ])
  expect((await exported('asset', '', half)).split('\r\n')).toHaveLength(2)
  for (const nobody of [await hub.person(), await hub.person({ isAdmin: true, privileges: ['user_write'] })]) {
    for (const path of ['/content/imports/preview', '/content/imports'])
      expect(
        (
          await nobody.post(path, {
            fileId,
            ...(path.endsWith('s') && { previewToken: 'demo-preview-token-0199d3a0' }),
          })
        ).status,
      ).toBe(403)
    for (const path of [`/content/imports/problems?fileId=${fileId}`, '/content/export?kind=asset'])
      expect((await nobody.get(path)).status).toBe(403)
  }
  expect((await admin.post('/content/imports/preview', { fileId })).body.code).toBe('unknown-reference')
})

test('does what was shown or nothing, and no more than its author may when it is done', async () => {
  const author = await hub.person({ isAdmin: true, privileges: ['playlist_write'] })
  const fileId = await file(['externalRefId,type,name', 'o-1,playlist,One', 'o-2,playlist,Two'], author)
  const { previewToken } = await preview(fileId, { by: author })
  const send = (token: string, by = author) => by.post('/content/imports', { fileId, previewToken: token })
  expect((await send('demo-preview-token-0199d3a0')).body.code).toBe('token-invalid')
  const id = await addPlaylist(db, { name: 'Came between', items: [] })
  await db.updateTable('content').set({ external_ref_id: 'o-1' }).where('id', '=', id).execute()
  expect((await send(previewToken)).body.code).toBe('preview-outdated')
  await db.updateTable('content').set({ external_ref_id: null }).where('id', '=', id).execute()

  const { jobs } = hub.context
  const sent: string[] = []
  hub.context.jobs = { ...jobs, send: async (_, data) => void sent.push((data as { jobId: string }).jobId) }
  const begin = async () => (await send((await preview(fileId, { by: author })).previewToken)).body.id as string
  const [first, stopped, shut] = [await begin(), await begin(), await begin()]
  hub.context.jobs = jobs
  expect((await author.post(`/jobs/${stopped}/cancel`)).body).toMatchObject({ state: 'cancelled', doneCount: 0 })
  await db.updateTable('content').set({ external_ref_id: 'o-1' }).where('id', '=', id).execute()
  for (const job of [first, stopped]) await runJob(await hub.hubCall(), job)
  expect((await author.get(`/jobs/${first}`)).body).toMatchObject({ doneCount: 1, skippedCount: 1 })
  const { items } = (await author.get(`/jobs/${first}/items`)).body
  expect(items[0].reason).toBe('Row 2: Something else in this hub already has this externalRefId.')
  await db
    .updateTable('content')
    .set({ external_ref_id: null })
    .where('external_ref_id', 'in', ['o-1', 'o-2'])
    .execute()
  await db.updateTable('member').set({ suspended_at: new Date() }).where('id', '=', author.memberId).execute()
  await runJob(await hub.hubCall(), shut)
  expect(await byRef('playlists', 'o-2')).toBeUndefined()
})

test('asks for a fresh proof for more than 1,000 rows', async () => {
  const old = await hub.person({ isAdmin: true, privileges: ['playlist_write'], isProofOld: true })
  const rows = Array.from({ length: 1_001 }, (_, nth) => `n-${nth},playlist,Row ${nth}`)
  const fileId = await file(['externalRefId,type,name', ...rows], old)
  const { previewToken, createdCount } = await preview(fileId, { by: old })
  expect(createdCount).toBe(1_001)
  expect((await old.post('/content/imports', { fileId, previewToken })).body.code).toBe('step-up-required')
})
