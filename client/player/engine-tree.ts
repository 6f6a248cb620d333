import type { SequencedActivity } from '../../server/files/package/sequencing-tree-codec.ts'
import type { EngineActivity } from './runtime.ts'

/** The activities from the root to one, with both; empty for one that is not there. */
export function pathTo(activity: EngineActivity, id: string): EngineActivity[] {
  if (activity.id === id) return [activity]
  const found = activity.children.map((child) => pathTo(child, id)).find((path) => path.length > 0)
  return found ? [activity, ...found] : []
}

/** An activity and all below it, each before its children. */
export function inOrder(
  activity: EngineActivity,
  childrenOf: (each: EngineActivity) => EngineActivity[] = ({ children }) => children,
): EngineActivity[] {
  return [activity, ...childrenOf(activity).flatMap((child) => inOrder(child, childrenOf))]
}

type Rules = SequencedActivity['sequencingRules']
type Rule = Rules[keyof Rules][number]

/** What can be asked of an activity of which nothing is tracked. */
const UNTRACKED = ['always', 'never']

/**
 * A tree without what its rules ask of objectives that are not there, and of activities that are not tracked. That is never known, so
 * it never leads to anything; the engine takes it for no.
 */
export function withAnswerableRules<T extends SequencedActivity>(activity: T): T {
  // Trees of older packages lack what came later.
  const { sequencingControls, sequencingRules, primaryObjective, objectives, children }: Partial<SequencedActivity> =
    activity
  const isTracked = sequencingControls?.['tracked'] !== false
  const known = [primaryObjective, ...(objectives ?? [])].map((each) => each?.objectiveID)
  const isAnswered = ({ condition, referencedObjective }: Rule['conditions'][number]) =>
    (isTracked || UNTRACKED.includes(condition)) &&
    (referencedObjective === undefined || known.includes(referencedObjective))
  const answerable = (rules: Rule[]) =>
    rules.flatMap((rule) => {
      const conditions = rule.conditions.filter(isAnswered)
      const isWhole = conditions.length === rule.conditions.length
      return isWhole || (rule.conditionCombination === 'any' && conditions.length > 0) ? [{ ...rule, conditions }] : []
    })
  const rules = Object.entries(sequencingRules ?? {}).map(([name, each]) => [name, answerable(each)])
  return {
    ...activity,
    ...(sequencingRules && { sequencingRules: Object.fromEntries(rules) as Rules }),
    children: (children ?? []).map(withAnswerableRules),
  }
}
