import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { HubCall } from '../context.ts'
import { newId } from '../platform/ids.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'

const NOW = new Date('2026-11-04T09:00:00.000Z')
const WISH = { name: 'A tour of the building', content: 'I would like to know where everything is.' }

let hub: TestHub
let call: HubCall
let admin: Somebody
let learner: Somebody
let other: Somebody

beforeAll(async () => {
  hub = await testHub()
  call = await hub.hubCall()
  learner = await hub.person({ firstName: 'Lea', lastName: 'Learner' })
  other = await hub.person()
})
beforeEach(async () => {
  hub.setNow(null)
  await call.db.deleteFrom('message').execute()
  await call.db.updateTable('member').set({ is_admin: false }).execute()
  admin = await hub.person({ isAdmin: true, privileges: ['playlist_write'] })
})
afterAll(() => hub.close())

/** @returns the id of the request */
async function ask(who: Somebody, wish: object = WISH): Promise<string> {
  const { status, body } = await who.post('/content-request', wish)
  expect([status, body.success]).toEqual([201, true])
  return body.id as string
}

async function messagesOf(who: Somebody, query = '') {
  const { status, body } = await who.get(`/messages${query}`)
  expect(status).toBe(200)
  return body
}

const namesOf = ({ items }: { items: { name: string }[] }) => items.map(({ name }) => name)

/** Words of the hub itself, which no call writes. */
async function sayAsHub(who: Somebody, subject: string, body: string) {
  await call.db
    .insertInto('message')
    .values({ id: newId(), member_id: who.memberId, subject, body, created_at: new Date() })
    .execute()
}

describe('createContentRequest', () => {
  test('reaches an admin as a message', async () => {
    hub.setNow(NOW)
    const requestId = await ask(learner)
    expect(await messagesOf(admin)).toEqual({
      items: [
        {
          id: expect.any(String),
          type: 'contentRequest',
          requestId,
          author: { id: learner.memberId, displayName: 'Lea Learner', pictureUrl: null },
          ...WISH,
          read: false,
          createdTime: NOW.toISOString(),
        },
      ],
      total: 1,
      nextOffset: null,
    })
  })

  test('reaches each admin who could add content, with one request and messages of their own', async () => {
    const both = await hub.person({ isAdmin: true, privileges: ['playlist_write', 'asset_write'] })
    const assets = await hub.person({ isAdmin: true, privileges: ['asset_write'] })
    const requestId = await ask(learner)
    const found = await Promise.all([admin, both, assets].map((who) => messagesOf(who)))
    expect(found.map(({ items }) => items.map((item: { requestId: string }) => item.requestId))).toEqual(
      Array.from({ length: 3 }, () => [requestId]),
    )
    expect(new Set(found.map(({ items }) => items[0].id)).size).toBe(3)
  })

  test('reaches nobody else', async () => {
    const others = await Promise.all([
      hub.person({ isAdmin: true, privileges: ['playlist_read', 'asset_read', 'user_write', 'settings_write'] }),
      hub.person({ isAdmin: false, privileges: ['playlist_write', 'asset_write'] }),
      hub.person({ domainId: 2, isAdmin: true, privileges: ['playlist_write'] }),
    ])
    const gone = await hub.person({ isAdmin: true, privileges: ['playlist_write'], isDeleted: true })
    await ask(learner)
    for (const who of [...others, learner]) expect((await messagesOf(who)).total).toBe(0)
    const rows = await call.db.selectFrom('message').select('member_id').execute()
    expect(rows.map(({ member_id }) => member_id)).not.toContain(gone.memberId)
    expect(rows).toHaveLength(1)
  })

  test('reaches an admin who asks, too, and is taken where nobody could add content', async () => {
    await ask(admin)
    expect((await messagesOf(admin)).total).toBe(1)
    await call.db.updateTable('member').set({ is_admin: false }).execute()
    await ask(learner)
    expect((await messagesOf(admin)).total).toBe(1)
  })

  test('keeps mark-up and odd characters as the text that they are', async () => {
    for (const text of ['<script>alert(1)</script> & "more"', '🦉‍ \u202Eevil', 'half \ud800 a pair', '{{link}}']) {
      await ask(learner, { name: text, content: `${text}\r\n${text}` })
      const [first] = (await messagesOf(admin)).items
      expect(first).toMatchObject({
        name: text.toWellFormed(),
        content: `${text.toWellFormed()}\r\n${text.toWellFormed()}`,
      })
    }
  })

  test('takes the longest name and text, and nothing longer', async () => {
    const wish = { name: '🦉'.repeat(200), content: '🦉'.repeat(5000) }
    await ask(learner, wish)
    expect((await messagesOf(admin)).items[0]).toMatchObject(wish)
  })

  test.each([
    {},
    { name: 'A' },
    { content: 'A' },
    { name: ' ', content: 'A' },
    { name: 'A', content: '\n' },
    { name: 'x'.repeat(201), content: 'A' },
    { name: 'A', content: 'x'.repeat(5001) },
    { name: 'A', content: 'a\u0000b' },
    { name: 1, content: 'A' },
    { ...WISH, authorId: newId() },
  ])('refuses %j', async (wish) => {
    expect((await learner.post('/content-request', wish)).status).toBe(400)
    expect((await messagesOf(admin)).total).toBe(0)
  })

  test('needs somebody who is signed in', async () => {
    expect((await hub.nobody.post('/content-request', WISH)).status).toBe(401)
  })

  test('loses nothing when many people ask at once', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => hub.person()))
    await Promise.all(people.map((person) => ask(person)))
    expect((await messagesOf(admin)).total).toBe(12)
  })

  test('takes as many statements for many admins as for one', async () => {
    const count = async () => {
      hub.statements()
      await ask(learner)
      return hub.statements().length
    }
    await count()
    const one = await count()
    await Promise.all(Array.from({ length: 20 }, () => hub.person({ isAdmin: true, privileges: ['asset_write'] })))
    expect(await count()).toBe(one)
  })
})

