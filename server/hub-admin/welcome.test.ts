import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addAsset } from '../assets/asset-fixtures.ts'
import { listUnused } from '../files/delete-store.ts'
import { bindProcessing, photo, upload } from '../files/upload-fixtures.ts'
import { newId } from '../platform/ids.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { problem, type TestAnswer } from '../testing/client.ts'
import { addTeam } from '../testing/people.ts'

/** What people see on their first visit: as admins write it, and as it is shown. */

let hub: TestHub
let admin: Somebody
let learner: Somebody

beforeAll(async () => {
  hub = await testHub()
  await bindProcessing(hub)
})
afterAll(() => hub.close())
beforeEach(async () => {
  admin = await hub.person({ isAdmin: true, privileges: ['settings_write'] })
  learner = await hub.person()
  for (const table of ['welcome_view_dismissal', 'welcome_view'] as const)
    await hub.context.databases.forHub(1).deleteFrom(table).execute()
})

async function change(items: unknown[], by = admin): Promise<TestAnswer> {
  const { headers } = await by.get('/welcomeViews/')
  return by.patch('/welcomeViews/', { items }, { 'if-match': String(headers['etag']) })
}

const write = (audience: string, more = {}) => ({ audience, isEnabled: true, title: `For the ${audience}`, ...more })
const viewsOf = async (somebody: Somebody) => (await somebody.get('/welcomeViews/')).body.items
const titlesOf = async (somebody: Somebody) =>
  (await viewsOf(somebody)).map(({ title, isSeen }: { title: string; isSeen: boolean }) => [title, isSeen])

const audits = async () =>
  (
    await hub.context.databases
      .forHub(1)
      .selectFrom('audit_entry')
      .select(['object_name as name', 'details'])
      .where('object_type', '=', 'welcomeView')
      .where('actor_id', '=', admin.memberId)
      .orderBy('id')
      .execute()
  ).map(({ name, details }) => ({ name, details }))

/** Somebody who reads in a language. */
async function speaker(locale: string): Promise<Somebody> {
  const somebody = await hub.person()
  const db = hub.context.databases.forHub(1)
  await db.updateTable('member').set({ locale }).where('member.id', '=', somebody.memberId).execute()
  return somebody
}

