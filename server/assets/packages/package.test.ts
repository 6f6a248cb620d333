import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  cmi5Structure,
  courseOf,
  manifest12,
  manifest2004,
  unitOf,
  zipOf,
  type FixtureFile,
} from '../../files/package/package-fixtures.ts'
import { assetOf, bindProcessing, upload } from '../../files/upload-fixtures.ts'
import { clearHubCache } from '../../hubs/registry-service.ts'
import type { Somebody } from '../../testing/app.ts'
import { addTeam } from '../../testing/people.ts'
import { newId } from '../../platform/ids.ts'
import { contentOriginOf } from '../attempts/cmi5-fixtures.ts'
import { addAsset, addVideo, db, hub, useAssetsHub } from '../asset-fixtures.ts'

/** What the packages of assets hold and may load, for those who edit them. */

useAssetsHub()
let author: Somebody
beforeAll(async () => {
  await bindProcessing(hub)
  await hub.context.databases.shared
    .updateTable('hub')
    .set({ features: ['team_playlists'] })
    .execute()
  clearHubCache(hub.context)
  author = await hub.person({ isAdmin: true, privileges: ['asset_write'] })
})

async function packed(files: FixtureFile[] | Buffer, type = 'scorm'): Promise<string> {
  const zip = Array.isArray(files) ? await zipOf(files) : files
  return assetOf(hub, await upload(author, 'package.zip', zip), { type })
}

const look = (assetId: string, by = author) => by.get(`/assets/${assetId}/package`)
const allow = (assetId: string, allowedHosts: string[], by = author) =>
  by.patch(`/assets/${assetId}/package`, { allowedHosts })

