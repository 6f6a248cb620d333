import type { CDPSession, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signIn } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'

/** What the home of a learner costs who comes with an empty cache: counted as the hub sends it. */

const place = useHub({ filled: true })
let page: Page

useWindow(place, async (window) => {
  page = window.page
  await signIn(page)
})

interface Sent {
  path: string
  bytes: number
}

const isCode = ({ path }: Sent) => /^\/static\/.+\.(js|css)$/.test(path)

/** Opens the home with an empty cache and waits until nothing more is asked for. */
async function openCold(browser: CDPSession): Promise<Sent[]> {
  // What the page before it still asks for is not of this one.
  await page.goto('about:blank')
  const sent = new Map<string, Sent>()
  browser.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const { origin, pathname, search } = new URL(request.url)
    if (origin === place.hub.origin) sent.set(requestId, { path: pathname + search, bytes: 0 })
  })
  browser.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = sent.get(requestId)
    if (one) one.bytes = encodedDataLength
  })
  await browser.send('Network.enable')
  await browser.send('Network.clearBrowserCache')
  await page.goto(place.hub.origin)
  await page.getByRole('heading', { name: 'To do' }).waitFor()
  await page.waitForLoadState('networkidle')
  // A picture that stands on the page twice is asked for once; Chromium names the second as one of no bytes.
  return [...sent.values()].filter(({ bytes }) => bytes > 0)
}

/** How far what was shown has moved since the page began. */
function shifts(): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 500)
      }),
  )
}

test('opens the home with few requests and bytes, asks for nothing twice and moves nothing', async () => {
  const browser = await page.context().newCDPSession(page)
  const sent = await openCold(browser)
  const code = sent.filter(isCode)
  const bytes = code.reduce((sum, file) => sum + file.bytes, 0)

  expect(code.length).toBeGreaterThan(3)
  expect(code.length).toBeLessThanOrEqual(12)
  expect(sent.length).toBeLessThanOrEqual(30)
  // With what the shell asks for afterwards, the texts, and the heads of the answers.
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThanOrEqual(180_000)
  expect(sent.map(({ path }) => path).filter((path, index, all) => all.indexOf(path) !== index)).toEqual([])
  expect(await shifts()).toBeLessThanOrEqual(0.02)
})

test('names in its page what the home asks first, and nothing else', async () => {
  const answer = await page.request.get(place.hub.origin, { headers: { accept: 'text/html' } })
  const named = [...(await answer.text()).matchAll(/<link rel="preload" as="fetch" href="([^"]+)"/g)].map((match) =>
    match[1]!.replaceAll('&amp;', '&'),
  )
  const browser = await page.context().newCDPSession(page)
  const asked = (await openCold(browser)).map(({ path }) => path)
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((path) => !asked.includes(path))).toEqual([])
  // What was named and is not used is said on the console by Chromium; here it would be asked for twice.
  expect(asked.filter((path) => path.startsWith('/api/me/content/')).sort()).toEqual(
    named.filter((path) => path.startsWith('/api/me/content/')).sort(),
  )
})
