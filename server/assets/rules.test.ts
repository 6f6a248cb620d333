import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CourseActivity, ScormCourse } from '../files/package/manifest-codec.ts'
import * as rules from './rules.ts'

function activity(about: Partial<CourseActivity> = {}): CourseActivity {
  return {
    id: 'a',
    parentId: null,
    title: 'A',
    path: 'a.html',
    isVisible: true,
    isSco: true,
    masteryScore: null,
    scaledPassingScore: null,
    completionThreshold: null,
    launchData: null,
    maxTimeAllowed: null,
    timeLimitAction: null,
    ...about,
  }
}

const course = (version: '1.2' | '2004', activities: CourseActivity[]): ScormCourse => ({
  version,
  edition: null,
  title: 'Course',
  activities,
})
const status12 = (values: rules.Values | undefined, about: Partial<CourseActivity> = {}) =>
  rules.activityStatus('1.2', activity(about), values)
const status2004 = (values: rules.Values | undefined, about: Partial<CourseActivity> = {}) =>
  rules.activityStatus('2004', activity(about), values)

describe('SCORM 1.2', () => {
  test.each([
    [undefined, null],
    [{}, 'opened'],
    [{ 'cmi.core.lesson_status': 'not attempted' }, 'opened'],
    [{ 'cmi.core.lesson_status': 'browsed' }, 'incomplete'],
    [{ 'cmi.core.lesson_status': 'incomplete' }, 'incomplete'],
    [{ 'cmi.core.lesson_status': 'incomplete', 'cmi.core.exit': 'suspend' }, 'suspend'],
    [{ 'cmi.core.lesson_status': 'incomplete', 'cmi.core.exit': 'logout' }, 'incomplete'],
    [{ 'cmi.core.exit': 'suspend' }, 'suspend'],
    [{ 'cmi.core.lesson_status': 'completed', 'cmi.core.exit': 'suspend' }, 'completed'],
    [{ 'cmi.core.lesson_status': 'passed' }, 'passed'],
    [{ 'cmi.core.lesson_status': 'failed' }, 'failed'],
  ])('reads %j as %s', (values, expected) => {
    expect(status12(values as rules.Values | undefined)).toBe(expected)
  })

  test('lets the score decide over the words where there is a mastery score', () => {
    const score = (status: string, raw: string) =>
      status12({ 'cmi.core.lesson_status': status, 'cmi.core.score.raw': raw }, { masteryScore: 60 })
    expect([
      score('completed', '60'),
      score('passed', '59.9'),
      score('failed', '80'),
      score('incomplete', '80'),
    ]).toEqual(['passed', 'failed', 'passed', 'incomplete'])
    expect([score('completed', ''), score('completed', 'many')]).toEqual(['completed', 'completed'])
  })
})

describe('SCORM 2004', () => {
  test.each([
    [{}, 'opened'],
    [{ 'cmi.completion_status': 'unknown', 'cmi.success_status': 'unknown' }, 'opened'],
    [{ 'cmi.completion_status': 'incomplete' }, 'incomplete'],
    [{ 'cmi.completion_status': 'incomplete', 'cmi.exit': 'suspend' }, 'suspend'],
    [{ 'cmi.completion_status': 'incomplete', 'cmi.exit': 'logout' }, 'suspend'],
    [{ 'cmi.completion_status': 'completed' }, 'completed'],
    [{ 'cmi.completion_status': 'completed', 'cmi.success_status': 'passed' }, 'passed'],
    [{ 'cmi.completion_status': 'completed', 'cmi.success_status': 'failed' }, 'failed'],
    [{ 'cmi.completion_status': 'incomplete', 'cmi.success_status': 'failed' }, 'incomplete'],
    [{ 'cmi.success_status': 'failed' }, 'failed'],
  ])('reads %j as %s', (values, expected) => {
    expect(status2004(values as rules.Values)).toBe(expected)
  })

  test('lets measures decide over the words where the manifest has thresholds', () => {
    expect(
      status2004(
        { 'cmi.progress_measure': '0.8', 'cmi.completion_status': 'incomplete' },
        { completionThreshold: 0.8 },
      ),
    ).toBe('completed')
    expect(
      status2004(
        { 'cmi.progress_measure': '0.79', 'cmi.completion_status': 'completed' },
        { completionThreshold: 0.8 },
      ),
    ).toBe('incomplete')
    expect(status2004({ 'cmi.score.scaled': '0.5', 'cmi.success_status': 'failed' }, { scaledPassingScore: 0.5 })).toBe(
      'passed',
    )
    expect(
      status2004(
        { 'cmi.score.scaled': '-0.1', 'cmi.success_status': 'passed', 'cmi.completion_status': 'completed' },
        { scaledPassingScore: 0 },
      ),
    ).toBe('failed')
  })
})

