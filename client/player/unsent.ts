import type { ActivityRecord } from './bridge.ts'

export type Unsent = {
  /** Of all records, those that changed after the sequence that the server has; what changed now counts for `sequence`. */
  since: (saved: number, records: ActivityRecord[], sequence: number) => ActivityRecord[]
}

/** Knows which activities the server does not have yet as they are. `known` is what it had at the start. */
export function createUnsent(known: ActivityRecord[]): Unsent {
  const seen = new Map(known.map(({ activityId, values }) => [activityId, { values, changedAt: -1 }]))

  function note({ activityId, values }: ActivityRecord, sequence: number): void {
    const before = seen.get(activityId)
    const isSame = before && (before.values === values || JSON.stringify(before.values) === JSON.stringify(values))
    if (!isSame) seen.set(activityId, { values, changedAt: sequence })
  }

  return {
    since(saved, records, sequence) {
      for (const record of records) note(record, sequence)
      return records.filter(({ activityId }) => (seen.get(activityId)?.changedAt ?? -1) > saved)
    },
  }
}
