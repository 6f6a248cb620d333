import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest'
import { demoPaths, type DemoPaths } from './demo-paths.ts'
import { launchBrowser, launchHub, visit, type JourneyHub, type Visit } from './harness.ts'

/** What all journeys of a file have. There from the first `beforeAll` on. */
export interface Place {
  readonly hub: JourneyHub
  readonly browser: Browser
  /** Where the demo content stands. @throws for a hub that is not filled with it */
  readonly demo: DemoPaths
  /** Opens one more window. Close it yourself. */
  visit(options?: BrowserContextOptions): Promise<Visit>
}

/** One hub and one browser for the journeys of a file. @param filled with the demo content, beside its accounts */
export function useHub({ filled = false } = {}): Place {
  let hub: JourneyHub
  let browser: Browser
  let demo: DemoPaths | null = null
  beforeAll(async () => {
    hub = await launchHub({ data: inject('keptHubs')[filled ? 'filled' : 'empty'] })
    if (filled) demo = await demoPaths(hub.origin)
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
    get browser() {
      return browser
    },
    get demo() {
      if (!demo) throw new Error('This hub has no demo content.')
      return demo
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
