import { numberIn, sequencingOf } from './sequencing-codec.ts'
import { child, childrenOf, childText, type XmlElement } from './xml-codec.ts'

/**
 * An activity with all that the manifest says of its sequencing (SCORM 2004 SN 3; IMS Simple Sequencing; adlseq, adlnav),
 * by the names of the player's sequencing engine. What the manifest leaves open has the default of the standard.
 */
export interface SequencedActivity {
  id: string
  title: string
  isVisible: boolean
  attemptLimit: number | null
  sequencingControls: Record<string, boolean | number | string | null>
  sequencingRules: { preConditionRules: Rule[]; postConditionRules: Rule[]; exitConditionRules: Rule[] }
  rollupRules: { rules: RollupRule[] }
  rollupConsiderations: Record<string, string | boolean>
  primaryObjective?: Objective
  objectives: Objective[]
  completionThreshold?: { completedByMeasure: boolean; minProgressMeasure: number; progressWeight: number }
  hideLmsUi: string[]
  sharedDataMaps: { targetID: string; readSharedData: boolean; writeSharedData: boolean }[]
  children: SequencedActivity[]
}

interface Condition {
  condition: string
  operator?: 'not'
  referencedObjective?: string
  parameters?: { threshold: number }
}
interface Rule {
  action: string
  conditionCombination: string
  conditions: Condition[]
}
interface RollupRule extends Rule {
  consideration: string
  minimumCount: number
  minimumPercent: number
}
interface Objective {
  objectiveID: string
  isPrimary: boolean
  satisfiedByMeasure: boolean
  minNormalizedMeasure: number
  mapInfo: Record<string, string | boolean>[]
}

/** The tree of a course, with what is said of it as a whole. Courses that were uploaded before version 0123 of the database lack that. */
export interface SequencedCourse extends SequencedActivity {
  /** Whether global objectives are the learner's in all courses, rather than of the attempt (SN 3.10). */
  objectivesGlobalToSystem?: boolean
  /** The same of what activities share as `adl.data`. */
  sharedDataGlobalToSystem?: boolean
}

/**
 * The tree of a course for the sequencing engine; null where the manifest says nothing of sequencing, and of nothing that its activities
 * share as `adl.data`. Where it says the latter alone, learners go on and back as in any course without rules.
 */
export function readSequencing(organization: XmlElement, manifest: XmlElement): SequencedCourse | null {
  const isSequenced = has(organization, 'sequencing')
  if (!isSequenced && !has(organization, 'data')) return null
  const tree = readActivity(organization, manifest)
  return {
    ...(isSequenced ? tree : flowing(tree)),
    objectivesGlobalToSystem: flag(organization, 'objectivesGlobalToSystem', true),
    sharedDataGlobalToSystem: flag(organization, 'sharedDataGlobalToSystem', true),
  }
}

function has(element: XmlElement, name: string): boolean {
  return child(element, name) !== undefined || childrenOf(element, 'item').some((item) => has(item, name))
}

function flowing(activity: SequencedActivity): SequencedActivity {
  const sequencingControls = { ...activity.sequencingControls, flow: true }
  return { ...activity, sequencingControls, children: activity.children.map(flowing) }
}

function readActivity(item: XmlElement, manifest: XmlElement): SequencedActivity {
  const sources = sequencingOf(item, manifest)
  // An element of the item's own stands in place of the whole one that it refers to (CAM 5.1.1).
  const part = (name: string) => sources.map((each) => child(each, name)).find((each) => each !== undefined)
  const objectives = readObjectives(part('objectives'), extraMaps(sources))
  const threshold = readThreshold(item)
  return {
    id: item.attributes.get('identifier')?.trim() || 'organization',
    title: childText(item, 'title') ?? '',
    isVisible: flag(item, 'isvisible', true),
    attemptLimit: numberOf(part('limitConditions'), 'attemptLimit', null),
    sequencingControls: {
      ...controlsOf(part('controlMode')),
      ...choiceOf(part('constrainedChoiceConsiderations')),
      ...deliveryOf(part('deliveryControls')),
      ...randomizationOf(part('randomizationControls')),
      ...rollupControlsOf(part('rollupRules')),
    },
    sequencingRules: rulesOf(part('sequencingRules')),
    rollupRules: { rules: childrenOf(part('rollupRules'), 'rollupRule').map(rollupRuleOf) },
    rollupConsiderations: considerationsOf(part('rollupConsiderations')),
    ...objectives,
    ...(threshold ? { completionThreshold: threshold } : {}),
    hideLmsUi: hiddenOf(item),
    sharedDataMaps: childrenOf(child(item, 'data'), 'map').map((map) => ({
      targetID: map.attributes.get('targetID') ?? '',
      readSharedData: flag(map, 'readSharedData', true),
      writeSharedData: flag(map, 'writeSharedData', true),
    })),
    children: childrenOf(item, 'item').map((each) => readActivity(each, manifest)),
  }
}

