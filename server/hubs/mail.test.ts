import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailbox } from '../emails/mailbox-fixtures.ts'
import { queueMails, sendQueuedMails, type NewMail } from '../emails/service.ts'
import { fullPictureKey } from '../files/key-rules.ts'
import { drawLogo } from '../files/logo-service.ts'
import { newId } from '../platform/ids.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { problem, type TestAnswer } from '../testing/client.ts'

/** What every mail of a hub has besides its text: as it is set, and in what is sent. */

const PLAIN = { showsLogo: false, replyTo: null, footers: [] }
let hub: TestHub
let admin: Somebody

beforeAll(async () => {
  hub = await testHub({ config: { smtpUrl: 'smtp://mail.hub.example' } })
})
afterAll(() => hub.close())
beforeEach(async () => {
  admin = await hub.person({ isAdmin: true, privileges: ['settings_write'] })
  await change(PLAIN)
  await hub.context.databases.forHub(1).deleteFrom('outbox_mail').execute()
})

async function change(patch: unknown, by = admin): Promise<TestAnswer> {
  const { headers } = await by.get('/hub/mail')
  return by.patch('/hub/mail', patch, { 'if-match': String(headers['etag']) })
}

async function lastAudit() {
  const rows = await hub.context.databases
    .forHub(1)
    .selectFrom('audit_entry')
    .select('details')
    .where('object_type', '=', 'hubMail')
    .orderBy('id', 'desc')
    .limit(1)
    .execute()
  return rows[0]?.details
}

describe('how mails look', () => {
  test('is changed as far as it is sent, and written down', async () => {
    const footers = [
      { locale: 'de-DE', text: 'Das Schulungsbüro' },
      { locale: 'en-GB', text: 'The training office' },
    ]
    const answer = await change({ replyTo: 'training@hub.example', footers })
    expect(answer.status).toBe(200)
    const { body, headers } = await admin.get('/hub/mail')
    expect(body).toEqual({ showsLogo: false, replyTo: 'training@hub.example', footers })
    expect(headers['etag']).toBe(answer.headers['etag'])
    expect(await lastAudit()).toEqual([
      { property: 'replyTo', oldValue: null, value: 'training@hub.example' },
      { property: 'footers', oldValue: [], value: footers },
    ])
    await change({ showsLogo: true, footers })
    expect(await lastAudit()).toEqual([{ property: 'showsLogo', oldValue: false, value: true }])
  })

  test('keeps its version where nothing is different', async () => {
    const { headers } = await admin.get('/hub/mail')
    expect((await change({ replyTo: null })).headers['etag']).toBe(headers['etag'])
  })

  test('is not changed by who edited an older version, or none', async () => {
    const old = { 'if-match': String((await admin.get('/hub/mail')).headers['etag']) }
    await change({ showsLogo: true })
    expect(await admin.patch('/hub/mail', { showsLogo: false }, old)).toEqual(problem(412, 'version-mismatch'))
    expect(await admin.patch('/hub/mail', { showsLogo: false }, { 'if-match': '' })).toEqual(
      problem(428, 'version-required'),
    )
  })

  test.each([
    [{ footers: [{ locale: 'fr-FR', text: 'Le bureau' }] }, 'locale-not-offered', '/footers/0/locale'],
    [
      {
        footers: [
          { locale: 'en-GB', text: 'One' },
          { locale: 'en-GB', text: 'Two' },
        ],
      },
      'locale-not-offered',
      '/footers/1/locale',
    ],
    [{ replyTo: 'a@hub.example\r\nBcc: b@hub.example' }, 'bad-input', '/replyTo'],
    [{ replyTo: 'nobody' }, 'bad-input', '/replyTo'],
    [{ footers: [{ locale: 'en-GB', text: 'a\u0000b' }] }, 'bad-input', ''],
    [{ footers: [{ locale: 'en-GB', text: '' }] }, 'bad-input', '/footers/0/text'],
    [{}, 'bad-input', ''],
  ])('refuses %j', async (patch, code, pointer) => {
    const answer = await change(patch)
    expect(answer).toMatchObject({ status: 400, body: { code, ...(pointer && { errors: [{ pointer }] }) } })
    expect((await admin.get('/hub/mail')).body).toEqual(PLAIN)
  })

  test('is of one hub, and for those alone who hold the right', async () => {
    await change({ replyTo: 'training@hub.example' })
    const elsewhere = await hub.person({ domainId: 2, isAdmin: true, privileges: ['settings_read'] })
    expect((await elsewhere.get('/hub/mail')).body).toEqual(PLAIN)
    expect((await elsewhere.patch('/hub/mail', { showsLogo: true }, { 'if-match': '*' })).status).toBe(403)
    expect((await (await hub.person()).get('/hub/mail')).status).toBe(403)
  })
})