describe('listMyMessages', () => {
  test('shows the newest first, in pages', async () => {
    for (const name of ['One', 'Two', 'Three']) await ask(learner, { ...WISH, name })
    expect(namesOf(await messagesOf(admin))).toEqual(['Three', 'Two', 'One'])
    const page = await messagesOf(admin, '?limit=1&offset=1')
    expect([namesOf(page), page.total, page.nextOffset]).toEqual([['Two'], 3, 2])
  })

  test('shows what the hub says as well', async () => {
    await ask(learner)
    await sayAsHub(admin, 'Your hub is ready', '<b>You can bring in people now.</b>')
    expect((await messagesOf(admin)).items[0]).toEqual({
      id: expect.any(String),
      type: 'hub',
      subject: 'Your hub is ready',
      text: '<b>You can bring in people now.</b>',
      read: false,
      createdTime: expect.any(String),
    })
  })

  test('counts and shows only what was read, or only what was not', async () => {
    for (const name of ['One', 'Two', 'Three']) await ask(learner, { ...WISH, name })
    const { items } = await messagesOf(admin)
    await admin.patch(`/messages/${items[1].id}`, { read: true })
    const read = await messagesOf(admin, '?read=true')
    expect([namesOf(read), read.total]).toEqual([['Two'], 1])
    const unread = await messagesOf(admin, '?read=false')
    expect([namesOf(unread), unread.total]).toEqual([['Three', 'One'], 2])
  })

  test('names the author as they are called now, and goes on when they are gone', async () => {
    const author = await hub.person({ firstName: 'Ada', lastName: 'Before' })
    await ask(author)
    await author.put('/me/profile', { first_name: 'Ada', last_name: 'After' })
    await call.db.updateTable('member').set({ is_deleted: true }).where('id', '=', author.memberId).execute()
    expect((await messagesOf(admin)).items[0].author.displayName).toBe('Ada After')
  })

  test('takes two statements, whatever the length', async () => {
    await messagesOf(admin)
    hub.statements()
    await messagesOf(admin)
    const empty = hub.statements().length
    for (let nth = 0; nth < 12; nth += 1) await ask(learner)
    hub.statements()
    expect((await messagesOf(admin)).items).toHaveLength(12)
    expect(hub.statements()).toHaveLength(empty)
    expect(empty).toBe(2)
  })
})

