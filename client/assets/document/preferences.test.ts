// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { preferFit, preferredFit } from './preferences.ts'

beforeEach(() => localStorage.clear())

test('lets pdf.js decide at first, and keeps what somebody chose', () => {
  expect(preferredFit()).toBe('auto')
  preferFit('page-fit')
  expect(preferredFit()).toBe('page-fit')
})

test('is as at first where the browser keeps nothing, or something else', () => {
  localStorage.setItem('hub.documents', '300 %')
  expect(preferredFit()).toBe('auto')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => preferFit('page-width')).not.toThrow()
})
