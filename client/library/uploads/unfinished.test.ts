// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { BEAT_MS, keepUnfinished, takeUnfinished } from './unfinished.ts'

const FILE = { name: 'one.pdf', size: 10, lastModified: 1, begun: null }
const OTHER = {
  name: 'two.pdf',
  size: 20,
  lastModified: 2,
  begun: { fileId: 'f', uploadToken: 't', resumableUrl: '/u/t' },
}

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** Goes on in another window of the same browser. */
const openAnotherWindow = () => sessionStorage.clear()

test('tells a window once, after a reload, what it had not finished', () => {
  keepUnfinished('ada', [FILE, OTHER])
  keepUnfinished('ada', [OTHER])
  expect(takeUnfinished('ada')).toEqual([OTHER])
  expect(takeUnfinished('ada')).toEqual([])
})

test('leaves to another window what goes on there, and takes over what it left', () => {
  keepUnfinished('ada', [FILE])
  openAnotherWindow()
  expect(takeUnfinished('ada')).toEqual([])
  keepUnfinished('ada', [OTHER])
  expect(takeUnfinished('ada', Date.now() + 10 * BEAT_MS)).toEqual([FILE, OTHER])
})

test('tells nobody else', () => {
  keepUnfinished('ada', [FILE])
  expect(takeUnfinished('ben')).toEqual([])
  expect(takeUnfinished('ada')).toEqual([FILE])
})

test('goes on where the browser keeps nonsense', () => {
  localStorage.setItem('hub.uploads', '[{"userId":1},null]')
  expect(takeUnfinished('ada')).toEqual([])
  localStorage.setItem('hub.uploads', '{')
  expect(takeUnfinished('ada')).toEqual([])
})
