import { expect, test } from 'vitest'
import {
  cueAt,
  faultsOf,
  joined,
  millisecondsIn,
  nextCue,
  overlaps,
  replacedIn,
  sentCues,
  shifted,
  shiftIn,
  split,
  timeOf,
  typedCue,
  type TypedCue,
} from './cue-rules.ts'

const cue = (start: string, end: string, text = 'Words'): TypedCue => ({ key: start, start, end, text, settings: '' })

test.each([
  ['62.5', 62_500],
  ['1:02.500', 62_500],
  ['1:02:03,25', 3_723_250],
  ['', null],
  ['soon', null],
  ['1:75', null],
  ['-1', null],
])('reads %j as a time', (text, milliseconds) => {
  expect(millisecondsIn(text)).toBe(milliseconds)
})

test.each([0, 999, 62_500, 3_723_250, 360_000_001])('writes %i so that it is read as the same', (milliseconds) => {
  expect(millisecondsIn(timeOf(milliseconds))).toBe(milliseconds)
})

test('says what is wrong with a cue', () => {
  expect(faultsOf(cue('0:01.000', '0:02.000'), 2_000)).toEqual([])
  expect(faultsOf(cue('soon', 'later', ' '), null)).toEqual(['start', 'end', 'text'])
  expect(faultsOf(cue('0:02.000', '0:02.000'), 2_000)).toEqual(['backwards', 'beyond'])
  expect(overlaps(cue('0:01', '0:03'), cue('0:02', '0:04'))).toBe(true)
  expect(overlaps(cue('0:01', '0:02'), cue('0:02', '0:04'))).toBe(false)
})

test('finds the cue that is shown, and the later one of two', () => {
  const cues = [cue('0:01', '0:04'), cue('0:02', '0:03')]
  expect([500, 1_000, 2_500, 3_500, 4_000].map((now) => cueAt(cues, now))).toEqual([-1, 0, 1, 0, -1])
})

test('splits at a place of the text, and at the moment where that is within', () => {
  const whole = cue('0:10.000', '0:20.000', 'Hello there')
  const parts = split(whole, 5, 0).map(({ start, end, text }) => [start, end, text])
  expect(parts).toEqual([
    ['0:10.000', '0:14.545', 'Hello'],
    ['0:14.545', '0:20.000', 'there'],
  ])
  expect(split(whole, 5, 12_000)[1].start).toBe('0:12.000')
  const [one, other] = split(whole, 5, 12_000)
  expect(joined(one, other)).toEqual({ ...whole, text: 'Hello\nthere' })
})

test('moves all cues, but none before the beginning', () => {
  expect(shifted([cue('0:01.000', '0:02.000')], -500)).toMatchObject([{ start: '0:00.500', end: '0:01.500' }])
  expect(shifted([cue('0:01.000', '0:02.000')], -1_001)).toBeNull()
  expect(['1.5', '-0,25', '+2', 'x', ''].map(shiftIn)).toEqual([1_500, -250, 2_000, null, null])
})

test('replaces words as they are, not as a pattern', () => {
  const { cues, count } = replacedIn([cue('0', '1', 'a.b a.b'), cue('1', '2', 'axb')], 'a.b', '$&')
  expect([cues.map(({ text }) => text), count]).toEqual([['$& $&', 'axb'], 1])
})

test('sends them in the order in which they appear, as they came', () => {
  const sent = { startMilliseconds: 1_000, endMilliseconds: 2_500, text: 'a\nb', settings: 'line:0' }
  const later = nextCue(typedCue(sent))
  expect(later).toMatchObject({ start: '0:02.500', end: '0:04.500', text: '' })
  expect(sentCues([{ ...later, text: ' c ' }, typedCue(sent)])).toEqual([
    sent,
    { startMilliseconds: 2_500, endMilliseconds: 4_500, text: 'c', settings: '' },
  ])
})
