/** A place on the screen. */
export interface Point {
  x: number
  y: number
}

// A notch of a wheel says about 100; a touchpad sends many small steps, which are taken as they are.
const MAX_STEP = 10
const SLOWNESS = 100

/** How much larger something becomes by a turn of the wheel. */
export function factorOf({ deltaY }: Pick<WheelEvent, 'deltaY'>): number {
  return Math.exp(-Math.max(-MAX_STEP, Math.min(MAX_STEP, deltaY)) / SLOWNESS)
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

export function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}
