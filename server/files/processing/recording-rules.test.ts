import { expect, test } from 'vitest'
import {
  isLong,
  isTooLong,
  mostBytes,
  planOf,
  posterAt,
  secondsFor,
  type FilmTrack,
  type Probe,
} from './recording-rules.ts'

const HOUR = 3600
const film = (codec: string, pixels: string | null = 'yuv420p'): FilmTrack => ({
  codec,
  pixels,
  width: 1920,
  height: 1080,
  isSquare: true,
  isInterlaced: false,
  isHdr: false,
})
const probe = (films: readonly FilmTrack[], sounds: readonly string[], saysDuration = true): Probe => ({
  duration: 60,
  saysDuration,
  films,
  sounds,
  cover: null,
  chapters: [],
})

test.each([
  ['mp4', [film('h264')], ['aac']],
  ['mp4', [film('h264', null)], []],
  ['mp4', [film('h264')], ['ac3', 'aac']],
  ['webm', [film('vp9')], ['opus']],
  ['m4a', [], ['aac']],
  ['mp3', [], ['mp3']],
  ['wav', [], ['pcm_s24le']],
])('leaves %s with %j and %j as it is', (format, films, sounds) => {
  expect(planOf(probe(films, sounds), format)).toBeNull()
})

test.each([
  ['mp4', [film('hevc')], ['aac'], { to: 'mp4', film: 'encode', sound: 'copy' }],
  ['mp4', [film('h264', 'yuv420p10le')], [], { to: 'mp4', film: 'encode', sound: 'none' }],
  ['mp4', [film('h264')], ['ac3'], { to: 'mp4', film: 'copy', sound: 'encode' }],
  ['webm', [film('av1')], ['opus'], { to: 'mp4', film: 'encode', sound: 'encode' }],
  ['mov', [film('h264')], ['aac'], { to: 'mp4', film: 'copy', sound: 'copy' }],
  // Its pictures say nothing of when they are shown.
  ['avi', [film('h264')], ['mp3'], { to: 'mp4', film: 'encode', sound: 'copy' }],
  ['ogg', [], ['opus'], { to: 'm4a', film: 'none', sound: 'encode' }],
  ['wav', [], ['adpcm_ms'], { to: 'm4a', film: 'none', sound: 'encode' }],
])('converts %s with %j and %j', (format, films, sounds, plan) => {
  expect(planOf(probe(films, sounds), format)).toEqual(plan)
})

test('puts a webm that does not say how long it is into one that does', () => {
  const plan = planOf(probe([film('vp8')], ['opus'], false), 'webm')!
  expect([plan, isLong(plan)]).toEqual([{ to: 'webm', film: 'copy', sound: 'copy' }, false])
})

test('gives a film time and room by its length, up to six hours', () => {
  expect([60, HOUR, 2 * HOUR, 5 * HOUR].map(secondsFor)).toEqual([1380, 12_000, 6 * HOUR, 6 * HOUR])
  expect([6 * HOUR, 6 * HOUR + 1].map(isTooLong)).toEqual([false, true])
  const encoded = mostBytes({ to: 'mp4', film: 'encode', sound: 'encode' }, HOUR, 1)
  expect(encoded / 1e9).toBeGreaterThan(2.3)
  expect(encoded / 1e9).toBeLessThan(3)
  expect(mostBytes({ to: 'mp4', film: 'copy', sound: 'copy' }, HOUR, 1e9) / 1e9).toBeLessThan(1.3)
  expect([null, 20, HOUR].map(posterAt)).toEqual([0, 2, 30])
})
