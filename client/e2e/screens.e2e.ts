import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContextOptions, ConsoleMessage } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { locales } from '../../generated/reference.ts'
import { must, signIn as callAs } from '../../scripts/hub/client.ts'
import { DEMO_PASSWORD } from '../../server/demo.ts'
import { barriers, cutWords, stickingOut } from './audit.ts'
import { demoPaths, type DemoPaths } from './demo-paths.ts'
import { shoot, type Visit } from './harness.ts'
import { useHub } from './journeys.ts'
import { emailOf, inside, managing, outside, show, signInQuickly, type Role, type Screen } from './screens.ts'

/** Every screen of the router, as everybody can use it: in the light and in the dark, on a phone, in German and in the longest language. */

const place = useHub({ filled: true })
let demo: DemoPaths

beforeAll(async () => {
  demo = await demoPaths(place.hub.origin)
})

describe('in the light and in the dark', () => {
  describe('a visitor', () => auditEach(outside, null))
  describe('a learner', () => auditEach(inside, 'member'))
  describe('an admin', () => auditEach(managing, 'admin'))
})

describe.each([...new Set(['de-DE', longestLanguage()] as const)])('in %s', (language) => {
  beforeAll(async () => {
    for (const role of ['member', 'admin'] as const) {
      const { api } = await callAs(place.hub.origin, emailOf(role), DEMO_PASSWORD)
      must(await api.PUT('/me/profile/language', { body: { language } }))
    }
  })
  describe('a visitor', () => measureEach(outside, null, language))
  describe('a learner', () => measureEach(inside, 'member', language))
  describe('an admin', () => measureEach(managing, 'admin', language))
})

test('has a picture of each screen in the documentation, and none of what is no more', () => {
  const pictures = readdirSync(join(import.meta.dirname, '../../docs/static/img/screens'))
  expect(pictures.toSorted()).toEqual([...outside, ...inside, ...managing].map(({ name }) => `${name}.png`).toSorted())
})

test('leaves no screen of the router out', () => {
  const files = globSync('*/routes.ts', { cwd: join(import.meta.dirname, '..') })
  const text = files.map((file) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')).join('\n')
  const routes = text.matchAll(/ path: '(\/[^']*)'/g)
  const patterns = [...routes].map(([, path]) => new RegExp(`^${path!.replaceAll(/\$\w+/g, '[^/]+')}$`))
  const paths = [...outside, ...inside, ...managing].map(({ path }) => path(demo).replace(/\?.*/, ''))
  expect(patterns.length).toBeGreaterThan(10)
  expect(patterns.filter((pattern) => !paths.some((path) => pattern.test(path)))).toEqual([])
})

type Locale = (typeof locales)[number]

/** The language whose catalogue has the most letters. */
function longestLanguage(): Locale {
  const lengths = locales.map((locale) => {
    const catalogue = readFileSync(join(import.meta.dirname, `../i18n/locales/${locale}.po`), 'utf8')
    return [...catalogue.matchAll(/^msgstr "(.*)"$/gm)].reduce((sum, [, text]) => sum + text!.length, 0)
  })
  return locales[lengths.indexOf(Math.max(...lengths))]!
}

/** @param role null for a visitor */
function auditEach(screens: Screen[], role: Role | null): void {
  const opened = openWindow({ locale: 'en-GB' }, role)
  test.each(screens)('finds no barrier on $name', async (screen) => {
    const { page, faults, errors } = opened()
    await show(page, screen, demo)
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

function measureEach(screens: Screen[], role: Role | null, language: Locale): void {
  const opened = openWindow({ locale: language }, role)
  test.each(screens)('cuts nothing off on $name, on a desk and on a phone', async (screen) => {
    const { page, faults, errors } = opened()
    await page.setViewportSize({ width: 1280, height: 860 })
    await show(page, screen, demo)
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    const found: Record<string, string[]> = {}
    for (const [place, size] of Object.entries({
      desk: { width: 1280, height: 860 },
      phone: { width: 320, height: 640 },
    })) {
      await page.setViewportSize(size)
      await page.evaluate(() => new Promise(requestAnimationFrame))
      await shoot(page, `screen-${screen.name}-${language}-${place}`)
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
function openWindow(options: BrowserContextOptions, role: Role | null): () => Visit & { errors: string[] } {
  let window: Visit
  const errors: string[] = []
  beforeAll(async () => {
    window = await place.visit({ reducedMotion: 'reduce', ...options })
    if (role) await signInQuickly(window.page, role, place.hub.origin)
    window.page.on('console', (message) => {
      if (message.type() === 'error' && !isExpected(message, role !== null)) errors.push(message.text())
    })
  })
  afterAll(() => window.close())
  return () => ({ ...window, errors })
}

// Chromium itself writes down every answer that is no success; these are what the screens are about.
function isExpected(message: ConsoleMessage, isSignedIn: boolean): boolean {
  const line = message.text()
  // Here is no internet, so the hub cannot read the page that a link leads to.
  if (message.location().url.includes('/api/url?')) return line.includes('status of 400')
  return line.includes('status of 404') || (!isSignedIn && line.includes('status of 401'))
}
