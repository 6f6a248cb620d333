export interface Size {
  width: number
  height: number
}

const SMALLEST = 0.1
const LARGEST = 8
const STEP = 1.25

/** How large a picture is when all of it is seen. Small ones are not blown up. */
export function fitOf(picture: Size, room: Size): number {
  return Math.min(1, room.width / picture.width, room.height / picture.height)
}

/** A scale within bounds. @param fit how large all of it is, which may be smaller than the smallest step */
export function within(scale: number, fit: number): number {
  return Math.min(Math.max(scale, Math.min(SMALLEST, fit)), LARGEST)
}

export function stepped(scale: number, direction: 1 | -1): number {
  return scale * STEP ** direction
}

/** Where a double click leads: to its own size or twice of it, and back to all of it. */
export function turned(scale: number, fit: number): number | null {
  if (scale > fit) return null
  return fit < 1 ? 1 : 2
}
