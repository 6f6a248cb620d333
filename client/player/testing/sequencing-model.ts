import type { SequencedStep, SequencingRequest } from '../sequencer.ts'

/**
 * The processes of SCORM 2004 SN 4 as far as they can be said shortly: control modes, constrained choice, attempt limits and
 * precondition rules of leaves, with choice, flow and the defaults of delivery. It shares nothing with the engine of the player.
 */

export type Rule = { action: string; condition: string; isNot: boolean }
export type Tree = {
  id: string
  choice: boolean
  flow: boolean
  forwardOnly: boolean
  constrainChoice: boolean
  preventActivation: boolean
  limit: number | null
  rules: Rule[]
  children: Tree[]
}
/** What an activity says of itself; null for nothing. */
export type Result = { completed: boolean | null; satisfied: boolean | null }

type Tracked = Result & { attempts: number }

export function leavesOf(tree: Tree): Tree[] {
  return tree.children.length ? tree.children.flatMap(leavesOf) : [tree]
}

export function createModel(root: Tree) {
  const parents = new Map<string, Tree>()
  const tracked = new Map<string, Tracked>()
  let current: Tree | null = null
  let rollup = { isCompleted: false, isSatisfied: false }
  adopt(root)

  function adopt(parent: Tree): void {
    for (const child of parent.children) {
      parents.set(child.id, parent)
      adopt(child)
    }
  }

  function trackedOf({ id }: Tree): Tracked {
    const own = tracked.get(id) ?? { attempts: 0, completed: null, satisfied: null }
    tracked.set(id, own)
    return own
  }

  /** UP.2: what is unknown stays so when it is negated, and no rule follows from it. */
  function follows(activity: Tree, action: string): boolean {
    return activity.rules.some(({ action: own, condition, isNot }) => {
      const { attempts, completed, satisfied } = trackedOf(activity)
      const is = condition === 'completed' ? completed : condition === 'satisfied' ? satisfied : attempts > 0
      return own === action && is !== null && is !== isNot
    })
  }

  /** UP.5 for a leaf: its limit, and whether a rule disables it. */
  function isRefused(activity: Tree): boolean {
    return follows(activity, 'disabled') || (activity.limit !== null && trackedOf(activity).attempts >= activity.limit)
  }

  /** SB.2.1: the next activity in a direction. Null past the end, and where the way leads back in a cluster that goes forward only. */
  function nextOf(activity: Tree, step: 1 | -1): Tree | null {
    const parent = parents.get(activity.id)
    if (!parent || (step === -1 && parent.forwardOnly)) return null
    const siblings = parent.children
    return siblings[siblings.indexOf(activity) + step] ?? nextOf(parent, step)
  }

  /** SB.2.2 and SB.2.3: the leaf that flow from an activity comes to, or what ends it. */
  function flowFrom(activity: Tree, step: 1 | -1): Tree | 'end' | null {
    const next = nextOf(activity, step)
    if (!next) return step === 1 ? 'end' : null
    return consider(next, step)
  }

  function consider(activity: Tree, step: 1 | -1): Tree | 'end' | null {
    const parent = parents.get(activity.id)
    if (parent && !parent.flow) return null
    if (follows(activity, 'skip')) return flowFrom(activity, step)
    if (!activity.children.length) return isRefused(activity) ? null : activity
    return enter(activity, step)
  }

  // A forward-only cluster is entered at its first child from behind too.
  function enter(activity: Tree, step: 1 | -1): Tree | 'end' | null {
    if (!activity.flow) return null
    const from = step === -1 && !activity.forwardOnly ? activity.children.at(-1) : activity.children[0]
    return from ? consider(from, activity.forwardOnly ? 1 : step) : null
  }

  function chosen(id: string): Tree | null {
    const target = leavesOf(root).find((leaf) => leaf.id === id)
    if (!target || !parents.get(id)?.choice || follows(target, 'hiddenFromChoice') || isRefused(target)) return null
    return isBehindForwardOnly(target) || isConstrained(target) ? null : target
  }

  /** SB.2.9, steps 7 to 11.9, for a leaf: whether the way to it enters a cluster that is entered by flow alone, or goes past the next one. */
  function isConstrained(target: Tree): boolean {
    const [from, to] = [current ? ancestorsOf(current) : [root], ancestorsOf(target)]
    const entered = to.slice(
      0,
      to.findIndex((each) => from.includes(each)),
    )
    if (entered.some(({ preventActivation }) => preventActivation)) return true
    const left = from.slice(
      0,
      from.findIndex((each) => to.includes(each)),
    )
    const constrained = left.find(({ constrainChoice }) => constrainChoice)
    if (!current || !constrained) return false
    const leaves = leavesOf(root)
    const isForward = leaves.indexOf(target) > leaves.indexOf(current)
    let at: Tree | undefined = constrained
    while (at) {
      const siblings: Tree[] = parents.get(at.id)?.children ?? []
      const beside: Tree | undefined = siblings[siblings.indexOf(at) + (isForward ? 1 : -1)]
      if (beside) return !leavesOf(beside).includes(target)
      at = parents.get(at.id)
    }
    return !leavesOf(constrained).includes(target)
  }

  /** SB.2.4: whether a way back to an activity begins in a cluster that goes forward only. */
  function isBehindForwardOnly(target: Tree): boolean {
    const leaves = leavesOf(root)
    if (!current || leaves.indexOf(target) >= leaves.indexOf(current)) return false
    const above = ancestorsOf(current)
    return ancestorsOf(target).find((each) => above.includes(each))?.forwardOnly === true
  }

  function ancestorsOf({ id }: Tree): Tree[] {
    const parent = parents.get(id)
    return parent ? [parent, ...ancestorsOf(parent)] : []
  }

  function deliver(found: Tree | 'end' | null): SequencedStep {
    if (found === 'end') {
      current = null
      return { kind: 'end' }
    }
    if (!found) return { kind: 'none' }
    current = found
    tracked.set(found.id, { attempts: trackedOf(found).attempts + 1, completed: null, satisfied: null })
    return { kind: 'deliver', activityId: found.id }
  }

  function request(wish: SequencingRequest): SequencedStep {
    if (typeof wish === 'object') return deliver(chosen(wish.choice))
    if (!current || !parents.get(current.id)?.flow) return { kind: 'none' }
    return deliver(flowFrom(current, wish === 'continue' ? 1 : -1))
  }

  /** RB.1.2 and RB.1.3 by their defaults: a cluster is what all of its children are. */
  function isAll(activity: Tree, status: 'completed' | 'satisfied'): boolean {
    if (!activity.children.length) return trackedOf(activity)[status] === true
    return activity.children.every((child) => isAll(child, status))
  }

  return {
    /** What the whole course was as an activity ended last. */
    rollup: () => rollup,
    current: () => current?.id ?? null,
    begin: () => {
      const first = enter(root, 1)
      return deliver(first === 'end' ? null : first)
    },
    /** The request alone, of a learner who stands between two activities. */
    request,
    /** UP.4, then the request: an activity that says nothing is completed and satisfied as it ends. */
    step({ completed, satisfied }: Result, wish: SequencingRequest): SequencedStep {
      if (!current) throw new Error('No activity is shown')
      Object.assign(trackedOf(current), { completed: completed ?? true, satisfied: satisfied ?? true })
      rollup = { isCompleted: isAll(root, 'completed'), isSatisfied: isAll(root, 'satisfied') }
      return request(wish)
    },
  }
}
