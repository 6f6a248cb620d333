import { expect, test, vi } from 'vitest'
import { loadRuntime } from './runtime.ts'
import type { Sequencer } from './sequencer.ts'
import { play } from './testing/play.ts'
import { controls, courseOf, item, type Settings } from './testing/sequenced.ts'

/** What each rule of SCORM 2004 leads to, one small course a rule. */

for (const way of ['info', 'log', 'debug', 'warn'] as const) vi.spyOn(console, way).mockImplementation(() => {})

type Values = Record<string, string>
const passed: Values = { 'cmi.completion_status': 'completed', 'cmi.success_status': 'passed' }
const failed: Values = { 'cmi.completion_status': 'completed', 'cmi.success_status': 'failed' }
const measured = (scaled: number): Values => ({
  'cmi.completion_status': 'completed',
  'cmi.score.scaled': String(scaled),
})

async function open(root: Settings, stored: string | null = null): Promise<Sequencer> {
  const { sequencer } = await loadRuntime(courseOf(root), stored)
  if (!sequencer) throw new Error('The course has no sequencing')
  return sequencer
}

/** Goes on until the course ends: what was played, in order. */
function walk(sequencer: Sequencer, found = sequencer.begin()): string[] {
  const played: string[] = []
  for (let step = found; step.kind === 'deliver' && played.length < 20; step = play(sequencer, passed, 'continue')) {
    played.push(step.activityId)
  }
  return played
}

const finished = { completion: 'completed', success: 'passed' }
const pool = (given: Settings) =>
  item('root', {
    children: [
      item('intro'),
      item('pool', {
        sequencingControls: { ...controls, ...given },
        children: ['q1', 'q2', 'q3', 'q4'].map((id) => item(id)),
      }),
      item('end'),
    ],
  })
const shuffles = (timing: string) => ({ randomizationTiming: timing, randomizeChildren: true })
const selects = (timing: string) => ({ selectionTiming: timing, selectCount: 2 })

test.each([
  ['shuffled once', shuffles('once'), 4],
  ['shuffled with each attempt', shuffles('onEachNewAttempt'), 4],
  ['selected once', selects('once'), 2],
  ['selected with each attempt', selects('onEachNewAttempt'), 2],
  ['selected once and shuffled with each attempt', { ...selects('once'), ...shuffles('onEachNewAttempt') }, 2],
  ['selected and shuffled with each attempt', { ...selects('onEachNewAttempt'), ...shuffles('onEachNewAttempt') }, 2],
])('plays all of a cluster that is %s, and ends complete', async (_, given, count) => {
  for (let time = 0; time < 12; time++) {
    const sequencer = await open(pool(given))
    const played = walk(sequencer)
    const drawn = played.slice(1, -1)
    expect([played[0], played.at(-1)]).toEqual(['intro', 'end'])
    expect(drawn.length).toBe(count)
    expect(new Set(drawn).size).toBe(count)
    expect(sequencer.outcome()).toEqual(finished)
  }
})

test.each([
  ['once', false],
  ['onEachNewAttempt', true],
])('draws %s, and always what the learner chose', async (timing, isDrawnAnew) => {
  const isOther = async () => {
    const sequencer = await open(pool({ ...selects(timing), ...shuffles(timing) }))
    const first = walk(sequencer).slice(1, -1)
    expect(sequencer.request({ choice: first[1]! })).toEqual({ kind: 'deliver', activityId: first[1] })
    sequencer.request('suspendAll')
    const second = walk(sequencer, sequencer.request({ choice: 'intro' })).slice(1, -1)
    expect(second.length).toBe(2)
    return String(first) !== String(second)
  }
  const times = await Promise.all(Array.from({ length: 12 }, isOther))
  expect(times.includes(true)).toBe(isDrawnAnew)
})

test('keeps what was drawn while the attempt lasts, also over a lost window', async () => {
  const root = pool({ ...selects('onEachNewAttempt'), ...shuffles('onEachNewAttempt') })
  const sequencer = await open(root)
  sequencer.begin()
  const first = play(sequencer, passed, 'continue')
  const stored = sequencer.state()
  const rests = await Promise.all([1, 2, 3].map(async () => walk(await open(root, stored))))
  expect(new Set(rests.map(String)).size).toBe(1)
  expect(rests[0]?.[0]).toBe(first.kind === 'deliver' && first.activityId)
  expect(rests[0]?.length).toBe(3)
})