function controlsOf(element: XmlElement | undefined) {
  return {
    choice: flag(element, 'choice', true),
    choiceExit: flag(element, 'choiceExit', true),
    flow: flag(element, 'flow', false),
    forwardOnly: flag(element, 'forwardOnly', false),
    useCurrentAttemptObjectiveInfo: flag(element, 'useCurrentAttemptObjectiveInfo', true),
    useCurrentAttemptProgressInfo: flag(element, 'useCurrentAttemptProgressInfo', true),
  }
}

function choiceOf(element: XmlElement | undefined) {
  return {
    preventActivation: flag(element, 'preventActivation', false),
    constrainChoice: flag(element, 'constrainChoice', false),
  }
}

function deliveryOf(element: XmlElement | undefined) {
  return {
    tracked: flag(element, 'tracked', true),
    completionSetByContent: flag(element, 'completionSetByContent', false),
    objectiveSetByContent: flag(element, 'objectiveSetByContent', false),
  }
}

function randomizationOf(element: XmlElement | undefined) {
  return {
    randomizationTiming: element?.attributes.get('randomizationTiming') ?? 'never',
    randomizeChildren: flag(element, 'reorderChildren', false),
    selectionTiming: element?.attributes.get('selectionTiming') ?? 'never',
    selectCount: numberOf(element, 'selectCount', null),
  }
}

function rollupControlsOf(element: XmlElement | undefined) {
  return {
    rollupObjectiveSatisfied: flag(element, 'rollupObjectiveSatisfied', true),
    rollupProgressCompletion: flag(element, 'rollupProgressCompletion', true),
    objectiveMeasureWeight: numberOf(element, 'objectiveMeasureWeight', 1),
  }
}

function rulesOf(element: XmlElement | undefined): SequencedActivity['sequencingRules'] {
  const named = (name: string) => childrenOf(element, name).map((rule) => ruleOf(rule, 'ruleConditions', 'all'))
  return {
    preConditionRules: named('preConditionRule'),
    postConditionRules: named('postConditionRule'),
    exitConditionRules: named('exitConditionRule'),
  }
}

function ruleOf(rule: XmlElement, name: string, combination: string): Rule {
  const conditions = child(rule, name)
  const action = child(rule, 'ruleAction', 'rollupAction')
  return {
    action: action?.attributes.get('action')?.trim() ?? '',
    conditionCombination: conditions?.attributes.get('conditionCombination')?.trim() ?? combination,
    conditions: [...childrenOf(conditions, 'ruleCondition'), ...childrenOf(conditions, 'rollupCondition')].map(
      conditionOf,
    ),
  }
}

function conditionOf(element: XmlElement): Condition {
  const objective = element.attributes.get('referencedObjective')?.trim()
  const threshold = numberOf(element, 'measureThreshold', null)
  return {
    condition: element.attributes.get('condition')?.trim() ?? 'never',
    ...(element.attributes.get('operator')?.trim() === 'not' ? { operator: 'not' } : {}),
    ...(objective ? { referencedObjective: objective } : {}),
    ...(threshold === null ? {} : { parameters: { threshold } }),
  }
}

function rollupRuleOf(element: XmlElement): RollupRule {
  return {
    ...ruleOf(element, 'rollupConditions', 'any'),
    consideration: element.attributes.get('childActivitySet')?.trim() ?? 'all',
    minimumCount: numberOf(element, 'minimumCount', 0) ?? 0,
    minimumPercent: numberOf(element, 'minimumPercent', 0) ?? 0,
  }
}

