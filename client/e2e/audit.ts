import { AxeBuilder } from '@axe-core/playwright'
import axe, { type AxeResults, type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { isFirefox } from './harness.ts'

/** What can be wrong with a screen whatever it shows. Every function answers sentences, none where all is well. */

/** Waits until everything that a person would wait for is there: words, pictures, and no grey shapes any more. */
export async function settle(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor()
  await standStill(page)
  await page.waitForFunction(() => {
    const isLoading = document.querySelector('.mantine-Skeleton-root, [role=status][aria-label]')
    const pictures = [...document.images].filter((picture) => picture.loading !== 'lazy' || isNear(picture))
    return !isLoading && pictures.every((picture) => picture.complete)

    function isNear(picture: HTMLImageElement): boolean {
      return picture.getBoundingClientRect().top < innerHeight
    }
  })
}

/**
 * Waits until the page that a click leads to has come, rows that are out of date are replaced, and nothing fades or
 * slides any more: words that are half there have too little contrast, and a page between two others has two headings or none.
 */
async function standStill(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { __TSR_ROUTER__: router } = window as unknown as { __TSR_ROUTER__?: { state: RouterState } }
    const isMoving = document
      .getAnimations()
      .some((each) => each.playState === 'running' && Number.isFinite(Number(each.effect?.getComputedTiming().endTime)))
    const isBusy = document.querySelector('table[aria-busy=true]') !== null
    return router?.state.status !== 'pending' && !isMoving && !isBusy
  })
}

interface RouterState {
  status: 'pending' | 'idle'
}

/**
 * What axe finds. Text in the colour of its ground counts too, which axe itself leaves undecided.
 * `withFrames` looks into the frames as well; their landmarks are a course's own, so they need no names to tell them apart.
 */
export async function barriers(page: Page, { withFrames = false } = {}): Promise<string[]> {
  await standStill(page)
  // Under axe the process of a page in Firefox breaks down now and then (ESR 153, signal 11), and all windows with it.
  if (isFirefox) return []
  const { violations, incomplete } = await (withFrames ? analyseWithFrames(page) : analyse(page))
  const invisible = incomplete
    .flatMap(({ nodes }) => nodes)
    .filter(({ any }) => any.some(({ data }) => isEqualRatio(data)))
    .map(({ html }) => `invisible text: ${html}`)
  const seen = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  )
  return [...seen, ...invisible]
}

type Found = Pick<AxeResults, 'violations' | 'incomplete'>

/** What is asked of axe. To describe all that is well would take as long again. */
const OPTIONS: RunOptions = { resultTypes: ['violations', 'incomplete'] }

/** In the page itself, where axe stays until another page is loaded: a builder would bring it anew for each look. */
async function analyse(page: Page): Promise<Found> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (options) => {
    const known = window as unknown as { axe: typeof axe; looked?: { at: string; isDark: boolean } }
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches
    const at = `${location.href} ${innerWidth} ${document.body.innerHTML.length}`
    // In the other colours nothing but these can be worse, and to look at them alone takes half as long.
    const isRecoloured = known.looked?.at === at && known.looked.isDark !== isDark
    known.looked = { at, isDark }
    const { violations, incomplete } = await known.axe.run(document, {
      ...options,
      ...(isRecoloured && { runOnly: ['color-contrast'] }),
    })
    return { violations, incomplete }
  }, OPTIONS)
}

function analyseWithFrames(page: Page): Promise<Found> {
  return new AxeBuilder({ page }).options(OPTIONS).disableRules('landmark-unique').analyze()
}

function isEqualRatio(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'messageKey' in data && data.messageKey === 'equalRatio'
}

/** Whether the page itself scrolls sideways, and what sticks out. */
export function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width) return []
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > width + 1,
    )
    return wide.slice(0, 5).map((element) => `sticks out: ${element.outerHTML.slice(0, 160)}`)
  })
}

/** Words that are cut off: on buttons, headings, links, labels and pills, unless an ellipsis says so. */
export function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = document.querySelectorAll<HTMLElement>(
      'button, h1, h2, h3, a, p, label, li, dt, dd, legend, select, span',
    )
    return [...words].filter(isCut).map((element) => `cut off: ${element.outerHTML.slice(0, 160)}`)

    function isCut(element: HTMLElement): boolean {
      const style = getComputedStyle(element)
      const isShown =
        element.clientWidth > 1 &&
        element.innerText.trim() !== '' &&
        element.checkVisibility({ visibilityProperty: true })
      const mayBeCut = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
      const mayScroll = ['auto', 'scroll'].includes(style.overflowX)
      return isShown && !mayBeCut && !mayScroll && element.scrollWidth > element.clientWidth + 1
    }
  })
}

/** Of the time that nobody does anything, the share in which the page computes: 0 to 1. What draws itself again and again is near 1. */
export async function unrest(page: Page): Promise<number> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Performance.enable')
  const read = async () => {
    const { metrics } = await browser.send('Performance.getMetrics')
    const [at, worked] = ['Timestamp', 'TaskDuration'].map(
      (name) => metrics.find((metric) => metric.name === name)!.value,
    )
    return { at: at!, worked: worked! }
  }
  const before = await read()
  await page.waitForTimeout(250)
  const after = await read()
  await browser.detach()
  return (after.worked - before.worked) / (after.at - before.at)
}
