import { expect, test } from 'vitest'
import { commandOf } from './keys.ts'

const NO_MODIFIER = { altKey: false, ctrlKey: false, metaKey: false }

test.each([
  ['+', 'larger'],
  ['=', 'larger'],
  ['-', 'smaller'],
  ['0', 'fit'],
  ['1', 'ownSize'],
  ['F', 'fullScreen'],
  ['ArrowDown', null],
  ['x', null],
])('%j asks for %j', (key, command) => expect(commandOf({ key, ...NO_MODIFIER })).toBe(command))

test.each(['altKey', 'ctrlKey', 'metaKey'])('nothing is taken from the browser or the room: %s', (modifier) =>
  expect(commandOf({ key: '+', ...NO_MODIFIER, [modifier]: true })).toBeNull(),
)
