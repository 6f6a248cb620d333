import { sharedNames, type SharedKind, type SharedValue } from '../../server/assets/attempts/shared-rules.ts'
import type { SequencedCourse } from '../../server/files/package/sequencing-tree-codec.ts'
import type { ScormEngine } from './runtime.ts'

/** What the engine knows of a global objective: values, and of each whether it is known. What may be read and written is of the course. */
type Objective = Record<string, unknown>

/** What the hub takes as one value; what is longer stays with the attempt. */
const longestValue = 65_536
/** Each with the field that says whether it is known. */
const objectiveFields = {
  satisfiedStatus: 'satisfiedStatusKnown',
  normalizedMeasure: 'normalizedMeasureKnown',
  rawScore: 'rawScoreKnown',
  minScore: 'minScoreKnown',
  maxScore: 'maxScoreKnown',
  progressMeasure: 'progressMeasureKnown',
  completionStatus: 'completionStatusKnown',
}

/** Reads and sets what the course has in common with others of the learner. */
export function createSharedValues(course: SequencedCourse) {
  const names = sharedNames({ sequencing: course })
  return {
    /** All that is known. */
    read(engine: ScormEngine): SharedValue[] {
      const objectives = entriesOf('objective', objectivesIn(engine), (each) => knownOf(each as Objective))
      const data = entriesOf('data', engine.captureSharedDataSnapshot(), String)
      return [...objectives, ...data]
    },
    restore(engine: ScormEngine, values: readonly SharedValue[]): void {
      const of = (kind: SharedKind) => values.filter((each) => each.kind === kind && names[kind].has(each.id))
      const objectives = objectivesIn(engine)
      const known = of('objective').map(({ id, value }) => [id, { ...objectives[id], ...parsed(value) }] as const)
      if (known.length) engine.restoreGlobalObjectiveSnapshot({ ...objectives, ...Object.fromEntries(known) })
      const data = of('data').map(({ id, value }) => [id, value] as const)
      if (data.length)
        engine.restoreSharedDataSnapshot({ ...engine.captureSharedDataSnapshot(), ...Object.fromEntries(data) })
    },
  }

  function entriesOf(kind: SharedKind, snapshot: Record<string, unknown>, textOf: (value: unknown) => string) {
    return Object.entries(snapshot)
      .filter(([id]) => names[kind].has(id))
      .map(([id, each]) => ({ kind, id, value: textOf(each) }))
      .filter(({ value }) => value !== '' && value.length <= longestValue)
  }
}

function objectivesIn(engine: ScormEngine): Record<string, Objective> {
  const state = engine.getSequencingService()?.getOverallSequencingProcess()?.getSuspensionState() as
    | { globalObjectives?: Record<string, Objective> }
    | undefined
  return state?.globalObjectives ?? {}
}

function knownOf(objective: Objective): string {
  const known = Object.entries(objectiveFields).filter(([, flag]) => objective[flag] === true)
  const entries = known.flatMap(([name, flag]) => [
    [name, objective[name]],
    [flag, true],
  ])
  return known.length ? JSON.stringify(Object.fromEntries(entries)) : ''
}

// The hub keeps the text as it is, and another version of the player may have written it.
function parsed(value: string): Objective {
  const names = Object.entries(objectiveFields).flat()
  return Object.fromEntries(Object.entries(readJson(value)).filter(([name]) => names.includes(name)))
}

function readJson(text: string): Objective {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null ? (read as Objective) : {}
  } catch {
    return {}
  }
}
