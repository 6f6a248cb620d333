import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CDPSession, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { settle } from './audit.ts'
import { signIn } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'
import { roundTrips } from './round-trips.ts'

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

/** What only those load who look after the hub: their screens, and the words of these. */
const MANAGING =
  /^((emails|hubs|jobs|library|security|teams|topics|users)\/|(content|playlists)\/manage\/|badges\/studio\/|assets\/cues\/|i18n\/locales\/manage\/)/
const built = JSON.parse(readFileSync(join(import.meta.dirname, '../dist/.vite/manifest.json'), 'utf8')) as Record<
  string,
  { file: string }
>
const managing = new Set(
  Object.entries(built).flatMap(([source, { file }]) => (MANAGING.test(source) ? [`/${file}`] : [])),
)

const isCode = ({ path }: Sent) => /^\/static\/.+\.(js|css)$/.test(path)

/** Opens a screen with an empty cache and waits until nothing more is asked for. */
async function openCold(browser: CDPSession, path = '/', heading = 'To do'): Promise<Sent[]> {
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
  await page.goto(place.hub.origin + path)
  await page.getByRole('heading', { name: heading }).first().waitFor()
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
  expect(code.map(({ path }) => path).slice(12)).toEqual([])
  expect(managing.size).toBeGreaterThan(20)
  expect(code.filter(({ path }) => managing.has(path))).toEqual([])
  expect(sent.length).toBeLessThanOrEqual(30)
  // With what the shell asks for afterwards, the texts, and the heads of the answers.
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThanOrEqual(180_000)
  expect(sent.map(({ path }) => path).filter((path, index, all) => all.indexOf(path) !== index)).toEqual([])
  expect(await shifts()).toBeLessThanOrEqual(0.02)
})

const baseOf = (path: string) => path.split('?')[0]!

/** What the page of a screen names, beside the shell. */
async function namedIn(path: string): Promise<string[]> {
  const answer = await page.request.get(place.hub.origin + path, { headers: { accept: 'text/html' } })
  const links = (await answer.text()).matchAll(/<link rel="(?:preload|modulepreload)"[^>]* href="([^"]+)"/g)
  return [...links].map((match) => match[1]!.replaceAll('&amp;', '&'))
}

test('names in its page what the home asks first, and nothing else', async () => {
  const named = await namedIn('/')
  const browser = await page.context().newCDPSession(page)
  const asked = (await openCold(browser)).map(({ path }) => path)
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((path) => !asked.includes(path))).toEqual([])
  // What was named and is not used is said on the console by Chromium; here it would be asked for twice.
  expect(asked.filter((path) => path.startsWith('/api/me/content/')).sort()).toEqual(
    named.filter((path) => path.startsWith('/api/me/content/')).sort(),
  )
})

/** Something of a type that the learner may open. */
async function oneOf(type: string): Promise<{ id: string; name: string }> {
  const url = `${place.hub.origin}/api/me/browse/?format=cards&order=newest&limit=100&offset=0`
  const { items } = (await (await page.request.get(url)).json()) as {
    items: { id: string; name: string; type: string }[]
  }
  return items.find((item) => item.type === type)!
}

const timesIn = (all: string[], path: string) => all.filter((one) => one === path).length

test.each([
  ['a playlist', 'playlist', '/playlists/', 1],
  // Opened, it counts as begun, and the page asks anew.
  ['a course', 'scorm', '/assets/', 2],
])('names in the page of %s its files and its answers, and asks for no file twice', async (_name, type, at, most) => {
  const { id, name } = await oneOf(type)
  const named = await namedIn(at + id)
  const browser = await page.context().newCDPSession(page)
  const asked = (await openCold(browser, at + id, name)).map(({ path }) => path)
  const files = named.filter((path) => isCode({ path, bytes: 0 }))
  const answers = named.filter((path) => path.includes(id))
  expect(files.length).toBeGreaterThan(3)
  expect(asked.filter((path) => managing.has(path))).toEqual([])
  expect(files.filter((path) => timesIn(asked, path) !== 1)).toEqual([])
  expect(answers.length).toBeGreaterThan(0)
  expect(answers.filter((path) => timesIn(asked, path) > most)).toEqual([])
  const bases = answers.map(baseOf)
  expect(asked.filter((path) => bases.includes(baseOf(path)) && !named.includes(path))).toEqual([])
  expect(await shifts()).toBeLessThanOrEqual(0.02)
})

