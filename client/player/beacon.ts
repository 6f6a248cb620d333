import type { AttemptSnapshot } from './bridge.ts'
import { partsOf } from './snapshot-parts.ts'

// A browser lets each document have 64 KiB of beacons under way.
const beaconLimit = 65_000
const helperCount = 4

/**
 * Makes a way to send snapshots to the content server that outlives the page. What is larger than one document may send
 * goes out in parts, in the name of empty frames too. Call it once the player stands: frames before the package's would be gone first.
 */
export function createBeacon(flushUrl: string, container: HTMLElement): (snapshot: AttemptSnapshot) => void {
  const helpers = Array.from({ length: helperCount }, () => addHelper(container))
  return (snapshot) => {
    for (const part of partsOf(snapshot, beaconLimit)) send(flushUrl, part, helpers)
  }
}

function addHelper(container: HTMLElement): HTMLIFrameElement {
  const helper = document.createElement('iframe')
  helper.hidden = true
  container.append(helper)
  return helper
}

function send(flushUrl: string, part: AttemptSnapshot, helpers: HTMLIFrameElement[]): void {
  const body = new Blob([JSON.stringify(part)], { type: 'application/json' })
  const url = new URL(flushUrl, location.href).href
  if (navigator.sendBeacon(url, body)) return
  if (helpers.some((helper) => isTaken(helper, url, body))) return
  // Nobody is told about a failure: as long as the page lives, the hub's own save is the other way.
  void fetch(url, { method: 'POST', body }).catch(() => undefined)
}

function isTaken(helper: HTMLIFrameElement, url: string, body: Blob): boolean {
  try {
    return helper.contentWindow?.navigator.sendBeacon(url, body) === true
  } catch {
    return false
  }
}
