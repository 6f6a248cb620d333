import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { HubCall } from '../context.ts'
import { MailProblem, type MailSender } from '../platform/mail-sender.ts'
import { newId } from '../platform/ids.ts'
import { testHub, type Somebody, type TestHub, type TestHubOptions } from '../testing/app.ts'
import { mailbox } from './mailbox-fixtures.ts'
import { emptyMails, queueMails, sendQueuedMails, withdrawMails, type NewMail } from './service.ts'

/** What admins see of the outbox: on a laptop, in production without a mail server, and with one. */

const START = new Date('2026-11-02T09:00:00.000Z')
const LINK = 'http://localhost:3000/reset-password?token=SECRET'

interface Place {
  hub: TestHub
  call: HubCall
  admin: Somebody
  learner: Somebody
}

const open: Place[] = []
let laptop: Place
let bare: Place
let served: Place

async function placeOf(config: NonNullable<TestHubOptions['config']>): Promise<Place> {
  const hub = await testHub({ config })
  const admin = await hub.person({ isAdmin: true, privileges: ['settings_read'] })
  const learner = await hub.person({ firstName: 'Lea', lastName: 'Learner' })
  const place = { hub, call: await hub.hubCall(), admin, learner }
  open.push(place)
  return place
}

beforeAll(async () => {
  laptop = await placeOf({})
  bare = await placeOf({ production: true })
  served = await placeOf({ smtpUrl: 'smtp://mail.hub.example', production: true })
})
beforeEach(() => open.forEach(({ hub }) => hub.setNow(START)))
afterEach(async () => {
  for (const { call } of open) await call.db.deleteFrom('outbox_mail').execute()
})
afterAll(async () => {
  for (const { hub } of open) await hub.close()
})

function reset({ learner }: Place, about: Partial<NewMail> = {}): NewMail {
  return {
    template: 'passwordReset',
    effectKey: `reset:${newId()}`,
    locale: 'en-GB',
    memberId: learner.memberId,
    to: { name: 'Lea Learner', address: learner.email },
    link: LINK,
    resendIfUncertain: true,
    ...about,
  } as NewMail
}

const words = { actorName: 'Ada', contentName: 'How it works', message: 'Look <b>here</b>' }
const comment = (place: Place, about: Partial<NewMail> = {}): NewMail =>
  ({
    ...reset(place),
    template: 'comment',
    about: words,
    link: 'http://localhost:3000/playlists/1',
    ...about,
  }) as NewMail

const failing: MailSender = {
  send: async () => {
    throw new MailProblem('refused', '550 No such mailbox')
  },
  rest: () => undefined,
}

async function listed({ admin }: Place, query = '') {
  const { status, body } = await admin.get(`/emails/${query}`)
  expect(status).toBe(200)
  return body
}

/** What the newest mail says. */
async function wordsOf(place: Place): Promise<string | null> {
  const { items } = await listed(place)
  const { status, body } = await place.admin.get(`/emails/${items[0].id}`)
  expect(status).toBe(200)
  return body.text as string | null
}

