import { expect, test } from 'vitest'
import { canDecide, depthOf, launchables, launchTarget, listed, neighbour } from './course-plan.ts'
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

test('waits for the activities that are judged to be passed, and for any where none is', () => {
  const decide = (values: Record<string, Record<string, string>>, of = course) =>
    ['a', 'b', 'c'].filter((id) => canDecide(of, id, (each) => values[each] ?? {}))
  expect(decide({ a: { 'cmi.core.lesson_status': 'completed' } })).toEqual(['a', 'b', 'c'])
  expect(decide({ a: {}, b: { 'cmi.core.score.raw': '20' } })).toEqual(['b'])
  const marked = course.activities.map((each) => (each.id === 'c' ? { ...each, masteryScore: 80 } : each))
  expect(decide({}, { ...course, activities: marked })).toEqual(['c'])
})
