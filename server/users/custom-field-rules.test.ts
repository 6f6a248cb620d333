import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fits, isKind } from './custom-field-rules.ts'

const date = { type: 'date', options: [] } as const
const number = { type: 'number', options: [] } as const

test('takes each day of the calendar and no other', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }), (day) =>
      fits(date, day.toISOString().slice(0, 10)),
    ),
  )
  for (const wrong of [
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '0000-01-01',
    '26-01-01',
    '2026-1-1',
    '30.11.2026',
    '',
  ])
    expect(fits(date, wrong)).toBe(false)
})

test('takes numbers that are kept exactly, and no other way of writing them', () => {
  fc.assert(fc.property(fc.integer(), (value) => fits(number, String(value))))
  for (const right of ['0', '-12.5', '007', '999999999999999.999999']) expect(fits(number, right)).toBe(true)
  for (const wrong of ['1e3', '12,5', '.5', '5.', '+1', '0x10', 'NaN', 'Infinity', '1 000', '٣'])
    expect(fits(number, wrong)).toBe(false)
})

test('takes of a choice only what it offers, letter by letter', () => {
  const choice = { type: 'choice', options: ['A', 'B'] } as const
  expect(['A', 'B', 'a', 'C', ''].map((value) => fits(choice, value))).toEqual([true, true, false, false, false])
})

test('has options with a choice alone', () => {
  expect(isKind({ type: 'choice', options: ['A'] })).toBe(true)
  expect(isKind({ type: 'choice', options: [] })).toBe(false)
  for (const type of ['text', 'date', 'number'] as const) {
    expect(isKind({ type, options: [] })).toBe(true)
    expect(isKind({ type, options: ['A'] })).toBe(false)
  }
})
