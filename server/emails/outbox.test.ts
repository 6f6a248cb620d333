import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { HubCall } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { newId } from '../platform/ids.ts'
import { MailProblem, type MailOutcome, type MailSender } from '../platform/mail-sender.ts'
import { testHub, type TestHub } from '../testing/app.ts'
import { fitsHead } from './rules.ts'
import { deleteOldMails, queueMails, sendQueuedMails, withdrawMails, type Delivery, type NewMail } from './service.ts'
import { mailbox } from './mailbox-fixtures.ts'

const START = Date.parse('2026-11-02T09:00:00Z')
let hub: TestHub
let call: HubCall
let memberId: string

beforeAll(async () => {
  hub = await testHub({ config: { smtpUrl: 'smtp://mail.hub.example' } })
  call = await hub.hubCall()
  memberId = (await hub.person()).memberId
})
beforeEach(() => at(0))
afterEach(() => call.db.deleteFrom('outbox_mail').execute())
afterAll(() => hub.close())

const at = (seconds: number) => hub.setNow(new Date(START + seconds * 1000))

function mail(nth: number, about: Partial<Delivery> = {}): NewMail {
  const to = { name: 'Demo Learner', address: `learner${nth}@hub.example` }
  return {
    effectKey: `test:${nth}`,
    template: 'invitation',
    locale: 'en-GB',
    memberId,
    to,
    link: 'http://localhost:3000/x',
    resendIfUncertain: true,
    ...about,
  }
}

const said = { actorName: 'Ada', contentName: 'How it works', message: 'Look' }

function failing(outcome: MailOutcome): MailSender & { tries: number } {
  return {
    tries: 0,
    async send() {
      this.tries += 1
      throw new MailProblem(outcome, 'told to fail')
    },
    rest: () => undefined,
  }
}

function rows() {
  return call.db.selectFrom('outbox_mail').selectAll().orderBy('effect_key').execute()
}

test('sends each mail once, oldest first, and keeps no text of what was sent to a server', async () => {
  const box = mailbox()
  await queueMails(call, [mail(1), mail(2)])
  at(1)
  await queueMails(call, [mail(3)])
  expect(await sendQueuedMails(call, box, 100)).toBe(3)
  expect(await sendQueuedMails(call, box, 100)).toBe(0)
  expect(box.mails.map(({ to }) => to.address)).toEqual([
    'learner1@hub.example',
    'learner2@hub.example',
    'learner3@hub.example',
  ])
  expect(
    (await rows()).every(({ state, body_text: text, sent_at: sent }) => state === 'sent' && text === '' && sent),
  ).toBe(true)
})

test('takes two mails with one effect key for one', async () => {
  await queueMails(call, [mail(1)])
  await queueMails(call, [mail(1)])
  expect(await rows()).toHaveLength(1)
})

test('takes back what waits and leaves what was sent', async () => {
  await queueMails(call, [mail(1)])
  await sendQueuedMails(call, mailbox(), 1)
  await queueMails(call, [mail(2), mail(3)])
  await withdrawMails(call, ['test:1', 'test:2'])
  expect((await rows()).map(({ effect_key: key, state }) => [key, state])).toEqual([
    ['test:1', 'sent'],
    ['test:3', 'queued'],
  ])
})

test('says what each mail is about, for whom and in which language', async () => {
  const nudgeId = newId()
  const about = { actorName: 'Ada', contentName: 'A', message: 'Hello' }
  await queueMails(call, [
    mail(1, { locale: 'de-DE', nudgeId }),
    { ...mail(2), template: 'reply', about },
    { ...mail(3), template: 'share', about: { ...about, actorName: null, hasMore: false, subject: null } },
  ])
  expect(await rows()).toMatchObject([
    { type: 'invitation', locale: 'de-DE', member_id: memberId, nudge_id: nudgeId },
    { type: 'comment', locale: 'en-GB', nudge_id: null },
    { type: 'recommendation' },
  ])
})

