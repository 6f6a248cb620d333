import fc from 'fast-check'
import { expect, test } from 'vitest'
import { messageIdOf } from './message-id-rules.ts'
import { fitsHead, keepingOf, keepsWords, MAX_TRIES, waitAfter } from './rules.ts'

test('waits longer after each try, never less than half a minute by much nor more than an hour and a quarter', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: MAX_TRIES }), fc.double({ min: 0, max: 1, noNaN: true }), (tries, random) => {
      const wait = waitAfter(tries, random)
      expect(wait).toBeGreaterThanOrEqual(22_500)
      expect(wait).toBeLessThanOrEqual(75 * 60_000)
      if (tries < 7) expect(waitAfter(tries + 1, random)).toBe(2 * wait)
    }),
  )
})

test('gives an effect one Message-ID that does not tell what it is', () => {
  const id = messageIdOf('password_reset:1', 'hub.example')
  expect(id).toMatch(/^<[0-9a-f]{32}@hub\.example>$/)
  expect(messageIdOf('password_reset:1', 'hub.example')).toBe(id)
  expect(messageIdOf('password_reset:2', 'hub.example')).not.toBe(id)
})

test.each(['a\r\nBcc: x@hub.example', 'a\nb', 'a\rb', 'a\u2028b', 'a\u0000b', 'a\u202eb', 'a\u2066b'])(
  'keeps %j out of the head of a mail',
  (text) => expect(fitsHead(text)).toBe(false),
)

test('lets names of all languages into the head of a mail', () => {
  expect(['Zoë O’Neill', '山田 太郎', 'Jörg "Jo" Müller'].every(fitsHead)).toBe(true)
})

const LAPTOP = { smtpUrl: undefined, production: false }
const WITHOUT_SERVER = { smtpUrl: undefined, production: true }
const WITH_SERVER = { smtpUrl: 'smtp://mail.hub.example', production: true }

test.each([
  ['a laptop', LAPTOP, ['comment queued', 'comment sent', 'comment failed', 'invitation queued', 'invitation sent']],
  ['a hub without a mail server', WITHOUT_SERVER, ['comment queued', 'comment sent', 'comment failed']],
  ['a hub with a mail server', WITH_SERVER, ['comment queued', 'comment failed']],
  ['a laptop with a mail server', { ...WITH_SERVER, production: false }, ['comment queued', 'comment failed']],
])('keeps on %s only the words that may be seen there', (_where, config, kept) => {
  const all = ['comment', 'invitation', 'passwordReset'].flatMap((type) =>
    ['queued', 'sent', 'failed'].map((state) => `${type} ${state}`),
  )
  const found = all.filter((each) => {
    const [type, state] = each.split(' ') as [string, string]
    return keepsWords(keepingOf(config), type, state)
  })
  expect(found.filter((each) => each !== 'invitation failed' && !each.startsWith('passwordReset'))).toEqual(kept)
  expect(found.includes('passwordReset sent')).toBe(config === LAPTOP)
})
