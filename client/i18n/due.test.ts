import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dueOf, isLate } from './due.ts'

const now = new Date(2026, 10, 21, 9, 30)
const at = (day: number, hour = 17) => new Date(2026, 10, day, hour).toISOString()

describe('dueOf', () => {
  test('says none without a date', () => expect(dueOf(null, now).kind).toBe('none'))
  test('says today while the hour is to come', () => expect(dueOf(at(21), now).kind).toBe('today'))
  test('says late once the hour of today has passed', () =>
    expect(dueOf(at(21, 8), now)).toEqual({ kind: 'late', days: 0 }))
  test('says tomorrow even where it is less than a day away', () => expect(dueOf(at(22, 1), now).kind).toBe('tomorrow'))
  test('names the weekday for the six days to come', () =>
    expect(dueOf(at(27), now)).toEqual({ kind: 'this-week', days: 6 }))
  test('names the date from a week on', () => expect(dueOf(at(28), now)).toEqual({ kind: 'later', days: 7 }))
  test('says yesterday', () => expect(dueOf(at(20), now).kind).toBe('was-yesterday'))
  test('counts the days that something is late', () => expect(dueOf(at(18), now)).toEqual({ kind: 'late', days: -3 }))

  test('is late exactly when the moment has passed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -4e9, max: 4e9 }).filter((gap) => gap !== 0),
        (gap) => {
          const due = dueOf(new Date(now.getTime() + gap).toISOString(), now)
          return isLate(due) === gap < 0
        },
      ),
    )
  })
})
