// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { commandOf } from './keys.ts'

const NO_MODIFIER = { altKey: false, ctrlKey: false, metaKey: false }

function pressed(key: string, markup = '<div></div>', modifiers = {}) {
  const place = document.createElement('div')
  place.innerHTML = markup
  return commandOf({ key, ...NO_MODIFIER, ...modifiers }, place.firstElementChild!)
}

test.each([
  ['/', { does: 'find' }],
  ['+', { does: 'zoom', by: 1 }],
  ['=', { does: 'zoom', by: 1 }],
  ['-', { does: 'zoom', by: -1 }],
  ['0', { does: 'fit' }],
  ['F', { does: 'fullScreen' }],
  ['r', { does: 'rotate' }],
  ['ArrowRight', { does: 'page', by: 1 }],
])('%j is a command', (key, command) => expect(pressed(key)).toEqual(command))

test.each(['ArrowDown', 'PageDown', 'Home', ' ', 'Tab'])('%j is left to the browser, which scrolls', (key) =>
  expect(pressed(key)).toBeNull(),
)

test('the search of the document stands for the one of the browser', () => {
  expect(pressed('f', '<div></div>', { ctrlKey: true })).toEqual({ does: 'find' })
  expect(pressed('f', '<input>', { metaKey: true })).toEqual({ does: 'find' })
})

test('nothing else is taken from the browser or the room', () => {
  expect(pressed('+', '<div></div>', { ctrlKey: true })).toBeNull()
  expect(pressed('ArrowRight', '<div></div>', { altKey: true })).toBeNull()
})

test('what is typed into a field goes there', () => {
  expect(pressed('/', '<input>')).toBeNull()
  expect(pressed('ArrowLeft', '<input type="radio">')).toBeNull()
})
