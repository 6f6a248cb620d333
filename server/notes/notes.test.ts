import { beforeEach, describe, expect, test } from 'vitest'
import { addAsset, addPlaylist, db, hub, learner, useAssetsHub } from '../assets/asset-fixtures.ts'
import { newId } from '../platform/ids.ts'
import { codeOf } from '../testing/client.ts'
import type { Somebody } from '../testing/app.ts'
import { addTeam } from '../testing/people.ts'
import { MAX_NOTES } from './rules.ts'
import { removeOldNotes } from './service.ts'

/** What people note for themselves: writing, reading, and that it stays theirs. */

useAssetsHub()

const DAY_MS = 86_400_000

let assetId: string
beforeEach(async () => {
  hub.setNow(null)
  assetId = await addAsset(db, { name: 'A film' })
})

interface Shown {
  id: string
  contentId: string | null
  contentName: string | null
  position: { seconds: number } | { page: number } | null
  text: string | null
}

const notesOn = (id: string) => `/me/content/${id}/notes`

async function write(note: object, who: Somebody = learner, on = assetId): Promise<string> {
  const { status, body } = await who.post(notesOn(on), { position: null, text: null, ...note })
  expect(status).toBe(201)
  return body.id as string
}

async function shown(path: string, who: Somebody = learner): Promise<Shown[]> {
  const { status, body } = await who.get(path)
  expect(status).toBe(200)
  return body.items as Shown[]
}

const textsOf = (notes: Shown[]) => notes.map(({ text }) => text)

const unpublish = (id: string) => db.updateTable('content').set({ published: false }).where('id', '=', id).execute()

describe('createMyContentNote', () => {
  test('answers with the whole note, as its list shows it', async () => {
    hub.setNow(new Date('2026-11-03T08:00:00.000Z'))
    const { status, body } = await learner.post(notesOn(assetId), { position: { seconds: 65 }, text: 'The rule' })
    expect(status).toBe(201)
    const { success, ...note } = body
    expect([success, note]).toEqual([
      true,
      {
        id: expect.any(String),
        contentId: assetId,
        contentName: 'A film',
        position: { seconds: 65 },
        text: 'The rule',
        createdTime: '2026-11-03T08:00:00.000Z',
        updatedTime: '2026-11-03T08:00:00.000Z',
      },
    ])
    expect(await shown(notesOn(assetId))).toEqual([note])
  })

  test('takes a page, and a bookmark without a text', async () => {
    await write({ position: { page: 3 } })
    expect(await shown(notesOn(assetId))).toMatchObject([{ position: { page: 3 }, text: null }])
  })

  test('keeps mark-up, line breaks and odd characters as the text that they are', async () => {
    for (const text of ['<script>alert(1)</script> & "more"', 'one\r\n\ttwo', '🦉‍ \u202Eevil', 'half \ud800 a pair']) {
      await write({ text })
      expect((await shown('/me/notes'))[0]!.text).toBe(text.toWellFormed())
    }
    await write({ text: '🦉'.repeat(4000) })
  })

  test.each([
    { text: 'No place said' },
    { position: null },
    { position: null, text: '' },
    { position: null, text: ' \n' },
    { position: null, text: 'x'.repeat(4001) },
    { position: { seconds: -1 }, text: null },
    { position: { seconds: 1.5 }, text: null },
    { position: { page: 0 }, text: null },
    { position: { seconds: 1, page: 1 }, text: null },
    { position: {}, text: null },
    { position: null, text: 'x', memberId: newId() },
  ])('refuses %j', async (body) => {
    expect((await learner.post(notesOn(assetId), body)).status).toBe(400)
  })

  test('refuses what is no asset, and one that the caller may not see', async () => {
    const hidden = await addAsset(db, { audience: 'teams' })
    const deleted = await addAsset(db)
    await db.updateTable('content').set({ is_deleted: true }).where('id', '=', deleted).execute()
    for (const id of [newId(), await addPlaylist(db), hidden, deleted]) {
      expect((await learner.post(notesOn(id), { position: null, text: 'x' })).status).toBe(404)
      expect((await learner.get(notesOn(id))).status).toBe(404)
    }
  })

  test('keeps 1,000 of a person on one asset, also where two come at once', async () => {
    const [other, elsewhere] = [await hub.person(), await addAsset(db)]
    const now = new Date()
    const rows = Array.from({ length: MAX_NOTES - 1 }, () => ({ id: newId(), content_id: assetId, created_at: now }))
    const about = { member_id: learner.memberId, updated_at: now }
    await db
      .insertInto('note')
      .values(rows.map((row) => ({ ...row, ...about })))
      .execute()
    const send = () => learner.post(notesOn(assetId), { position: null, text: 'One more' })
    const answers = await Promise.all([send(), send()])
    expect(answers.map(codeOf).toSorted((one, other) => Number(one[0]) - Number(other[0]))).toEqual([
      [201, undefined],
      [409, 'note-limit-reached'],
    ])
    await write({ text: 'Of another person' }, other)
    await write({ text: 'On another asset' }, learner, elsewhere)
    const [{ id }] = (await shown(notesOn(assetId))) as [Shown]
    expect((await learner.delete(`/me/notes/${id}`)).status).toBe(200)
    await write({ text: 'In its stead' })
    expect(codeOf(await learner.post(`/me/notes/${id}/restore`))).toEqual([409, 'note-limit-reached'])
  })
})

