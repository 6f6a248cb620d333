import type { SequencedActivity } from '../../server/files/package/sequencing-tree-codec.ts'
import { inOrder, pathTo } from './engine-tree.ts'
import type { EngineActivity, ScormEngine } from './runtime.ts'

/** When something is drawn anew: with the first attempt on a cluster, or with each. */
type Timing = 'never' | 'once' | 'onEachNewAttempt'
type Chance = { selection: Timing; count: number; order: Timing }

/**
 * Draws which children of a cluster are played, and in which order (SCORM 2004 SN 3.11 and 3.12, SR.1 and SR.2). The engine draws once
 * it has chosen a child already, so that what comes before that child would never be played. This draws before an attempt on the
 * cluster begins, and what was drawn stands until the attempt ends.
 */
export function createSelection(tree: SequencedActivity) {
  const chances = new Map<string, Chance>()
  const engineTree = withoutChance(tree)
  /** The number of the attempt that the children of a cluster were drawn for. */
  const drawnFor = new Map<string, number>()

  function withoutChance(activity: SequencedActivity): SequencedActivity {
    const chance = chanceOf(activity)
    if (chance) chances.set(activity.id, chance)
    // Of "once" the engine leaves what is drawn as it stands.
    const own = chance && {
      selectionTiming: 'once',
      selectCount: null,
      randomizationTiming: 'never',
      randomizeChildren: false,
    }
    const children = (activity.children ?? []).map(withoutChance)
    return { ...activity, sequencingControls: { ...activity.sequencingControls, ...own }, children }
  }

  /** Draws for the attempt that would begin if the cluster were entered now. @param keep a child that has to be among them */
  function enter(cluster: EngineActivity, keep: EngineActivity | null = null): void {
    const chance = chances.get(cluster.id)
    if (!chance || cluster.isActive || cluster.isSuspended) return
    const attempt = cluster.attemptCount + 1
    if (drawnFor.get(cluster.id) === attempt) return
    drawnFor.set(cluster.id, attempt)
    const controls = cluster.sequencingControls
    if (isDue(chance.selection, controls.selectionCountStatus)) {
      const others = shuffled(cluster.children.filter((child) => child !== keep))
      const selected = new Set([...(keep ? [keep] : []), ...others].slice(0, chance.count))
      for (const child of cluster.children) {
        child.isAvailable = selected.has(child)
        child.isHiddenFromChoice = !child.isAvailable
      }
    }
    if (isDue(chance.order, controls.reorderChildren)) {
      cluster.setChildOrder(shuffled(cluster.children).map(({ id }) => id))
    }
    // By these the engine, and the stored state, know that it is done.
    Object.assign(controls, { selectionCountStatus: true, reorderChildren: true })
    cluster.setProcessedChildren(cluster.children.filter(({ isAvailable }) => isAvailable))
  }

  return {
    /** The tree for the engine, which is to draw nothing by itself. */
    engineTree,
    /** Takes the draws of an engine over. Clusters that nobody has entered yet are drawn now, so that what can be chosen is what will be played. */
    attach(engine: ScormEngine): void {
      if (chances.size === 0) return
      const process = engine.getSequencingService()?.getOverallSequencingProcess()
      if (process) process.sequencingProcess.traversalService.ensureSelectionAndRandomization = (each) => enter(each)
      for (const cluster of clustersIn(engine)) {
        if (cluster.attemptCount > 0) continue
        // A state that was stored brings what was drawn before.
        if (cluster.sequencingControls.selectionCountStatus) drawnFor.set(cluster.id, 1)
        else enter(cluster)
      }
    },
    /** Draws for the clusters that are entered because one of their activities is chosen. */
    choose(engine: ScormEngine, activityId: string): void {
      for (const cluster of clustersIn(engine)) {
        const child = cluster.children.find((each) => pathTo(each, activityId).length > 0)
        if (child?.isAvailable) enter(cluster, child)
      }
    },
  }

  function clustersIn(engine: ScormEngine): EngineActivity[] {
    const { rootActivity } = engine.getSequencingState()
    return rootActivity ? inOrder(rootActivity).filter(({ id }) => chances.has(id)) : []
  }
}

function isDue(timing: Timing, isDrawn: boolean): boolean {
  return timing === 'onEachNewAttempt' || (timing === 'once' && !isDrawn)
}

function chanceOf({ sequencingControls: controls = {}, children = [] }: Partial<SequencedActivity>): Chance | null {
  const count = Number(controls['selectCount'] ?? children.length)
  const selection = count < children.length ? timingIn(controls['selectionTiming']) : 'never'
  const order = controls['randomizeChildren'] === true ? timingIn(controls['randomizationTiming']) : 'never'
  return selection === 'never' && order === 'never' ? null : { selection, count, order }
}

function timingIn(value: unknown): Timing {
  return value === 'once' || value === 'onEachNewAttempt' ? value : 'never'
}

function shuffled<T>(values: readonly T[]): T[] {
  return values
    .map((value) => ({ value, rank: Math.random() }))
    .sort((left, right) => left.rank - right.rank)
    .map(({ value }) => value)
}