describe('a package', () => {
  test('of SCORM 1.2 is told with all its organizations, rules, resources, and what is missing', async () => {
    const items = `<item identifier="a" identifierref="r1"><title>Intro</title><adlcp:masteryscore>80</adlcp:masteryscore></item>
      <item identifier="g"><title>More</title><item identifier="b" identifierref="r2" isvisible="false"><title>Quiz</title>
      <adlcp:prerequisites type="aicc_script">a</adlcp:prerequisites><adlcp:maxtimeallowed>0000:30:00</adlcp:maxtimeallowed></item></item>`
    const manifest = manifest12(
      items,
      `<resource identifier="r1" adlcp:scormtype="sco" href="pages/a%20b.html"><file href="pages/a%20b.html"/><file href="gone.css"/></resource>
       <resource identifier="r2" adlcp:scormtype="asset" href="b.html"><file href="b.html"/></resource>`,
    ).replace(
      '</organizations>',
      '<organization identifier="other"><item identifier="x"/></organization></organizations>',
    )
    const id = await packed([
      { name: 'imsmanifest.xml', data: manifest },
      { name: 'pages/a b.html', data: '12345' },
      { name: 'b.html', data: '123' },
    ])
    const { body } = await look(id)
    expect(body).toMatchObject({
      type: 'course',
      standard: '1.2',
      edition: null,
      title: 'Course',
      startPage: 'pages/a%20b.html',
      fileCount: 3,
      unpackedSize: Buffer.byteLength(manifest) + 8,
      organizations: [
        { id: 'o', title: 'Course', isDefault: true, itemCount: 3 },
        { id: 'other', title: null, isDefault: false, itemCount: 1 },
      ],
      resources: [
        {
          id: 'r1',
          reports: true,
          page: 'pages/a%20b.html',
          files: [
            { path: 'pages/a%20b.html', size: 5 },
            { path: 'gone.css', size: null },
          ],
          fileCount: 2,
          size: 5,
        },
        { id: 'r2', reports: false, page: 'b.html', files: [{ path: 'b.html', size: 3 }], fileCount: 1, size: 3 },
      ],
      resourceCount: 2,
      hosts: [],
      hostSearch: 'whole',
      warnings: [expect.stringContaining('gone.css')],
    })
    expect(body.items).toMatchObject([
      { id: 'a', parentId: null, type: 'activity', page: 'pages/a%20b.html', isVisible: true, masteryScore: 80 },
      { id: 'g', type: 'group', page: null },
      { id: 'b', parentId: 'g', type: 'page', isVisible: false, prerequisites: 'a', maxTimeAllowed: '0000:30:00' },
    ])
    const files = await author.get(`/assets/${id}/package/files?limit=2`)
    expect(files.body).toEqual({
      items: [
        { path: 'b.html', size: 3, contentType: 'text/html' },
        { path: 'imsmanifest.xml', size: Buffer.byteLength(manifest), contentType: 'text/xml' },
      ],
      total: 3,
      nextOffset: 2,
    })
  })

  test('of SCORM 2004 is told with its sequencing', async () => {
    const page = '<resource identifier="r" adlcp:scormType="sco" href="index.html"/>'
    const items = `<item identifier="i" identifierref="r"><title>Page</title><imsss:sequencing><imsss:sequencingRules><imsss:preConditionRule>
      <imsss:ruleConditions><imsss:ruleCondition condition="attempted"/></imsss:ruleConditions><imsss:ruleAction action="skip"/>
      </imsss:preConditionRule></imsss:sequencingRules></imsss:sequencing></item>`
    const files = [{ name: 'imsmanifest.xml', data: manifest2004(items, page) }, { name: 'index.html' }]
    const { body } = await look(await packed(files))
    expect(body).toMatchObject({
      standard: '2004',
      edition: '4th',
      items: [{ id: 'i', attemptLimit: null, order: null, rules: [{ action: 'skip', children: null }] }],
    })
  })

  test('of cmi5 is told with what each unit asks and is about', async () => {
    const objectives = `<objectives><objective id="https://example.com/safe"><title><langstring lang="en">Be safe</langstring></title>
      <description><langstring lang="en">About</langstring></description></objective></objectives>`
    const unit = unitOf(
      'one',
      'moveOn="Passed" masteryScore="0.7" launchMethod="OwnWindow" activityType="https://example.com/quiz"',
      'one.html',
    ).replace('<url>', '<objectives><objective idref="https://example.com/safe"/></objectives><url>')
    const files = [{ name: 'cmi5.xml', data: cmi5Structure(unit, objectives) }, { name: 'one.html' }]
    const { body } = await look(await packed(files))
    expect(body).toMatchObject({ standard: 'cmi5', organizations: [], resources: [] })
    expect(body.items).toMatchObject([
      {
        moveOn: 'Passed',
        scaledPassingScore: 0.7,
        launchMethod: 'OwnWindow',
        activityType: 'https://example.com/quiz',
        objectives: [
          { id: 'https://example.com/safe', title: 'Be safe', isPrimary: false, minimumScore: null, shared: [] },
        ],
      },
    ])
  })

  test('of a site has no items', async () => {
    const id = await packed(
      [{ name: 'index.html', data: '<title>Tour</title><img src="https://cdn.example.com/x">' }],
      'zip',
    )
    expect((await look(id)).body).toMatchObject({
      type: 'site',
      standard: null,
      title: 'Tour',
      items: [],
      resources: [],
      hosts: [{ host: 'cdn.example.com', state: 'blocked', isLoaded: true, fileCount: 1, files: ['index.html'] }],
    })
  })

  test('is told of packages of before, of which less is known', async () => {
    const id = await packed(await courseOf([{ name: 'index.html' }]))
    const { fileId } = (await author.get(`/assets/${id}`)).body
    const row = await db.selectFrom('file').select('package').where('id', '=', fileId).executeTakeFirstOrThrow()
    const { outsideHosts: _, warnings: __, ...before } = row.package as Record<string, unknown>
    await db
      .updateTable('file')
      .set({ package: JSON.stringify(before) })
      .where('id', '=', fileId)
      .execute()
    expect((await look(id)).body).toMatchObject({ hostSearch: 'none', hosts: [], warnings: [], items: [{ id: 'i' }] })
  })

  test('is nowhere in what is no package, is deleted or is of another hub', async () => {
    const film = await addAsset(db, { type: 'upload', fileId: await addVideo(db) })
    const id = await packed([{ name: 'index.html' }], 'zip')
    const other = await hub.person({ domainId: 2, isAdmin: true, privileges: ['asset_write'] })
    expect((await look(film)).status).toBe(404)
    expect((await author.get(`/assets/${film}/package/files`)).status).toBe(404)
    expect((await look(id, other)).status).toBe(404)
    expect((await allow(id, [], other)).status).toBe(404)
    await author.delete(`/assets/${id}`)
    expect((await look(id)).status).toBe(404)
    expect((await allow(id, [])).status).toBe(404)
  })
})