describe('marking', () => {
  test('marks one message, and again without harm', async () => {
    await ask(learner)
    await ask(learner)
    const [first, second] = (await messagesOf(admin)).items
    for (const read of [true, true, false, false, true]) {
      expect(await admin.patch(`/messages/${first.id}`, { read })).toMatchObject({
        status: 200,
        body: { success: true },
      })
      expect((await messagesOf(admin)).items).toEqual([
        { ...first, read },
        { ...second, read: false },
      ])
    }
  })

  test('remembers when a message was first read', async () => {
    await ask(learner)
    const [{ id }] = (await messagesOf(admin)).items
    const readAt = async () =>
      (await call.db.selectFrom('message').select('read_at').where('id', '=', id).executeTakeFirstOrThrow()).read_at
    await admin.patch(`/messages/${id}`, { read: true })
    const first = await readAt()
    hub.setNow(new Date(Date.now() + 60_000))
    await admin.patch(`/messages/${id}`, { read: true })
    await admin.patch('/messages', { read: true })
    expect(await readAt()).toEqual(first)
  })

  test('marks all that the caller has, and nothing of others', async () => {
    const second = await hub.person({ isAdmin: true, privileges: ['asset_write'] })
    await ask(learner)
    await sayAsHub(admin, 'A word', 'of the hub')
    expect(await admin.patch('/messages', { read: true })).toMatchObject({ status: 200, body: { success: true } })
    expect((await messagesOf(admin, '?read=true')).total).toBe(2)
    expect((await messagesOf(second, '?read=false')).total).toBe(1)
    await ask(learner)
    expect((await messagesOf(admin, '?read=false')).total).toBe(1)
    await admin.patch('/messages', { read: false })
    expect((await messagesOf(admin, '?read=false')).total).toBe(3)
  })

  test('answers 404 for the message of another person, of another hub and of nobody', async () => {
    const foreign = await hub.person({ domainId: 2, isAdmin: true, privileges: ['playlist_write'] })
    const asking = await hub.person({ domainId: 2 })
    await asking.post('/content-request', WISH)
    await ask(learner)
    const [{ id: own }] = (await messagesOf(admin)).items
    const [{ id: there }] = (await messagesOf(foreign)).items
    for (const [who, id] of [
      [other, own],
      [foreign, own],
      [admin, there],
      [admin, newId()],
    ] as const)
      expect((await who.patch(`/messages/${id}`, { read: true })).status).toBe(404)
    expect((await messagesOf(admin, '?read=false')).total).toBe(1)
    expect((await messagesOf(foreign, '?read=false')).total).toBe(1)
  })

  test.each([{}, { read: 'yes' }, { read: null }, { read: true, ids: [] }])('refuses %j', async (body) => {
    await ask(learner)
    const [{ id }] = (await messagesOf(admin)).items
    for (const path of ['/messages', `/messages/${id}`]) expect((await admin.patch(path, body)).status).toBe(400)
    expect((await messagesOf(admin, '?read=false')).total).toBe(1)
  })
})

test('lets nobody read the messages of another hub', async () => {
  await ask(learner)
  const foreign = await hub.person({ domainId: 2, isAdmin: true, privileges: ['playlist_write'] })
  expect(await messagesOf(foreign)).toEqual({ items: [], total: 0, nextOffset: null })
})