describe('listEmails', () => {
  test('shows each mail without its words, the newest first, with how far it is', async () => {
    await queueMails(laptop.call, [comment(laptop)])
    await sendQueuedMails(laptop.call, mailbox(), 10)
    laptop.hub.setNow(new Date(START.getTime() + 1000))
    const nudgeId = newId()
    await queueMails(laptop.call, [reset(laptop, { nudgeId, locale: 'de-DE' })])
    const { items, total, nextOffset, delivery } = await listed(laptop)
    expect({ total, nextOffset, delivery }).toEqual({ total: 2, nextOffset: null, delivery: 'mailbox' })
    const about = {
      toName: 'Lea Learner',
      toEmail: laptop.learner.email,
      userId: laptop.learner.memberId,
      problem: null,
    }
    expect(items).toEqual([
      {
        ...about,
        id: items[0].id,
        type: 'passwordReset',
        state: 'queued',
        nudgeId,
        subject: '[Test hub] Neues Passwort für Test hub',
        locale: 'de-DE',
        attempts: 0,
        createdTime: '2026-11-02T09:00:01.000Z',
        sentTime: null,
        nextAttemptTime: '2026-11-02T09:00:01.000Z',
      },
      {
        ...about,
        id: items[1].id,
        type: 'comment',
        state: 'sent',
        nudgeId: null,
        subject: '[Test hub] Ada commented on “How it works”',
        locale: 'en-GB',
        attempts: 1,
        createdTime: START.toISOString(),
        sentTime: START.toISOString(),
        nextAttemptTime: null,
      },
    ])
    expect(JSON.stringify(items)).not.toContain('SECRET')
  })

  test('narrows by state, by person whatever their address was, by nudge and by what stands in the receiver or the subject, in any case', async () => {
    const nudgeId = newId()
    await queueMails(laptop.call, [comment(laptop, { nudgeId })])
    await sendQueuedMails(laptop.call, failing, 10)
    await queueMails(laptop.call, [reset(laptop, { to: { name: '100% Ünal', address: 'odd_one@hub.example' } })])
    const totalOf = async (query: string) => (await listed(laptop, query)).total as number
    expect([await totalOf('?state=failed'), await totalOf('?state=queued'), await totalOf('?state=sent')]).toEqual([
      1, 1, 0,
    ])
    expect([await totalOf(`?nudgeId=${nudgeId}`), await totalOf(`?nudgeId=${newId()}`)]).toEqual([1, 0])
    expect([await totalOf(`?userId=${laptop.learner.memberId}`), await totalOf(`?userId=${newId()}`)]).toEqual([2, 0])
    expect(await totalOf('?search=HOW%20IT')).toBe(1)
    expect(await totalOf(`?search=${encodeURIComponent('ÜNAL')}`)).toBe(1)
    expect([await totalOf('?search=odd_'), await totalOf('?search=oddX'), await totalOf('?search=100%25')]).toEqual([
      1, 0, 1,
    ])
    // The end of the name and the start of the address are not one word.
    expect(await totalOf('?search=nalodd')).toBe(0)
    expect(await totalOf('?search=how&state=queued')).toBe(0)
  })

  test('pages through, in two statements whatever the length', async () => {
    await queueMails(
      laptop.call,
      Array.from({ length: 30 }, () => comment(laptop)),
    )
    await listed(laptop)
    const counts: number[] = []
    for (const limit of [2, 25]) {
      laptop.hub.statements()
      const { items, total, nextOffset } = await listed(laptop, `?limit=${limit}&offset=1`)
      counts.push(laptop.hub.statements().length)
      expect([items.length, total, nextOffset]).toEqual([limit, 30, limit + 1])
    }
    expect(counts[0]).toBe(counts[1])
  })

  test('goes on after the last mail that was read, though others came meanwhile', async () => {
    await queueMails(laptop.call, [comment(laptop), comment(laptop), comment(laptop)])
    const all = (await listed(laptop)).items.map(({ id }: { id: string }) => id)
    const first = await listed(laptop, '?limit=2')
    await queueMails(laptop.call, [comment(laptop)])
    const next = await listed(laptop, `?limit=2&after=${first.nextAfter}`)
    expect(next.items.map(({ id }: { id: string }) => id)).toEqual(all.slice(2))
    expect([next.nextOffset, next.nextAfter]).toEqual([null, null])
    for (const query of [`state=sent&after=${first.nextAfter}`, `offset=2&after=${first.nextAfter}`])
      expect((await laptop.admin.get(`/emails/?${query}`)).body.code).toBe('after-not-usable')
  })

  test('is counted to 1,000 and leads on', async () => {
    // One person gets 50 a day.
    for (let nth = 0; nth < 1_001; nth += 1) {
      if (nth % 50 === 0) laptop.hub.setNow(new Date(START.getTime() + (nth / 50) * 25 * 60 * 60_000))
      await queueMails(laptop.call, [comment(laptop)])
    }
    expect(await listed(laptop, '?limit=20')).toMatchObject({ total: 1_000, totalIsCapped: true, nextOffset: 20 })
    const end = { total: 1_001, totalIsCapped: false, nextOffset: null }
    expect(await listed(laptop, '?limit=20&offset=1000')).toMatchObject(end)
  })

  test('says what the mail server said, and where mails go', async () => {
    await queueMails(served.call, [comment(served)])
    await sendQueuedMails(served.call, failing, 10)
    const { items, delivery } = await listed(served)
    expect(delivery).toBe('server')
    expect(items).toMatchObject([{ state: 'failed', problem: '550 No such mailbox', attempts: 1 }])
  })

  test('is for admins who may read the settings, and of their own hub', async () => {
    await queueMails(laptop.call, [comment(laptop)])
    const [{ id }] = (await listed(laptop)).items
    const other = await laptop.hub.person({ isAdmin: true, privileges: ['user_write', 'playlist_write'] })
    for (const who of [laptop.learner, other]) {
      expect((await who.get('/emails/')).status).toBe(403)
      expect((await who.get(`/emails/${id}`)).status).toBe(403)
    }
    const foreign = await laptop.hub.person({ domainId: 2, isAdmin: true, privileges: ['settings_read'] })
    expect((await foreign.get('/emails/')).body.total).toBe(0)
    expect((await foreign.get(`/emails/${id}`)).status).toBe(404)
    expect((await laptop.admin.get(`/emails/${newId()}`)).status).toBe(404)
  })
})