test('lets nobody choose what was not selected', async () => {
  const sequencer = await open(pool(selects('onEachNewAttempt')))
  sequencer.begin()
  sequencer.createRuntime()
  const open4 = ['q1', 'q2', 'q3', 'q4'].filter((choice) => sequencer.isPossible({ choice }))
  expect(open4.length).toBe(2)
  const other = ['q1', 'q2', 'q3', 'q4'].find((id) => !open4.includes(id)) ?? ''
  expect(sequencer.request({ choice: other })).toEqual({ kind: 'none' })
  expect(sequencer.request({ choice: open4[1]! })).toEqual({ kind: 'deliver', activityId: open4[1] })
})

const clusters = (given: Settings) =>
  item('root', {
    children: [
      ['X', 'a', 'b'],
      ['Y', 'c', 'd'],
      ['Z', 'e', 'f'],
    ].map(([id = '', ...leaves]) =>
      item(id, { sequencingControls: { ...controls, ...given }, children: leaves.map((each) => item(each)) }),
    ),
  })
const flat = (given: Settings) =>
  item('root', {
    sequencingControls: { ...controls, ...given },
    children: ['a', 'b', 'c', 'd'].map((id) => item(id)),
  })

// SB.2.9: from a cluster with constrainChoice only the next one can be entered; with preventActivation only by flow. Siblings are free.
test.each([
  ['constrainChoice of clusters', clusters({ constrainChoice: true }), 'a', 'b c d X Y'],
  ['constrainChoice of clusters, from the middle', clusters({ constrainChoice: true }), 'c', 'a b d e f X Y Z'],
  ['constrainChoice of the root', flat({ constrainChoice: true }), 'a', 'b c d'],
  ['preventActivation of clusters', clusters({ preventActivation: true }), 'a', 'b X Y Z'],
  ['preventActivation of the root', flat({ preventActivation: true }), 'a', 'b c d'],
  ['neither of them', clusters({}), 'a', 'b c d e f X Y Z'],
])('lets the learner choose by %s', async (_, root, from, expected) => {
  const standing = async () => {
    const sequencer = await open(root)
    let found = sequencer.begin()
    while (found.kind === 'deliver' && found.activityId !== from) found = play(sequencer, passed, 'continue')
    return sequencer
  }
  const others = ['a', 'b', 'c', 'd', 'e', 'f', 'X', 'Y', 'Z'].filter((id) => id !== from)
  const sequencer = await standing()
  const runtime = sequencer.createRuntime()
  runtime.lmsInitialize('')
  const isValid = (id: string) => runtime.lmsGetValue(`adl.nav.request_valid.choice.{target=${id}}`) === 'true'
  expect(others.filter(isValid).join(' ')).toBe(expected)
  expect(others.filter((choice) => sequencer.isPossible({ choice })).join(' ')).toBe(expected)
  const reached = await Promise.all(
    others.map(async (id) => play(await standing(), passed, `{target=${id}}choice`).kind === 'deliver'),
  )
  expect(others.filter((_id, index) => reached[index]).join(' ')).toBe(expected)
})

const rule = (action: string, condition: string, more: Settings = {}) => ({
  action,
  conditionCombination: 'all',
  conditions: [{ condition, ...more }],
})
const not = { operator: 'not' }
const before = (...rules: Settings[]) => ({
  sequencingRules: { preConditionRules: rules, postConditionRules: [], exitConditionRules: [] },
})
const after = (...rules: Settings[]) => ({
  sequencingRules: { preConditionRules: [], postConditionRules: rules, exitConditionRules: [] },
})
const leaving = (...rules: Settings[]) => ({
  sequencingRules: { preConditionRules: [], postConditionRules: [], exitConditionRules: rules },
})
const rollsUp = (...rules: Settings[]) => ({
  rollupRules: { rules: rules.map((each) => ({ consideration: 'all', minimumCount: 0, minimumPercent: 0, ...each })) },
})
const any = { consideration: 'any' }
const always = {
  requiredForSatisfied: 'always',
  requiredForNotSatisfied: 'always',
  requiredForCompleted: 'always',
  requiredForIncomplete: 'always',
  measureSatisfactionIfActive: true,
}
const weighs = (objectiveMeasureWeight: number) => ({ sequencingControls: { ...controls, objectiveMeasureWeight } })
const primary = (given: Settings = {}) => ({
  primaryObjective: {
    objectiveID: 'own',
    isPrimary: true,
    satisfiedByMeasure: false,
    minNormalizedMeasure: 1,
    mapInfo: [],
    ...given,
  },
})
const threshold = (minProgressMeasure: number, progressWeight: number) => ({
  completionThreshold: { completedByMeasure: true, minProgressMeasure, progressWeight },
})
const root = (given: Settings, ...children: Settings[]) => item('root', { ...given, children })

