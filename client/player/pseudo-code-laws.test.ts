import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { loadRuntime } from './runtime.ts'
import type { Sequencer } from './sequencer.ts'
import { activity } from './testing/courses.ts'
import { play } from './testing/play.ts'
import { createPseudoCode, type Node, type Report, type RollupRule, type Rule } from './testing/pseudo-code.ts'

/** Random trees with rules of all kinds, beside the pseudo-code of the standard. */

for (const way of ['info', 'log', 'debug', 'warn'] as const) vi.spyOn(console, way).mockImplementation(() => {})

const condition = fc.record({
  condition: fc.constantFrom(
    'satisfied',
    'completed',
    'objectiveStatusKnown',
    'activityProgressKnown',
    'attempted',
    'always',
  ),
  isNot: fc.boolean(),
  ofGlobal: fc.constant(false),
})
const ofGlobal = fc.record({
  condition: fc.constantFrom('satisfied', 'objectiveStatusKnown'),
  isNot: fc.boolean(),
  ofGlobal: fc.constant(true),
})
const combination = fc.constantFrom('all' as const, 'any' as const)
const ruleOf = (...actions: string[]): fc.Arbitrary<Rule> =>
  fc.record({
    action: fc.constantFrom(...actions),
    combination,
    conditions: fc.array(fc.oneof({ weight: 3, arbitrary: condition }, { weight: 1, arbitrary: ofGlobal }), {
      minLength: 1,
      maxLength: 2,
    }),
  })
const rarely = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant<T[]>([]) }, { weight: 1, arbitrary: arbitrary.map((each) => [each]) })
const rollup: fc.Arbitrary<RollupRule> = fc.record({
  action: fc.constantFrom('satisfied', 'notSatisfied', 'completed', 'incomplete'),
  combination,
  conditions: fc.array(condition, { minLength: 1, maxLength: 2 }),
  consideration: fc.constantFrom('all', 'any', 'none', 'atLeastCount', 'atLeastPercent'),
  count: fc.integer({ min: 1, max: 2 }),
  percent: fc.constantFrom(0.3, 0.5, 1),
})
/** What disables an activity by what it came to itself would keep it from going on, which the engine is milder about. */
const disabling: fc.Arbitrary<Rule> = fc.record({
  action: fc.constant('disabled'),
  combination,
  conditions: fc.tuple(ofGlobal),
})
const shared = {
  limit: fc.option(fc.integer({ min: 1, max: 2 }), { freq: 6 }),
  before: rarely(fc.oneof(ruleOf('skip'), disabling)),
  after: rarely(ruleOf('retry', 'retryAll', 'exitParent', 'exitAll', 'continue')),
  weight: fc.constantFrom(0, 0.5, 1),
  reads: fc.option(fc.constantFrom('g1', 'g2')),
}
type Unnamed = Omit<Node, 'id' | 'children'> & { children: Unnamed[] }
const leaf: fc.Arbitrary<Unnamed> = fc.record({
  ...shared,
  leaving: fc.constant<Rule[]>([]),
  rollup: fc.constant<RollupRule[]>([]),
  passing: fc.option(fc.constantFrom(0.3, 0.7), { freq: 4 }),
  writes: fc.option(fc.constantFrom('g1', 'g2')),
  children: fc.constant<Unnamed[]>([]),
})
const cluster = (children: fc.Arbitrary<Unnamed[]>): fc.Arbitrary<Unnamed> =>
  fc.record({
    ...shared,
    leaving: rarely(ruleOf('exit')),
    rollup: fc.array(rollup, { maxLength: 2 }),
    passing: fc.option(fc.constantFrom(0.3, 0.7), { freq: 4 }),
    writes: fc.constant(null),
    children,
  })
const inner = cluster(fc.array(leaf, { minLength: 1, maxLength: 3 }))
const tree = cluster(fc.array(fc.oneof(leaf, inner), { minLength: 2, maxLength: 4 })).map((root) =>
  named({ ...root, limit: null, before: [] }, 'root'),
)

function named({ children, ...given }: Unnamed, id: string): Node {
  return {
    ...given,
    id,
    children: children.map((child, index) => named(child, id === 'root' ? `a${index}` : `${id}-${index}`)),
  }
}

