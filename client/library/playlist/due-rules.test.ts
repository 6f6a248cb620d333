import { expect, test } from 'vitest'
import type { Entry, SectionEntry } from './contents-rules.ts'
import { dueTooEarly } from './due-rules.ts'
import { item } from './entry-fixtures.ts'

const EARLY = '2026-12-01T09:00:00.000Z'
const LATE = '2026-12-09T09:00:00.000Z'

const section = (lockingMode: SectionEntry['lockingMode'], unlockDateTime: string | null = null): Entry => ({
  kind: 'section',
  key: 'section',
  id: 'section',
  name: 'section',
  description: null,
  lockingMode,
  unlockDateTime,
  unlockTimezone: null,
})
const found = (entries: Entry[], dueDates: Record<string, string>, wholeDue: string | null = null) =>
  Object.fromEntries(dueTooEarly(entries, new Map(Object.entries(dueDates)), wholeDue))

test('finds an item that is due before its section opens, or whose section stays closed', () => {
  expect(found([section('time', LATE), item('a'), item('b')], { a: EARLY })).toEqual({ a: EARLY })
  expect(found([section('locked'), item('a')], { a: LATE })).toEqual({ a: LATE })
})

test('leaves what can be done in time', () => {
  expect(found([section('time', EARLY), item('a')], { a: LATE })).toEqual({})
  expect(found([section('time', EARLY), item('a')], { a: EARLY })).toEqual({})
  expect(found([section('progress'), item('a')], { a: EARLY })).toEqual({})
  expect(found([section(null), item('a')], { a: EARLY })).toEqual({})
  expect(found([item('a'), section('locked')], { a: EARLY })).toEqual({})
})

test('finds a section that keeps the playlist from being completed in time, unless nothing in it is required', () => {
  expect(found([section('time', LATE), item('a')], {}, EARLY)).toEqual({ section: EARLY })
  expect(found([section('time', LATE), item('a', true)], {}, EARLY)).toEqual({})
})
