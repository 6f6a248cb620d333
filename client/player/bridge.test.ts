import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseHubMessage, parsePlayerMessage } from './bridge.ts'
import { groupedCourse, startMessage } from './testing/courses.ts'

const snapshot = {
  launchId: 'launch-1',
  sequence: 4,
  currentActivityId: 'a',
  activities: [{ activityId: 'a', values: { 'cmi.core.lesson_location': '3', 'cmi.objectives.0.id': 'x' } }],
}

test('reads every message that the two pages exchange', () => {
  expect(parsePlayerMessage({ type: 'ready' })).toEqual({ type: 'ready' })
  expect(parsePlayerMessage({ type: 'exit' })).toEqual({ type: 'exit' })
  expect(parsePlayerMessage({ type: 'save', snapshot })).toEqual({ type: 'save', snapshot })
  expect(parsePlayerMessage({ type: 'closed' })).toEqual({ type: 'closed' })
  expect(parseHubMessage({ type: 'saved', sequence: 4 })).toEqual({ type: 'saved', sequence: 4 })
  expect(parseHubMessage({ type: 'failing', isFailing: true })).toEqual({ type: 'failing', isFailing: true })
  expect(parseHubMessage({ type: 'close' })).toEqual({ type: 'close' })
  const launch = { type: 'launch', question: 1, activityId: 'https://example.com/unit' }
  expect(parsePlayerMessage(launch)).toEqual(launch)
  expect(parsePlayerMessage({ type: 'state', question: 2 })).toEqual({ type: 'state', question: 2 })
  const launched = {
    type: 'launched',
    question: 1,
    answer: { url: 'https://a.example/', returnUrl: 'https://b.example/' },
  }
  expect(parseHubMessage(launched)).toEqual(launched)
  const answer = { activities: snapshot.activities, isFinished: true, openActivityId: null }
  expect(parseHubMessage({ type: 'state', question: 2, answer })).toEqual({ type: 'state', question: 2, answer })
  expect(parseHubMessage({ type: 'state', question: 2, answer: null })).toMatchObject({ answer: null })
  expect(parseHubMessage(startMessage(groupedCourse()))).toEqual(startMessage(groupedCourse()))
})

test('drops members that the schema does not know', () => {
  const message = { type: 'save', snapshot: { ...snapshot, memberId: 'somebody else' }, extra: 1 }
  expect(parsePlayerMessage(message)).toEqual({ type: 'save', snapshot })
})

test.each([
  ['a message for the other side', startMessage(groupedCourse())],
  ['a text', 'ready'],
  ['an unknown type', { type: 'delete' }],
  ['a save without a snapshot', { type: 'save' }],
  ['a sequence that is not whole', { type: 'save', snapshot: { ...snapshot, sequence: 1.5 } }],
  ['a sequence that is no number', { type: 'save', snapshot: { ...snapshot, sequence: '4' } }],
  ['a name outside the data model', withValues({ 'hub.role': 'admin' })],
  ['a prototype name', withValues(JSON.parse('{"__proto__": {"isAdmin": true}}'))],
  ['a value that is no text', withValues({ 'cmi.location': 3 })],
  ['a value of a megabyte', withValues({ 'cmi.suspend_data': 'x'.repeat(1_000_000) })],
  ['more activities than a course has', { type: 'save', snapshot: { ...snapshot, activities: Array(2001).fill({}) } }],
])('refuses %s', (_, message) => {
  expect(parsePlayerMessage(message)).toBeNull()
})

test('answers anything at all with a message or null, never with a throw', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect(parsePlayerMessage(data)).toBeNull()
      expect(parseHubMessage(data)).toBeNull()
    }),
  )
})

function withValues(values: unknown) {
  return { type: 'save', snapshot: { ...snapshot, activities: [{ activityId: 'a', values }] } }
}