test('keeps the place of a course that takes long to open, on a phone', async () => {
  const { id } = await oneOf('scorm')
  await page.setViewportSize({ width: 412, height: 823 })
  await page.route('**/launch', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.goto(`${place.hub.origin}/assets/${id}`)
  await page.getByText('Your progress is saved').waitFor()
  expect(await shifts()).toBeLessThanOrEqual(0.02)
})

/** The screens of a learner: where each is, and the shape in which it waits for its list or its forms. Each asks for what its page names, once. */
const screens = (): [string, string | null][] => [
  ['/', null],
  ['/search?q=playlist', 'rows'],
  ['/browse', 'cards'],
  ['/todo', 'rows'],
  ['/history', 'rows'],
  ['/notifications', 'rows'],
  ['/badges', 'badges'],
  ['/profile', 'form'],
  ['/profile?part=settings', 'form'],
  ['/profile?part=data', null],
  ['/notes', 'rows'],
  // Its answer is not held.
  ['/messages', null],
  ['/saved', 'cards'],
  ['/shared', 'cards'],
  ['/playlists', 'cards'],
  [place.demo.playlist('Find your way around'), null],
  [place.demo.assetIn('Every kind of content', 'Picture: a playlist at a glance'), null],
]

test.each([1280, 412])('waits for each screen in its shape and moves nothing, at %i px', async (width) => {
  await page.setViewportSize({ width, height: 823 })
  // What the hub answers comes when it is seen how the screen waits for it.
  let held: (() => void)[] | null = null
  await page.route('**/api/me/**', async (route) => {
    await new Promise<void>((resolve) => (held ? held.push(resolve) : resolve()))
    await route.continue()
  })
  let asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const found: [path: string, shape: string | null, isCalm: boolean, named: string[]][] = []
  for (const [path, shape] of screens()) {
    asked = []
    held = shape === null ? null : []
    await page.goto(place.hub.origin + path, { waitUntil: 'commit' })
    const waiting = page.locator('main [data-skeleton]').first()
    const seen = shape && (await waiting.getAttribute('data-skeleton'))
    for (const go of held ?? []) go()
    held = null
    await settle(page)
    const named = await page
      .locator('link[as=fetch]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
    // Opened, an asset counts as begun, and the page asks anew.
    const most = path.includes('/assets/') ? 2 : 1
    const unwanted = named.filter((url) => !asked.includes(url) || timesIn(asked, url) > most)
    found.push([path, seen, (await shifts()) <= 0.02, unwanted])
  }
  expect(found).toEqual(screens().map(([path, shape]) => [path, shape, true, []]))
})

/** Whether a screen stands, with the pictures of its content. That of a badge is led on to once more, and has its frame before. */
const stands = () =>
  page.evaluate(() => {
    const main = document.querySelector('main')
    const waiting = main?.querySelectorAll('.mantine-Skeleton-root, [role=status][aria-label]') ?? []
    const pictures = main?.querySelectorAll<HTMLImageElement>('img:not([src*="/badges/"])') ?? []
    const isNear = (picture: HTMLImageElement) => picture.getBoundingClientRect().top < innerHeight
    return (
      main?.querySelector('h1') != null &&
      ![...waiting].some((each) => each.checkVisibility()) &&
      [...pictures].every((picture) => picture.complete || !isNear(picture))
    )
  })

/** Whether what is shown in the viewer of an asset is asked for: its file comes after the hub has opened it. */
const isOpened = () => page.evaluate(() => document.querySelector('main img:not([alt=""])') !== null)

test('has no request wait for more than one other, after the page itself, before a screen stands', async () => {
  const picture = 'Picture: a playlist at a glance'
  const screens: [path: string, isThere: () => Promise<boolean>][] = [
    ['/', stands],
    [place.demo.playlist('Find your way around'), stands],
    [place.demo.asset(picture), isOpened],
    [place.demo.assetIn('Every kind of content', picture), isOpened],
    ['/search?q=course', stands],
    [place.demo.topic('Making content'), stands],
    ['/profile', stands],
  ]
  const late: string[] = []
  for (const [path, isThere] of screens) {
    await page.goto('about:blank')
    const [, , , ...others] = await roundTrips(page, { origin: place.hub.origin, path, isThere })
    late.push(...others.map((round) => `${path} waits for ${round.join(' ')}`))
  }
  expect(late).toEqual([])
})
