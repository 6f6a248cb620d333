import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Db } from '../../db/connect.ts'
import { runJob } from '../../jobs/run-service.ts'
import { newId } from '../../platform/ids.ts'
import { testHub, type Somebody, type TestHub } from '../../testing/app.ts'
import { freePort } from '../../testing/cluster.ts'
import { addTeam } from '../../testing/people.ts'
import { addAsset, addCourseFile, addFile, addPlaylist, addSubtitles, addVideo } from '../asset-fixtures.ts'
import { measureAssets } from './measure-service.ts'

/** The one address on this machine that the guard lets through, for the page below. */
const open = vi.hoisted(() => ({ port: '' }))
vi.mock('../../platform/guarded-fetch.ts', async (original) => {
  const real = await original<typeof import('../../platform/guarded-fetch.ts')>()
  const { lookup } = await import('node:dns')
  const guard = {
    isOpen: (address: string, port: string) => address === '127.0.0.1' && port === open.port,
    isOpenPort: (port: string) => port === open.port,
    lookup: lookup as never,
  }
  return { ...real, guardedFetch: (url: string, options: never) => real.guardedFetch(url, options, guard) }
})

let hub: TestHub
let db: Db
let admin: Somebody
let pages: Server

beforeAll(async () => {
  hub = await testHub()
  db = hub.context.databases.forHub(1)
  await hub.context.databases.shared
    .updateTable('hub')
    .set({ features: ['team_playlists'] })
    .where('domain_id', '=', 1)
    .execute()
  admin = await hub.person({ isAdmin: true, privileges: ['asset_write', 'playlist_write'] })
  const port = await freePort()
  open.port = String(port)
  pages = createServer((request, reply) =>
    reply.writeHead(200, request.url === '/closed' ? { 'x-frame-options': 'DENY' } : {}).end('page'),
  )
  await new Promise<void>((resolve) => pages.listen(port, '127.0.0.1', resolve))
})
afterAll(async () => {
  pages.close()
  await hub.close()
})

const page = (path: string) => `http://127.0.0.1:${open.port}${path}`
const rowOf = (id: string) =>
  db
    .selectFrom('asset')
    .innerJoin('content', 'content.id', 'asset.content_id')
    .selectAll('asset')
    .select([
      'content.type',
      'content.name',
      'content.published',
      'content.completion_time',
      'content.version',
      'content.locale',
      'content.author_id',
      'content.owner_team_id',
    ])
    .where('asset.content_id', '=', id)
    .executeTakeFirstOrThrow()
const file = async (body: object = {}, fileId?: string) => ({
  type: 'upload',
  name: 'A film',
  fileId: fileId ?? (await addVideo(db)),
  ...body,
})
const link = (body: object = {}) => ({ type: 'web', name: 'A link', webUrl: page('/open'), ...body })

