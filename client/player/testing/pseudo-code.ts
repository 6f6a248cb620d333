import type { SequencedStep } from '../sequencer.ts'
import type { Result } from './sequencing-model.ts'

/**
 * The pseudo-code of SCORM 2004 (SN, appendix A) for learners who go on and leave, line by line: rules before, after and at the end of
 * activities, limits, rollup by rules and by measure, and global objectives that some activities write and others ask. Its numbers
 * are those of the processes. It shares nothing with the player.
 */

export type Condition = { condition: string; isNot: boolean; ofGlobal: boolean }
export type Rule = { action: string; combination: 'all' | 'any'; conditions: Condition[] }
export type RollupRule = Rule & { consideration: string; count: number; percent: number }
export type Node = {
  id: string
  limit: number | null
  before: Rule[]
  after: Rule[]
  leaving: Rule[]
  rollup: RollupRule[]
  /** What its measure has to reach for it to be satisfied; null where its rules decide. */
  passing: number | null
  weight: number
  /** The global objective that it writes its status to, as a leaf, and the one that its rules may ask. */
  writes: string | null
  reads: string | null
  children: Node[]
}
export type Report = Result & { measure: number | null }

type Known = boolean | null
type Tracked = {
  attempts: number
  /** Whether what is known is of the attempt on the parent that goes on: then it counts in rollup (SN 3.2, useCurrentAttempt...). */
  isCurrent: boolean
  isActive: boolean
  completed: Known
  satisfied: Known
  measure: number | null
}

