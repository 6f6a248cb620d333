import { expect, test } from 'vitest'
import { planLaunch, recordedValues } from './launch.ts'
import { activity, learner } from './testing/courses.ts'

const stored12 = { 'cmi.core.lesson_location': '3', 'cmi.core.total_time': '0000:10:00.00', 'cmi.core.exit': 'suspend' }
const stored2004 = { 'cmi.location': '3', 'cmi.total_time': 'PT10M', 'cmi.exit': 'suspend' }

function request(version: '1.2' | '2004', stored: Record<string, string>, given = {}) {
  return {
    version,
    stored,
    activity: activity('a', given),
    learner,
    mode: 'normal' as const,
    mustPass: false,
    isSequenced: false,
    isCompletedByContent: false,
  }
}

test('starts a first 1.2 session from the beginning, with what the manifest gives', () => {
  const given = { masteryScore: 80, launchData: 'x=1', maxTimeAllowed: '00:30:00', timeLimitAction: 'exit,message' }
  expect(planLaunch(request('1.2', {}, given)).values).toEqual({
    'cmi.core.student_id': 'learner-1',
    'cmi.core.student_name': 'Sample Learner',
    'cmi.core.entry': 'ab-initio',
    'cmi.core.lesson_mode': 'normal',
    'cmi.core.credit': 'credit',
    'cmi.core.total_time': '0000:00:00.00',
    'cmi.launch_data': 'x=1',
    'cmi.student_data.mastery_score': '80',
    'cmi.student_data.max_time_allowed': '00:30:00',
    'cmi.student_data.time_limit_action': 'exit,message',
  })
})

test('resumes a suspended session of either version', () => {
  expect(planLaunch(request('1.2', stored12))).toMatchObject({
    mode: 'normal',
    earlierSeconds: 600,
    values: { 'cmi.core.entry': 'resume', 'cmi.core.lesson_location': '3', 'cmi.core.total_time': '0000:10:00.00' },
  })
  expect(planLaunch(request('2004', stored2004))).toMatchObject({
    values: { 'cmi.entry': 'resume', 'cmi.location': '3', 'cmi.total_time': 'PT10M' },
  })
})

test('gives a 2004 activity that ended without suspending a new entry, and a 1.2 activity its place back', () => {
  const next = planLaunch(request('2004', { ...stored2004, 'cmi.exit': 'normal' }))
  expect(next.values).toMatchObject({ 'cmi.entry': 'ab-initio', 'cmi.total_time': 'PT10M' })
  expect(next.values).not.toHaveProperty('cmi.location')
  const next12 = planLaunch(request('1.2', { ...stored12, 'cmi.core.exit': '' }))
  expect(next12.values).toMatchObject({ 'cmi.core.entry': '', 'cmi.core.lesson_location': '3' })
})

test('opens a finished activity for review, which records nothing but time', () => {
  const stored = { 'cmi.completion_status': 'completed', 'cmi.score.scaled': '1', 'cmi.exit': 'normal' }
  const review = request('2004', stored)
  const launch = planLaunch(review)
  expect(launch.values).toMatchObject({ 'cmi.mode': 'review', 'cmi.credit': 'no-credit', 'cmi.score.scaled': '1' })
  const model = { 'cmi.completion_status': 'incomplete', 'cmi.session_time': 'PT5S' }
  expect(recordedValues(review, launch, model, true)).toEqual({ ...stored, 'cmi.total_time': 'PT5S' })
})

test.each(['1.2', '2004'] as const)('tells pages of %s that somebody browses, also once they are done', (version) => {
  const names = version === '1.2' ? ['cmi.core.lesson_mode', 'cmi.core.credit'] : ['cmi.mode', 'cmi.credit']
  const done = version === '1.2' ? { 'cmi.core.lesson_status': 'passed' } : { 'cmi.success_status': 'passed' }
  for (const stored of [{}, done]) {
    const { values, mode } = planLaunch({ ...request(version, stored), mode: 'browse' })
    expect(mode).toBe('browse')
    expect(names.map((name) => values[name])).toEqual(['browse', 'no-credit'])
  }
})

