import { describe, expect, test } from 'vitest'
import { readBegun, writeBegun } from '../sessions/oidc-begun-token.ts'
import { groupsIn, isSubject, localeIn, namesIn, trustedEmail } from './oidc-rules.ts'

const claims = { firstName: 'given_name', lastName: 'family_name', locale: 'locale', groups: 'roles' }

test.each<[email: unknown, isVerified: unknown, trusted: boolean]>([
  ['ada@Hub.Example', true, true],
  ['ada@hub.example', 'true', false],
  ['ada@hub.example', undefined, false],
  ['ada@sub.hub.example', true, false],
  ['ada@elsewhere.example@hub.example', true, false],
  ['a\u0000da@hub.example', true, false],
  ['@hub.example', true, false],
  [['ada@hub.example'], true, false],
])('trusts the address %j that is verified %j: %j', (email, isVerified, trusted) => {
  expect(trustedEmail({ email, email_verified: isVerified }, ['hub.example'])).toBe(trusted ? email : null)
})

test('takes names in one line and of a bearable length, and nothing for what is no text', () => {
  expect(namesIn({ given_name: ' Ada\nMaria\u0000 ', family_name: 'x'.repeat(200) }, claims)).toEqual({
    firstName: 'Ada Maria',
    lastName: 'x'.repeat(100),
  })
  expect(namesIn({ given_name: 7, family_name: ' ' }, claims)).toEqual({})
  expect(namesIn({ given_name: 'Ada' }, { ...claims, firstName: null })).toEqual({})
})

test.each([
  ['de-DE', 'de-DE'],
  ['de_AT', 'de-DE'],
  ['en', 'en-GB'],
  ['fr', undefined],
  ['', undefined],
])('takes %j for %j', (locale, found) => {
  expect(localeIn({ locale }, claims, ['en-GB', 'de-DE', 'de-DE-Sie'])).toBe(found)
})

test('takes one group or a list of them, and nothing that is no text', () => {
  expect(groupsIn({ roles: 'sales' }, claims)).toEqual(new Set(['sales']))
  expect(groupsIn({ roles: ['sales', 7, null, 'board'] }, claims)).toEqual(new Set(['sales', 'board']))
  expect(groupsIn({}, claims)).toEqual(new Set())
  expect(groupsIn({ roles: 'sales' }, { ...claims, groups: null })).toEqual(new Set())
})

test('calls nobody by what is no subject', () => {
  expect(['248289761001', 'a b', '', 'a\u0000', 'ä', 'x'.repeat(256)].map(isSubject)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})

describe('a sign-in that has begun', () => {
  const now = new Date('2026-11-02T09:00:00Z')
  const begun = {
    domainId: 1,
    issuer: 'https://login.hub.example',
    state: 'state',
    nonce: 'nonce',
    codeVerifier: 'verifier',
    returnTo: '/',
    isStepUp: false,
  }
  const written = writeBegun('secret', begun, now)

  test('is read for ten minutes, under any secret that counts', () => {
    expect(readBegun(['next', 'secret'], written, new Date(now.getTime() + 599_999))).toEqual(begun)
    expect(readBegun(['secret'], written, new Date(now.getTime() + 600_000))).toBeNull()
    expect(readBegun(['next'], written, now)).toBeNull()
  })

  test('is none when a letter is another, or it is not there', () => {
    const [text, signature] = written.split('.')
    const other = Buffer.from(JSON.stringify({ ...begun, returnTo: '//x', until: now.getTime() + 1 }))
    for (const cookie of [
      undefined,
      '',
      text,
      `${text}.${'A'.repeat(43)}`,
      `${other.toString('base64url')}.${signature}`,
    ])
      expect(readBegun(['secret'], cookie, now)).toBeNull()
  })
})
