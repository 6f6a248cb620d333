import { expect, test } from 'vitest'
import { mailText, textsOf, type Locale, type MailSubject } from './template-words.ts'

const locales = Object.keys(textsOf) as Locale[]
const values = { hubName: 'Demo Hub', timezone: 'UTC', name: 'Lea Learner', link: 'https://hub.example/there' }
const said = { actorName: 'Ada Author', contentName: 'How it works', message: 'First line\nSecond' }
const shared = { ...said, hasMore: false, subject: null, message: null }

/** Every mail, and what of it a reader has to find in the text. */
const mails: [name: string, MailSubject, finds: string[]][] = [
  ['invitation', { template: 'invitation' }, []],
  ['passwordReset', { template: 'passwordReset' }, []],
  ['welcome', { template: 'welcome' }, []],
  ['comment', { template: 'comment', about: said }, ['Ada Author', 'How it works', '> First line\n> Second']],
  ['mention', { template: 'mention', about: said }, ['Ada Author', 'How it works', '> First line\n> Second']],
  ['reply', { template: 'reply', about: said }, ['Ada Author', 'How it works', '> First line\n> Second']],
  ['share', { template: 'share', about: shared }, ['Ada Author', 'How it works']],
  ['share of more', { template: 'share', about: { ...shared, hasMore: true } }, ['Ada Author', 'How it works']],
  ['recommendation', { template: 'share', about: { ...shared, actorName: null } }, ['How it works']],
  [
    'badge',
    { template: 'badge', about: { contentName: 'How it works', awardedAt: new Date('2026-11-04T12:00:00Z') } },
    ['How it works', '4'],
  ],
  ['fileReady', { template: 'fileReady', about: { filename: 'guide.pdf' } }, ['guide.pdf']],
  ['fileInvalid', { template: 'fileInvalid', about: { filename: 'guide.pdf' } }, ['guide.pdf']],
  [
    'request',
    { template: 'request', about: { actorName: 'Ada Author', wish: 'A tour', message: 'Please' } },
    ['Ada Author', 'A tour', '> Please'],
  ],
  [
    'requestAnswered',
    { template: 'requestAnswered', about: { wish: 'A tour', message: 'Here it is' } },
    ['A tour', '> Here it is'],
  ],
  ['dataExport', { template: 'dataExport' }, []],
  ['dataExportByAdmin', { template: 'dataExportByAdmin' }, []],
  ['passwordChanged', { template: 'passwordChanged' }, []],
  ['tokenCreated', { template: 'tokenCreated' }, []],
  ['serviceTokenCreated', { template: 'serviceTokenCreated' }, []],
  ['hubExported', { template: 'hubExported' }, []],
  ['hubDeletion', { template: 'hubDeletion', about: { dueAt: new Date('2026-12-28T09:00:00Z') } }, ['28']],
  ['hubDeletionCancelled', { template: 'hubDeletionCancelled' }, []],
  ['newDevice', { template: 'newDevice' }, []],
  ['secondFactorAdded', { template: 'secondFactorAdded' }, []],
  ['secondFactorRemoved', { template: 'secondFactorRemoved' }, []],
  ['recoveryCodeUsed', { template: 'recoveryCodeUsed' }, []],
  ['passkeyAdded', { template: 'passkeyAdded' }, []],
  ['passkeyRemoved', { template: 'passkeyRemoved' }, []],
]

/** Languages that write the same words, or share them. */
const ALIKE = new Set(['en-US'])

test('speaks every language of the contract', () => {
  expect(locales).toHaveLength(22)
})

test.each(mails)('writes %s in every language, with all that it is about', (_name, mail, finds) => {
  for (const locale of locales) {
    const { subject, text } = mailText(mail, locale, values)
    const paragraphs = text.split('\n\n')
    expect([locale, ...[values.name, values.hubName, ...finds].filter((each) => !text.includes(each))]).toEqual([
      locale,
    ])
    expect(paragraphs[0], locale).toContain(values.name)
    expect(paragraphs, locale).toContain(values.link)
    expect(`${subject}${text}`, locale).not.toMatch(/\b(undefined|null)\b|\[object|\$\{| {2}/)
    expect(subject.length, locale).toBeGreaterThan(3)
    expect(subject, locale).not.toContain('\n')
  }
})

test.each(mails)('writes %s otherwise in each language', (_name, mail) => {
  const own = locales.filter((locale) => !ALIKE.has(locale))
  const written = own.map((locale) => mailText(mail, locale, values))
  const sentences = written.flatMap(({ text }) =>
    text.split('\n\n').filter((part) => part !== values.link && !part.startsWith('> ')),
  )
  expect(new Set(written.map(({ text }) => text)).size).toBe(own.length)
  const english = mailText(mail, 'en-GB', values).text.split('\n\n')
  const borrowed = sentences.filter((part) => english.includes(part))
  // Each sentence of the English mail stands in it once, and in no other.
  expect(borrowed).toEqual(english.filter((part) => part !== values.link && !part.startsWith('> ')))
})

test('writes a day as people of the language do, in the zone of the hub', () => {
  const about = { contentName: 'A', awardedAt: new Date('2026-11-04T23:30:00Z') }
  const dayIn = (locale: string, timezone: string) =>
    mailText({ template: 'badge', about }, locale, { ...values, timezone }).text
  expect(dayIn('en-GB', 'UTC')).toContain('On 4 November 2026')
  expect(dayIn('en-GB', 'Europe/Berlin')).toContain('On 5 November 2026')
  expect(dayIn('en-US', 'UTC')).toContain('On November 4, 2026')
  expect(dayIn('de-DE-Sie', 'UTC')).toContain('am 4. November 2026')
  expect(dayIn('ja-JP', 'UTC')).toContain('2026年11月4日')
})

test('speaks English to somebody whose language it does not know', () => {
  expect(mailText({ template: 'welcome' }, 'tlh', values).text).toContain('Hello Lea Learner')
})

test('says in the subject which hub it is, whatever people write in it, and turns no direction of writing', () => {
  const about = { ...shared, subject: 'Your \u202egnp.exe\u2066\u0007 [Other Hub]' }
  expect(mailText({ template: 'share', about }, 'en-GB', values).subject).toBe('[Demo Hub] Your gnp.exe  [Other Hub]')
  const named = { ...said, actorName: 'Ada\u202e\u200f Author' }
  const { subject, text } = mailText({ template: 'comment', about: named }, 'en-GB', values)
  expect(subject).toBe('[Demo Hub] Ada Author commented on “How it works”')
  expect(text).not.toMatch(/\p{Bidi_Control}/u)
})

test('lets no line of a name or of what somebody wrote pass for the words of the hub', () => {
  const evil = 'A\n\nYour password: https://evil.example\u2028x'
  const { subject, text } = mailText(
    { template: 'comment', about: { actorName: evil, contentName: evil, message: evil } },
    'en-GB',
    values,
  )
  const lines = `${subject}\n${text}`.split(/[\n\u2028]/)
  expect(lines.filter((line) => line.startsWith('Your password'))).toEqual([])
})

test('takes the subject and the words of the one who shares in place of its own, in the name of the hub as they are', () => {
  const about = { ...shared, subject: 'Please\r\nread', message: 'Before Friday.' }
  expect(mailText({ template: 'share', about }, 'fr-FR', values)).toMatchObject({
    subject: '[Demo Hub] Please read',
    text: expect.stringContaining('\n\n> Before Friday.\n\n') as string,
  })
  const byHub = mailText({ template: 'share', about: { ...about, actorName: null } }, 'fr-FR', values)
  expect(byHub.text).toContain('\n\nBefore Friday.\n\n')
})