test('lets a failed learner try again', () => {
  expect(planLaunch(request('2004', { 'cmi.success_status': 'failed' })).mode).toBe('normal')
})

test('adds the session to the time, keeps what the SCO set and leaves the host values out', () => {
  const wish = request('1.2', stored12)
  const model = {
    'cmi.core.student_name': 'Sample Learner',
    'cmi.core.session_time': '00:00:30.50',
    'cmi.core.lesson_status': 'completed',
    'cmi.core.exit': '',
    'cmi.interactions.0.id': 'q1',
    'cmi.student_data.mastery_score': '80',
  }
  expect(recordedValues(wish, planLaunch(wish), model, true)).toEqual({
    'cmi.core.lesson_status': 'completed',
    'cmi.interactions.0.id': 'q1',
    'cmi.core.total_time': '0000:10:30.50',
    'cmi.core.exit': '',
  })
})

test('counts an open session as suspended, so that a crash does not cost the place', () => {
  const wish = request('2004', {})
  const model = { 'cmi.location': '2', 'cmi.exit': 'normal' }
  expect(recordedValues(wish, planLaunch(wish), model, false)['cmi.exit']).toBe('suspend')
})

test.each([
  [0.8, '0.8', 'completed', 0.6, '0.59', 'failed'],
  [0.8, '0.79', 'incomplete', 0.6, '0.6', 'passed'],
])(
  'lets the measure decide where the course has a threshold',
  (threshold, progress, completion, pass, score, success) => {
    const wish = request('2004', {}, { completionThreshold: threshold, scaledPassingScore: pass })
    const model = { 'cmi.progress_measure': progress, 'cmi.score.scaled': score, 'cmi.completion_status': 'unknown' }
    expect(recordedValues(wish, planLaunch(wish), model, true)).toMatchObject({
      'cmi.completion_status': completion,
      'cmi.success_status': success,
    })
  },
)

test.each([
  ['1.2', { 'cmi.core.lesson_status': 'completed' }, { 'cmi.core.lesson_status': 'passed' }],
  ['2004', { 'cmi.completion_status': 'completed' }, { 'cmi.success_status': 'passed' }],
] as const)('%s: what is completed and must be passed can be taken again, what is passed is for review', (...given) => {
  const [version, completed, passed] = given
  expect(planLaunch({ ...request(version, completed), mustPass: true }).mode).toBe('normal')
  expect(planLaunch({ ...request(version, passed), mustPass: true }).mode).toBe('review')
  expect(planLaunch(request(version, completed)).mode).toBe('review')
})

test('completes a 2004 SCO that ends without a status, unless it suspends or its content alone may say so', () => {
  const asked = request('2004', {})
  const launch = planLaunch(asked)
  const status = (given: Partial<typeof asked>, model: Record<string, string>, isEnded = true) =>
    recordedValues({ ...asked, ...given }, launch, model, isEnded)['cmi.completion_status']
  expect(status({}, { 'cmi.exit': 'normal', 'cmi.completion_status': 'unknown' })).toBe('completed')
  expect(status({}, { 'cmi.exit': 'normal', 'cmi.completion_status': 'incomplete' })).toBe('incomplete')
  expect(status({}, { 'cmi.exit': 'suspend', 'cmi.completion_status': 'unknown' })).toBe('unknown')
  expect(status({}, { 'cmi.completion_status': 'unknown' }, false)).toBe('unknown')
  expect(status({ isCompletedByContent: true }, { 'cmi.completion_status': 'unknown' })).toBe('unknown')
  const measured = activity('a', { completionThreshold: 0.5 })
  expect(status({ activity: measured }, { 'cmi.completion_status': 'unknown' })).toBe('unknown')
})
