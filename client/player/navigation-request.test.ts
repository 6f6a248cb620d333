import { expect, test } from 'vitest'
import { navigationQuestion, parseNavigationRequest } from './navigation-request.ts'

test.each([
  ['continue', { kind: 'next' }],
  ['previous', { kind: 'previous' }],
  ['{target=item_2}choice', { kind: 'choice', activityId: 'item_2' }],
  ['{target=item_2}jump', { kind: 'choice', activityId: 'item_2' }],
  ['exit', { kind: 'end' }],
  ['abandon', { kind: 'end' }],
  ['exitAll', { kind: 'leave', keep: false }],
  ['suspendAll', { kind: 'leave', keep: true }],
  ['_none_', { kind: 'none' }],
  ['anything', { kind: 'none' }],
])('reads the request "%s"', (text, request) => {
  expect(parseNavigationRequest(text)).toEqual(request)
})

test('reads what a SCO asks about before it offers a way', () => {
  expect(navigationQuestion('adl.nav.request_valid.continue')).toEqual({ kind: 'next' })
  expect(navigationQuestion('adl.nav.request_valid.choice.{target=item_2}')).toEqual({
    kind: 'choice',
    activityId: 'item_2',
  })
  expect(navigationQuestion('cmi.location')).toBeNull()
})
