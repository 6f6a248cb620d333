import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { firstColumnFault, recogniseColumns } from './user-import-column-rules.ts'
import { dayFrom, isEmail, localeFrom, teamNamesIn, yesFrom } from './user-import-value-rules.ts'

describe('a day', () => {
  test.each([
    ['2026-11-30', '2026-11-30'],
    ['2026-1-5', '2026-01-05'],
    ['2026-11-30T00:00:00', '2026-11-30'],
    ['2026-11-30 08:15', '2026-11-30'],
    ['30.11.2026', '2026-11-30'],
    ['5.6.2026', '2026-06-05'],
    ['30/11/2026', '2026-11-30'],
    ['11/30/2026', '2026-11-30'],
    ['5/5/2026', '2026-05-05'],
    ['5/6/2026', null],
    ['31.2.2026', null],
    ['13/13/2026', null],
    ['30.11.26', null],
    ['soon', null],
    ['', null],
  ])('of %s is %s', (text, day) => {
    expect(dayFrom(text)).toBe(day)
  })

  test('is the same however it is written, or none', () => {
    const some = fc.date({ min: new Date('1000-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(some, (date) => {
        const iso = date.toISOString().slice(0, 10)
        const [year, month, day] = iso.split('-')
        expect(dayFrom(iso)).toBe(iso)
        expect(dayFrom(`${day}.${month}.${year}`)).toBe(iso)
        for (const slashed of [`${day}/${month}/${year}`, `${month}/${day}/${year}`])
          expect([iso, null]).toContain(dayFrom(slashed))
      }),
    )
  })
})

test('a language is that of the hub, and the first part of it where it is of one alone', () => {
  const offered = ['en-GB', 'de-DE', 'pt-PT', 'pt-BR']
  expect(['de-de', 'DE', 'en_GB', 'pt', 'fr'].map((text) => localeFrom(text, offered))).toEqual([
    'de-DE',
    'de-DE',
    'en-GB',
    null,
    null,
  ])
})

test('yes, no and addresses are told from what is none', () => {
  expect(['Ja', 'x', '0', 'FALSE', 'maybe'].map(yesFrom)).toEqual([true, true, false, false, null])
  expect(['a@b.example', 'a@b', 'a b@c.example', `${'a'.repeat(250)}@b.example`].map(isEmail)).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('teams stand with semicolons between them, unless a team is called so', () => {
  expect(teamNamesIn('A; B;;A', () => false)).toEqual(['A', 'B'])
  expect(teamNamesIn('A; B', (name) => name === 'A; B')).toEqual(['A; B'])
})

describe('columns', () => {
  const fieldsOf = (headers: string[], fields: { id: string; label: string }[] = []) =>
    recogniseColumns(headers, [], fields).map(({ field, customFieldId }) => customFieldId ?? field)

  test('are known by their words in English and German, each field once', () => {
    expect(fieldsOf(['E-Mail-Adresse', 'VORNAME', 'last name', 'Personal-Nummer', 'Mail', ''])).toEqual([
      'email',
      'first_name',
      'last_name',
      'employeeId',
      null,
      null,
    ])
  })

  test('are told apart where a custom field is called as an attribute', () => {
    const fields = [{ id: 'own', label: 'City' }]
    expect(fieldsOf(['city', 'City'], fields)).toEqual(['city', 'own'])
    expect(fieldsOf(['City', 'Stadt'], fields)).toEqual(['own', 'city'])
  })

  test('are wrong where one stands twice, two are the same or none is the address', () => {
    const email = { column: 0, field: 'email' as const }
    expect(firstColumnFault([email, { column: 1, field: 'city' }])).toBeNull()
    expect(firstColumnFault([email, { column: 0, field: 'city' }])).toBe('/1/column')
    expect(firstColumnFault([email, { column: 1, field: 'email' }])).toBe('/1/field')
    expect(firstColumnFault([{ column: 1, field: 'city' }])).toBe('')
  })
})