test('asks for mails to be sent once they are committed, and not where they are not', async () => {
  const sent: string[] = []
  const watched = {
    ...call,
    context: { ...call.context, jobs: { ...call.context.jobs, send: async () => void sent.push('now') } },
  }
  await inTransaction(watched, async (call) => {
    await queueMails(call, [mail(1)])
    await queueMails(call, [mail(2)])
    expect(sent).toEqual([])
  })
  expect(sent).toEqual(['now'])
  const undone = inTransaction(watched, async (call) => {
    await queueMails(call, [mail(3)])
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(sent).toEqual(['now'])
})

test('queues nothing when the change that asked for it is undone', async () => {
  const change = inTransaction(call, async (call) => {
    await queueMails(call, [mail(1)])
    throw new Error('undone')
  })
  await expect(change).rejects.toThrow('undone')
  expect(await rows()).toEqual([])
})

test.each(['Demo\r\nBcc: all@hub.example', 'Demo\nLearner', 'Demo\u2028Learner', 'Demo\u0085Learner'])(
  'writes the name %j in one line, in the head and in the words',
  async (name) => {
    await queueMails(call, [mail(1, { to: { name, address: 'a@hub.example' } })])
    const [row] = await rows()
    expect([row!.to_name, row!.subject].every(fitsHead)).toBe(true)
    expect(row!.body_text).toMatch(/^Hello Demo (Learner|Bcc: all@hub\.example),?\n\n/)
  },
)

test('writes the name of a hub in one line', async () => {
  await queueMails({ ...call, hub: { ...call.hub, name: 'Demo\r\nhub' } }, [mail(1)])
  expect((await rows())[0]!.subject).toContain('Demo hub')
})

test('refuses an address that would add a line to the head', async () => {
  const to = { name: 'Demo', address: 'a@hub.example\r\nBcc: b@hub.example' }
  await expect(queueMails(call, [mail(1, { to })])).rejects.toThrow(/line break/)
})

test('says that a mail is being sent before it is sent, and shares the mails out between senders', async () => {
  await queueMails(
    call,
    Array.from({ length: 30 }, (_, nth): NewMail => ({ ...mail(nth), template: 'comment', about: said })),
  )
  const box = mailbox()
  const states: string[] = []
  const watching: MailSender = {
    async send(each) {
      const row = await call.db
        .selectFrom('outbox_mail')
        .select('state')
        .where('to_address', '=', each.to.address)
        .executeTakeFirstOrThrow()
      states.push(row.state)
      await box.send(each)
    },
    rest: () => undefined,
  }
  const counts = await Promise.all([1, 2, 3].map(() => sendQueuedMails(call, watching, 100)))
  expect(counts.reduce((sum, count) => sum + count)).toBe(30)
  expect(new Set(box.mails.map(({ messageId }) => messageId)).size).toBe(30)
  expect(new Set(states)).toEqual(new Set(['transmitting']))
})

/** A process that dies while the mail server takes the mail: the row stays as it was at that moment. */
async function killWhileSending(): Promise<void> {
  void sendQueuedMails(call, { send: () => new Promise<never>(() => undefined), rest: () => undefined }, 1)
  await expect.poll(async () => (await rows())[0]!.state).toBe('transmitting')
}

test('sends again what a killed process left half-sent, where twice does no harm, under the same Message-ID', async () => {
  await queueMails(call, [mail(1)])
  await killWhileSending()
  const box = mailbox()
  at(299)
  expect(await sendQueuedMails(call, box, 10)).toBe(0)
  at(301)
  expect(await sendQueuedMails(call, box, 10)).toBe(1)
  await queueMails(call, [mail(1)])
  expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2 }])
})

test('leaves what a killed process left half-sent uncertain, where twice would do harm', async () => {
  await queueMails(call, [mail(1, { resendIfUncertain: false })])
  await killWhileSending()
  at(301)
  const box = mailbox()
  expect(await sendQueuedMails(call, box, 10)).toBe(0)
  at(100_000)
  expect(await sendQueuedMails(call, box, 10)).toBe(0)
  expect(await rows()).toMatchObject([{ state: 'uncertain', last_error: 'The hub stopped while it sent this mail.' }])
})

test('forgets what was withdrawn while a process that was killed sent it, and sends it to nobody again', async () => {
  await queueMails(call, [mail(1)])
  await killWhileSending()
  await withdrawMails(call, ['test:1'])
  expect(await rows()).toMatchObject([{ state: 'transmitting', body_text: '' }])
  at(301)
  const box = mailbox()
  expect(await sendQueuedMails(call, box, 10)).toBe(0)
  at(100_000)
  expect(await sendQueuedMails(call, box, 10)).toBe(0)
  expect(await rows()).toMatchObject([{ state: 'uncertain', body_text: '' }])
})

