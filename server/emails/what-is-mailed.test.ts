import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { complete, makersOfBadges } from '../badges/badge-fixtures.ts'
import type { HubCall } from '../context.ts'
import { announce, bindProcessing, finish, send, upload } from '../files/upload-fixtures.ts'
import { PDF } from '../testing/small-files.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { registerMailJobs } from './jobs.ts'
import { mailbox, type Mailbox } from './mailbox-fixtures.ts'
import { fitsHead } from './rules.ts'

/** What people get by e-mail beyond comments and shares, sent as soon as it happened. */

let hub: TestHub
let call: HubCall
let admin: Somebody
let learner: Somebody
let box: Mailbox
let endSchedules: () => void

beforeAll(async () => {
  hub = await testHub({ features: ['badges'] })
  call = await hub.hubCall()
  box = mailbox()
  endSchedules = await registerMailJobs(hub.context, box)
  await bindProcessing(hub)
  admin = await hub.person({ isAdmin: true, privileges: ['playlist_write', 'asset_write'], firstName: 'Ada' })
  learner = await hub.person({ firstName: 'Lea', lastName: 'Learner' })
})
afterEach(() => {
  box.mails.splice(0)
  hub.setNow(null)
})
afterAll(async () => {
  endSchedules()
  await hub.close()
})

const { course, give } = makersOfBadges(
  () => hub,
  () => admin,
)

const mailsTo = ({ email }: Somebody) => box.mails.filter(({ to }) => to.address === email)

function setMember(who: Somebody, change: { locale?: string; notification_channel?: string }) {
  return call.db.updateTable('member').set(change).where('id', '=', who.memberId).execute()
}

test('mails a badge to who earned it, with the day in their language, and not to who wants no mail', async () => {
  const { playlistId, linkIds } = await course({ name: 'Two steps' }, 2)
  await give(playlistId)
  const [german, quiet] = [await hub.person(), await hub.person()]
  await setMember(german, { locale: 'de-DE' })
  await setMember(quiet, { notification_channel: 'msteams' })
  hub.setNow(new Date('2026-11-04T10:00:00.000Z'))
  for (const who of [german, quiet]) await complete(who, linkIds)
  expect(box.mails).toHaveLength(1)
  const [mail] = mailsTo(german)
  expect(mail!.subject).toBe('[Test hub] Du hast mit „Two steps“ ein Abzeichen verdient')
  expect(mail!.text).toContain('am 4. November 2026')
  expect(mail!.text).toContain('\n\nhttp://localhost:3000/badges')
})

test('tells who uploaded a file what became of it, where they asked for that', async () => {
  const about = { notifyOnProcessingCompletion: true }
  await upload(admin, 'guide.pdf', PDF, about)
  await upload(admin, 'bad.srt', Buffer.from('Hello'), { ...about, type: 'subtitle' })
  await upload(admin, 'quiet.pdf', PDF)
  expect(mailsTo(admin).map(({ subject }) => subject)).toEqual([
    '[Test hub] guide.pdf is ready',
    '[Test hub] bad.srt cannot be used',
  ])
  const { body } = await admin.get('/me/notifications')
  expect(body.items).toMatchObject([
    { type: 'fileInvalid', message: 'bad.srt', content: null },
    { type: 'fileReady', message: 'guide.pdf', content: null },
  ])
})

test('tells nobody of a file who took that back while it waited', async () => {
  const announced = await announce(admin, 'guide.pdf', PDF.length, { notifyOnProcessingCompletion: true })
  await send(admin, announced, PDF)
  expect((await admin.post(`/files/${announced.fileId}/notifications/cancel`)).status).toBe(200)
  await finish(admin, announced)
  expect(box.mails).toEqual([])
})

test('mails a wish for content to the admins who could make some, quoted, and not to who wishes', async () => {
  const [german, quiet] = [
    await hub.person({ isAdmin: true, privileges: ['asset_write'] }),
    await hub.person({ isAdmin: true, privileges: ['asset_write'] }),
  ]
  await setMember(german, { locale: 'de-DE' })
  await setMember(quiet, { notification_channel: 'msteams' })
  const wish = { name: 'A tour', content: 'Where is\nhttps://evil.example ?' }
  expect((await learner.post('/content-request', wish)).status).toBe(201)
  expect(mailsTo(admin)).toMatchObject([{ subject: '[Test hub] Lea Learner asks for content: A tour' }])
  expect(mailsTo(admin)[0]!.text).toContain('\n\n> Where is\n> https://evil.example ?\n\n')
  expect(mailsTo(german)).toMatchObject([{ subject: '[Test hub] Lea Learner wünscht sich Inhalte: A tour' }])
  expect(mailsTo(quiet)).toEqual([])
  box.mails.splice(0)
  await admin.post('/content-request', wish)
  expect(mailsTo(admin)).toEqual([])
  expect(mailsTo(german)).toHaveLength(1)
})

test.each(['Ann\u2028', 'Ann\u2029', 'Ann\u0085'])(
  'breaks nothing where somebody is called %j, which came into the database some other way',
  async (name) => {
    const maker = () => hub.person({ isAdmin: true, privileges: ['playlist_write', 'asset_write'] })
    const [odd, other] = [await maker(), await maker()]
    for (const { memberId } of [odd, other])
      await call.db.updateTable('member').set({ first_name: name }).where('id', '=', memberId).execute()
    const { playlistId, linkIds } = await course({ name: 'One step' })
    const comments = `/me/content/${playlistId}/comments/`
    expect((await odd.post(comments, { message: 'Where?' })).status).toBe(201)
    expect((await other.post(comments, { message: 'There' })).status).toBe(201)
    const share = { share_ref_ids: [playlistId], user_ids: [other.memberId], sendEmail: true }
    expect((await odd.post('/recommendations/', share)).status).toBe(200)
    const wish = { name: 'A tour', content: 'Of the plant' }
    expect((await odd.post('/content-request', wish)).status).toBe(201)
    await give(playlistId)
    await complete(odd, linkIds)
    const heads = [odd, other].flatMap(mailsTo).map(({ to, subject }) => ({ name: to.name, subject }))
    expect(heads.map(({ subject }) => subject.replace(/^\[Test hub\] (Ann\s+\S+ )?/, ''))).toEqual(
      expect.arrayContaining([
        'commented on “One step”',
        'shared “One step” with you',
        'asks for content: A tour',
        'You earned a badge with “One step”',
      ]),
    )
    for (const { name: to, subject } of heads) expect([to, subject].every(fitsHead)).toBe(true)
  },
)
