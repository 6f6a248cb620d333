import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { launchBrowser, launchHub, visit, type JourneyHub, type Visit } from './harness.ts'

/** What all journeys of a file have. There from the first `beforeAll` on. */
export interface Place {
  readonly hub: JourneyHub
  /** Opens one more window. Close it yourself. */
  visit(options?: BrowserContextOptions): Promise<Visit>
}

/** One hub and one browser for the journeys of a file. @param filled with the demo content */
export function useHub({ filled = false } = {}): Place {
  let hub: JourneyHub
  let browser: Browser
  beforeAll(async () => {
    hub = await launchHub()
    if (filled) await hub.fill()
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser.close()
    await hub.stop()
  })
  return {
    get hub() {
      return hub
    },
    visit: (options) => visit(browser, hub, options),
  }
}

/** A new window for each journey, which has to end without faults. @param open is given it before each */
export function useWindow(
  place: Place,
  open: (window: Visit) => void | Promise<void>,
  options?: BrowserContextOptions,
): void {
  let window: Visit
  beforeEach(async () => {
    window = await place.visit(options)
    await open(window)
  })
  afterEach(async () => {
    await window.close()
    expect(window.faults).toEqual([])
  })
}
