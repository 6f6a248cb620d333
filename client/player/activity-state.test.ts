import { expect, test } from 'vitest'
import type { MoveOn } from '../../server/files/package/manifest-codec.ts'
import { statedState } from './activity-state.ts'

const COMPLETED = { 'cmi.completion_status': 'completed' }
const PASSED = { 'cmi.success_status': 'passed' }

test.each<[MoveOn | null, Record<string, string> | undefined, string]>([
  ['Completed', undefined, 'notStarted'],
  ['Completed', { 'cmi.completion_status': 'incomplete' }, 'opened'],
  ['Completed', COMPLETED, 'done'],
  ['Completed', PASSED, 'opened'],
  ['Passed', COMPLETED, 'opened'],
  ['Passed', PASSED, 'passed'],
  ['CompletedAndPassed', PASSED, 'opened'],
  ['CompletedAndPassed', { ...COMPLETED, ...PASSED }, 'passed'],
  ['CompletedOrPassed', COMPLETED, 'done'],
  ['NotApplicable', { 'cmi.completion_status': 'incomplete' }, 'opened'],
  ['CompletedAndPassed', { 'adl.waived': 'true' }, 'done'],
  ['Completed', { ...COMPLETED, 'cmi.success_status': 'failed' }, 'failed'],
  [null, COMPLETED, 'done'],
  [null, PASSED, 'passed'],
])('of %s with %j is %s', (moveOn, values, state) => {
  expect(statedState({ moveOn }, values)).toBe(state)
})
