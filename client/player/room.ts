import { sizeOf } from './snapshot-parts.ts'

// What one call to the hub takes, with room for what stands around the values of an activity.
const maxBytes = 900_000
// Where there is no room for more answers, a page still says where it is and how it ended.
const reserve = { bytes: 50_000, valueBytes: 2000 }
const maxNames = 5000
const maxValueLength = 65_536
const dataModelName = /^(cmi|adl)\.[A-Za-z0-9_.]{1,200}$/

export type Room = {
  /** Whether the hub can store this value beside the others of the activity; counts it when it can. */
  take: (name: string, value: string) => boolean
}

/** Counts what an activity stores, so that a course never hears that something was taken which the hub refuses later. */
export function createRoom(values: Record<string, string>): Room {
  const sizes = new Map(Object.entries(values).map(([name, value]) => [name, sizeOf({ [name]: value })]))
  let total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  return {
    take(name, value) {
      if (value.length > maxValueLength || !dataModelName.test(name)) return false
      const size = sizeOf({ [name]: value })
      const next = total - (sizes.get(name) ?? 0) + size
      const limit = size <= reserve.valueBytes ? maxBytes + reserve.bytes : maxBytes
      if (next > limit || (!sizes.has(name) && sizes.size >= maxNames)) return false
      sizes.set(name, size)
      total = next
      return true
    },
  }
}
