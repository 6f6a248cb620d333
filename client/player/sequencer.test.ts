import { expect, test } from 'vitest'
import type { SharedValue } from '../../server/assets/attempts/shared-rules.ts'
import type { Course } from './bridge.ts'
import { loadRuntime } from './runtime.ts'
import type { Sequencer } from './sequencer.ts'
import { play } from './testing/play.ts'
import { courseOf, forcedCourse, item } from './testing/sequenced.ts'

async function open(
  stored: string | null = null,
  shared: SharedValue[] = [],
  course = forcedCourse(),
): Promise<Sequencer> {
  const { sequencer } = await loadRuntime(course, stored, shared)
  if (!sequencer) throw new Error('The course has no sequencing')
  return sequencer
}

const passed = { 'cmi.success_status': 'passed', 'cmi.completion_status': 'completed' }
const failed = { 'cmi.success_status': 'failed', 'cmi.completion_status': 'completed' }
const deliver = (activityId: string) => ({ kind: 'deliver', activityId })

test('begins at the first activity and opens the quiz only once the lesson is satisfied', async () => {
  const sequencer = await open()
  expect(sequencer.begin()).toEqual(deliver('lesson'))
  expect(sequencer.isPossible({ choice: 'quiz' })).toBe(false)
  expect(play(sequencer, failed)).toEqual({ kind: 'none' })
  expect(sequencer.request({ choice: 'quiz' })).toEqual({ kind: 'none' })
  expect(sequencer.request({ choice: 'lesson' })).toEqual(deliver('lesson'))
  expect(play(sequencer, passed, 'continue')).toEqual(deliver('quiz'))
  expect(sequencer.isPossible('previous')).toBe(true)
})

test('rolls up what counts: the failed lesson does not fail the course, the quiz decides', async () => {
  const sequencer = await open()
  sequencer.begin()
  play(sequencer, passed, 'continue')
  expect(sequencer.outcome()).toEqual({ completion: 'unknown', success: 'unknown' })
  expect(play(sequencer, failed, 'continue')).toEqual({ kind: 'end' })
  expect(sequencer.outcome()).toEqual({ completion: 'completed', success: 'failed' })
})

test('sets the status of an activity that says nothing, unless its content is to set it', async () => {
  const sequencer = await open()
  sequencer.begin()
  expect(play(sequencer, {}, 'continue')).toEqual(deliver('quiz'))
  play(sequencer, {}, 'continue')
  expect(sequencer.outcome()).toEqual({ completion: 'incomplete', success: 'unknown' })
})

test('goes on from its stored state after a suspension and after a crash, and stores little', async () => {
  const first = await open()
  first.begin()
  play(first, passed, 'continue')
  const crashed = first.state()
  expect(crashed.length).toBeLessThan(6000)
  expect((await open(crashed)).begin()).toEqual(deliver('quiz'))

  expect(play(first, { 'cmi.exit': 'suspend' }, 'suspendAll')).toEqual({ kind: 'end' })
  const second = await open(first.state())
  expect(second.begin()).toEqual(deliver('quiz'))
  expect(play(second, passed, 'continue')).toEqual({ kind: 'end' })
  expect(second.outcome()).toEqual({ completion: 'completed', success: 'passed' })
  // Whoever comes back to a course that has ended begins again at its first activity.
  expect((await open(second.state())).begin()).toEqual(deliver('lesson'))
})

test('goes on in the same page after its session has ended', async () => {
  const sequencer = await open()
  sequencer.begin()
  expect(play(sequencer, { ...passed, 'cmi.exit': 'suspend' }, 'suspendAll')).toEqual({ kind: 'end' })
  expect(sequencer.begin()).toEqual(deliver('lesson'))
  expect(play(sequencer, passed, 'continue')).toEqual(deliver('quiz'))
  expect(play(sequencer, passed, 'continue')).toEqual({ kind: 'end' })
  expect(sequencer.request({ choice: 'lesson' })).toEqual(deliver('lesson'))
})

/** The course with a word on whether other courses know its objectives and stores. */
function sharing(isShared: boolean): Course {
  const course = forcedCourse()
  const tree = JSON.parse(course.sequencing ?? '')
  for (const each of tree.children)
    each.sharedDataMaps = [{ targetID: 'notes', readSharedData: true, writeSharedData: true }]
  const flags = { objectivesGlobalToSystem: isShared, sharedDataGlobalToSystem: isShared }
  return { ...course, sequencing: JSON.stringify({ ...tree, ...flags }) }
}

