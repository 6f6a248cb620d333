import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import sharp from 'sharp'
import { settle } from './audit.ts'
import { demoPaths } from './demo-paths.ts'
import { launchBrowser, launchHub, signInQuickly, visit, type Role } from './harness.ts'
import { inside, managing, outside, show, type Screen } from './screens.ts'
import { ROOT } from '../../scripts/generate/paths.ts'

/**
 * Takes the pictures of the README and the documentation from a hub of its own with demo content: make screenshots. Every
 * screen in the light, in the dark and on a phone, and the page of the documentation that shows them.
 */

const IMAGES = join(ROOT, 'docs/static/img')
const SCREENS = join(IMAGES, 'screens')
const PAGE = join(ROOT, 'docs/docs/dev-docs/screens.md')
const LARGEST_BYTES = 200 * 1024

/** Pictures that are shown elsewhere too, by the name of their screen. */
const more: { name: string; screen: string; options: BrowserContextOptions }[] = [
  { name: 'home', screen: 'home', options: {} },
  { name: 'playlist', screen: 'playlist', options: {} },
  { name: 'course', screen: 'course', options: {} },
  { name: 'dark', screen: 'home', options: { colorScheme: 'dark' } },
  { name: 'phone', screen: 'home', options: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 } },
]

const groups: { title: string; role: Role | null; screens: Screen[] }[] = [
  { title: 'For everybody', role: null, screens: outside },
  { title: 'For learners', role: 'member', screens: inside },
  { title: 'For admins', role: 'admin', screens: managing },
]

const hub = await launchHub()
const browser = await launchBrowser()
try {
  await hub.fill()
  const demo = await demoPaths(hub.origin)
  mkdirSync(SCREENS, { recursive: true })
  for (const { role, screens } of groups)
    for (const screen of screens)
      await look(role, {}, async (page) => {
        await show(page, screen, demo)
        await take(page, join(SCREENS, `${screen.name}.webp`))
        await page.emulateMedia({ colorScheme: 'dark' })
        await take(page, join(SCREENS, `${screen.name}-dark.webp`))
        await page.emulateMedia({ colorScheme: 'light' })
        await page.setViewportSize({ width: 390, height: 844 })
        await settle(page)
        await take(page, join(SCREENS, `${screen.name}-phone.webp`))
      })
  for (const { name, screen, options } of more)
    await look('member', options, async (page) => {
      await show(
        page,
        inside.find((each) => each.name === screen)!,
        demo,
      )
      await take(page, join(IMAGES, `${name}.png`))
    })
  removeOthers()
  writeFileSync(PAGE, pageOfScreens())
} finally {
  await browser.close()
  await hub.stop()
}

async function look(
  role: Role | null,
  options: BrowserContextOptions,
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const { page, close } = await visit(browser, hub, { reducedMotion: 'reduce', ...options })
  if (role) await signInQuickly(page, role)
  await act(page)
  await close()
}

async function take(page: Page, file: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  const picture = sharp(await page.screenshot())
  // A palette of 256 colours looks the same here and is a third of the size.
  await (
    file.endsWith('.png') ? picture.png({ palette: true, effort: 10 }) : picture.webp({ quality: 80, effort: 6 })
  ).toFile(file)
  const { size } = statSync(file)
  if (size > LARGEST_BYTES)
    throw new Error(`${file} has ${size} bytes and may have ${LARGEST_BYTES} at most. Show less on it.`)
  console.log(`${file} (${Math.round(size / 1024)} KB)`)
}

/** At the end, so that a run that fails leaves the documentation with its pictures. */
function removeOthers(): void {
  const names = groups.flatMap(({ screens }) => screens.map(({ name }) => name))
  const taken = new Set(names.flatMap((name) => [`${name}.webp`, `${name}-dark.webp`, `${name}-phone.webp`]))
  for (const file of readdirSync(SCREENS)) if (!taken.has(file)) rmSync(join(SCREENS, file))
}

function pageOfScreens(): string {
  const parts = groups.map(({ title, screens }) => {
    const pictures = screens.map(({ name }) => `### ${titleOf(name)}\n\n${looksOf(name)}`)
    return `## ${title}\n\n${pictures.join('\n\n')}`
  })
  return `---
title: Screens
sidebar_position: 7
description: Every screen of the client in the light, in the dark and on a phone, as it looks with the demo content.
---

# Every screen

Taken from a hub with the demo content by \`make screenshots\`, which also writes this page. The same screens are audited in a real browser: by \`client/e2e/screens.prove.ts\` in the light, in the dark and on a phone, by \`client/e2e/languages.prove.ts\` on a desk and on a phone.

${parts.join('\n\n')}
`
}

function looksOf(name: string): string {
  const title = titleOf(name)
  return `<div className="screen-looks">

![${title}](/img/screens/${name}.webp)
![${title}, in the dark](/img/screens/${name}-dark.webp)
![${title}, on a phone](/img/screens/${name}-phone.webp)

</div>`
}

function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
