import { expect, test } from 'vitest'
import { browserName } from './browser-name.ts'

test('names the browser and the system', () => {
  expect(browserName('Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0')).toBe('Firefox, Windows')
  expect(browserName('Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36')).toBe(
    'Chrome, Android',
  )
})

test('says nothing where nothing is known', () => {
  expect(browserName(null)).toBeNull()
  expect(browserName('curl/8')).toBeNull()
})
