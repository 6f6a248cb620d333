import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContextOptions, type Frame, type Page } from 'playwright-core'
import { fillDemoHub } from '../../scripts/demo/fill.ts'
import { startHub, type RunningHub } from '../../scripts/hub/process.ts'
import { DEMO_PASSWORD, demoAccounts } from '../../server/demo.ts'
import { freePort } from '../../server/testing/cluster.ts'

/** A hub of its own for a journey: a real server on a real database, in a real browser. */

const SHOTS = join(import.meta.dirname, '../../.cache/screenshots')

export interface JourneyHub {
  origin: string
  port: string
  /** Fills it with the demo content. */
  fill(): Promise<void>
  /** Ends the server in order, or with SIGKILL, and starts it again on the same data. */
  restart(how: 'stop' | 'kill'): Promise<void>
  stop(): Promise<void>
}

/** @param settings what an operator would set beyond ports and folders */
export async function launchHub(settings: Record<string, string> = {}): Promise<JourneyHub> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hub-journey-'))
  // As root the database runs as somebody else, who has to reach it.
  chmodSync(dataDir, 0o755)
  const port = String(await freePort())
  const env = {
    PORT: port,
    CONTENT_PORT: String(await freePort()),
    DATABASE_PORT: String(await freePort()),
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    ...settings,
  }
  let running: RunningHub = await startHub(env)
  return {
    origin: running.origin,
    port,
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
    async stop() {
      await running.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The system's Chromium. As root it has no sandbox, and it must not look for the network. */
export function launchBrowser(): Promise<Browser> {
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
  close(): Promise<void>
}

/** Opens a window of its own on the hub. */
export async function visit(browser: Browser, hub: JourneyHub, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: hub.origin,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1280, height: 860 },
    ...options,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && !/(^|\.)localhost$/.test(hostname)) faults.push(`asked ${request.url()}`)
  })
  return { page, faults, close: () => context.close() }
}

export async function signIn(page: Page, role: (typeof demoAccounts)[number]['role'] = 'member'): Promise<void> {
  await page.goto('/')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(demoAccounts.find((account) => account.role === role)!.email)
  await page.locator('input[name=password]').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('navigation').first().waitFor()
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
