import type { ScormCourse } from '../../files/package/manifest-codec.ts'
import { eachActivity, objectivesOf } from '../../files/package/sequenced-activity-rules.ts'
import type { SequencedActivity } from '../../files/package/sequencing-tree-codec.ts'

/** What courses of SCORM 2004 have in common for one learner, and which course has to do with what. */

export type SharedKind = 'objective' | 'data'

/** A value by the name that manifests have for it. */
export interface SharedValue {
  kind: SharedKind
  id: string
  value: string
}

export type SharedNames = Record<SharedKind, ReadonlySet<string>>

/** Longer ids are kept with the attempt alone: no index holds them. */
const MAX_ID_LENGTH = 400

/** The global objectives and stores that a course reads or sets, unless its manifest keeps them to the attempt. */
export function sharedNames({ sequencing }: Pick<ScormCourse, 'sequencing'>): SharedNames {
  const all = sequencing ? eachActivity(sequencing) : []
  const named = (isShared: boolean | undefined, ids: string[]) =>
    new Set(isShared ? ids.filter((id) => id !== '' && id.length <= MAX_ID_LENGTH) : [])
  return {
    objective: named(sequencing?.objectivesGlobalToSystem, all.flatMap(targetsOf)),
    data: named(sequencing?.sharedDataGlobalToSystem, all.flatMap(storesOf)),
  }
}

function targetsOf(activity: Partial<SequencedActivity>): string[] {
  return objectivesOf(activity).flatMap(({ mapInfo }) =>
    mapInfo.map(({ targetObjectiveID }) => String(targetObjectiveID)),
  )
}

function storesOf({ sharedDataMaps = [] }: Partial<SequencedActivity>): string[] {
  return sharedDataMaps.map(({ targetID }) => targetID)
}
