import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { must, signIn as callAs } from '../../scripts/hub/client.ts'
import { DEMO_PASSWORD, demoAccounts } from '../../server/demo.ts'
import { barriers, cutWords, settle, stickingOut } from './audit.ts'
import { demoPaths, type DemoPaths } from './demo-paths.ts'
import { launchBrowser, launchHub, shoot, visit, type JourneyHub, type Visit } from './harness.ts'

/** Every screen of the router, as everybody can use it: in the light and in the dark, on a phone and in German. */

interface Screen {
  name: string
  path: (demo: DemoPaths) => string
  /** What has to be there beyond the words of the page. */
  ready?: (page: Page) => Promise<unknown>
  hasFrame?: boolean
}

const outside: Screen[] = [
  { name: 'sign-in', path: () => '/', ready: (page) => page.locator('input[name=password]').waitFor() },
  { name: 'forgotten-password', path: () => '/forgot-password' },
  { name: 'reset-password', path: () => '/reset-password?token=demo' },
  { name: 'invitation', path: () => '/accept-invitation?token=demo' },
  { name: 'award-not-found', path: () => '/awards/00000000-0000-7000-8000-000000000000' },
]

const inside: Screen[] = [
  { name: 'home', path: () => '/' },
  {
    name: 'account-menu',
    path: () => '/',
    ready: (page) => page.locator('header button[popovertarget]').last().click(),
  },
  {
    name: 'notification-menu',
    path: () => '/',
    ready: (page) => page.locator('header button[popovertarget]').first().click(),
  },
  { name: 'suggestions', path: () => '/', ready: (page) => suggest(page, 'playlist') },
  { name: 'browse', path: () => '/browse' },
  { name: 'browse-topic', path: (demo) => demo.topic('Making content') },
  { name: 'browse-nothing', path: (demo) => `${demo.topic('Making content')}&type=scorm` },
  { name: 'playlists', path: () => '/playlists' },
  { name: 'playlist', path: (demo) => demo.playlist('Every kind of content') },
  { name: 'playlist-locked', path: (demo) => demo.playlist('How sections are locked') },
  { name: 'playlist-of-playlists', path: (demo) => demo.playlist('The whole path') },
  {
    name: 'course',
    path: (demo) => demo.assetIn('Find your way around', 'Your first course: finding your way around'),
    ready: (page) => frameWith(page, 'h1'),
    hasFrame: true,
  },
  {
    name: 'site',
    path: (demo) => demo.asset('What kind of content do I need?'),
    ready: (page) => frameWith(page, 'h1'),
    hasFrame: true,
  },
  {
    name: 'video',
    path: (demo) => demo.assetIn('Find your way around', 'How a playlist opens'),
    ready: (page) => mediaReady(page, 'video'),
  },
  {
    name: 'audio',
    path: (demo) => demo.asset('A sound to test your speakers'),
    ready: (page) => mediaReady(page, 'audio'),
  },
  {
    name: 'pdf',
    path: (demo) => demo.assetIn('Every kind of content', 'The hub on three pages'),
    ready: (page) => page.locator('canvas + div span').first().waitFor(),
  },
  {
    name: 'picture',
    path: (demo) => demo.asset('Picture: a playlist at a glance'),
    ready: (page) => page.locator('main img').waitFor(),
  },
  {
    name: 'link',
    path: (demo) => demo.asset('Example domains and why they exist'),
    ready: (page) => page.locator('a[target=_blank]').waitFor(),
  },
  { name: 'saved', path: () => '/saved' },
  { name: 'todo', path: () => '/todo' },
  { name: 'history', path: () => '/history' },
  { name: 'notifications', path: () => '/notifications' },
  { name: 'shared', path: () => '/shared' },
  { name: 'badges', path: () => '/badges' },
  {
    name: 'share-dialog',
    path: (demo) => demo.playlist('Every kind of content'),
    ready: (page) => openDialog(page.locator('main button[aria-haspopup=dialog]').first()),
  },
  { name: 'search', path: () => '/search?q=playlist' },
  { name: 'search-nothing', path: () => '/search?q=xylophone' },
  { name: 'profile', path: () => '/profile' },
  {
    name: 'token-dialog',
    path: () => '/profile',
    ready: (page) => openDialog(page.locator('main section').last().getByRole('button')),
  },
  { name: 'not-found', path: () => '/no/such/page' },
  { name: 'playlist-not-found', path: () => '/playlists/00000000-0000-7000-8000-000000000000' },
]

let hub: JourneyHub
let browser: Browser
let demo: DemoPaths

beforeAll(async () => {
  hub = await launchHub()
  await hub.fill()
  demo = await demoPaths(hub.origin)
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await hub.stop()
})

describe('in the light and in the dark', () => {
  describe('a visitor', () => auditEach(outside, false))
  describe('a learner', () => auditEach(inside, true))
})

