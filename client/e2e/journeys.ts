import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, type RunnerTestCase } from 'vitest'
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
  /** Keeps a picture of each window that is open where the test failed. */
  showFailure(task: RunnerTestCase): Promise<void>
}

/** One hub and one browser for the journeys of a file. @param filled with the demo content, beside its accounts */
export function useHub({ filled = false } = {}): Place {
  let hub: JourneyHub
  let browser: Browser
  let demo: DemoPaths | null = null
  const windows = new Set<Visit>()
  const shown = new Set<string>()
  beforeAll(async () => {
    hub = await launchHub({ data: inject('keptHubs')[filled ? 'filled' : 'empty'] })
    if (filled) demo = await demoPaths(hub.origin)
    browser = await launchBrowser()
  })
  const place: Place = {
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
    async showFailure({ result, id, name }) {
      if (result?.state !== 'fail' || shown.has(id)) return
      shown.add(id)
      await showWindows(name, [...windows])
    },
  }
  afterEach(({ task }) => place.showFailure(task))
  afterAll(async () => {
    await browser.close()
    await hub.stop()
  })
  return place
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
  afterEach(async ({ task }) => {
    await place.showFailure(task)
    await window.close()
    expect(window.faults).toEqual([])
  })
}

/** A picture of each open window, and for who has the output alone what a screen reader would say of it. */
async function showWindows(test: string, windows: readonly Visit[]): Promise<void> {
  for (const [index, { page, faults, log }] of windows.entries()) {
    const picture = `failed-${test.replaceAll(/\W+/g, '-').slice(0, 60)}-${index + 1}`
    await shoot(page, picture)
    const said = await page.locator('main').ariaSnapshot()
    const wrong = [...faults, ...log].map((each) => `- ${each}\n`).join('')
    console.error(`"${test}" failed at ${page.url()} (${picture}.png):\n${wrong}${said}`)
  }
}
