import { expect, test } from 'vitest'
import { columnsOf, momentFrom } from './completion-import-rules.ts'

test.each([
  ['2025-03-04T10:30:00Z', '2025-03-04T10:30:00.000Z'],
  ['2025-03-04 10:30:15.5+02:00', '2025-03-04T08:30:15.500Z'],
  ['2025-03-04T10:30-0500', '2025-03-04T15:30:00.000Z'],
  // Without a zone it is the hub's, in summer as in winter.
  ['2025-03-04 10:30', '2025-03-04T09:30:00.000Z'],
  ['04.07.2025 10:30', '2025-07-04T08:30:00.000Z'],
  // A day is its noon.
  ['2025-03-04', '2025-03-04T11:00:00.000Z'],
  ['4.7.2025', '2025-07-04T10:00:00.000Z'],
])('reads %s in Berlin', (text, moment) => {
  expect(momentFrom(text, 'Europe/Berlin')?.toISOString()).toBe(moment)
})

test.each(['', 'soon', '5/6/2025', '2025-02-30', '2025-03-04 25:00', '2025-03-04T10:61Z'])(
  'reads no time in "%s"',
  (text) => {
    expect(momentFrom(text, 'Europe/Berlin')).toBeNull()
  },
)

test('finds the columns by their words in English and German', () => {
  expect(columnsOf(['Note', 'E-Mail', 'Course', 'Completed on'])).toEqual({ email: 1, content: 2, time: 3 })
  expect(columnsOf(['Personalnummer', 'Kurs-ID', 'Abschlussdatum'])).toEqual({ employeeId: 0, contentId: 1, time: 2 })
})

test.each([[['E-mail', 'Course']], [['Course', 'Date']], [['E-mail', 'Date']], [['E-mail', 'Course', 'Date', 'Mail']]])(
  'cannot read a table of %j',
  (headers) => {
    expect(columnsOf(headers)).toBeNull()
  },
)