describe('in German', () => {
  beforeAll(async () => {
    const { api } = await callAs(hub.origin, demoAccounts[0].email, DEMO_PASSWORD)
    must(await api.PUT('/me/profile/language', { body: { language: 'de-DE' } }))
  })
  describe('a visitor', () => measureEach(outside, false))
  describe('a learner', () => measureEach(inside, true))
})

test('leaves no screen of the router out', () => {
  const routes = readFileSync(join(import.meta.dirname, '../router.tsx'), 'utf8').matchAll(/ path: '(\/[^']*)'/g)
  const patterns = [...routes].map(([, path]) => new RegExp(`^${path!.replaceAll(/\$\w+/g, '[^/]+')}$`))
  const paths = [...outside, ...inside].map(({ path }) => path(demo).replace(/\?.*/, ''))
  expect(patterns.length).toBeGreaterThan(10)
  expect(patterns.filter((pattern) => !paths.some((path) => pattern.test(path)))).toEqual([])
})

function auditEach(screens: Screen[], isSignedIn: boolean): void {
  const opened = openWindow({ locale: 'en-GB' }, isSignedIn)
  test.each(screens)('finds no barrier on $name', async (screen) => {
    const { page, faults, errors } = opened()
    await show(page, screen)
    const found: Record<string, string[]> = {}
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor()
      await shoot(page, `screen-${screen.name}-${colorScheme}`)
      found[colorScheme] = await barriers(page, { withFrames: screen.hasFrame })
    }
    expect({ ...found, errors: [...faults.splice(0), ...errors.splice(0)] }).toEqual({
      light: [],
      dark: [],
      errors: [],
    })
  })
}

function measureEach(screens: Screen[], isSignedIn: boolean): void {
  const opened = openWindow({ locale: 'de-DE' }, isSignedIn)
  test.each(screens)('cuts nothing off on $name, on a desk and on a phone', async (screen) => {
    const { page, faults, errors } = opened()
    await page.setViewportSize({ width: 1280, height: 860 })
    await show(page, screen)
    expect(await page.locator('html').getAttribute('lang')).toBe('de-DE')
    const found: Record<string, string[]> = {}
    for (const [place, size] of Object.entries({
      desk: { width: 1280, height: 860 },
      phone: { width: 320, height: 640 },
    })) {
      await page.setViewportSize(size)
      await page.evaluate(() => new Promise(requestAnimationFrame))
      await shoot(page, `screen-${screen.name}-german-${place}`)
      found[place] = [...(await stickingOut(page)), ...(await cutWords(page))]
    }
    expect({ ...found, errors: [...faults.splice(0), ...errors.splice(0)] }).toEqual({
      desk: [],
      phone: [],
      errors: [],
    })
  })
}

/** One window for all the screens of a group. */
function openWindow(options: Parameters<typeof visit>[2], isSignedIn: boolean): () => Visit & { errors: string[] } {
  let window: Visit
  const errors: string[] = []
  beforeAll(async () => {
    window = await visit(browser, hub, { reducedMotion: 'reduce', ...options })
    if (isSignedIn) await signInQuickly(window)
    window.page.on('console', (message) => {
      if (message.type() === 'error' && !isExpected(message.text(), isSignedIn)) errors.push(message.text())
    })
  })
  afterAll(() => window.close())
  return () => ({ ...window, errors })
}

async function show(page: Page, screen: Screen): Promise<void> {
  await page.goto(screen.path(demo))
  await settle(page)
  await screen.ready?.(page)
}

/** Without the words of the sign-in screen, which stands in another language here. */
async function signInQuickly({ page }: Visit): Promise<void> {
  const data = { email: demoAccounts[0].email, password: DEMO_PASSWORD }
  const answer = await page.context().request.post('/api/auth/sign-in', { data, headers: { origin: hub.origin } })
  expect(answer.status()).toBe(200)
}

// Chromium itself writes down every answer that is no success; these are what the screens are about.
function isExpected(line: string, isSignedIn: boolean): boolean {
  return line.includes('status of 404') || (!isSignedIn && line.includes('status of 401'))
}

async function suggest(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.keyboard.type(words)
  // A phone has a page for it instead, so the field is not asked for there.
  await page.getByRole('option').first().waitFor()
}

async function openDialog(opener: Locator): Promise<void> {
  await opener.click()
  await opener.page().getByRole('dialog').waitFor()
}

async function mediaReady(page: Page, element: 'video' | 'audio'): Promise<void> {
  await page.waitForFunction((name) => (document.querySelector<HTMLMediaElement>(name)?.readyState ?? 0) > 0, element)
}

/** Waits until a frame, or a frame in a frame, shows this. */
async function frameWith(page: Page, selector: string): Promise<void> {
  const isShown = () =>
    Promise.all(
      page
        .frames()
        .slice(1)
        .map((frame) => frame.locator(selector).first().isVisible()),
    )
  await expect.poll(async () => (await isShown()).includes(true), { timeout: 15_000 }).toBe(true)
}