describe('getEmail', () => {
  test('shows on a laptop what was sent, the link of a new password as well', async () => {
    await queueMails(laptop.call, [reset(laptop)])
    expect(await wordsOf(laptop)).toContain(LINK)
    await sendQueuedMails(laptop.call, mailbox(), 10)
    expect(await wordsOf(laptop)).toContain(LINK)
  })

  test('says of each where it went', async () => {
    for (const [place, delivery] of [
      [laptop, 'mailbox'],
      [served, 'server'],
    ] as const) {
      await queueMails(place.call, [comment(place)])
      const { id } = (await listed(place)).items[0]
      expect((await place.admin.get(`/emails/${id}`)).body).toMatchObject({ delivery })
    }
  })

  test('shows in production what is said of content, and never the link of a new password', async () => {
    for (const mail of [reset(bare), reset(bare, { template: 'invitation' } as Partial<NewMail>)]) {
      await queueMails(bare.call, [mail])
      expect(await wordsOf(bare)).toBeNull()
      await sendQueuedMails(bare.call, mailbox(), 10)
      expect(await wordsOf(bare)).toBeNull()
      await bare.call.db.deleteFrom('outbox_mail').execute()
    }
    await queueMails(bare.call, [comment(bare)])
    await sendQueuedMails(bare.call, mailbox(), 10)
    expect(await wordsOf(bare)).toContain('> Look <b>here</b>')
  })

  test('keeps with a mail server no words of what was sent, and those about content that failed', async () => {
    await queueMails(served.call, [comment(served)])
    expect(await wordsOf(served)).toContain('> Look <b>here</b>')
    await sendQueuedMails(served.call, mailbox(), 10)
    expect(await wordsOf(served)).toBeNull()
    served.hub.setNow(new Date(START.getTime() + 1000))
    await queueMails(served.call, [comment(served)])
    await sendQueuedMails(served.call, failing, 10)
    expect(await wordsOf(served)).toContain('> Look <b>here</b>')
    served.hub.setNow(new Date(START.getTime() + 2000))
    await queueMails(served.call, [reset(served)])
    expect(await wordsOf(served)).toBeNull()
    await sendQueuedMails(served.call, failing, 10)
    const rows = await served.call.db.selectFrom('outbox_mail').select('body_text').execute()
    expect(JSON.stringify(rows)).not.toContain('SECRET')
  })

  test('forgets what a comment said that was deleted', async () => {
    const mail = comment(laptop)
    await queueMails(laptop.call, [mail])
    await sendQueuedMails(laptop.call, mailbox(), 10)
    await withdrawMails(laptop.call, [mail.effectKey])
    expect(await wordsOf(laptop)).toBeNull()
  })
})

describe('emptyMails', () => {
  const textsLeft = async ({ call }: Place) => {
    const rows = await call.db.selectFrom('outbox_mail').select(['state', 'body_text']).execute()
    return rows.filter(({ body_text: text }) => text !== '').map(({ state }) => state)
  }

  test('empties after thirty days what is done with, and nothing that still waits', async () => {
    await queueMails(laptop.call, [comment(laptop), reset(laptop)])
    await sendQueuedMails(laptop.call, mailbox(), 10)
    await queueMails(laptop.call, [comment(laptop)])
    await emptyMails(laptop.call)
    expect(await textsLeft(laptop)).toHaveLength(3)
    laptop.hub.setNow(new Date(START.getTime() + 31 * 86_400_000))
    await emptyMails(laptop.call)
    expect(await textsLeft(laptop)).toEqual(['queued'])
  })

  test('empties at once what a hub kept before it had a mail server', async () => {
    await queueMails(laptop.call, [comment(laptop), reset(laptop)])
    await sendQueuedMails(laptop.call, mailbox(), 10)
    const later: HubCall = { ...laptop.call, context: { ...laptop.call.context, config: served.call.context.config } }
    await emptyMails(later)
    expect(await textsLeft(laptop)).toEqual([])
  })

  test('empties at once the links that a laptop kept when it becomes a hub in production', async () => {
    await queueMails(laptop.call, [comment(laptop), reset(laptop)])
    await sendQueuedMails(laptop.call, mailbox(), 10)
    await emptyMails({ ...laptop.call, context: { ...laptop.call.context, config: bare.call.context.config } })
    const rows = await laptop.call.db.selectFrom('outbox_mail').select('body_text').execute()
    expect(rows.filter(({ body_text: text }) => text !== '')).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('SECRET')
  })
})
