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
  [' ', { does: 'toggle' }],
  ['k', { does: 'toggle' }],
  ['K', { does: 'toggle' }],
  ['ArrowLeft', { does: 'step', seconds: -10 }],
  ['l', { does: 'step', seconds: 10 }],
  ['7', { does: 'seek', share: 0.7 }],
  ['End', { does: 'seek', share: 1 }],
  ['ArrowUp', { does: 'louder', by: 0.1 }],
  ['>', { does: 'faster', by: 1 }],
  ['f', { does: 'fullScreen' }],
  ['n', { does: 'note' }],
])('%j is a command', (key, command) => expect(pressed(key)).toEqual(command))

test.each(['x', 'Tab', 'Escape', 'Enter', 'F5'])('%s means nothing', (key) => expect(pressed(key)).toBeNull())

test.each(['altKey', 'ctrlKey', 'metaKey'])('nothing is taken from the browser or the room: %s', (modifier) =>
  expect(pressed('ArrowDown', '<div></div>', { [modifier]: true })).toBeNull(),
)

test('a button is pressed by the space bar, and other keys still lead the player', () => {
  expect(pressed(' ', '<button></button>')).toBeNull()
  expect(pressed('m', '<button></button>')).toEqual({ does: 'mute' })
})

test('arrows change the volume and a choice where these have the focus; elsewhere they step', () => {
  expect(pressed('ArrowRight', '<input type="range" data-own-keys>')).toBeNull()
  expect(pressed('ArrowDown', '<input type="radio">')).toBeNull()
  expect(pressed('ArrowRight', '<input type="range">')).toEqual({ does: 'step', seconds: 10 })
  expect(pressed('c', '<input type="radio">')).toEqual({ does: 'captions' })
})
