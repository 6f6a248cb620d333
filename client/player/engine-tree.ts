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
