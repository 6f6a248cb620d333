const PLACE = 'hub.recordings'

/** How somebody listens and watches in this browser. */
export interface Preferences {
  speed: number
  hasCaptions: boolean
}

const USUAL: Preferences = { speed: 1, hasCaptions: true }

export function preferences(): Preferences {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Preferences>) }
  } catch {
    // Without a place to keep them, or with something else in it, everything is as usual.
    return USUAL
  }
}

export function prefer(change: Partial<Preferences>): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...preferences(), ...change }))
  } catch {
    // It holds until the page is closed.
  }
}