describe('listMyContentNotes', () => {
  test('goes by place, what is on the whole first, and the oldest of a place first', async () => {
    for (const note of [
      { position: { seconds: 70 }, text: 'later' },
      { position: { seconds: 5 }, text: 'early' },
      { text: 'whole' },
      { position: { seconds: 5 }, text: 'early too' },
      { position: { seconds: 0 }, text: 'first' },
    ])
      await write(note)
    const expected = ['whole', 'first', 'early', 'early too', 'later']
    expect(textsOf(await shown(notesOn(assetId)))).toEqual(expected)
    expect(textsOf(await shown(`${notesOn(assetId)}?limit=2&offset=1`))).toEqual(expected.slice(1, 3))
  })
})

describe('listMyNotes', () => {
  test('lists those on everything, the newest first, and finds them by text and by name', async () => {
    const person = await hub.person()
    const manual = await addAsset(db, { name: '100% Manual' })
    await write({ text: 'Ask Otto' }, person)
    await write({ text: 'Page 3_a' }, person, manual)
    await write({ position: { page: 1 } }, person, manual)
    expect(textsOf(await shown('/me/notes', person))).toEqual([null, 'Page 3_a', 'Ask Otto'])
    const found = async (words: string) => textsOf(await shown(`/me/notes?search=${encodeURIComponent(words)}`, person))
    expect(await found('otto')).toEqual(['Ask Otto'])
    expect(await found('0% man')).toEqual([null, 'Page 3_a'])
    expect(await found('3_A')).toEqual(['Page 3_a'])
    expect(await found('3xA')).toEqual([])
    expect((await person.get('/me/notes?limit=1&offset=1')).body).toMatchObject({ total: 3, nextOffset: 2 })
  })

  test('keeps a note on what its person no longer sees, without a word of it', async () => {
    const person = await hub.person()
    const teamId = await addTeam(hub.context.databases, 'Away')
    const [gone, deleted, away] = [
      await addAsset(db, { name: 'Secret one' }),
      await addAsset(db, { name: 'Secret two' }),
      await addAsset(db, { name: 'Secret three' }),
    ]
    for (const id of [gone, deleted, away]) await write({ position: { seconds: 9 }, text: 'Mine' }, person, id)
    await unpublish(gone)
    await db.updateTable('content').set({ is_deleted: true }).where('id', '=', deleted).execute()
    await db.updateTable('content').set({ audience: 'teams' }).where('id', '=', away).execute()
    await db.insertInto('content_team').values({ content_id: away, team_id: teamId }).execute()
    const { body } = await person.get('/me/notes')
    expect(body.items).toMatchObject(
      Array.from({ length: 3 }, () => ({ contentId: null, contentName: null, position: { seconds: 9 }, text: 'Mine' })),
    )
    expect(JSON.stringify(body)).not.toMatch(new RegExp([gone, deleted, away, 'Secret'].join('|')))
    expect((await person.get('/me/notes?search=Secret')).body.total).toBe(0)
    expect((await person.get('/me/notes/export')).body.toString()).not.toContain('Secret')
    for (const { id } of body.items as Shown[]) {
      expect((await person.patch(`/me/notes/${id}`, { text: 'Still mine' })).status).toBe(200)
      expect((await person.delete(`/me/notes/${id}`)).status).toBe(200)
      expect((await person.post(`/me/notes/${id}/restore`)).status).toBe(200)
    }
    expect(textsOf(await shown('/me/notes', person))).toEqual(['Still mine', 'Still mine', 'Still mine'])
  })
})

describe('updateMyNote', () => {
  test('changes the text, and says when', async () => {
    hub.setNow(new Date('2026-11-03T08:00:00.000Z'))
    const id = await write({ position: { page: 2 }, text: 'Before' })
    hub.setNow(new Date('2026-11-03T09:00:00.000Z'))
    expect((await learner.patch(`/me/notes/${id}`, { text: 'After\ud800' })).status).toBe(200)
    const after = { position: { page: 2 }, createdTime: '2026-11-03T08:00:00.000Z' }
    expect(await shown(notesOn(assetId))).toMatchObject([
      { ...after, text: 'After\ufffd', updatedTime: '2026-11-03T09:00:00.000Z' },
    ])
    await learner.patch(`/me/notes/${id}`, { text: null })
    expect(await shown(notesOn(assetId))).toMatchObject([{ ...after, text: null }])
    expect((await learner.patch(`/me/notes/${id}`, { text: ' ' })).status).toBe(400)
  })
})

