import ICAL from 'ical.js'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addAsset, addPlaylist } from '../assets/asset-fixtures.ts'
import { clearCallerCache } from '../auth/sessions/identity-service.ts'
import type { Db } from '../db/connect.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'

let hub: TestHub
let db: Db
let admin: Somebody

beforeAll(async () => {
  hub = await testHub()
  db = hub.context.databases.forHub(1)
  admin = await hub.person({ isAdmin: true, privileges: ['asset_write', 'playlist_write', 'user_write'] })
})
afterEach(() => hub.setNow(null))
afterAll(() => hub.close())

/** Asks everyone to complete something until the end of a day. */
async function ask(contentId: string, date: string): Promise<void> {
  const body = { goal: 'complete', audience: 'everyone', due: { type: 'day', date } }
  expect((await admin.post(`/content/${contentId}/assignments`, body)).status).toBe(201)
}

const byHand = (about: object = {}) => addAsset(db, { markAsDone: 'manual', ...about })

/** Makes somebody's link. @returns its path below /api */
async function linkOf(who: Somebody): Promise<string> {
  const { status, body } = await who.post('/me/calendar-feed')
  expect(status).toBe(200)
  const url = new URL(body.url as string)
  expect(url.origin).toBe((await hub.hubCall()).hub.origin)
  return url.pathname.slice('/api'.length)
}

/** What a calendar program finds at a link, by the id of the content. */
async function eventsAt(path: string) {
  const answer = await hub.nobody.get(path)
  expect(answer.status).toBe(200)
  expect(answer.headers).toMatchObject({ 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'no-store' })
  const calendar = new ICAL.Component(ICAL.parse(answer.body as unknown as string) as unknown[])
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
  return new Map(
    events.map(({ uid, summary, startDate, component }) => [
      uid.split('@')[0]!,
      {
        summary,
        day: startDate.toString(),
        isAllDay: startDate.isDate,
        url: component.getFirstPropertyValue('url'),
        transparency: component.getFirstPropertyValue('transp'),
      },
    ]),
  )
}