export function createPseudoCode(root: Node) {
  const parents = new Map<Node, Node>()
  const states = new Map<Node, Tracked>()
  const globals = new Map<string, boolean>()
  let current: Node | null = null
  adopt(root)

  function adopt(node: Node): void {
    states.set(node, { attempts: 0, isCurrent: true, isActive: false, completed: null, satisfied: null, measure: null })
    for (const child of node.children) {
      parents.set(child, node)
      adopt(child)
    }
  }

  const of = (node: Node) => states.get(node)!
  const nothing = { completed: null, satisfied: null, measure: null }
  /** What counts of a child. Not of the standard: rules that are asked before an activity know what came of it earlier too. */
  const counted = (node: Node): Tracked => (of(node).isCurrent ? of(node) : { ...of(node), ...nothing })
  const pathTo = (node: Node): Node[] => [...(parents.has(node) ? pathTo(parents.get(node)!) : []), node]

  // Conditions, of rules and of rollup.

  function statusOf(node: Node, { condition, isNot, ofGlobal }: Condition, state: Tracked): Known {
    // An objective that is not there.
    if (ofGlobal && node.reads === null) return null
    const { attempts, completed, satisfied, measure } = state
    const judged = ofGlobal ? (globals.get(node.reads!) ?? null) : satisfied
    const results: Record<string, Known> = {
      satisfied: judged,
      objectiveStatusKnown: judged !== null,
      objectiveMeasureKnown: measure !== null,
      completed,
      activityProgressKnown: completed !== null,
      attempted: attempts > 0,
      attemptLimitExceeded: node.limit !== null && attempts >= node.limit,
      always: true,
    }
    const result = results[condition]!
    return isNot && result !== null ? !result : result
  }

  function combined(node: Node, { conditions, combination }: Rule, state = of(node)): Known {
    const results = conditions.map((each) => statusOf(node, each, state))
    const decides = combination === 'any'
    if (results.includes(decides)) return decides
    return results.includes(null) ? null : !decides
  }

  /** UP.2 */
  const follows = (node: Node, rules: readonly Rule[], ...actions: string[]) =>
    rules.find((rule) => actions.includes(rule.action) && combined(node, rule) === true)?.action ?? null

  /** UP.5, with UP.1. Not of the standard: a rule that would disable what goes on is not asked as it goes on. */
  function isRefused(node: Node): boolean {
    const { attempts, isActive } = of(node)
    if (isActive) return false
    return (node.limit !== null && attempts >= node.limit) || follows(node, node.before, 'disabled') !== null
  }

  // RB.1.5

  function rollUp(from: Node): void {
    for (const node of pathTo(from).reverse()) {
      if (node.children.length === 0) continue
      rollUpMeasure(node)
      const state = of(node)
      if (node.passing === null) state.satisfied = ruled(node, 'notSatisfied', 'satisfied') ?? state.satisfied
      else state.satisfied = state.measure === null ? null : state.measure >= node.passing
      state.completed = ruled(node, 'incomplete', 'completed') ?? state.completed
    }
  }

  function rollUpMeasure(node: Node): void {
    const measured = node.children.filter((child) => counted(child).measure !== null)
    const weight = node.children.reduce((sum, child) => sum + child.weight, 0)
    const total = measured.reduce((sum, child) => sum + of(child).measure! * child.weight, 0)
    of(node).measure = measured.length && weight > 0 ? total / weight : null
  }

  function ruled(node: Node, contrary: string, status: string): Known {
    const own = node.rollup.filter(({ action }) => action === contrary || action === status)
    const isMet = (action: string) => own.some((rule) => rule.action === action && isRollupMet(node, rule))
    if (own.length) return isMet(status) ? true : isMet(contrary) ? false : null
    const results = node.children.map((child) =>
      status === 'satisfied' ? counted(child).satisfied : counted(child).completed,
    )
    if (results.every((each) => each === true)) return true
    return results.includes(null) ? null : false
  }

  function isRollupMet(node: Node, rule: RollupRule): boolean {
    const results = node.children.map((child) => combined(child, rule, counted(child)))
    const count = results.filter((each) => each === true).length
    if (rule.consideration === 'all') return count === results.length
    if (rule.consideration === 'any') return count > 0
    if (rule.consideration === 'none') return results.every((each) => each === false)
    return rule.consideration === 'atLeastCount' ? count >= rule.count : count / results.length >= rule.percent
  }

  // Ways through the tree: SB.2.1 to SB.2.3, forward.

  function nextOf(node: Node): Node | null {
    const parent = parents.get(node)
    if (!parent) return null
    return parent.children[parent.children.indexOf(node) + 1] ?? nextOf(parent)
  }

  function considered(node: Node): Node | 'end' | null {
    if (follows(node, node.before, 'skip')) {
      const next = nextOf(node)
      return next ? considered(next) : 'end'
    }
    if (isRefused(node)) return null
    return node.children[0] ? considered(node.children[0]) : node
  }

  const flowFrom = (node: Node): Node | 'end' | null => {
    const next = nextOf(node)
    return next ? considered(next) : 'end'
  }

  // Ends of attempts: UP.3, UP.4, TB.2.1 to TB.2.3.

  function endAttempt(node: Node): void {
    const state = of(node)
    if (!state.isActive) return
    state.isActive = false
    if (node.children.length === 0) {
      state.completed ??= true
      state.satisfied ??= true
      if (node.writes !== null) globals.set(node.writes, state.satisfied)
    }
    rollUp(node)
  }

  function exitRules(): void {
    const target = pathTo(current!)
      .slice(0, -1)
      .find((node) => follows(node, node.leaving, 'exit'))
    if (!target) return
    for (const node of pathTo(current!).reverse())
      if (pathTo(node).includes(target) && node !== target) endAttempt(node)
    endAttempt(target)
    current = target
  }

  /** What the rules lead to after an activity has ended: a request of sequencing, or none. */
  function exit(): string | null {
    endAttempt(current!)
    exitRules()
    for (;;) {
      const action = follows(current!, current!.after, 'retry', 'retryAll', 'exitParent', 'exitAll', 'continue')
      if (action === 'exitAll' || action === 'retryAll') {
        for (const node of pathTo(current!).reverse()) endAttempt(node)
        current = null
        return action === 'exitAll' ? 'exit' : 'start'
      }
      if (action === 'exitParent') {
        const parent = parents.get(current!)
        // The standard has an exception here, with the attempt on the course ended all the same.
        if (!parent) return 'exit'
        current = parent
        endAttempt(parent)
        continue
      }
      return current === root && action !== 'retry' ? 'exit' : action
    }
  }

  // Delivery: DB.1.1 and DB.2.

  function deliver(found: Node | 'end' | null): SequencedStep {
    if (found === 'end') return end()
    if (!found || pathTo(found).some(isRefused)) return { kind: 'none' }
    if (current) for (const node of pathTo(current).reverse()) if (!pathTo(found).includes(node)) endAttempt(node)
    for (const node of pathTo(found)) {
      const state = of(node)
      if (state.isActive) continue
      Object.assign(state, { isActive: true, isCurrent: true, attempts: state.attempts + 1, ...nothing })
      for (const child of node.children) of(child).isCurrent = false
    }
    current = found
    return { kind: 'deliver', activityId: found.id }
  }

  /** Of a course whose attempt has ended nothing is left where nothing else is shown. */
  function orEnd(found: SequencedStep): SequencedStep {
    if (found.kind !== 'none' || of(root).isActive) return found
    current = null
    return { kind: 'end' }
  }

  function end(): SequencedStep {
    if (current) for (const node of pathTo(current).reverse()) endAttempt(node)
    endAttempt(root)
    current = null
    return { kind: 'end' }
  }

  return {
    begin(): SequencedStep {
      const first = considered(root)
      return deliver(first === 'end' ? null : first)
    },
    /** What an activity reports, and whether the learner goes on or only leaves it. */
    step({ completed, satisfied, measure }: Report, isGoingOn: boolean): SequencedStep {
      if (!current) throw new Error('No activity is shown')
      const state = of(current)
      Object.assign(state, {
        completed,
        measure,
        satisfied: current.passing === null ? satisfied : judged(current.passing, measure),
      })
      const ruledTo = exit()
      if (ruledTo === 'exit') return end()
      if (ruledTo === 'start') {
        return orEnd(deliver(considered(root)))
      }
      const again =
        ruledTo === 'retry' ? deliver(current!.children[0] ? considered(current!.children[0]) : current) : null
      // Not of the standard: where a limit refuses what a rule asks for, the learner's own wish counts.
      if (again && (again.kind !== 'none' || !isGoingOn)) return orEnd(again)
      return orEnd(ruledTo === 'continue' || isGoingOn ? deliver(flowFrom(current!)) : { kind: 'none' })
    },
    current: () => current?.id ?? null,
    outcome: () => ({
      completion: words(of(root).completed, 'completed', 'incomplete'),
      success: words(of(root).satisfied, 'passed', 'failed'),
    }),
  }
}

const judged = (passing: number, measure: number | null): Known => (measure === null ? null : measure >= passing)
const words = (known: Known, yes: string, no: string) => (known === null ? 'unknown' : known ? yes : no)