describe('deleteMyNote and restoreMyNote', () => {
  test('take a note off the lists, and bring it back within a day', async () => {
    const start = new Date('2026-11-03T08:00:00.000Z')
    hub.setNow(start)
    const id = await write({ text: 'Once' })
    expect((await learner.delete(`/me/notes/${id}`)).status).toBe(200)
    expect(await shown(notesOn(assetId))).toEqual([])
    expect((await learner.get('/me/notes/export')).body.toString()).not.toContain('Once')
    for (const again of [learner.delete(`/me/notes/${id}`), learner.patch(`/me/notes/${id}`, { text: 'x' })])
      expect((await again).status).toBe(404)
    hub.setNow(new Date(start.getTime() + DAY_MS - 1))
    await removeOldNotes(await hub.hubCall())
    for (let times = 0; times < 2; times += 1) expect((await learner.post(`/me/notes/${id}/restore`)).status).toBe(200)
    expect(textsOf(await shown(notesOn(assetId)))).toEqual(['Once'])
  })

  test('end a note for good after a day', async () => {
    const start = new Date('2026-11-03T08:00:00.000Z')
    hub.setNow(start)
    const [id, kept] = [await write({ text: 'Gone' }), await write({ text: 'Kept' })]
    await learner.delete(`/me/notes/${id}`)
    hub.setNow(new Date(start.getTime() + DAY_MS))
    expect((await learner.post(`/me/notes/${id}/restore`)).status).toBe(404)
    hub.setNow(new Date(start.getTime() + DAY_MS + 1))
    await removeOldNotes(await hub.hubCall())
    const left = await db.selectFrom('note').select('id').where('content_id', '=', assetId).execute()
    expect(left).toEqual([{ id: kept }])
  })
})

test('a note is nobody else’s: no colleague, manager, admin or other hub finds or touches it', async () => {
  const teamId = await addTeam(hub.context.databases, 'Own')
  const owner = await hub.person({ teams: [{ id: teamId, role: 'member' }] })
  const id = await write({ text: 'Private' }, owner)
  const others = [
    await hub.person({ teams: [{ id: teamId, role: 'manager' }] }),
    await hub.person({ isAdmin: true, privileges: ['user_read', 'user_write', 'asset_write', 'playlist_write'] }),
    await hub.person({ domainId: 2 }),
  ]
  for (const other of others) {
    expect((await other.get('/me/notes')).body.total).toBe(0)
    expect((await other.get('/me/notes/export')).body.toString()).not.toContain('Private')
    for (const answer of [
      await other.patch(`/me/notes/${id}`, { text: 'Mine now' }),
      await other.delete(`/me/notes/${id}`),
      await other.post(`/me/notes/${id}/restore`),
    ])
      expect(answer.status).toBe(404)
  }
  expect((await others[2]!.get(notesOn(assetId))).status).toBe(404)
  expect(textsOf(await shown(notesOn(assetId), owner))).toEqual(['Private'])
})

test('a view of an admin shows no notes', async () => {
  const person = await hub.person()
  await write({ text: 'Private' }, person)
  const admin = await hub.person({ isAdmin: true, privileges: ['user_read'] })
  const { body } = await admin.post(`/users/${person.memberId}/views`)
  const view = { 'view-as': body.token as string }
  expect((await admin.get(`/me/assets/${assetId}`, view)).status).toBe(200)
  for (const path of [notesOn(assetId), '/me/notes', '/me/notes/export'])
    expect((await admin.get(path, view)).status).toBe(403)
})

test('somebody who is suspended reads none, and has all of them again afterwards', async () => {
  const admin = await hub.person({ isAdmin: true, privileges: ['user_read', 'user_write'] })
  const person = await hub.person()
  await write({ text: 'Before' }, person)
  const suspension = `/users/${person.memberId}/suspension`
  expect((await admin.post(suspension)).status).toBeLessThan(300)
  expect((await person.get('/me/notes')).status).toBe(401)
  expect((await admin.delete(suspension)).status).toBe(200)
  const rows = await db.selectFrom('note').select('text').where('member_id', '=', person.memberId).execute()
  expect(rows).toEqual([{ text: 'Before' }])
})

test('exportMyNotes gives Markdown by asset, for whoever reads the hub in German with German words', async () => {
  const person = await hub.person()
  await db.updateTable('member').set({ locale: 'de-DE' }).where('id', '=', person.memberId).execute()
  const gone = await addAsset(db, { name: 'Gone' })
  await write({ position: { page: 3 } }, person, gone)
  await unpublish(gone)
  await write({ position: { seconds: 65 }, text: 'Zwei\nZeilen' }, person)
  const { status, headers, raw } = await person.get('/me/notes/export')
  expect(status).toBe(200)
  expect(headers).toMatchObject({ 'content-type': 'text/markdown; charset=utf-8', 'cache-control': 'no-store' })
  expect(raw.toString()).toBe(
    '# Notizen\n\n## A film\n\n- **1:05** Zwei\\\n  Zeilen\n\n## Nicht mehr verfügbar\n\n- **Seite 3** Lesezeichen\n',
  )
})
