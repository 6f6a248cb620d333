import type { AttemptSnapshot } from './bridge.ts'

// Browsers let 64 KB of beacons be under way at a time.
const beaconLimit = 60_000

/** Sends a snapshot to the content server in a way that outlives the page. Nobody is told about a failure: the hub's own save is the other way. */
export function sendBeacon(flushUrl: string, snapshot: AttemptSnapshot): void {
  const body = new Blob([JSON.stringify(snapshot)], { type: 'application/json' })
  if (body.size <= beaconLimit && navigator.sendBeacon(flushUrl, body)) return
  void sendLarge(flushUrl, body)
}

async function sendLarge(flushUrl: string, body: Blob): Promise<void> {
  try {
    await fetch(flushUrl, { method: 'POST', body, keepalive: true })
  } catch {
    // Over the browser's limit: a plain request gets through as long as the page lives.
    await fetch(flushUrl, { method: 'POST', body }).catch(() => undefined)
  }
}