describe('createAsset', () => {
  test('makes an asset of a file, unpublished, with the usual settings', async () => {
    const { status, body, headers } = await admin.post(
      '/assets/',
      await file({ tags: ['Onboarding'], description: 'How it WORKS' }),
    )
    expect([status, headers['etag']]).toEqual([201, '"v1"'])
    expect(body).toEqual({ success: true, id: expect.any(String), fileStatus: 'ready' })
    expect(await rowOf(body.id)).toMatchObject({
      type: 'upload',
      published: false,
      completion_time: 100,
      duration: 100,
      file_format: 'mp4',
      locale: 'en-GB',
      author_id: admin.memberId,
      open_in_iframe: true,
      download: 'disabled',
      mark_as_done_mode: 'automatic',
    })
    expect((await admin.get(`/me/assets/${body.id}`)).status).toBe(404)
    expect(await hub.audit(body.id)).toMatchObject([
      { action: 'CREATE', object_type: 'asset', actor_id: admin.memberId },
    ])
  })

  test('makes an asset of a file that is still prepared, and measures it when it is ready', async () => {
    const fileId = await addVideo(db, { status: 'processing' })
    await db.updateTable('file').set({ duration: null }).where('id', '=', fileId).execute()
    const playlistId = await addPlaylist(db)
    const { body } = await admin.post('/assets/', await file({ published: true, parent_id: playlistId }, fileId))
    expect(body.fileStatus).toBe('processing')
    await db.updateTable('file').set({ duration: 42, status: 'ready' }).where('id', '=', fileId).execute()
    await measureAssets(await hub.hubCall(), { id: fileId })
    expect(await rowOf(body.id)).toMatchObject({ duration: 42, completion_time: 42 })
    expect((await admin.get(`/me/playlists/${playlistId}`)).body.completionTime).toBe(42)
  })

  test.each([
    ['scorm', 300],
    ['zip', 300],
  ])('gives %s a usual time of %i seconds', async (type, seconds) => {
    const site = { kind: 'site', title: null, startPath: 'index.html', scorm: null }
    const fileId = type === 'scorm' ? await addCourseFile(db) : await addFile(db, { package: site })
    const { body } = await admin.post('/assets/', { type, name: 'A package', fileId })
    expect((await rowOf(body.id)).completion_time).toBe(seconds)
  })

  test('lets a file be downloaded that no page can show', async () => {
    const { body } = await admin.post(
      '/assets/',
      await file({}, await addFile(db, { contentType: 'application/vnd.ms-excel' })),
    )
    expect((await rowOf(body.id)).download).toBe('enabled')
  })

  test.each([
    ['/open', true],
    ['/closed', false],
  ])('asks the page %s whether the hub may frame it', async (path, expected) => {
    const { status, body } = await admin.post('/assets/', link({ webUrl: page(path) }))
    expect([status, body.fileStatus]).toEqual([201, null])
    expect(await rowOf(body.id)).toMatchObject({ is_frameable: expected, file_id: null, web_url: page(path) })
  })

  test('makes a link to a page that cannot be reached, or may not be, all the same', async () => {
    for (const webUrl of ['http://169.254.169.254/latest', 'http://[::1]/', `http://127.0.0.1:${await freePort()}/`]) {
      const { status, body } = await admin.post('/assets/', link({ webUrl }))
      expect(status).toBe(201)
      expect((await rowOf(body.id)).is_frameable).toBe(false)
    }
  })

  test('puts it at the end of a playlist and keeps its subtitles', async () => {
    const [first, subtitles] = [
      await addAsset(db),
      await addFile(db, { kind: 'subtitle', locale: 'de-DE', format: 'vtt' }),
    ]
    const playlistId = await addPlaylist(db, { items: [first] })
    const { body } = await admin.post(
      '/assets/',
      await file({ published: true, parent_id: playlistId, optional: true, subtitles: [subtitles] }),
    )
    const placed = (await admin.get(`/me/assets/${body.id}/playlist/${playlistId}`)).body
    expect(placed).toMatchObject({
      optional: true,
      previousItem: { id: first },
      subtitles: [{ id: subtitles, locale: 'de-DE', filename: 'file.vtt' }],
    })
  })

  test('refuses what it names and is not there, with the place in the body', async () => {
    const refused = async (body: object, code: string, pointer: string) =>
      expect(await admin.post('/assets/', body)).toMatchObject({ status: 400, body: { code, errors: [{ pointer }] } })
    const other = await addFile(db, { kind: 'subtitle' })
    await refused(await file({}, newId()), 'unknown-reference', '/fileId')
    await refused(await file({}, other), 'unknown-reference', '/fileId')
    await refused(await file({ thumbnailId: newId() }), 'unknown-reference', '/thumbnailId')
    await refused(await file({ subtitles: [other, newId()] }), 'unknown-reference', '/subtitles/1')
    await refused(await file({ ownerTeamId: newId() }), 'unknown-reference', '')
    await refused(await file({ parent_id: newId() }), 'unknown-reference', '/parent_id')
    await refused(
      await file({ subtitles: [await addSubtitles(db, await addAsset(db), 'en-GB')] }),
      'subtitle-in-use',
      '/subtitles',
    )
    for (const status of ['draft', 'invalid'] as const)
      await refused(await file({}, await addFile(db, { status })), 'file-not-ready', '/fileId')
    await refused({ ...(await file()), type: 'scorm' }, 'file-type-mismatch', '/fileId')
    await refused(link({ scormAdvancedSettings: { completeWhen: 'passed' } }), 'not-a-course', '/scormAdvancedSettings')
  })

  test.each([
    ['no name', { name: undefined }],
    ['an empty name', { name: '' }],
    ['a custom type of 51 characters', { customType: 'x'.repeat(51) }],
    ['an unknown field', { ownerTeam: null }],
    ['a script as address', { webUrl: 'javascript:alert(1)' }],
    ['a file with a link', { fileId: newId() }],
  ])('refuses %s', async (_, body) => {
    expect((await admin.post('/assets/', link(body))).status).toBe(400)
  })

  test('answers 409 for an externalRefId in use', async () => {
    await admin.post('/assets/', link({ externalRefId: 'ref-1' }))
    expect(await admin.post('/assets/', link({ externalRefId: 'ref-1' }))).toMatchObject({
      status: 409,
      body: { code: 'external-ref-taken' },
    })
  })
})

