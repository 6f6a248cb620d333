import { afterAll, beforeAll, expect, test } from 'vitest'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { deleteContent, makersFor } from './playlist-fixtures.ts'

/** What is due in a playlist, and whether its locks let anybody do it in time. */

let hub: TestHub
let admin: Somebody
let learner: Somebody

beforeAll(async () => {
  hub = await testHub()
  admin = await hub.person({ isAdmin: true, privileges: ['playlist_write', 'playlist_read', 'asset_write'] })
  learner = await hub.person()
  hub.setNow(new Date('2027-01-01T12:00:00Z'))
})
afterAll(() => hub.close())

const { makePlaylist, makeLink, arrange } = makersFor(() => admin)

const OPENS = '2027-02-10T09:00:00.000Z'
const time = { lockingMode: 'time', unlockDateTime: OPENS, unlockTimezone: 'Europe/London' }

/** A playlist with one section that holds one link. */
async function withSection(lock: object, { optional = false } = {}): Promise<{ playlist: string; link: string }> {
  const [playlist, link] = [await makePlaylist({ published: true }), await makeLink()]
  const contents = [
    { rank: '1', updatedDetails: { name: 'Later', ...lock } },
    { contentId: link, rank: '1.1', updatedDetails: { optional } },
  ]
  expect((await arrange(playlist, contents)).status).toBe(200)
  return { playlist, link }
}

async function ask(contentId: string, about: object): Promise<void> {
  const body = { goal: 'complete', audience: 'everyone', ...about }
  expect((await admin.post(`/content/${contentId}/assignments`, body)).status).toBe(201)
}
const due = (date: string) => ({ due: { type: 'moment', dueDate: date } })

const lockOf = async (playlist: string, who = learner) =>
  (await who.get(`/me/playlists/${playlist}/contents`)).body.items[0].lock
const itemOf = async (playlist: string) => (await admin.get(`/playlists/${playlist}/contents`)).body.items[1]

test('a closed section says what in it is due before it opens, to those who are asked and have not done it', async () => {
  const { playlist, link } = await withSection(time)
  expect(await lockOf(playlist)).toMatchObject({ reason: 'time', unlocksAt: OPENS, dueDate: null })
  await ask(link, { audience: 'people', userIds: [learner.memberId], ...due('2027-02-01T09:00:00.000Z') })
  expect(await lockOf(playlist)).toMatchObject({ dueDate: '2027-02-01T09:00:00.000Z' })
  expect(await lockOf(playlist, await hub.person())).toMatchObject({ dueDate: null })
  await learner.put(`/me/assets/${link}/read`)
  expect(await lockOf(playlist)).toMatchObject({ dueDate: null })
})

test('a section says when the whole playlist is due before it opens, if something in it is required', async () => {
  const [required, optional] = [await withSection(time), await withSection(time, { optional: true })]
  for (const { playlist } of [required, optional]) await ask(playlist, due('2027-02-02T09:00:00.000Z'))
  expect(await lockOf(required.playlist)).toMatchObject({ dueDate: '2027-02-02T09:00:00.000Z' })
  expect(await lockOf(optional.playlist)).toMatchObject({ dueDate: null })
})

test('a section that stays closed is too late for any date, one that opens in time or with progress for none', async () => {
  const [locked, late] = [await withSection({ lockingMode: 'locked' }), await withSection(time)]
  for (const { link } of [locked, late]) await ask(link, due('2027-03-01T09:00:00.000Z'))
  expect(await lockOf(locked.playlist)).toMatchObject({ reason: 'locked', dueDate: '2027-03-01T09:00:00.000Z' })
  expect(await lockOf(late.playlist)).toMatchObject({ reason: 'time', dueDate: null })
})

test('those who arrange a playlist read the first date of each item that is a date for everybody', async () => {
  const { playlist, link } = await withSection(time)
  expect(await itemOf(playlist)).toMatchObject({ id: link, dueDate: null })
  await ask(link, { due: { type: 'afterStart', days: 3 } })
  await ask(link, {
    due: { type: 'day', date: '2027-01-20' },
    repetition: { months: 12, windowDays: 30, countsEarly: false },
  })
  expect(await itemOf(playlist)).toMatchObject({ dueDate: null })
  await ask(link, { audience: 'people', userIds: [learner.memberId], ...due('2027-02-05T09:00:00.000Z') })
  await ask(link, { due: { type: 'day', date: '2027-02-03' } })
  const { timezone } = (await admin.get('/hub')).body
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(
    new Date((await itemOf(playlist)).dueDate),
  )
  expect(day).toBe('2027-02-03')
})

test('an item says when it is due for who reads it, until they have done it', async () => {
  const { playlist, link } = await withSection({})
  await ask(link, due('2027-02-05T09:00:00.000Z'))
  const own = async () => (await learner.get(`/me/playlists/${playlist}/contents`)).body.items[1]
  expect(await own()).toMatchObject({ id: link, dueDate: '2027-02-05T09:00:00.000Z' })
  await learner.put(`/me/assets/${link}/read`)
  expect(await own()).toMatchObject({ id: link, dueDate: null })
})

test('what was deleted from a closed section is due for nobody', async () => {
  const { playlist, link } = await withSection(time)
  await ask(link, due('2027-02-01T09:00:00.000Z'))
  await deleteContent(hub, link)
  expect(await lockOf(playlist)).toMatchObject({ dueDate: null })
})
