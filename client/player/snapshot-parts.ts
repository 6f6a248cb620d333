import type { ActivityRecord, AttemptSnapshot } from './bridge.ts'

/**
 * A snapshot in as many parts as it takes for each to stay within `limit` bytes of JSON; usually that is itself.
 * A single value is never divided, so a part may be larger than the limit when its one value is. What other courses may ask for,
 * and then what happened in the launch, goes last and by itself: a page that is leaving may say so much and no more, and what was
 * learnt comes first.
 */
export function partsOf(snapshot: AttemptSnapshot, limit: number): AttemptSnapshot[] {
  if (sizeOf(snapshot) <= limit) return [snapshot]
  const { entries, shared, ...learnt } = snapshot
  const last = [shared && { shared }, entries && { entries }].flatMap((each) =>
    each ? [{ ...learnt, isPart: true, activities: [], ...each }] : [],
  )
  // Parts may arrive in any order, so what fits into one is a part as well.
  if (sizeOf(learnt) <= limit) return [{ ...learnt, isPart: true }, ...last]
  const head = sizeOf({ ...learnt, isPart: true, activities: [] })
  const parts: ActivityRecord[][] = [[]]
  let size = head
  for (const { activityId, values } of snapshot.activities)
    for (const [name, value] of Object.entries(values)) {
      const added = sizeOf({ activityId, values: { [name]: value } }) + 1
      if (size + added > limit && size > head) {
        parts.push([])
        size = head
      }
      size += added
      addTo(parts.at(-1) ?? [], activityId, name, value)
    }
  return [...parts.map((activities) => ({ ...learnt, isPart: true, activities })), ...last]
}

function addTo(part: ActivityRecord[], activityId: string, name: string, value: string): void {
  const last = part.at(-1)
  if (last?.activityId === activityId) last.values[name] = value
  else part.push({ activityId, values: { [name]: value } })
}

/** Bytes of a value as JSON. */
export function sizeOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length
}