describe('welcome views', () => {
  test('are three for an admin, called as the hub and not shown until somebody writes them', async () => {
    const unwritten = {
      isEnabled: false,
      title: 'Test hub',
      message: null,
      pictureId: null,
      content: null,
      isSeen: false,
    }
    const views = await viewsOf(admin)
    expect(views).toEqual([
      expect.objectContaining({ ...unwritten, audience: 'learner', isForMe: false }),
      expect.objectContaining({ ...unwritten, audience: 'manager', isForMe: false }),
      expect.objectContaining({ ...unwritten, audience: 'admin', isForMe: true }),
    ])
    expect(await viewsOf(learner)).toEqual([])
  })

  test('are shown to one kind of people each', async () => {
    const teamId = await addTeam(hub.context.databases, 'Sales')
    const manager = await hub.person({ teams: [{ id: teamId, role: 'manager' }] })
    const helper = await hub.person({ isAdmin: true, teams: [{ id: teamId, role: 'manager' }] })
    await change(['learner', 'manager', 'admin'].map((audience) => write(audience)))
    expect(await titlesOf(learner)).toEqual([['For the learner', false]])
    expect(await titlesOf(manager)).toEqual([['For the manager', false]])
    expect(await titlesOf(helper)).toEqual([['For the admin', false]])
    await change([{ audience: 'manager', isEnabled: false }])
    expect(await titlesOf(manager)).toEqual([])
    expect(await titlesOf(learner)).toEqual([['For the learner', false]])
  })

  test("are in people's own language where there are words in it", async () => {
    const translations = [{ locale: 'de-DE', title: 'Willkommen', message: 'Fang hier an.' }]
    await change([write('learner', { message: 'Begin here.', translations })])
    const [edited] = await viewsOf(admin)
    expect(edited).toMatchObject({ title: 'For the learner', message: 'Begin here.', translations })
    expect((await viewsOf(learner))[0]).toMatchObject({ title: 'For the learner', translations: [] })
    for (const locale of ['de-DE', 'de-DE-Sie'])
      expect((await viewsOf(await speaker(locale)))[0]).toMatchObject({ title: 'Willkommen', message: 'Fang hier an.' })
    expect((await viewsOf(await speaker('fr-FR')))[0]).toMatchObject({ title: 'For the learner' })
  })

  test('show a picture that whoever has the right may upload, which is kept as long as one shows it', async () => {
    const pictureId = await upload(admin, 'welcome.png', await photo(640, 360), { type: 'picture' })
    await change([write('learner', { pictureId })])
    const [view] = await viewsOf(learner)
    expect(view).toMatchObject({ pictureId, pictureUrl: `/api/picture/${pictureId}` })
    expect((await learner.get(`/picture/${pictureId}`)).status).toBe(200)
    const unused = () => listUnused(hub.context.databases.forHub(1), new Date(Date.now() + 1000), 10)
    expect(await unused()).toEqual([])
    await change([{ audience: 'learner', pictureId: null }, write('admin', { pictureId })])
    expect((await learner.get(`/picture/${pictureId}`)).status).toBe(200)
    await change([{ audience: 'admin', pictureId: null }])
    expect((await learner.get(`/picture/${pictureId}`)).status).toBe(404)
  })

  test('name what to begin with to those alone who may see it', async () => {
    const db = hub.context.databases.forHub(1)
    const [open, closed] = [await addAsset(db), await addAsset(db, { audience: 'admin' })]
    await change([write('learner', { contentId: open })])
    expect((await viewsOf(learner))[0]).toMatchObject({ contentId: open, content: { id: open } })
    await change([write('learner', { contentId: closed })])
    expect((await viewsOf(learner))[0]).toMatchObject({ contentId: null, content: null })
    expect((await viewsOf(admin))[0]).toMatchObject({ contentId: closed, content: { id: closed } })
    await db.updateTable('content').set({ is_deleted: true }).where('content.id', '=', closed).execute()
    expect((await viewsOf(admin))[0]).toMatchObject({ contentId: null, content: null })
    expect((await change([{ audience: 'learner', title: 'Still to be changed' }])).status).toBe(200)
  })

  test('are changed as far as they are sent, and written down one by one', async () => {
    await change([write('learner', { message: 'One' })])
    const answer = await change([{ audience: 'learner', message: 'Two' }, write('admin')])
    expect(answer.headers['etag']).toBe((await admin.get('/welcomeViews/')).headers['etag'])
    expect((await viewsOf(admin))[0]).toMatchObject({ isEnabled: true, title: 'For the learner', message: 'Two' })
    expect((await audits()).slice(1)).toEqual([
      { name: 'Welcome view: learner', details: [{ property: 'learner.message', oldValue: 'One', value: 'Two' }] },
      {
        name: 'Welcome view: admin',
        details: [
          { property: 'admin.isEnabled', oldValue: false, value: true },
          { property: 'admin.title', oldValue: 'Test hub', value: 'For the admin' },
        ],
      },
    ])
    const { items } = (await admin.get('/hub/audit?limit=1')).body
    expect(items[0].item).toEqual({ type: 'welcomeView', id: null, name: expect.stringContaining('Welcome view') })
  })

  test('keep their ETag where nothing is different, and write nothing down', async () => {
    await change([write('learner')])
    const { headers } = await admin.get('/welcomeViews/')
    const count = (await audits()).length
    expect((await change([write('learner', { translations: [] })])).headers['etag']).toBe(headers['etag'])
    expect((await audits()).length).toBe(count)
  })

  test('are not changed by who edited older ones, or none', async () => {
    const old = { 'if-match': String((await admin.get('/welcomeViews/')).headers['etag']) }
    await change([write('learner')])
    const late = { items: [write('manager')] }
    expect(await admin.patch('/welcomeViews/', late, old)).toEqual(problem(412, 'version-mismatch'))
    expect(await admin.patch('/welcomeViews/', late, { 'if-match': '' })).toEqual(problem(428, 'version-required'))
    expect((await viewsOf(admin))[1].isEnabled).toBe(false)
  })

  const words = (locale: string) => ({ locale, title: 'Words' })
  test.each([
    [[write('learner', { translations: [words('it-IT')] })], 'locale-not-offered', '/items/0/translations/0/locale'],
    [[write('learner', { translations: [words('en-GB')] })], 'locale-not-offered', '/items/0/translations/0/locale'],
    [
      [write('admin'), write('learner', { translations: [words('de-DE'), words('de-DE')] })],
      'locale-not-offered',
      '/items/1/translations/1/locale',
    ],
    [[write('admin'), write('learner', { pictureId: newId() })], 'unknown-reference', '/items/1/pictureId'],
    [[write('learner', { contentId: newId() })], 'unknown-reference', '/items/0/contentId'],
    [[write('learner'), write('learner')], 'duplicate-audience', '/items/1/audience'],
    [[write('learner', { title: '' })], 'bad-input', '/items/0/title'],
    [[{ audience: 'learner' }], 'bad-input', ''],
    [[write('guest')], 'bad-input', '/items/0/audience'],
  ])('refuse %j', async (items, code, pointer) => {
    const answer = await change(items)
    expect(answer).toMatchObject({ status: 400, body: { code, ...(pointer && { errors: [{ pointer }] }) } })
    expect((await viewsOf(admin)).some(({ isEnabled }: { isEnabled: boolean }) => isEnabled)).toBe(false)
  })

  test('are of one hub, with its pictures and its content', async () => {
    const elsewhere = await hub.person({ domainId: 2, isAdmin: true, privileges: ['settings_write', 'asset_write'] })
    await change([write('learner')])
    expect((await viewsOf(elsewhere))[0]).toMatchObject({ title: 'Second hub', isEnabled: false })
    const contentId = await addAsset(hub.context.databases.forHub(2))
    expect(await change([{ audience: 'learner', contentId }])).toEqual(problem(400, 'unknown-reference'))
    await elsewhere.patch('/welcomeViews/reset')
    await learner.put('/me/welcomeViews/dismiss')
    await elsewhere.patch('/welcomeViews/reset')
    expect(await titlesOf(learner)).toEqual([['For the learner', true]])
  })

  test('are changed, counted and shown anew by those alone who hold the right', async () => {
    const reader = await hub.person({ isAdmin: true, privileges: ['settings_read'] })
    expect(await viewsOf(reader)).toHaveLength(3)
    for (const somebody of [reader, learner]) {
      expect((await change([write('learner')], somebody)).status).toBe(403)
      expect((await somebody.get('/welcomeViews/reset')).status).toBe(403)
      expect((await somebody.patch('/welcomeViews/reset')).status).toBe(403)
    }
    expect((await hub.nobody.get('/welcomeViews/')).status).toBe(401)
  })
})

