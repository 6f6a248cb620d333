// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { prefer, preferences } from './preferences.ts'

beforeEach(() => localStorage.clear())

test('is as usual at first, and keeps each choice beside the others', () => {
  expect(preferences()).toEqual({ speed: 1, hasCaptions: true })
  prefer({ speed: 1.5 })
  prefer({ hasCaptions: false })
  expect(preferences()).toEqual({ speed: 1.5, hasCaptions: false })
})

test('is as usual where the browser keeps nothing, or something else', () => {
  localStorage.setItem('hub.recordings', '{"speed"')
  expect(preferences()).toEqual({ speed: 1, hasCaptions: true })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => prefer({ speed: 2 })).not.toThrow()
})