describe('a calendar link', () => {
  test('leads to what its person is asked to do and has not done, each on the day by whose end it is due', async () => {
    hub.setNow(new Date('2026-03-02T08:00:00Z'))
    const name = 'Semicolons; commas, "quotes"\nand lines: ünï 🎉'.repeat(3)
    const [assetId, playlistId, dateless] = [await byHand({ name }), await addPlaylist(db), await byHand()]
    await ask(assetId, '2026-03-29')
    await ask(playlistId, '2026-03-04')
    expect(
      (await admin.post(`/content/${dateless}/assignments`, { goal: 'complete', audience: 'everyone' })).status,
    ).toBe(201)
    for (const timezone of ['Europe/Berlin', 'America/New_York', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      const who = await hub.person()
      await who.patch('/me/settings/', { settings: { timezone } })
      const events = await eventsAt(await linkOf(who))
      expect(events.get(assetId)).toEqual({
        summary: name,
        day: '2026-03-29',
        isAllDay: true,
        url: `${(await hub.hubCall()).hub.origin}/assets/${assetId}`,
        transparency: 'TRANSPARENT',
      })
      expect(events.get(playlistId)?.day).toBe('2026-03-04')
      expect(events.has(dateless)).toBe(false)
    }
  })

  test('leads to the days that its person set for themselves as well, each beside what they are asked', async () => {
    hub.setNow(new Date('2026-03-02T08:00:00Z'))
    const assetId = await byHand({ name: 'A film' })
    await ask(assetId, '2026-03-29')
    const who = await hub.person()
    await who.patch('/me/settings/', { settings: { timezone: 'Pacific/Kiritimati' } })
    await who.put(`/me/content/${assetId}/due-date`, { ownDueDate: '2026-03-20' })
    const path = await linkOf(who)
    expect((await eventsAt(path)).get(assetId)).toMatchObject({ summary: 'A film', day: '2026-03-29' })
    expect((await eventsAt(path)).get(`${assetId}-own`)).toMatchObject({
      summary: 'A film (your own date)',
      day: '2026-03-20',
    })
    await who.put('/me/profile/language', { language: 'de-DE' })
    expect((await eventsAt(path)).get(`${assetId}-own`)?.summary).toBe('A film (eigener Termin)')
    await who.put(`/me/assets/${assetId}/read`)
    expect((await eventsAt(path)).has(`${assetId}-own`)).toBe(false)
  })

  test('leaves out what is done, and what its person no longer sees', async () => {
    const [done, hidden, deleted] = [await byHand(), await byHand(), await byHand()]
    for (const id of [done, hidden, deleted]) await ask(id, '2027-01-05')
    const who = await hub.person()
    const path = await linkOf(who)
    expect([...(await eventsAt(path)).keys()]).toEqual(expect.arrayContaining([done, hidden, deleted]))
    await who.put(`/me/assets/${done}/read`)
    await db.updateTable('content').set({ published: false }).where('id', '=', hidden).execute()
    expect((await admin.delete(`/assets/${deleted}`)).status).toBe(200)
    const left = [...(await eventsAt(path)).keys()]
    expect(left.filter((id) => [done, hidden, deleted].includes(id))).toEqual([])
  })

  test('works until it is replaced or deleted, and says when it was read, to the hour', async () => {
    hub.setNow(new Date('2026-05-04T08:00:00Z'))
    const who = await hub.person()
    expect((await who.get('/me/calendar-feed')).body).toEqual({ createdTime: null, lastReadTime: null })
    const first = await linkOf(who)
    expect((await who.get('/me/calendar-feed')).body).toEqual({
      createdTime: '2026-05-04T08:00:00.000Z',
      lastReadTime: null,
    })
    const readAt = async () => (await who.get('/me/calendar-feed')).body.lastReadTime
    await eventsAt(first)
    expect(await readAt()).toBe('2026-05-04T08:00:00.000Z')
    hub.setNow(new Date('2026-05-04T08:59:00Z'))
    await eventsAt(first)
    expect(await readAt()).toBe('2026-05-04T08:00:00.000Z')
    hub.setNow(new Date('2026-05-04T09:01:00Z'))
    await eventsAt(first)
    expect(await readAt()).toBe('2026-05-04T09:01:00.000Z')

    const second = await linkOf(who)
    expect((await hub.nobody.get(first)).status).toBe(404)
    await eventsAt(second)
    expect((await who.delete('/me/calendar-feed')).status).toBe(200)
    expect((await hub.nobody.get(second)).status).toBe(404)
    expect((await who.delete('/me/calendar-feed')).status).toBe(200)
  })

  test('ends with the access of its person, and leads nowhere in another hub', async () => {
    const who = await hub.person()
    const path = await linkOf(who)
    expect((await hub.app.inject({ url: `/api${path}`, headers: { host: 'second.localhost' } })).statusCode).toBe(404)
    const set = (values: object) => db.updateTable('member').set(values).where('id', '=', who.memberId).execute()
    await set({ suspended_at: new Date() })
    expect((await hub.nobody.get(path)).status).toBe(404)
    await set({ suspended_at: null })
    await eventsAt(path)
    await set({ is_deleted: true })
    expect((await hub.nobody.get(path)).status).toBe(404)
    clearCallerCache(await hub.hubCall())
  })

  test('is made by a person who is signed in, and not by a token', async () => {
    expect((await hub.nobody.post('/me/calendar-feed')).status).toBe(401)
    expect((await hub.nobody.get(`/calendar-feeds/${'A'.repeat(43)}/due-dates.ics`)).status).toBe(404)
    expect((await hub.nobody.get('/calendar-feeds/short/due-dates.ics')).status).toBe(400)
  })
})
