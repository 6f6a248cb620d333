import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import sharp from 'sharp'
import { demoPaths, type DemoPaths } from '../client/e2e/demo-paths.ts'
import { frameOf, launchBrowser, launchHub, signIn, visit } from '../client/e2e/harness.ts'
import { ROOT } from './generate/paths.ts'

/** Takes the pictures of the README and the documentation from a hub of its own with demo content: node scripts/screenshots.ts */

const FOLDER = join(ROOT, 'docs/static/img')
const LARGEST_BYTES = 200 * 1024

interface Picture {
  name: string
  path: (demo: DemoPaths) => string
  options?: BrowserContextOptions
  ready?: (page: Page) => Promise<unknown>
}

const pictures: Picture[] = [
  { name: 'home', path: () => '/' },
  { name: 'playlist', path: (demo) => demo.playlist('Find your way around') },
  { name: 'dark', path: () => '/', options: { colorScheme: 'dark' } },
  { name: 'phone', path: () => '/', options: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 } },
  {
    name: 'course',
    path: (demo) => demo.assetIn('Find your way around', 'Your first course: finding your way around'),
    ready: async (page) => (await frameOf(page, 'pages/welcome.html')).getByRole('heading', { level: 1 }).waitFor(),
  },
]

const hub = await launchHub()
const browser = await launchBrowser()
try {
  await hub.fill()
  const demo = await demoPaths(hub.origin)
  mkdirSync(FOLDER, { recursive: true })
  for (const picture of pictures) await take(picture, demo)
} finally {
  await browser.close()
  await hub.stop()
}

async function take({ name, path, options, ready }: Picture, demo: DemoPaths): Promise<void> {
  const { page, close } = await visit(browser, hub, { reducedMotion: 'reduce', ...options })
  await signIn(page)
  await page.goto(path(demo), { waitUntil: 'networkidle' })
  await ready?.(page)
  const file = join(FOLDER, `${name}.png`)
  // A palette of 256 colours looks the same here and is a third of the size.
  await sharp(await page.screenshot())
    .png({ palette: true, effort: 10 })
    .toFile(file)
  await close()
  const { size } = statSync(file)
  if (size > LARGEST_BYTES)
    throw new Error(`${file} has ${size} bytes and may have ${LARGEST_BYTES} at most. Show less on it.`)
  console.log(`${file} (${Math.round(size / 1024)} KB)`)
}