const map = (target: string, isWritten: boolean, name: string) => ({
  mapInfo: [{ targetObjectiveID: target, [`read${name}`]: !isWritten, [`write${name}`]: isWritten }],
})
type Step = [values: Values, wish: string, leadsTo: string]
// What follows is the id of what is shown next, "end", or "none" where nothing is.
test.each<[string, Settings, Step[]]>([
  [
    'retry: the same again until it is satisfied',
    root({}, item('quiz', after(rule('retry', 'satisfied', not))), item('b')),
    [
      [failed, 'continue', 'quiz'],
      [passed, 'continue', 'b'],
    ],
  ],
  [
    'retryAll: the course from its beginning',
    root({}, item('a'), item('b', after(rule('retryAll', 'satisfied', not)))),
    [
      [passed, 'continue', 'b'],
      [failed, 'continue', 'a'],
    ],
  ],
  [
    'exitAll: the course ends',
    root({}, item('a', after(rule('exitAll', 'satisfied', not))), item('b')),
    [[failed, 'continue', 'end']],
  ],
  [
    'exitAll, and the learner only left',
    root({}, item('a', after(rule('exitAll', 'always'))), item('b')),
    [[passed, '', 'end']],
  ],
  [
    'exitParent, and the rule of the cluster that is left',
    root(
      {},
      item('X', {
        ...after(rule('continue', 'always')),
        children: [item('a', after(rule('exitParent', 'always'))), item('b')],
      }),
      item('c'),
    ),
    [[passed, '', 'c']],
  ],
  [
    'previous: back to what came before',
    root({}, item('a'), item('b', after(rule('previous', 'satisfied', not)))),
    [
      [passed, 'continue', 'b'],
      [failed, 'continue', 'a'],
    ],
  ],
  [
    'an exit rule: a cluster is left once one of its activities is passed',
    root(
      {},
      item('X', {
        ...leaving(rule('exit', 'satisfied')),
        ...rollsUp({ ...rule('satisfied', 'satisfied'), ...any }),
        children: [item('a'), item('b')],
      }),
      item('c'),
    ),
    [[passed, 'continue', 'c']],
  ],
  [
    'skip: flow passes over it',
    root({}, item('a'), item('b', before(rule('skip', 'always'))), item('c')),
    [[passed, 'continue', 'c']],
  ],
  [
    'disabled: flow ends before it',
    root({}, item('a'), item('b', before(rule('disabled', 'always')))),
    [[passed, 'continue', 'none']],
  ],
  [
    'an attempt limit: nobody comes back',
    root({}, item('a', { attemptLimit: 1 }), item('b')),
    [
      [passed, 'continue', 'b'],
      [passed, 'previous', 'none'],
    ],
  ],
  [
    'an attempt limit of a cluster: all in it are shown, once',
    root({}, item('X', { attemptLimit: 1, children: [item('a'), item('b')] }), item('c')),
    [
      [passed, 'continue', 'b'],
      [passed, 'continue', 'c'],
      [passed, '{target=a}choice', 'none'],
    ],
  ],
  [
    'exitParent up to the course: it ends',
    root({}, item('a', after(rule('exitParent', 'always'))), item('b')),
    [[passed, 'continue', 'end']],
  ],
  [
    'hiddenFromChoice of a cluster: nobody chooses what is in it',
    root({}, item('a'), item('X', { ...before(rule('hiddenFromChoice', 'always')), children: [item('b')] })),
    [[passed, '{target=b}choice', 'none']],
  ],
  [
    'an objective that is not there: nothing follows from it',
    root({}, item('a'), item('b', before(rule('skip', 'satisfied', { ...not, referencedObjective: 'else' })))),
    [[passed, 'continue', 'b']],
  ],
  [
    'an activity that is not tracked: nothing is known of it',
    root(
      {},
      item('a'),
      item('b', {
        ...before(rule('skip', 'activityProgressKnown', not)),
        sequencingControls: { ...controls, tracked: false },
      }),
    ),
    [[passed, 'continue', 'b']],
  ],
  [
    'a measure that not all have yet: it is theirs by their weights all the same',
    root(
      {},
      item('X', {
        ...primary({ satisfiedByMeasure: true, minNormalizedMeasure: 0.5 }),
        ...leaving(rule('exit', 'satisfied')),
        children: [item('a', primary()), item('b', primary())],
      }),
      item('c'),
    ),
    [
      [measured(0.8), 'continue', 'b'],
      [measured(0.4), 'continue', 'c'],
    ],
  ],
  [
    'half of what is not shown yet: what is not known counts among all',
    root(
      {},
      item('X', {
        ...leaving(rule('exit', 'satisfied')),
        ...rollsUp({ ...rule('satisfied', 'satisfied'), consideration: 'atLeastPercent', minimumPercent: 0.5 }),
        children: [item('a'), item('b'), item('d')],
      }),
      item('c'),
    ),
    [
      [passed, 'continue', 'b'],
      [passed, 'continue', 'c'],
    ],
  ],
  [
    'none: only once that is known of all',
    root(
      {},
      item('X', {
        ...leaving(rule('exit', 'satisfied')),
        ...rollsUp({ ...rule('satisfied', 'completed'), consideration: 'none' }),
        children: [item('a'), item('b'), item('d')],
      }),
      item('c'),
    ),
    [
      [{ 'cmi.completion_status': 'incomplete' }, 'continue', 'b'],
      [{ 'cmi.completion_status': 'incomplete' }, 'continue', 'd'],
    ],
  ],
  [
    'a measure of progress that another activity wrote (adlseq)',
    root(
      {},
      item('pre', primary(map('known', true, 'ProgressMeasure'))),
      item('lesson', {
        ...primary(map('known', false, 'ProgressMeasure')),
        ...before(rule('skip', 'completed')),
        ...threshold(0.5, 1),
      }),
      item('c'),
    ),
    [[{ 'cmi.completion_status': 'incomplete', 'cmi.progress_measure': '0.6' }, 'continue', 'c']],
  ],
  [
    'a jump goes where no choice would',
    root({ sequencingControls: { ...controls, choice: false } }, item('a'), item('b'), item('c')),
    [[passed, '{target=c}jump', 'c']],
  ],
])('leads by %s', async (_, tree, steps) => {
  const sequencer = await open(tree)
  sequencer.begin()
  for (const [values, wish, leadsTo] of steps) {
    const found = play(sequencer, values, wish)
    expect(found.kind === 'deliver' ? found.activityId : found.kind).toBe(leadsTo)
  }
})