function considerationsOf(element: XmlElement | undefined): SequencedActivity['rollupConsiderations'] {
  const names = ['requiredForSatisfied', 'requiredForNotSatisfied', 'requiredForCompleted', 'requiredForIncomplete']
  return {
    ...Object.fromEntries(names.map((name) => [name, element?.attributes.get(name)?.trim() ?? 'always'])),
    measureSatisfactionIfActive: flag(element, 'measureSatisfactionIfActive', true),
  }
}

/** Maps that the fourth edition adds to objectives, in an element of its own. */
function extraMaps(sources: XmlElement[]): Map<string, XmlElement[]> {
  const lists = sources.flatMap((each) => childrenOf(each, 'objectives').slice(1))
  const entries = lists.flatMap((list) => childrenOf(list, 'objective'))
  return new Map(entries.map((each) => [each.attributes.get('objectiveID') ?? '', childrenOf(each, 'mapInfo')]))
}

function readObjectives(element: XmlElement | undefined, extra: Map<string, XmlElement[]>) {
  const primary = child(element, 'primaryObjective')
  const objectives = childrenOf(element, 'objective').map((each) => objectiveOf(each, false, extra))
  return { ...(primary ? { primaryObjective: objectiveOf(primary, true, extra) } : {}), objectives }
}

function objectiveOf(element: XmlElement, isPrimary: boolean, extra: Map<string, XmlElement[]>): Objective {
  const id = element.attributes.get('objectiveID')?.trim() ?? ''
  const measure = childText(element, 'minNormalizedMeasure')
  return {
    objectiveID: id || 'primary',
    isPrimary,
    satisfiedByMeasure: flag(element, 'satisfiedByMeasure', false),
    minNormalizedMeasure: numberIn(measure, 'minNormalizedMeasure', -1, 1, element) ?? 1,
    mapInfo: joined(childrenOf(element, 'mapInfo'), extra.get(id) ?? []),
  }
}

const MAPPED = ['SatisfiedStatus', 'NormalizedMeasure']
const MAPPED_BY_ADL = ['RawScore', 'MinScore', 'MaxScore', 'CompletionStatus', 'ProgressMeasure']

/** One map for each global objective, from the two elements that may speak of it. */
function joined(own: XmlElement[], extra: XmlElement[]): Objective['mapInfo'] {
  const targets = [...new Set([...own, ...extra].map((each) => each.attributes.get('targetObjectiveID') ?? ''))]
  const of = (list: XmlElement[], target: string) =>
    list.find((each) => (each.attributes.get('targetObjectiveID') ?? '') === target)
  return targets.map((target) => ({
    targetObjectiveID: target,
    ...flags(of(own, target), MAPPED),
    ...flags(of(extra, target), MAPPED_BY_ADL),
  }))
}

/** What is mapped is read and not written, unless the map says otherwise; without a map nothing is. */
function flags(map: XmlElement | undefined, names: string[]): Record<string, boolean> {
  return Object.fromEntries(
    names.flatMap((name) => [
      [`read${name}`, map !== undefined && flag(map, `read${name}`, true)],
      [`write${name}`, map !== undefined && flag(map, `write${name}`, false)],
    ]),
  )
}

function readThreshold(item: XmlElement): SequencedActivity['completionThreshold'] {
  const element = child(item, 'completionThreshold')
  if (!element) return undefined
  return {
    completedByMeasure: element.text.trim() !== '' || flag(element, 'completedByMeasure', false),
    minProgressMeasure: Number(element.text.trim() || (numberOf(element, 'minProgressMeasure', 1) ?? 1)),
    progressWeight: numberOf(element, 'progressWeight', 1) ?? 1,
  }
}

function hiddenOf(item: XmlElement): string[] {
  const navigation = child(child(item, 'presentation'), 'navigationInterface')
  return childrenOf(navigation, 'hideLMSUI').map(({ text }) => text.trim())
}

function flag(element: XmlElement | undefined, name: string, otherwise: boolean): boolean {
  const text = element?.attributes.get(name)?.trim()
  return text === undefined ? otherwise : text === 'true' || text === '1'
}

function numberOf<T extends number | null>(element: XmlElement | undefined, name: string, otherwise: T): number | T {
  const value = Number(element?.attributes.get(name)?.trim() || Number.NaN)
  return Number.isFinite(value) ? value : otherwise
}