test('hands on to another course what its activities met and wrote down', async () => {
  const first = await open(null, [], sharing(true))
  first.begin()
  expect(first.shared()).toEqual([])
  const runtime = first.createRuntime()
  runtime.lmsInitialize('')
  expect(runtime.lmsSetValue('adl.data.0.store', 'Seen by all')).toBe('true')
  runtime.lmsSetValue('cmi.success_status', 'passed')
  runtime.lmsFinish('')
  const objective = { satisfiedStatus: true, satisfiedStatusKnown: true }
  expect(first.shared()).toEqual([
    { kind: 'objective', id: 'global-lesson', value: JSON.stringify(objective) },
    { kind: 'data', id: 'notes', value: 'Seen by all' },
  ])

  const second = await open(null, first.shared(), sharing(true))
  second.begin()
  expect(second.isPossible({ choice: 'quiz' })).toBe(true)
  const other = second.createRuntime()
  other.lmsInitialize('')
  expect(other.lmsGetValue('adl.data.0.store')).toBe('Seen by all')
  // What another course has set since counts more than what was stored here.
  const failed = [
    { kind: 'objective' as const, id: 'global-lesson', value: '{"satisfiedStatus":false,"satisfiedStatusKnown":true}' },
  ]
  expect((await open(second.state(), failed, sharing(true))).shared()[0]).toEqual(failed[0])
  expect((await open(null, [{ ...failed[0]!, value: 'no JSON' }], sharing(true))).shared()).toEqual([])

  const apart = await open(null, first.shared(), sharing(false))
  apart.begin()
  expect(apart.isPossible({ choice: 'quiz' })).toBe(false)
  play(apart, passed)
  expect(apart.shared()).toEqual([])
})

test('runs the rules of a single activity where other courses may ask for its objectives', async () => {
  const course = sharing(true)
  const [lesson] = course.activities
  const alone = (await loadRuntime({ ...course, activities: [lesson!] })).sequencer
  expect(alone?.begin()).toEqual(deliver('lesson'))
})

test('runs the rules of a single activity, and none where it has none', async () => {
  const rule = (action: string, more = {}) => ({
    action,
    conditionCombination: 'all',
    conditions: [{ condition: 'satisfied', ...more }],
  })
  const alone = (own: object, ofRoot: object = {}) =>
    courseOf(item('root', { ...ofRoot, children: [item('quiz', { ...own })] }))
  expect((await loadRuntime(alone({}))).sequencer).toBeNull()

  const postConditionRules = [rule('retry', { operator: 'not' })]
  const sequencingRules = { preConditionRules: [], exitConditionRules: [], postConditionRules }
  const again = await open(null, [], alone({ sequencingRules }))
  expect(again.begin()).toEqual(deliver('quiz'))
  expect(play(again, failed, 'continue')).toEqual(deliver('quiz'))
  expect(play(again, passed, 'continue')).toEqual({ kind: 'end' })

  const rules = [{ ...rule('completed'), consideration: 'all', minimumCount: 0, minimumPercent: 0 }]
  const rolled = await open(null, [], alone({}, { rollupRules: { rules } }))
  rolled.begin()
  play(rolled, failed)
  expect(rolled.outcome().completion).toBe('unknown')
  rolled.request({ choice: 'quiz' })
  play(rolled, { 'cmi.success_status': 'passed', 'cmi.completion_status': 'incomplete' })
  expect(rolled.outcome()).toEqual({ completion: 'completed', success: 'passed' })
})

test('lets an activity ask for what only its own result opens, and keeps a result whose wish is refused', async () => {
  const sequencer = await open()
  sequencer.begin()
  expect(play(sequencer, passed, '{target=quiz}choice')).toEqual(deliver('quiz'))
  const other = await open(null, [], sharing(true))
  other.begin()
  expect(play(other, failed, '{target=quiz}choice')).toEqual({ kind: 'none' })
  expect(other.shared().map(({ value }) => JSON.parse(value))).toEqual([
    { satisfiedStatus: false, satisfiedStatusKnown: true },
  ])
  expect(other.request({ choice: 'lesson' })).toEqual(deliver('lesson'))
})
