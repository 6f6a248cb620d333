import { expect, test } from 'vitest'
import { depthOf, launchables, launchTarget, listed, neighbour } from './course-plan.ts'
import { activity, groupedCourse } from './testing/courses.ts'

const course = groupedCourse()

test('walks from page to page across groups and stops at both ends', () => {
  expect(launchables(course).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(neighbour(course, 'b', 1)?.id).toBe('c')
  expect(neighbour(course, 'c', 1)).toBeNull()
  expect(neighbour(course, 'a', -1)).toBeNull()
  expect(neighbour(course, 'unknown', 1)).toBeNull()
})

test('opens the first page of a group that is chosen', () => {
  expect(launchTarget(course, 'g2')?.id).toBe('c')
  expect(launchTarget(course, 'a')?.id).toBe('a')
  expect(launchTarget(course, 'unknown')).toBeNull()
  expect(launchTarget(course, null)).toBeNull()
})

test('lists neither hidden activities nor groups without anything to open', () => {
  const withHidden = {
    ...course,
    activities: [...course.activities, activity('hidden', { isVisible: false }), activity('empty', { url: null })],
  }
  expect(listed(withHidden).map(({ id }) => id)).toEqual(['g1', 'a', 'b', 'g2', 'c'])
})

test('measures depth and survives a circle of parents', () => {
  const circle = activity('x', { parentId: 'x' })
  expect(depthOf(course, activity('d', { parentId: 'g1' }))).toBe(1)
  expect(depthOf({ ...course, activities: [circle] }, circle)).toBe(1)
})