test('does not try again what was withdrawn while the mail server put it off', async () => {
  await queueMails(call, [mail(1)])
  const putOff: MailSender = {
    async send() {
      await withdrawMails(call, ['test:1'])
      throw new MailProblem('not-now', 'later')
    },
    rest: () => undefined,
  }
  await sendQueuedMails(call, putOff, 10)
  expect(await rows()).toMatchObject([{ state: 'failed', body_text: '', last_error: 'later' }])
})

test('deletes after 400 days the rows of what is done with, and nothing that still waits', async () => {
  await queueMails(call, [mail(1), mail(2)])
  await sendQueuedMails(call, mailbox(), 1)
  at(399 * 86_400)
  await deleteOldMails(call)
  expect(await rows()).toHaveLength(2)
  await queueMails(call, [mail(3)])
  await call.db.updateTable('outbox_mail').set({ state: 'sent' }).where('effect_key', '=', 'test:3').execute()
  at(401 * 86_400)
  await deleteOldMails(call)
  expect((await rows()).map(({ effect_key: key }) => key)).toEqual(['test:2', 'test:3'])
})

test('tries ten times with growing waits and then gives up', async () => {
  await queueMails(call, [mail(1)])
  const sender = failing('not-now')
  const waits: number[] = []
  let seconds = 0
  for (let round = 0; round < 15; round += 1) {
    await sendQueuedMails(call, sender, 10)
    const [row] = await rows()
    if (row!.state !== 'queued') break
    waits.push(row!.next_attempt_at.getTime() / 1000 - (START / 1000 + seconds))
    at(row!.next_attempt_at.getTime() / 1000 - START / 1000 - 1)
    expect(await sendQueuedMails(call, sender, 10)).toBe(0)
    seconds = row!.next_attempt_at.getTime() / 1000 - START / 1000
    at(seconds)
  }
  expect(sender.tries).toBe(10)
  expect(waits).toHaveLength(9)
  expect(waits[0]).toBeLessThan(40)
  expect(Math.max(...waits)).toBeGreaterThan(2000)
  expect(await rows()).toMatchObject([{ state: 'failed', attempts: 10, body_text: '', last_error: 'told to fail' }])
})

test('gives up at once what the server refuses for good, and goes on with the rest', async () => {
  const box = mailbox()
  const picky: MailSender = {
    ...box,
    send: (each) => (each.to.address.startsWith('learner1@') ? failing('refused').send(each) : box.send(each)),
  }
  await queueMails(call, [mail(1), mail(2)])
  expect(await sendQueuedMails(call, picky, 10)).toBe(1)
  expect((await rows()).map(({ state }) => state)).toEqual(['failed', 'sent'])
})

test('stops after one try while the server is out of reach, and sends everything afterwards', async () => {
  await queueMails(
    call,
    Array.from({ length: 20 }, (_, nth) => mail(nth)),
  )
  const sender = failing('unreachable')
  await sendQueuedMails(call, sender, 100)
  expect(sender.tries).toBe(1)
  at(120)
  expect(await sendQueuedMails(call, mailbox(), 100)).toBe(20)
})

test('does not send again what may have arrived, unless twice does no harm', async () => {
  await queueMails(call, [mail(1), mail(2, { resendIfUncertain: false })])
  await sendQueuedMails(call, failing('unknown'), 10)
  expect((await rows()).map(({ state }) => state)).toEqual(['queued', 'uncertain'])
})

test('keeps the mails of another hub out of this one', async () => {
  await queueMails(call, [mail(1)])
  expect(await sendQueuedMails(await hub.hubCall(2), mailbox(), 10)).toBe(0)
  expect(await sendQueuedMails(call, mailbox(), 10)).toBe(1)
})

test('writes one person so many mails a day, and keeps those about the account apart', async () => {
  const comment = (nth: number): NewMail => ({ ...mail(nth), template: 'comment', about: said })
  const other = (await hub.person()).memberId
  const count = async (of: string, type: string) =>
    (await rows()).filter((row) => row.member_id === of && row.type === type).length
  for (let nth = 0; nth < 60; nth += 1) await queueMails(call, [comment(nth)])
  await queueMails(call, [comment(60), { ...comment(61), memberId: other }])
  expect([await count(memberId, 'comment'), await count(other, 'comment')]).toEqual([50, 1])
  await queueMails(
    call,
    Array.from({ length: 25 }, (_, nth) => mail(100 + nth)),
  )
  expect(await count(memberId, 'invitation')).toBe(20)
  at(24 * 60 * 60 + 1)
  await queueMails(call, [comment(62)])
  expect(await count(memberId, 'comment')).toBe(51)
})