describe('hosts elsewhere', () => {
  const page = '<script src="https://cdn.example.com/x.js"></script><script>go("https://api.example.com/")</script>'
  const statesOf = async (id: string) =>
    Object.fromEntries(
      (await look(id)).body.hosts.map((each: { host: string; state: string }) => [each.host, each.state]),
    )

  test('are allowed for an asset, which is written down, and for the hub', async () => {
    const id = await packed([{ name: 'index.html', data: page }], 'zip')
    expect((await allow(id, ['www.youtube.com', 'cdn.example.com'])).status).toBe(200)
    expect((await allow(id, ['cdn.example.com', 'www.youtube.com'])).status).toBe(200)
    const admin = await hub.person({ isAdmin: true, privileges: ['settings_write'] })
    const tag = { 'if-match': '*' }
    expect((await admin.patch('/hub/settings', { allowedHosts: ['api.example.com'] }, tag)).status).toBe(200)
    expect(await statesOf(id)).toEqual({
      'api.example.com': 'allowedForHub',
      'cdn.example.com': 'allowed',
      'www.youtube.com': 'allowed',
    })
    const entries = await db.selectFrom('audit_entry').select('details').where('object_id', '=', id).execute()
    expect(entries.map(({ details }) => details)).toEqual([
      [{ property: 'allowedHosts', oldValue: [], value: ['cdn.example.com', 'www.youtube.com'] }],
    ])
    await admin.patch('/hub/settings', { allowedHosts: [] }, tag)
    await allow(id, [])
    expect(await statesOf(id)).toEqual({ 'api.example.com': 'blocked', 'cdn.example.com': 'blocked' })
  })

  test.each([
    ['localhost', 'bad-input'],
    ['127.0.0.1', 'bad-input'],
    ['https://cdn.example.com', 'bad-input'],
    ['cdn.example.com:8080', 'bad-input'],
    ['*.example.com', 'bad-input'],
    ['CDN.example.com', 'bad-input'],
    ["a.example.com 'unsafe-eval'", 'bad-input'],
    ['a.example.com; frame-ancestors *', 'bad-input'],
    ['printer.local', 'host-not-outside'],
    ['db.service.internal', 'host-not-outside'],
    ['x.content.localhost', 'host-not-outside'],
  ])('are refused as %s', async (host, code) => {
    const id = await addAsset(db, { type: 'scorm' })
    const { status, body } = await allow(id, [host])
    expect([status, body.code]).toEqual([400, code])
  })

  test('are for the managers of the owning team to allow for their asset, and not for the hub', async () => {
    const { databases } = hub.context
    const [own, other] = [await addTeam(databases, 'Own'), await addTeam(databases, 'Other')]
    const manager = await hub.person({ teams: [{ id: own, role: 'manager' }] })
    const [mine, theirs] = [
      await packed([{ name: 'index.html' }], 'zip'),
      await packed([{ name: 'index.html' }], 'zip'),
    ]
    for (const [id, team] of [
      [mine, own],
      [theirs, other],
    ] as const)
      await db.updateTable('content').set({ owner_team_id: team }).where('id', '=', id).execute()
    expect((await allow(mine, ['cdn.example.com'], manager)).status).toBe(200)
    expect((await look(mine, manager)).body.hosts).toMatchObject([{ host: 'cdn.example.com', state: 'allowed' }])
    expect((await allow(theirs, ['cdn.example.com'], manager)).status).toBe(403)
    expect((await manager.patch('/hub/settings', { allowedHosts: [] }, { 'if-match': '*' })).status).toBe(403)
    const reader = await hub.person({ isAdmin: true, privileges: ['asset_read'] })
    expect((await allow(mine, [], reader)).status).toBe(403)
    expect((await look(mine, reader)).status).toBe(200)
    expect((await look(mine, await hub.person())).status).toBe(403)
  })
})

