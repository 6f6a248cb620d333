import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filterTexts } from './filter-fixtures.ts'
import { parseFilter, parsePatchPath } from './filter-rules.ts'
import { matches } from './match-rules.ts'

const resources = fc.record({
  userName: fc.constantFrom('ada@x.example', 'Bob@x.example', ''),
  title: fc.option(fc.constantFrom('Engineer', 'eng', 'a "b" (c)'), { nil: undefined }),
  active: fc.boolean(),
  name: fc.record({ givenName: fc.constantFrom('Ada', 'Bob'), familyName: fc.constantFrom('', 'Eng') }),
})

test('reads whatever is written by the grammar, and it says what a direct evaluation says', () => {
  fc.assert(
    fc.property(filterTexts, resources, ({ text, holds }, resource) => {
      expect(matches(parseFilter(text), resource), text).toBe(holds(resource))
    }),
    { numRuns: 2_000 },
  )
})

test('binds and before or, and takes operators in whatever case', () => {
  const a = { type: 'present', path: { urn: null, name: 'a', sub: null } }
  expect(parseFilter('a pr or a PR AND not (a pr)')).toEqual({
    type: 'or',
    of: [a, { type: 'and', of: [a, { type: 'not', of: a }] }],
  })
})

test('reads names with their schema, parts and several values', () => {
  expect(parseFilter('urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:manager.value eq "1"')).toMatchObject({
    path: { urn: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User', name: 'manager', sub: 'value' },
  })
  expect(parseFilter('emails[type eq "work" and value co "@x"]')).toMatchObject({
    type: 'some',
    path: { name: 'emails' },
    of: { type: 'and' },
  })
  expect(parsePatchPath('addresses[type eq "work"].locality')).toMatchObject({
    path: { name: 'addresses', sub: 'locality' },
    filter: { comparison: 'eq', value: 'work' },
  })
  expect(parseFilter('not pr')).toMatchObject({ type: 'present', path: { name: 'not' } })
})

test('refuses what no grammar has, and what goes too deep or on for too long', () => {
  const deep = (levels: number) => `${'('.repeat(levels)}a pr${')'.repeat(levels)}`
  expect(parseFilter(deep(10))).toMatchObject({ type: 'present' })
  const wrong = [
    '',
    ' ',
    'a',
    'a eq',
    'a eq b',
    'a xx "b"',
    'a eq "b',
    'a eq "\\x"',
    'a eq "b" and',
    'a pr a pr',
    '(a pr',
    'a pr)',
    'a[b pr',
    'a eq constructor',
    'a eq 1e5',
    '__proto__ pr',
    'a.b.c pr',
    deep(11),
    '('.repeat(4_000),
    Array.from({ length: 51 }, () => 'a pr').join(' or '),
  ]
  for (const text of wrong)
    expect(() => parseFilter(text), text.slice(0, 40)).toThrow(expect.objectContaining({ scimType: 'invalidFilter' }))
  for (const text of ['', 'a.', 'a[b pr].c.d', 'a[b pr]c', 'a b', '[b pr]'])
    expect(() => parsePatchPath(text), text).toThrow(expect.objectContaining({ scimType: 'invalidPath' }))
})
