import { expect, test } from 'vitest'
import type { PackageCondition } from '../../../generated/client/model/packageCondition.ts'
import { withoutImplied } from './implied-conditions.ts'

const of = (condition: PackageCondition['condition'], isNot: boolean, itemId = 'quiz'): PackageCondition => ({
  condition,
  isNot,
  itemId,
  objectiveId: 'o',
  threshold: null,
})

test('leaves out that a result is known where it is asked whether it is good', () => {
  const notPassed = [of('satisfied', true), of('objectiveStatusKnown', true)]
  expect(withoutImplied(notPassed, 'any')).toEqual([of('satisfied', true)])
  const passed = [of('objectiveStatusKnown', false), of('satisfied', false)]
  expect(withoutImplied(passed, 'all')).toEqual([of('satisfied', false)])
  expect(withoutImplied([of('completed', true), of('activityProgressKnown', true)], 'any')).toHaveLength(1)
})

test('keeps what says more', () => {
  const notPassed = [of('satisfied', true), of('objectiveStatusKnown', true)]
  expect(withoutImplied(notPassed, 'all')).toEqual(notPassed)
  const ofTwo = [of('satisfied', true), of('objectiveStatusKnown', true, 'other')]
  expect(withoutImplied(ofTwo, 'any')).toEqual(ofTwo)
  const failed = [of('satisfied', true), of('objectiveStatusKnown', false)]
  expect(withoutImplied(failed, 'all')).toEqual(failed)
})