const report: fc.Arbitrary<Report> = fc.record({
  completed: fc.option(fc.boolean()),
  satisfied: fc.option(fc.boolean()),
  measure: fc.option(fc.constantFrom(0, 0.4, 1)),
})
const behaviour = fc.array(fc.tuple(report, fc.boolean()), { minLength: 1, maxLength: 8 })

const leavesOf = (node: Node): Node[] => (node.children.length ? node.children.flatMap(leavesOf) : [node])

function treeFor(node: Node): object {
  const { id, limit, before, after, leaving, passing, weight, writes, reads, children } = node
  const rules = (all: readonly Rule[]) =>
    all.map(({ action, combination, conditions }) => ({
      action,
      conditionCombination: combination,
      conditions: conditions.map((each) => ({
        condition: each.condition,
        ...(each.isNot && { operator: 'not' }),
        ...(each.ofGlobal && { referencedObjective: 'read' }),
      })),
    }))
  const map = (target: string, isWritten: boolean) => [
    // As the reader of manifests gives it: a measure is read unless the map says otherwise.
    {
      targetObjectiveID: target,
      readSatisfiedStatus: !isWritten,
      writeSatisfiedStatus: isWritten,
      readNormalizedMeasure: true,
      writeNormalizedMeasure: false,
    },
  ]
  const objective = (objectiveID: string, mapInfo: object[], satisfiedByMeasure = false) => ({
    objectiveID,
    isPrimary: objectiveID === 'own',
    satisfiedByMeasure,
    minNormalizedMeasure: passing ?? 1,
    mapInfo,
  })
  return {
    id,
    title: id,
    isVisible: true,
    attemptLimit: limit,
    sequencingControls: { choice: true, choiceExit: true, flow: true, objectiveMeasureWeight: weight },
    sequencingRules: {
      preConditionRules: rules(before),
      postConditionRules: rules(after),
      exitConditionRules: rules(leaving),
    },
    rollupRules: {
      rules: node.rollup.map((each, nth) => ({
        ...rules(node.rollup)[nth],
        consideration: each.consideration,
        minimumCount: each.count,
        minimumPercent: each.percent,
      })),
    },
    primaryObjective: objective('own', writes === null ? [] : map(writes, true), passing !== null),
    objectives: reads === null ? [] : [objective('read', map(reads, false))],
    children: children.map(treeFor),
  }
}

async function open(root: Node, stored: string | null = null): Promise<Sequencer> {
  const activities = leavesOf(root).map(({ id }) => activity(id))
  const course = { version: '2004' as const, title: 'Laws', activities, sequencing: JSON.stringify(treeFor(root)) }
  return (await loadRuntime(course, stored)).sequencer!
}

function valuesOf({ completed, satisfied, measure }: Report): Record<string, string> {
  return {
    ...(completed !== null && { 'cmi.completion_status': completed ? 'completed' : 'incomplete' }),
    ...(satisfied !== null && { 'cmi.success_status': satisfied ? 'passed' : 'failed' }),
    ...(measure !== null && { 'cmi.score.scaled': String(measure) }),
  }
}

test('leads where the pseudo-code of the standard leads, with rules before, after and of rollup, limits and global objectives', () =>
  fc.assert(
    fc.asyncProperty(tree, behaviour, async (root, steps) => {
      const sequencer = await open(root)
      const model = createPseudoCode(root)
      let found = sequencer.begin()
      expect(found).toEqual(model.begin())
      for (const [given, isGoingOn] of steps) {
        if (found.kind !== 'deliver') return
        const at = found.activityId
        // The standard can be read in two ways where an activity is judged by its measure and has none.
        const isMeasured = leavesOf(root).find(({ id }) => id === at)?.passing !== null
        const said = { ...given, measure: given.measure ?? (isMeasured ? 0.4 : null) }
        found = play(sequencer, valuesOf(said), isGoingOn ? 'continue' : '')
        const expected = model.step(said, isGoingOn)
        expect({ at, said, isGoingOn, found }).toEqual({ at, said, isGoingOn, found: expected })
        expect(sequencer.outcome()).toEqual(model.outcome())
      }
    }),
    { numRuns: 400 },
  ))
