/** A hue of 0 to 359 degrees that stays the same for an id, so that an item is recognised by its colour. */
export function hueOf(id: string): number {
  let hash = 2166136261
  for (let index = 0; index < id.length; index += 1) hash = Math.imul(hash ^ id.charCodeAt(index), 16777619)
  // Ids that were made one after the other differ in their last digits only: mix before the remainder.
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507)
  return ((hash ^ (hash >>> 13)) >>> 0) % 360
}
