import type { SequencedActivity } from '../../server/files/package/sequencing-tree-codec.ts'
import { inOrder, pathTo } from './engine-tree.ts'
import type { EngineActivity } from './runtime.ts'

type Direction = 1 | -1

/**
 * Constrained choice (SCORM 2004 SN 3.3) and what is hidden from choice as the pseudo-code has it (SB.2.9, steps 3 and 7 to 11.9). The
 * engine knows both controls of the former, but counts them from other activities than the standard, so it is not told of them.
 */
export function createChoiceRules(tree: SequencedActivity) {
  const constraining = new Set<string>()
  const preventing = new Set<string>()
  const engineTree = withoutConstraints(tree)

  function withoutConstraints(activity: SequencedActivity): SequencedActivity {
    const { constrainChoice, preventActivation, ...controls } = activity.sequencingControls ?? {}
    if (constrainChoice === true) constraining.add(activity.id)
    if (preventActivation === true) preventing.add(activity.id)
    return { ...activity, sequencingControls: controls, children: (activity.children ?? []).map(withoutConstraints) }
  }

  /** Whether the controls and rules let an activity be chosen. @param current null where no activity was shown yet, or the course has ended */
  function isAllowed(root: EngineActivity, current: EngineActivity | null, targetId: string): boolean {
    const toTarget = pathTo(root, targetId)
    // The engine asks the activity that is chosen, and not those that it lies in.
    if (toTarget.some((each) => each.sequencingRules.evaluatePreConditionRules(each) === 'hiddenFromChoice'))
      return false
    if (constraining.size === 0 && preventing.size === 0) return true
    const target = toTarget.at(-1)
    if (!target || target === current) return true
    const toCurrent = current ? pathTo(root, current.id) : [root]
    const shared = toTarget.filter((each, index) => each === toCurrent[index]).length
    // Siblings are reached without leaving or entering a cluster.
    if (current && shared === toCurrent.length - 1 && shared === toTarget.length - 1) return true
    const entered = toTarget.slice(shared, -1)
    if (entered.some(({ id, isActive }) => preventing.has(id) && !isActive)) return false
    if (!current || shared === toTarget.length || shared === toCurrent.length) return true
    const constrained = toCurrent.slice(shared).findLast(({ id }) => constraining.has(id))
    if (!constrained || constrained === target) return true
    const order = inOrder(root)
    const direction = order.indexOf(target) > order.indexOf(constrained) ? 1 : -1
    return toTarget.includes(nextTo(toCurrent.slice(0, toCurrent.indexOf(constrained) + 1), direction))
  }

  return { engineTree, isAllowed }
}

/** SB.2.9.1 and SB.2.9.2: the activity that comes next to the last of a path, or that one itself where none does. */
function nextTo(path: EngineActivity[], direction: Direction): EngineActivity {
  for (let depth = path.length - 1; depth > 0; depth--) {
    const siblings = path[depth - 1]!.getAvailableChildren()
    const next = siblings[siblings.indexOf(path[depth]!) + direction]
    if (next) return next
  }
  return path.at(-1)!
}