describe('updateAsset', () => {
  const made = async (body: object) => (await admin.post('/assets/', body)).body.id as string
  const patch = (id: string, body: object, headers?: Record<string, string>) =>
    admin.patch(`/assets/${id}`, body, headers)

  test('changes what is sent, leaves the rest and answers the new version', async () => {
    const id = await made(await file({ description: 'Stays', externalRefId: newId() }))
    const { status, body, headers } = await patch(id, {
      name: 'Another film',
      published: true,
      markAsDoneMode: 'manual',
      tags: ['Tag'],
    })
    expect([status, body, headers['etag']]).toEqual([200, { success: true }, '"v2"'])
    expect((await admin.get(`/me/assets/${id}`)).body).toMatchObject({
      name: 'Another film',
      description: 'Stays',
      markAsDoneMode: 'manual',
      duration: 100,
      fileFormat: 'mp4',
    })
    expect((await admin.get('/me/content/search?query=stays')).body.items).toMatchObject([{ id }])
    await patch(id, { name: 'Another film', description: null, externalRefId: null })
    expect((await admin.get(`/me/assets/${id}`)).body).toMatchObject({
      description: null,
      externalRefId: null,
      published: true,
    })
  })

  test('leaves a time alone that somebody set, as long as the file stays', async () => {
    const ids = [await addAsset(db), await addAsset(db, { type: 'scorm', fileId: await addCourseFile(db) })]
    for (const id of ids) {
      await patch(id, { name: 'Renamed' })
      expect(await rowOf(id)).toMatchObject({ name: 'Renamed', completion_time: 60 })
    }
  })

  test('asks for a name or an address, and takes an address only for a link', async () => {
    const [film, web] = [await made(await file()), await made(link())]
    expect(await patch(film, { published: true })).toMatchObject({
      status: 400,
      body: { code: 'name-or-weburl-required' },
    })
    expect(await patch(film, { webUrl: page('/open') })).toMatchObject({
      status: 400,
      body: { code: 'not-a-web-asset' },
    })
    expect((await patch(web, { webUrl: page('/closed') })).status).toBe(200)
    expect(await rowOf(web)).toMatchObject({ web_url: page('/closed'), is_frameable: false })
  })

  test('changes the type only together with what it is made of', async () => {
    const [film, web] = [await made(await file()), await made(link())]
    expect(await patch(web, { name: 'x', type: 'upload' })).toMatchObject({
      status: 400,
      body: { code: 'file-required' },
    })
    expect(await patch(film, { name: 'x', type: 'web' })).toMatchObject({
      status: 400,
      body: { code: 'web-url-required' },
    })
    expect(await patch(web, { name: 'x', fileId: await addVideo(db) })).toMatchObject({
      status: 400,
      body: { code: 'not-a-file-asset' },
    })
    expect(await patch(film, { name: 'x', type: 'scorm' })).toMatchObject({
      status: 400,
      body: { code: 'file-type-mismatch' },
    })
    expect((await patch(film, { type: 'web', webUrl: page('/open') })).status).toBe(200)
    expect(await rowOf(film)).toMatchObject({ type: 'web', file_id: null, duration: null })
    expect((await patch(web, { name: 'x', type: 'upload', fileId: await addVideo(db) })).status).toBe(200)
    expect(await rowOf(web)).toMatchObject({ type: 'upload', web_url: null, completion_time: 100 })
  })

  test('measures a file that replaces another and tells the playlists', async () => {
    const id = await made(await file({ published: true }))
    const playlistId = await addPlaylist(db, { items: [id] })
    const holder = async () => (await admin.get(`/me/playlists/${playlistId}`)).body
    expect(await holder()).toMatchObject({ completionTime: 100, contentCount: 1 })
    await patch(id, { name: 'Longer', fileId: await addVideo(db, { duration: 250 }) })
    expect(await holder()).toMatchObject({ completionTime: 250 })
    await patch(id, { name: 'Longer', download: 'enabled' })
    await patch(id, { name: 'Longer', fileId: await addVideo(db, { duration: 250 }) })
    expect(await rowOf(id)).toMatchObject({ download: 'enabled', duration: 250 })
    await patch(id, { name: 'Longer', published: false })
    expect(await holder()).toMatchObject({ completionTime: 0, contentCount: 0 })
  })

  test('leaves the format of a link as it was said', async () => {
    const id = await made(link({ fileFormat: 'pdf' }))
    expect((await patch(id, { name: 'Another name' })).status).toBe(200)
    expect((await admin.get(`/assets/${id}`)).body).toMatchObject({ name: 'Another name', fileFormat: 'pdf' })
  })

  test('replaces all subtitles, and puts it into a playlist once', async () => {
    const [one, two] = [
      await addFile(db, { kind: 'subtitle', format: 'vtt' }),
      await addFile(db, { kind: 'subtitle', format: 'vtt' }),
    ]
    const id = await made(await file({ published: true, subtitles: [one] }))
    const playlistId = await addPlaylist(db)
    for (let times = 0; times < 2; times += 1)
      expect((await patch(id, { name: 'x', subtitles: [two], parent_id: playlistId })).status).toBe(200)
    expect((await admin.get(`/me/assets/${id}`)).body).toMatchObject({
      subtitles: [{ id: two, locale: 'en-GB' }],
      parentPlaylists: [{ id: playlistId }],
    })
    await patch(id, { name: 'x', subtitles: [] })
    expect((await admin.get(`/me/assets/${id}`)).body.subtitles).toEqual([])
  })

  test('compares the version where one is sent, and lets the last one win where none is', async () => {
    const id = await made(await file())
    expect((await patch(id, { name: 'Mine' }, { 'if-match': '"v1"' })).headers['etag']).toBe('"v2"')
    for (const late of ['"v1"', '"v9"', 'W/"v2"'])
      expect(await patch(id, { name: 'Late' }, { 'if-match': late })).toMatchObject({
        status: 412,
        body: { code: 'version-mismatch' },
      })
    const answers = await Promise.all(['A', 'B'].map((name) => patch(id, { name })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await rowOf(id)).version).toBe(4)
  })

  test('answers 404 for an unknown or deleted asset and a playlist, 409 for an externalRefId in use', async () => {
    for (const id of [newId(), await addAsset(db, { isDeleted: true }), await addPlaylist(db)])
      expect((await patch(id, { name: 'x' })).status).toBe(404)
    await made(link({ externalRefId: 'ref-2' }))
    expect(await patch(await made(link()), { name: 'x', externalRefId: 'ref-2' })).toMatchObject({ status: 409 })
  })

  test('writes down what changed, without the secrets that an address may carry', async () => {
    const id = await made(link())
    await patch(id, { webUrl: `${page('/open')}?key=secret`, published: true })
    const rows = await db
      .selectFrom('audit_entry')
      .select('details')
      .where('object_id', '=', id)
      .where('action', '=', 'UPDATE')
      .execute()
    expect(rows).toEqual([
      {
        details: [
          { property: 'webUrl', oldValue: `http://127.0.0.1:${open.port}`, value: `http://127.0.0.1:${open.port}` },
          { property: 'published', oldValue: false, value: true },
        ],
      },
    ])
  })
})

