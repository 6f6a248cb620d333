import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest'
import { demoPaths, type DemoPaths } from './demo-paths.ts'
import { launchBrowser, launchHub, shoot, visit, type JourneyHub, type Visit } from './harness.ts'

/** What all journeys of a file have. There from the first `beforeAll` on. */
export interface Place {
  readonly hub: JourneyHub
  readonly browser: Browser
  /** Where the demo content stands. @throws for a hub that is not filled with it */
  readonly demo: DemoPaths
  /** Opens one more window. Close it yourself. */
  visit(options?: BrowserContextOptions): Promise<Visit>
}

interface PlaceOptions {
  /** With the demo content, beside its accounts. */
  filled?: boolean
  /** Starts another hub than one with the demo accounts. */
  launch?: () => Promise<JourneyHub>
}

/** One hub and one browser for the journeys of a file. */
export function useHub({ filled = false, launch }: PlaceOptions = {}): Place {
  let hub: JourneyHub
  let browser: Browser
  let demo: DemoPaths | null = null
  const windows = new Set<Visit>()
  beforeAll(async () => {
    hub = launch ? await launch() : await launchHub({ data: inject('keptHubs')[filled ? 'filled' : 'empty'] })
    if (filled) demo = await demoPaths(hub.origin)
    browser = await launchBrowser()
  })
  afterEach(async ({ task: { name, result } }) => {
    if (result?.state === 'fail') await showWindows(name, [...windows])
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
    async visit(options) {
      const window = await visit(browser, hub, options)
      windows.add(window)
      window.page.on('close', () => windows.delete(window))
      return window
    },
  }
}

/** A new window for each journey, which has to end without faults. @param open is given it before each */
export function useWindow(
  place: Place,
  open: (window: Visit) => void | Promise<void>,
  options?: BrowserContextOptions,
): void {
  beforeEach(async () => {
    const window = await place.visit(options)
    await open(window)
    // After all other hooks, so that a window is open still when a picture is taken of where the test failed.
    return async () => {
      await window.close()
      expect(window.faults).toEqual([])
    }
  })
}

/** A picture of each open window, and for who has the output alone what a screen reader would say of it. */
async function showWindows(test: string, windows: readonly Visit[]): Promise<void> {
  for (const [index, { page, faults, log }] of windows.entries()) {
    const picture = `failed-${test.replaceAll(/\W+/g, '-').slice(0, 60)}-${index + 1}`
    await shoot(page, picture)
    const said = await page.locator('main, body').last().ariaSnapshot()
    const wrong = [...faults, ...log].map((each) => `- ${each}\n`).join('')
    console.error(`"${test}" failed at ${page.url()} (${picture}.png):\n${wrong}${said}`)
  }
}
