import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type Frame,
  type Locator,
  type Page,
} from 'playwright-core'
import { fillDemoHub } from '../../scripts/demo/fill.ts'
import { makePlace } from '../../scripts/hub/place.ts'
import { startHub, type RunningHub } from '../../scripts/hub/process.ts'
import { DEMO_PASSWORD, demoAccounts } from '../../server/demo.ts'
import { launchFirefox } from './firefox.ts'

/** A hub of its own for a journey: a real server on a real database, in a real browser. */

const SHOTS = join(import.meta.dirname, '../../.cache/screenshots')

export interface JourneyHub {
  /** The settings that it was started with. */
  env: NodeJS.ProcessEnv
  origin: string
  port: string
  /** Fills it with the demo content. */
  fill(): Promise<void>
  /** Ends the server in order, or with SIGKILL, and starts it again on the same data. */
  restart(how: 'stop' | 'kill'): Promise<void>
  /** Ends the server in order and leaves a copy of its data in a folder that is not there yet. */
  stopAndKeep(folder: string): Promise<void>
  stop(): Promise<void>
}

export interface HubOptions {
  /** What an operator would set beyond ports and folders. */
  settings?: Record<string, string>
  /** A folder that another hub kept its data in, to begin with a copy of it. */
  data?: string
}

export async function launchHub({ settings = {}, data }: HubOptions = {}): Promise<JourneyHub> {
  const { dataDir, env: own, remove } = await makePlace()
  if (data) copyFolder(`${data}/.`, dataDir)
  const env = { ...own, RATE_LIMITS: 'off', ...settings }
  let running = await startOrRemove()
  return {
    env: { ...process.env, ...env },
    origin: running.origin,
    port: env.PORT,
    fill: () =>
      fillDemoHub({
        origin: running.origin,
        marker: join(dataDir, 'demo-filled'),
        say: () => undefined,
        env: { ...process.env, ...env },
      }),
    async restart(how) {
      await running[how]()
      running = await startHub(env)
    },
    async stopAndKeep(folder) {
      await running.stop()
      copyFolder(dataDir, folder)
    },
    async stop() {
      await running.stop()
      remove()
    },
  }

  /** Nobody gets to stop a hub that did not start, so its folder goes at once. */
  async function startOrRemove(): Promise<RunningHub> {
    return startHub(env).catch((error: unknown) => {
      remove()
      throw error
    })
  }
}

/** With owners and rights, on which the database insists. */
function copyFolder(from: string, to: string): void {
  execFileSync('cp', ['-a', from, to])
}

/** Whether this run looks at the journeys in Firefox, as the project of that name in vitest.config.ts does. */
export const isFirefox = process.env['JOURNEYS_IN'] === 'firefox'

/**
 * Whether windows ask for less motion. What fades and slides is a fifth of the work of a page; the short journeys, and those in
 * Firefox, see it as most people do.
 */
const isStill = process.env['JOURNEYS_MOVE'] === 'no'

export function launchBrowser(): Promise<Browser> {
  return isFirefox ? launchFirefox() : launchChromium()
}

/** The system's Chromium. As root it has no sandbox, and it must not look for the network. */
function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}

export interface Visit {
  page: Page
  /** Errors that the page wrote or threw, and requests that left this machine. */
  faults: string[]
  /** What went wrong in it without being a fault: what it wrote, and requests that had no answer or were refused. */
  log: string[]
  close(): Promise<void>
}

/**
 * What Firefox calls an error of the page and Chromium does not: that the hub's policy refuses the empty style with which
 * Playwright begins a picture (`body {}`), and what is not loaded any more by a page that is left or has no connection.
 */
const NOT_OF_THE_PAGE = new RegExp(
  [
    'sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT\\+SmwNZWA=',
    '^Unable to preload CSS for ',
    '^Failed to load .*A ServiceWorker intercepted the request',
    'CORS request did not succeed',
    '^error loading dynamically imported module: ',
    // The page was left before its font came (NS_BINDING_ABORTED).
    '^download failed \\(font-family: .*status=2152398850 ',
  ].join('|'),
)

/** Opens a window of its own on the hub. */
export async function visit(browser: Browser, hub: JourneyHub, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: hub.origin,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1280, height: 860 },
    ...(isStill && { reducedMotion: 'reduce' as const }),
    // What goes through the hub's worker cannot be held up by a test.
    serviceWorkers: 'block',
    ...options,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  const faults: string[] = []
  page.on('pageerror', ({ message }) => (isFirefox && NOT_OF_THE_PAGE.test(message)) || faults.push(message))
  const log: string[] = []
  page.on('console', (message) => message.type() === 'error' && log.push(message.text()))
  page.on('requestfailed', (request) => log.push(`${request.url()} ${request.failure()?.errorText}`))
  page.on('response', (answer) => answer.status() >= 400 && log.push(`${answer.url()} ${answer.status()}`))
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && !/(^|\.)localhost$/.test(hostname)) faults.push(`asked ${request.url()}`)
  })
  return { page, faults, log, close: () => context.close() }
}

export type Role = (typeof demoAccounts)[number]['role']

export function emailOf(role: Role): string {
  return demoAccounts.find((account) => account.role === role)!.email
}

/** Begins on the home page, as somebody who has signed in before. */
export async function signIn(page: Page, role: Role = 'member'): Promise<void> {
  await signInQuickly(page, role)
  await page.goto('/')
  await page.getByRole('navigation').first().waitFor()
}

/** Shows nothing yet. */
export function signInQuickly(page: Page, role: Role): Promise<void> {
  return signInWith(page, emailOf(role), DEMO_PASSWORD)
}

/** As {@link signInQuickly}, for somebody whom the demo hub does not begin with. */
export async function signInWith(page: Page, email: string, password: string): Promise<void> {
  const data = { email, password }
  const headers = { 'sec-fetch-site': 'same-origin' }
  const answer = await page.context().request.post('/api/auth/sign-in', { data, headers })
  if (!answer.ok()) throw new Error(`The hub does not let ${data.email} in: ${answer.status()}`)
}

/** As people do who come for the first time. */
export async function signInByHand(page: Page, role: Role = 'member'): Promise<void> {
  await page.goto('/')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(emailOf(role))
  await page.locator('input[name=password]').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('navigation').first().waitFor()
}

/** Clicks what is in the frame of a course. In Firefox the pointer of Playwright stays outside of frames of other sites. */
export function clickInCourse(target: Locator): Promise<void> {
  return isFirefox ? target.dispatchEvent('click') : target.click()
}

/** Goes on by Tab until it has the focus, as somebody does who has no mouse. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor()
  for (let pressed = 0; pressed < 100; pressed += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${String(wanted)}.`)
}

/** Keeps what a person would see, to be looked at after the run. */
export async function shoot(page: Page, name: string): Promise<void> {
  mkdirSync(SHOTS, { recursive: true })
  await page.screenshot({ path: join(SHOTS, `${name}.png`) })
}

/** The frame whose address ends like this, as soon as it is there. */
export async function frameOf(page: Page, part: string): Promise<Frame> {
  for (let waited = 0; waited < 20_000; waited += 100) {
    const frame = page.frames().find((each) => each.url().includes(part))
    if (frame) return frame
    await page.waitForTimeout(100)
  }
  throw new Error(
    `No frame shows ${part}. There are: ${page
      .frames()
      .map((frame) => frame.url())
      .join(', ')}`,
  )
}
