import { expect, test, vi } from 'vitest'
import { loadRuntime } from './runtime.ts'
import { openSession, type SessionEvents } from './sco-session.ts'
import { activity, groupedCourse, learner } from './testing/courses.ts'

type Version = '1.2' | '2004'

async function open(
  version: Version,
  stored: Record<string, string> = {},
  given = {},
  events: Partial<SessionEvents> = {},
) {
  const all = {
    onCall: vi.fn(),
    onChange: vi.fn(),
    onCommit: vi.fn(),
    onEnd: vi.fn(),
    isPossible: () => true,
    isFailing: () => false,
    currentPage: () => 'page 1',
  }
  const request = {
    version,
    activity: activity('a', given),
    stored,
    learner,
    mode: 'normal' as const,
    mustPass: false,
    isSequenced: false,
    isCompletedByContent: false,
  }
  const session = openSession(request, (await loadRuntime({ ...groupedCourse(), version })).createRuntime, {
    ...all,
    ...events,
  })
  const call = (name: string, ...parameters: string[]) => session.api[name]?.(...parameters)
  return { ...all, session, call }
}

test('gives a resumed 1.2 session everything back, interactions with ten and more entries too', async () => {
  const first = await open('1.2')
  first.call('LMSInitialize', '')
  for (let index = 0; index < 12; index++) {
    expect(first.call('LMSSetValue', `cmi.interactions.${index}.id`, `q${index}`)).toBe('true')
    expect(first.call('LMSSetValue', `cmi.interactions.${index}.type`, 'choice')).toBe('true')
    expect(first.call('LMSSetValue', `cmi.interactions.${index}.correct_responses.0.pattern`, 'a')).toBe('true')
  }
  first.call('LMSSetValue', 'cmi.objectives.0.id', 'o1')
  first.call('LMSSetValue', 'cmi.objectives.0.score.raw', '55')
  first.call('LMSSetValue', 'cmi.core.score.raw', '40')
  first.call('LMSSetValue', 'cmi.suspend_data', 'page=2')
  first.call('LMSSetValue', 'cmi.core.session_time', '00:00:05')
  first.call('LMSSetValue', 'cmi.core.exit', 'suspend')
  expect(first.call('LMSFinish', '')).toBe('true')

  const second = await open('1.2', first.session.values())
  second.call('LMSInitialize', '')
  expect(second.call('LMSGetValue', 'cmi.core.entry')).toBe('resume')
  expect(second.call('LMSGetValue', 'cmi.suspend_data')).toBe('page=2')
  expect(second.call('LMSGetValue', 'cmi.core.score.raw')).toBe('40')
  expect(second.call('LMSGetValue', 'cmi.interactions._count')).toBe('12')
  expect(second.call('LMSGetValue', 'cmi.objectives.0.score.raw')).toBe('55')
  expect(second.call('LMSGetValue', 'cmi.core.total_time')).toMatch(/^0*00:00:05/)
  expect(second.session.values()).toMatchObject({ 'cmi.interactions.11.correct_responses.0.pattern': 'a' })
})

test('gives a resumed 2004 session everything back', async () => {
  const first = await open('2004')
  first.call('Initialize', '')
  const values = {
    'cmi.location': '4',
    'cmi.suspend_data': 'page=4',
    'cmi.score.scaled': '0.5',
    'cmi.interactions.0.id': 'q0',
    'cmi.interactions.0.type': 'choice',
    'cmi.interactions.0.correct_responses.0.pattern': 'a',
    'cmi.interactions.0.learner_response': 'b',
    'cmi.objectives.0.id': 'o1',
    'cmi.objectives.0.success_status': 'failed',
    'cmi.session_time': 'PT1M',
    'cmi.exit': 'suspend',
  }
  for (const [name, value] of Object.entries(values)) expect(first.call('SetValue', name, value), name).toBe('true')
  first.call('Terminate', '')

  const second = await open('2004', first.session.values())
  second.call('Initialize', '')
  expect(second.call('GetValue', 'cmi.entry')).toBe('resume')
  expect(second.call('GetValue', 'cmi.interactions.0.learner_response')).toBe('b')
  expect(second.call('GetValue', 'cmi.interactions.0.correct_responses.0.pattern')).toBe('a')
  expect(second.call('GetValue', 'cmi.objectives.0.success_status')).toBe('failed')
  expect(second.call('GetValue', 'cmi.total_time')).toBe('PT1M')
  expect(second.call('GetValue', 'cmi.learner_name')).toBe('Sample Learner')
})

test('completes a 1.2 SCO that ends without a status, but not one that suspends', async () => {
  const quiet = await open('1.2')
  quiet.call('LMSInitialize', '')
  quiet.call('LMSFinish', '')
  expect(quiet.session.values()).toMatchObject({ 'cmi.core.lesson_status': 'completed', 'cmi.core.exit': '' })

  const suspended = await open('1.2')
  suspended.call('LMSInitialize', '')
  suspended.call('LMSSetValue', 'cmi.core.exit', 'suspend')
  suspended.call('LMSFinish', '')
  expect(suspended.session.values()).toMatchObject({ 'cmi.core.lesson_status': 'incomplete' })
})