describe('a trial', () => {
  const seen = {
    pageCount: 1,
    triedCount: 1,
    openedCount: 1,
    reportedCount: 0,
    statusCount: 0,
    missingFiles: ['gone.css'],
    blockedHosts: ['cdn.example.com'],
    errors: [{ element: 'cmi.core.lesson_status', error: '405', count: 2 }],
  }
  const find = (id: string, by = author) => by.get(`/assets/${id}/package/trial`)
  let content: FastifyInstance
  beforeAll(async () => {
    content = await contentOriginOf(hub)
  })
  afterAll(() => content.close())

  const open = async (url: string, method: 'GET' | 'POST' = 'GET', payload?: object) => {
    const { host, pathname } = new URL(url)
    return content.inject({ method, url: pathname, headers: { host }, ...(payload && { payload }) })
  }
  const attemptsAt = (id: string) => db.selectFrom('attempt').select('id').where('content_id', '=', id).execute()
  const draft = async (bytes: Buffer, type: string) => {
    const id = await packed(bytes, type)
    await db.updateTable('content').set({ published: false }).where('id', '=', id).execute()
    return id
  }

  test('plays the pages of a draft for its editor, and keeps nothing', async () => {
    const id = await draft(await courseOf([{ name: 'index.html', data: 'Page' }]), 'scorm')
    const { body } = await find(id)
    expect(body).toMatchObject({ title: 'Course', version: '1.2', pageCount: 1 })
    expect(body.pages).toEqual([
      { id: 'i', title: 'Page', url: expect.stringMatching(/\/p\/.*\/index\.html$/), isSco: true, launchData: null },
    ])
    expect(body.course).toMatchObject({
      version: '1.2',
      playerUrl: body.playerUrl,
      activities: [{ id: 'i', url: body.pages[0].url, isSco: true }],
      sequencing: null,
    })
    expect((await open(body.pages[0].url)).body).toBe('Page')
    // Where the player is not built, its page is missing.
    expect([403, 404]).not.toContain((await open(body.playerUrl)).statusCode)
    const state = { launchId: newId(), sequence: 1, currentActivityId: 'i', activities: [] }
    const saved = await open(body.playerUrl.replace('/player/', '/attempts/'), 'POST', state)
    expect(saved.statusCode).toBe(404)
    expect(await attemptsAt(id)).toEqual([])
    const mine = await db.selectFrom('content_user').select('status').where('content_id', '=', id).execute()
    expect(mine).toEqual([])
  })

  test('ends with the session, the rights and the asset of who began it', async () => {
    const id = await draft(await courseOf([{ name: 'index.html', data: 'Page' }]), 'scorm')
    const editor = await hub.person({ isAdmin: true, privileges: ['asset_write'] })
    const { url } = (await find(id, editor)).body.pages[0]
    const isOpen = async () => {
      const fresh = await contentOriginOf(hub)
      const { host, pathname } = new URL(url)
      const { statusCode } = await fresh.inject({ url: pathname, headers: { host } })
      await fresh.close()
      return statusCode
    }
    expect(await isOpen()).toBe(200)
    await db.updateTable('member').set({ is_admin: false }).where('id', '=', editor.memberId).execute()
    expect(await isOpen()).toBe(403)
    await db.updateTable('member').set({ is_admin: true }).where('id', '=', editor.memberId).execute()
    await db.updateTable('content').set({ is_deleted: true }).where('id', '=', id).execute()
    expect(await isOpen()).toBe(403)
  })

  test('opens pages of other standards and sites as plain pages', async () => {
    const unit = unitOf('one', '', 'one.html') + unitOf('away', '', 'https://elsewhere.example.com/')
    const cmi5 = await packed([{ name: 'cmi5.xml', data: cmi5Structure(unit) }, { name: 'one.html' }])
    const ofCmi5 = (await find(cmi5)).body
    expect(ofCmi5).toMatchObject({ version: null, pageCount: 1, pages: [{ isSco: false }], course: null })
    const site = await packed([{ name: 'index.html' }], 'zip')
    expect((await find(site)).body).toMatchObject({
      version: null,
      pageCount: 1,
      pages: [{ id: 'start', isSco: false }],
    })
  })

  test('is kept with the file, for who edits the asset', async () => {
    const id = await packed(await courseOf([{ name: 'index.html' }]))
    const { fileId } = (await find(id)).body
    const keep = (body: object, by = author) => by.put(`/assets/${id}/package/trial`, body)
    expect((await look(id)).body.trial).toBeNull()
    expect((await keep({ fileId, ...seen })).status).toBe(200)
    expect((await look(id)).body.trial).toEqual({ ...seen, ranTime: expect.any(String) })
    const other = (await find(await packed(await courseOf([{ name: 'index.html' }])))).body
    expect((await keep({ fileId: other.fileId, ...seen })).status).toBe(404)
    const tooMany = { ...seen, missingFiles: Array.from({ length: 51 }, () => 'x') }
    expect((await keep({ fileId, ...tooMany })).status).toBe(400)
    const reader = await hub.person({ isAdmin: true, privileges: ['asset_read'] })
    expect((await keep({ fileId, ...seen }, reader)).status).toBe(403)
    expect((await find(id, reader)).status).toBe(403)
    expect((await find(id, await hub.person())).status).toBe(403)
  })
})