const status = fc.constantFrom('completed', 'passed', 'failed', 'incomplete', 'browsed', 'not attempted', undefined)
const sco = fc.record({ status, suspends: fc.boolean(), isOpened: fc.boolean() })

describe('a course of several activities', () => {
  const roll = (parts: { status: string | undefined; suspends: boolean; isOpened: boolean }[]) => {
    const activities = parts.map((_, index) => activity({ id: `i${index}` }))
    const values = new Map<string, rules.Values>(
      parts.flatMap(({ status: word, suspends, isOpened }, index) => {
        const stored: Record<string, string> = {
          ...(word ? { 'cmi.core.lesson_status': word } : {}),
          ...(suspends ? { 'cmi.core.exit': 'suspend' } : {}),
        }
        return isOpened ? [[`i${index}` as string, stored] as const] : []
      }),
    )
    return {
      status: rules.courseStatus(course('1.2', activities), values),
      each: activities.map((one) => rules.activityStatus('1.2', one, values.get(one.id))),
    }
  }

  test('is done exactly when every activity is, and passed when one of them is', () => {
    fc.assert(
      fc.property(fc.array(sco, { minLength: 1, maxLength: 8 }), (parts) => {
        const { status: whole, each } = roll(parts)
        expect(rules.isDone(whole)).toBe(each.every(rules.isDone))
        expect(whole === 'passed').toBe(each.every(rules.isDone) && each.includes('passed'))
      }),
    )
  })

  test('is failed exactly when one activity is and none is open', () => {
    fc.assert(
      fc.property(fc.array(sco, { minLength: 1, maxLength: 8 }), (parts) => {
        const { status: whole, each } = roll(parts)
        expect(whole === 'failed').toBe(
          each.includes('failed') && each.every((one) => one === 'failed' || rules.isDone(one)),
        )
        if (each.every((one) => one === null)) expect(whole).toBe('opened')
        if (!rules.isDone(whole) && whole !== 'failed') expect(whole === 'suspend').toBe(each.includes('suspend'))
      }),
    )
  })

  test('does not depend on the order of its activities', () => {
    fc.assert(
      fc.property(fc.array(sco, { minLength: 1, maxLength: 8 }), (parts) => {
        expect(roll(parts.toReversed()).status).toBe(roll(parts).status)
      }),
    )
  })

  test('counts what reports, and groups and pages only where nothing reports', () => {
    const group = activity({ id: 'group', path: null, isSco: false })
    const page = activity({ id: 'page', isSco: false })
    const done = { 'cmi.core.lesson_status': 'completed' }
    expect(rules.courseStatus(course('1.2', [group, page, activity({ id: 'sco' })]), new Map([['sco', done]]))).toBe(
      'completed',
    )
    expect(rules.courseStatus(course('1.2', [group, page]), new Map())).toBe('opened')
    expect(rules.courseStatus(course('1.2', [group, page]), new Map([['page', done]]))).toBe('completed')
    expect(rules.courseStatus(course('1.2', [group]), new Map())).toBe('opened')
  })

  test('counts of a cluster that plays a selection as many parts as it plays', () => {
    const node = (id: string, children: object[] = [], sequencingControls: object = {}) => ({
      id,
      children,
      sequencingControls,
    })
    const pool = node(
      'pool',
      ['b', 'c', 'd', 'e'].map((id) => node(id)),
      { selectionTiming: 'once', selectCount: 2 },
    )
    const sequencing = node('root', [node('a'), pool]) as NonNullable<ScormCourse['sequencing']>
    const drawn = {
      ...course(
        '2004',
        ['a', 'b', 'c', 'd', 'e'].map((id) => activity({ id })),
      ),
      sequencing,
    }
    const done = { 'cmi.completion_status': 'completed' }
    const after = (...ids: string[]) => new Map(ids.map((id) => [id, done]))
    expect(rules.partsDone(drawn, after('a'), 'completed')).toEqual({ done: 1, parts: 3 })
    expect(rules.partsDone(drawn, after('a', 'd'), 'completed')).toEqual({ done: 2, parts: 3 })
    expect(rules.partsDone(drawn, after('b', 'c', 'e'), 'completed')).toEqual({ done: 2, parts: 3 })
    expect(rules.courseShare(drawn, after('a', 'c', 'e'), 'completed')).toBe(1)
  })
})

const anyStatus = fc.constantFrom<rules.ScormStatus>('completed', 'incomplete', 'failed', 'passed', 'opened', 'suspend')