const two = (given: Settings, first: Settings = {}, second: Settings = {}) =>
  root(given, item('a', { ...primary(), ...first }), item('b', { ...primary(), ...second }))
test.each<[string, Settings, Values[], string, string]>([
  ['nothing said: all are', two({}), [passed, passed], 'completed', 'passed'],
  ['nothing said: one is not', two({}), [passed, failed], 'completed', 'failed'],
  [
    'any activity that is satisfied, and at least one that is completed',
    two(
      rollsUp(
        { ...rule('satisfied', 'satisfied'), ...any },
        { ...rule('completed', 'completed'), consideration: 'atLeastCount', minimumCount: 1 },
      ),
    ),
    [passed],
    'completed',
    'passed',
  ],
  [
    'at least half of them',
    two(rollsUp({ ...rule('satisfied', 'satisfied'), consideration: 'atLeastPercent', minimumPercent: 0.5 })),
    [passed, failed],
    'completed',
    'passed',
  ],
  [
    'weights of measures: 0.65 of 0.6',
    two(primary({ satisfiedByMeasure: true, minNormalizedMeasure: 0.6 }), weighs(0.75), weighs(0.25)),
    [measured(0.8), measured(0.2)],
    'completed',
    'passed',
  ],
  [
    'weights of measures: 0.65 of 0.7',
    two(primary({ satisfiedByMeasure: true, minNormalizedMeasure: 0.7 }), weighs(0.75), weighs(0.25)),
    [measured(0.8), measured(0.2)],
    'completed',
    'failed',
  ],
  [
    'what was skipped does not count where it is said so',
    two(
      {},
      {},
      {
        ...before(rule('skip', 'always')),
        rollupConsiderations: { ...always, requiredForCompleted: 'ifNotSkipped', requiredForSatisfied: 'ifNotSkipped' },
      },
    ),
    [passed],
    'completed',
    'passed',
  ],
  [
    'what was never tried does not count where it is said so',
    two(
      {},
      {},
      { rollupConsiderations: { ...always, requiredForCompleted: 'ifAttempted', requiredForSatisfied: 'ifAttempted' } },
    ),
    [passed],
    'completed',
    'passed',
  ],
  [
    'an activity that is not tracked counts for nothing',
    two({}, {}, { sequencingControls: { ...controls, tracked: false } }),
    [passed],
    'completed',
    'passed',
  ],
  [
    'an activity whose result does not count fails nobody',
    two({}, { sequencingControls: { ...controls, rollupObjectiveSatisfied: false } }),
    [failed, passed],
    'completed',
    'passed',
  ],
  [
    'weights of progress: 0.675 of 0.5',
    two(threshold(0.5, 1), threshold(1, 3), threshold(1, 1)),
    [{ 'cmi.progress_measure': '0.9' }],
    'completed',
    'unknown',
  ],
  [
    'weights of progress: 0.225 of 0.5',
    two(threshold(0.5, 1), threshold(1, 1), threshold(1, 3)),
    [{ 'cmi.progress_measure': '0.9' }],
    'incomplete',
    'unknown',
  ],
])('rolls up by %s', async (_, tree, results, completion, success) => {
  const sequencer = await open(tree)
  sequencer.begin()
  for (const values of results) play(sequencer, values, 'continue')
  expect(sequencer.outcome()).toEqual({ completion, success })
})