describe('mails that are sent', () => {
  let learner: Somebody
  beforeEach(async () => {
    learner = await hub.person()
  })

  const said = { actorName: 'Ada', contentName: 'How it works', message: 'Look' }
  const NEWS = { template: 'comment', about: said } as const
  const ACCOUNT = { template: 'passwordReset' } as const

  async function queue(subject: typeof NEWS | typeof ACCOUNT, locale = 'en-GB'): Promise<void> {
    const about = { effectKey: newId(), locale, memberId: learner.memberId, resendIfUncertain: false }
    const to = { name: 'Lea', address: learner.email }
    const mail: NewMail = { ...subject, ...about, to, link: 'http://localhost:3000/there' }
    await queueMails(await hub.hubCall(), [mail])
  }

  async function sent() {
    const box = mailbox()
    await sendQueuedMails(await hub.hubCall(), box, 10, drawLogo)
    return box.mails
  }

  test('have the footer of their language, and the address for answers where they are no mails about an account', async () => {
    await change({
      replyTo: 'training@hub.example',
      footers: [
        { locale: 'en-GB', text: 'The training office' },
        { locale: 'de-DE', text: 'Das Schulungsbüro' },
      ],
    })
    await queue(NEWS, 'de-DE')
    await queue(NEWS, 'fr-FR')
    await queue(ACCOUNT)
    const mails = await sent()
    expect(mails.map(({ replyTo }) => replyTo)).toEqual(['training@hub.example', 'training@hub.example', null])
    expect(mails.map(({ text }) => text.split('\n-- \n')[1]!.split('\n')[0])).toEqual([
      'Das Schulungsbüro',
      'The training office',
      'The training office',
    ])
    expect(mails.map(({ text }) => text.includes('/profile#news'))).toEqual([true, true, false])
    expect(mails.every(({ page }) => page === null)).toBe(true)
  })

  test('look as the hub wanted when they were written', async () => {
    await queue(NEWS)
    await change({ replyTo: 'training@hub.example', footers: [{ locale: 'en-GB', text: 'The training office' }] })
    const [mail] = await sent()
    expect([mail!.replyTo, mail!.text.includes('The training office')]).toEqual([null, false])
  })

  test('show the logo above their words where the hub wants it and has one', async () => {
    await change({ showsLogo: true })
    await queue(NEWS)
    expect((await sent())[0]!.page).toBeNull()
    await giveLogo()
    await queue(NEWS)
    const [{ page, text }] = (await sent()) as [Awaited<ReturnType<typeof sent>>[0]]
    const { format, width, height } = await sharp(page!.logo).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', width: 192, height: 96 })
    expect(page!.html).toContain('<img src="cid:logo" alt="Test hub"')
    expect(page!.html).toContain('<a href="http://localhost:3000/there">')
    expect(text).not.toContain('<')
    await change({ showsLogo: false })
    await queue(NEWS)
    expect((await sent())[0]!.page).toBeNull()
  })

  test('go without a logo that cannot be drawn', async () => {
    await change({ showsLogo: true })
    await queue(NEWS)
    const box = mailbox()
    const broken = () => Promise.reject(new Error('The store does not answer.'))
    expect(await sendQueuedMails(await hub.hubCall(), box, 10, broken)).toBe(1)
    expect(box.mails[0]!.page).toBeNull()
  })
})

async function giveLogo(): Promise<void> {
  const id = newId()
  const { databases, storage } = hub.context
  const picture = sharp({ create: { width: 400, height: 200, channels: 3, background: '#2f6f5e' } })
  await storage.put(fullPictureKey(1, id), await picture.webp().toBuffer())
  const now = new Date()
  const about = { kind: 'picture', filename: 'logo.png', content_type: 'image/png', size: 1, status: 'ready' }
  const db = databases.forHub(1)
  await db
    .insertInto('file')
    .values({ id, ...about, created_at: now, updated_at: now })
    .execute()
  const { headers } = await admin.get('/hub/settings')
  const answer = await admin.patch('/hub/settings', { logoId: id }, { 'if-match': String(headers['etag']) })
  expect(answer.status).toBe(200)
}
