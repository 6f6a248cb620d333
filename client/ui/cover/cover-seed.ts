/** A number of 32 bits that stays the same for an id. */
export function seedOf(id: string): number {
  let hash = 2166136261
  for (let index = 0; index < id.length; index += 1) hash = Math.imul(hash ^ id.charCodeAt(index), 16777619)
  // Ids that were made one after the other differ in their last digits only: mix before the remainder.
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507)
  return (hash ^ (hash >>> 13)) >>> 0
}

const TURNS = [0, 32, -32, 64, -64, 180]

/** How far the hue of an id's cover is from the hub's, in degrees. */
export function turnOf(id: string): number {
  return TURNS[(seedOf(id) >>> 8) % TURNS.length]!
}
