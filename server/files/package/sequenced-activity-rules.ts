import type { SequencedActivity } from './sequencing-tree-codec.ts'

/** Ways through the tree of a course of SCORM 2004. Trees of packages that came earlier may lack what is read of manifests since. */

type Tree = Partial<SequencedActivity>

/** An activity and all below it, each before what is in it. */
export function eachActivity<T extends Tree>(activity: T): (T | SequencedActivity)[] {
  return [activity, ...(activity.children ?? []).flatMap((each) => eachActivity(each))]
}

/** All objectives of an activity, the primary one first. */
export function objectivesOf({ primaryObjective, objectives = [] }: Tree): SequencedActivity['objectives'] {
  return primaryObjective ? [primaryObjective, ...objectives] : objectives
}