describe('a welcome view that was dismissed', () => {
  beforeEach(async () => {
    await change([write('learner'), write('manager')])
  })

  test('is seen by that person, on every device, and once', async () => {
    const other = await hub.person()
    for (const _ of [1, 2]) expect((await learner.put('/me/welcomeViews/dismiss')).status).toBe(200)
    expect(await titlesOf(learner)).toEqual([['For the learner', true]])
    expect(await titlesOf(other)).toEqual([['For the learner', false]])
    await change([write('learner', { title: 'Another heading' })])
    expect(await titlesOf(learner)).toEqual([['Another heading', true]])
  })

  test('is another one after somebody becomes a manager', async () => {
    await learner.put('/me/welcomeViews/dismiss')
    const teamId = await addTeam(hub.context.databases, 'Support')
    const join = { team_id: teamId, member_id: learner.memberId, role: 'manager', joined_at: new Date() }
    await hub.context.databases.forHub(1).insertInto('team_member').values(join).execute()
    await expect.poll(() => titlesOf(learner), { timeout: 10_000 }).toEqual([['For the manager', false]])
  })

  test('was not dismissed while it was not shown', async () => {
    await change([{ audience: 'learner', isEnabled: false }])
    expect((await learner.put('/me/welcomeViews/dismiss')).status).toBe(200)
    await change([{ audience: 'learner', isEnabled: true }])
    expect(await titlesOf(learner)).toEqual([['For the learner', false]])
  })

  test('is shown once more to everybody after a reset, which counts them before and writes it down', async () => {
    const [other, gone] = [await hub.person(), await hub.person()]
    for (const each of [learner, other, gone]) await each.put('/me/welcomeViews/dismiss')
    const db = hub.context.databases.forHub(1)
    await db.updateTable('member').set({ is_deleted: true }).where('member.id', '=', gone.memberId).execute()
    expect((await admin.get('/welcomeViews/reset')).body).toEqual({ userCount: 2 })
    expect((await admin.patch('/welcomeViews/reset')).status).toBe(200)
    expect((await admin.get('/welcomeViews/reset')).body).toEqual({ userCount: 0 })
    expect(await titlesOf(learner)).toEqual([['For the learner', false]])
    expect((await audits()).at(-1)).toEqual({
      name: 'Welcome views',
      details: [{ property: 'seenBy', oldValue: 2, value: 0 }],
    })
    await learner.put('/me/welcomeViews/dismiss')
    expect(await titlesOf(learner)).toEqual([['For the learner', true]])
  })
})