const reads = (name: string) => ({
  objectives: [
    {
      objectiveID: 'read',
      isPrimary: false,
      satisfiedByMeasure: false,
      minNormalizedMeasure: 1,
      ...map('known', false, name),
    },
  ],
})
const asks = { referencedObjective: 'read' }
const skippedAbove = (limit: number) =>
  root(
    {},
    item('pre', primary(map('known', true, 'NormalizedMeasure'))),
    item('lesson', {
      ...primary(),
      ...reads('NormalizedMeasure'),
      ...before(rule('skip', 'objectiveMeasureGreaterThan', { ...asks, parameters: { threshold: limit } })),
    }),
    item('c'),
  )
test.each<[string, Settings, Values, string]>([
  [
    'a status that another activity wrote',
    root(
      {},
      item('pre', primary(map('known', true, 'SatisfiedStatus'))),
      item('lesson', { ...primary(), ...reads('SatisfiedStatus'), ...before(rule('skip', 'satisfied', asks)) }),
      item('c'),
    ),
    passed,
    'c',
  ],
  ['a measure that another activity wrote, above a threshold', skippedAbove(0.5), measured(0.6), 'c'],
  ['a measure that another activity wrote, below a threshold', skippedAbove(0.5), measured(0.4), 'lesson'],
  [
    'a completion that another activity wrote (adlseq)',
    root(
      {},
      item('pre', primary(map('known', true, 'CompletionStatus'))),
      item('lesson', { ...primary(), ...reads('CompletionStatus'), ...before(rule('skip', 'completed', asks)) }),
      item('c'),
    ),
    passed,
    'c',
  ],
])('follows %s', async (_, tree, values, leadsTo) => {
  const sequencer = await open(tree)
  sequencer.begin()
  expect(play(sequencer, values, 'continue')).toEqual({ kind: 'deliver', activityId: leadsTo })
})

test('gives a raw score on by a global objective (adlseq)', async () => {
  const reading = {
    objectives: [
      {
        objectiveID: 'read',
        isPrimary: false,
        satisfiedByMeasure: false,
        minNormalizedMeasure: 1,
        ...map('known', false, 'RawScore'),
      },
    ],
  }
  const sequencer = await open(
    root({}, item('pre', primary(map('known', true, 'RawScore'))), item('lesson', { ...primary(), ...reading })),
  )
  sequencer.begin()
  play(sequencer, { ...passed, 'cmi.score.raw': '42', 'cmi.score.min': '0', 'cmi.score.max': '50' }, 'continue')
  const runtime = sequencer.createRuntime()
  runtime.lmsInitialize('')
  const count = Number(runtime.lmsGetValue('cmi.objectives._count'))
  const index = Array.from({ length: count }, (_, each) => each).find(
    (each) => runtime.lmsGetValue(`cmi.objectives.${each}.id`) === 'read',
  )
  expect(runtime.lmsGetValue(`cmi.objectives.${index}.score.raw`)).toBe('42')
})

test('takes Next and Back away where the activity says so', async () => {
  const sequencer = await open(root({}, item('a', { hideLmsUi: ['continue'] }), item('b', { hideLmsUi: ['previous'] })))
  sequencer.begin()
  expect([sequencer.isHidden('continue'), sequencer.isHidden('previous')]).toEqual([true, false])
  play(sequencer, passed, 'continue')
  expect([sequencer.isHidden('continue'), sequencer.isHidden('previous')]).toEqual([false, true])
})