test('the hub marks as done from now on what learners did, and touches nothing that is deleted', async () => {
  const waiting: string[] = []
  await hub.context.jobs.work('run-job', async ({ jobId }) => void waiting.push(jobId))
  const [kept, leaving] = [
    await addAsset(db, { name: 'Kept', markAsDone: 'manual' }),
    await addAsset(db, { name: 'Leaving', markAsDone: 'manual' }),
  ]
  const gone = await addAsset(db, { markAsDone: 'manual', isDeleted: true })
  const path = '/assets/markAsDoneMode/reset'
  const shown = (await admin.get(`${path}?limit=100`)).body
  const ids = shown.items.map(({ id }: { id: string }) => id)
  expect(ids).toEqual(expect.arrayContaining([kept, leaving]))
  expect(ids).not.toContain(gone)
  expect((await admin.post(path, { previewToken: shown.previewToken })).status).toBe(202)
  await admin.delete(`/assets/${leaving}`)
  for (const jobId of waiting.splice(0)) await runJob(await hub.hubCall(), jobId)
  const modes = await Promise.all([kept, leaving, gone].map(rowOf))
  expect(modes.map((row) => row.mark_as_done_mode)).toEqual(['automatic', 'manual', 'manual'])
})

describe('who may run assets', () => {
  test('lets managers run what their team owns and nothing else', async () => {
    const [own, other] = [await addTeam(hub.context.databases, 'Own'), await addTeam(hub.context.databases, 'Other')]
    const manager = await hub.person({
      teams: [
        { id: own, role: 'manager' },
        { id: other, role: 'member' },
      ],
    })
    const { status, body } = await manager.post(
      '/assets/',
      link({ ownerTeamId: own, audience: 'teams', teamIds: [own] }),
    )
    expect(status).toBe(201)
    expect((await manager.patch(`/assets/${body.id}`, { name: 'Mine' })).status).toBe(200)
    const foreign = await addAsset(db, { ownerTeamId: other })
    const playlistId = await addPlaylist(db, { ownerTeamId: other })
    const refused = await Promise.all([
      manager.post('/assets/', link()),
      manager.post('/assets/', link({ ownerTeamId: own })),
      manager.post('/assets/', link({ ownerTeamId: other, audience: 'teams', teamIds: [own] })),
      manager.patch(`/assets/${body.id}`, { name: 'x', audience: 'all' }),
      manager.post('/assets/', link({ ownerTeamId: own, parent_id: playlistId })),
      manager.patch(`/assets/${body.id}`, { name: 'x', ownerTeamId: other }),
      manager.patch(`/assets/${body.id}`, { name: 'x', ownerTeamId: null }),
      manager.patch(`/assets/${foreign}`, { name: 'x' }),
      manager.patch(`/assets/${await addAsset(db)}`, { name: 'x' }),
    ])
    expect(refused.map((answer) => answer.status)).toEqual(refused.map(() => 403))
  })

  test('refuses learners, admins without the right and nobody', async () => {
    const [learner, reader] = [await hub.person(), await hub.person({ isAdmin: true, privileges: ['asset_read'] })]
    expect([
      (await learner.post('/assets/', link())).status,
      (await reader.post('/assets/', link())).status,
      (await hub.nobody.post('/assets/', link())).status,
    ]).toEqual([403, 403, 401])
  })
})