describe('what is kept', () => {
  test('never takes back what a course once reported as done', () => {
    fc.assert(
      fc.property(fc.array(anyStatus, { minLength: 1 }), (visits) => {
        let kept: string | null = null
        for (const visit of visits) {
          const next = rules.keptStatus(kept, visit)
          if (rules.isDone(kept)) expect(rules.isDone(next)).toBe(true)
          if (kept === 'passed') expect(next).toBe('passed')
          kept = next
        }
        expect(rules.isDone(kept)).toBe(visits.some(rules.isDone))
      }),
    )
  })

  test.each([
    ['completed', 'completed', 'automatic', 'completed'],
    ['passed', 'completed', 'automatic', 'completed'],
    ['completed', 'passed', 'automatic', 'opened'],
    ['passed', 'passed', 'automatic', 'completed'],
    ['failed', 'completed', 'automatic', 'opened'],
    ['suspend', 'completed', 'automatic', 'opened'],
    ['opened', 'opened', 'automatic', 'completed'],
    ['passed', 'completed', 'manual', 'opened'],
  ] as const)('makes of %s with %s and %s the state %s', (word, completeWhen, mode, expected) => {
    expect(rules.contentStatus(word, completeWhen, mode)).toBe(expected)
  })
})

describe('opening and watching', () => {
  test.each([
    ['web', null, 'disabled', 'link'],
    ['scorm', 'application/zip', 'disabled', 'scorm'],
    ['zip', 'application/zip', 'enabled', 'site'],
    ['upload', 'video/mp4', 'enabled', 'video'],
    ['upload', 'audio/mpeg', 'disabled', 'audio'],
    ['upload', 'application/pdf', 'disabled', 'pdf'],
    ['upload', 'application/pdf', 'required', 'download'],
    ['upload', 'image/png', 'disabled', 'picture'],
    ['upload', 'image/svg+xml', 'disabled', 'picture'],
    ['upload', 'text/html', 'disabled', 'download'],
    ['upload', null, 'disabled', 'download'],
  ])('plays %s of %s with download %s as %s', (type, contentType, download, expected) => {
    expect(rules.launchKind({ type, contentType, download })).toBe(expected)
  })

  test('completes by opening what has no end and does not report', () => {
    expect(
      (['link', 'picture', 'download', 'site'] as const).every((kind) =>
        rules.isDoneByOpening(kind, 'automatic', 'completed'),
      ),
    ).toBe(true)
    expect(
      (['video', 'audio', 'pdf', 'scorm'] as const).some((kind) =>
        rules.isDoneByOpening(kind, 'automatic', 'completed'),
      ),
    ).toBe(false)
    expect((['link', 'scorm'] as const).some((kind) => rules.isDoneByOpening(kind, 'manual', 'opened'))).toBe(false)
    expect(rules.isDoneByOpening('scorm', 'automatic', 'opened')).toBe(true)
  })

  test('has read a document at the part of its pages that is asked for, rounded up', () => {
    const least = (pageCount: number, percent: number) =>
      Array.from({ length: pageCount + 1 }, (_, seen) => seen).find((seen) => rules.isRead(seen, pageCount, percent))
    expect([least(12, 100), least(12, 50), least(11, 50), least(3, 1), least(1, 100)]).toEqual([12, 6, 6, 1, 1])
  })

  test('reaches the end of a recording at nine tenths, and never without a length', () => {
    expect([
      rules.isReached(89.9, 100),
      rules.isReached(90, 100),
      rules.isReached(5, null),
      rules.isReached(0, 0),
    ]).toEqual([false, true, false, false])
  })

  test('goes on from where somebody was, and from the start after the end', () => {
    expect([
      rules.placeToGoOn(null, 15),
      rules.placeToGoOn(0, 15),
      rules.placeToGoOn(7.5, 15),
      rules.placeToGoOn(14.5, 15),
      rules.placeToGoOn(7.5, null),
    ]).toEqual([null, null, 7.5, null, 7.5])
  })

  test('takes the length of a recording, or a usual time', () => {
    const time = (type: string, contentType: string | null, duration: number | null) =>
      rules.completionTime({ type, contentType, duration })
    expect([
      time('upload', 'video/mp4', 95),
      time('scorm', null, null),
      time('zip', null, null),
      time('upload', 'application/pdf', null),
      time('web', null, null),
    ]).toEqual([95, 300, 300, 300, 0])
  })
})

describe('keptOf', () => {
  const activity = { id: 'one' } as CourseActivity
  const ruled = (mode: string) =>
    ({ activities: [activity], sequencing: { id: 'root', mode } }) as unknown as Pick<
      ScormCourse,
      'activities' | 'sequencing'
    >
  const stored = { currentActivityId: 'one', activities: [{ activityId: 'one', values: {} }], sequencing: 'state' }

  test('keeps where the sequencing is if both packages have the same rules', () => {
    expect(rules.keptOf(stored, ruled('flow'), ruled('flow')).sequencing).toBe('state')
    expect(rules.keptOf(stored, ruled('flow'), ruled('choice')).sequencing).toBeNull()
    expect(rules.keptOf(stored, ruled('flow')).sequencing).toBeNull()
  })
})
