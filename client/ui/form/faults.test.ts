import { i18n } from '@lingui/core'
import { beforeAll, describe, expect, test } from 'vitest'
import { faultOf, isNeeded } from './faults.ts'
import type { Limits } from './limits.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en-GB', messages: {} }))

describe('faultOf', () => {
  const text: Limits = { minLength: 3, maxLength: 5 }
  const number: Limits = { type: 'number', minimum: 1, maximum: 10 }
  test.each<[what: string, value: unknown, limits: Limits, fault: string | undefined]>([
    ['a text that is too short', 'ab', text, 'Use at least 3 characters.'],
    ['a text that is too long', 'abcdef', text, 'Use 5 characters at most.'],
    ['a text as long as it may be, each sign counted once', '😀😀😀😀😀', text, undefined],
    ['an e-mail address', 'learner@hub.example', { format: 'email' }, undefined],
    [
      'what is no e-mail address',
      'learner@hub',
      { format: 'email' },
      'Enter an e-mail address, such as name@example.org.',
    ],
    ['a link', 'https://hub.example/a', { format: 'uri', pattern: '^https://' }, undefined],
    [
      'a link of another kind',
      'http://hub.example',
      { format: 'uri', pattern: '^https://' },
      'Enter a link that begins with https://.',
    ],
    ['what is no link', 'hub.example', { format: 'uri', minLength: 20 }, 'Enter a link that begins with https://.'],
    [
      'a text of another form',
      '12a',
      { pattern: '^[0-9]{3}$' },
      'This cannot be saved as it is. Change it and try again.',
    ],
    ['a number in its range', 10, number, undefined],
    ['a number that is too low', 0.5, number, 'Enter 1 or more.'],
    ['a number that is too high', 11, number, 'Enter 10 or less.'],
    ['what is no number', Number.NaN, number, 'Enter a number.'],
    ['half a number', 1.5, { ...number, type: 'integer' }, 'Enter a whole number.'],
    ['an empty choice', [], { type: 'array', minItems: 1 }, 'Choose at least one.'],
    ['too large a choice', [1, 2, 3], { type: 'array', maxItems: 2 }, 'Choose 2 at most.'],
    ['no choice at all where none is needed', false, { type: 'boolean', required: true }, undefined],
  ])('judges %s', (_what, value, limits, fault) => {
    expect(faultOf(value, limits, false)).toBe(fault)
  })

  test('lets be empty what is not needed', () => {
    expect([faultOf('', text, false), faultOf(null, text, false)]).toEqual([undefined, undefined])
    expect([faultOf('', text, true), faultOf(undefined, number, true)]).toEqual(['Fill this in.', 'Fill this in.'])
  })
})

describe('isNeeded', () => {
  test.each<[what: string, limits: Limits, needed: boolean, neededOnceKept: boolean]>([
    ['a text that may not be empty', { required: true, minLength: 1 }, true, true],
    ['a text that may be', { required: true }, false, false],
    ['a text that may be null', { required: true, nullable: true, minLength: 1 }, false, false],
    ['a text that need not be sent', { minLength: 1 }, false, true],
    ['an address', { required: true, format: 'email' }, true, true],
    ['a number', { required: true, type: 'integer' }, true, true],
    ['a yes or no', { required: true, type: 'boolean' }, false, false],
  ])('knows %s', (_what, limits, needed, neededOnceKept) => {
    expect([isNeeded(limits, false), isNeeded(limits, true)]).toEqual([needed, neededOnceKept])
  })
})