test('judges a 1.2 score by the mastery score', async () => {
  const { call, session } = await open('1.2', {}, { masteryScore: 80 })
  call('LMSInitialize', '')
  call('LMSSetValue', 'cmi.core.score.raw', '79')
  call('LMSSetValue', 'cmi.core.lesson_status', 'completed')
  call('LMSFinish', '')
  expect(session.values()['cmi.core.lesson_status']).toBe('failed')
})

test('tells of changes, commits and the end with its wish', async () => {
  const { call, onChange, onCommit, onEnd, session } = await open('2004')
  call('Initialize', '')
  expect(call('SetValue', 'cmi.completion_status', 'nonsense')).toBe('false')
  call('SetValue', 'adl.nav.request', 'suspendAll')
  call('Commit', '')
  call('Terminate', '')
  expect(onChange).toHaveBeenCalledTimes(2)
  expect(onCommit).toHaveBeenCalledOnce()
  expect(onEnd).toHaveBeenCalledExactlyOnceWith({ kind: 'leave', keep: true })
  expect(session.values()['cmi.exit']).toBe('suspend')
})

test('answers which ways are open', async () => {
  const { call } = await open('2004', {}, {}, { isPossible: (request) => request.kind === 'next' })
  expect(call('GetValue', 'adl.nav.request_valid.continue')).toBe('')
  call('Initialize', '')
  expect(call('GetValue', 'adl.nav.request_valid.continue')).toBe('true')
  expect(call('GetValue', 'adl.nav.request_valid.choice.{target=b}')).toBe('false')
})

test('starts anew for another page in the same frame, not for the same one', async () => {
  let page = 'page 1'
  const { call } = await open('1.2', {}, {}, { currentPage: () => page })
  call('LMSInitialize', '')
  call('LMSSetValue', 'cmi.core.lesson_location', '2')
  call('LMSSetValue', 'cmi.core.exit', 'suspend')
  call('LMSFinish', '')
  expect(call('LMSInitialize', '')).toBe('false')
  page = 'page 2'
  expect(call('LMSInitialize', '')).toBe('true')
  expect(call('LMSGetValue', 'cmi.core.lesson_location')).toBe('2')
})

test('leaves what was stored alone until the SCO initialises, and turns it away once closed', async () => {
  const stored = { 'cmi.location': '7', 'cmi.exit': 'suspend' }
  const { call, session } = await open('2004', stored)
  expect(session.values()).toEqual(stored)
  session.close()
  expect(call('Initialize', '')).toBe('false')
})

test.each(['1.2', '2004'] as const)('reports no error after a clean start in %s', async (version) => {
  const { call } = await open(version)
  const prefix = version === '1.2' ? 'LMS' : ''
  expect(call(`${prefix}Initialize`, '')).toBe('true')
  expect(call(`${prefix}GetLastError`)).toBe('0')
})

test.each([
  ['1.2', 'LMS', 'LMSFinish', 'cmi.core.lesson_location', '101'],
  ['2004', '', 'Terminate', 'cmi.location', '391'],
] as const)('%s: says so when a commit is not stored, and changes nothing after the end', async (...given) => {
  const [version, prefix, finish, location, code] = given
  let isFailing = true
  const { call, onChange, session } = await open(version, {}, {}, { isFailing: () => isFailing })
  call(`${prefix}Initialize`, '')
  call(`${prefix}SetValue`, location, '4')
  expect(call(`${prefix}Commit`, '')).toBe('false')
  expect(call(`${prefix}GetLastError`)).toBe(code)
  isFailing = false
  expect(call(`${prefix}Commit`, '')).toBe('true')
  expect(call(`${prefix}GetLastError`)).toBe('0')
  call(finish, '')
  const [before, changes] = [session.values(), onChange.mock.calls.length]
  expect(call(`${prefix}SetValue`, location, '5')).toBe('false')
  expect(call(`${prefix}Commit`, '')).toBe('false')
  expect(call(finish, '')).toBe('false')
  expect(session.values()).toEqual(before)
  expect(onChange).toHaveBeenCalledTimes(changes)
})

test('refuses what the hub could not store instead of losing it later', async () => {
  const { call, session } = await open('2004')
  call('Initialize', '')
  const answer = 'x'.repeat(4000)
  const pages = Array.from({ length: 300 }, (_, index) => {
    call('SetValue', `cmi.interactions.${index}.id`, `q${index}`)
    call('SetValue', `cmi.interactions.${index}.type`, 'other')
    return call('SetValue', `cmi.interactions.${index}.learner_response`, answer)
  })
  const taken = pages.indexOf('false')
  expect(taken).toBeGreaterThan(200)
  call('SetValue', 'cmi.suspend_data', 'x'.repeat(60_000))
  expect(call('GetLastError')).toBe('351')
  const values = session.values()
  expect(JSON.stringify(values).length).toBeLessThan(1_000_000)
  expect(values[`cmi.interactions.${taken - 1}.learner_response`]).toBe(answer)
  expect(call('SetValue', 'cmi.exit', 'suspend')).toBe('true')
})
