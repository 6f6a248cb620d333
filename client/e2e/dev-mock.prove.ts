import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startVite } from '../../scripts/dev/vite.ts'
import { freePort } from '../../server/testing/cluster.ts'
import { DEMO_PASSWORD } from '../mocks/people.ts'
import { seedId } from '../mocks/seed-ids.ts'
import { settle } from './audit.ts'
import { launchBrowser } from './harness.ts'
import { walk } from './screens.ts'

/** The client on the mock hub, as `make dev-mock` serves it: nothing of the server that it uses may need Node. */

let vite: ChildProcess
let browser: Browser
let origin: string

beforeAll(async () => {
  const clientPort = String(await freePort())
  origin = `http://localhost:${clientPort}`
  vite = startVite({ clientPort, env: { VITE_MOCKS: 'on' } })
  browser = await launchBrowser()
  await vi.waitFor(() => fetch(origin), { timeout: 60_000, interval: 200 })
}, 90_000)

afterAll(async () => {
  await browser.close()
  vite.kill('SIGTERM')
  await once(vite, 'exit')
})

/** Vite prepares what a page needs when it is first asked for it. */
async function signInAs(page: Page, role: string): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(`${role}@hub.example`, { timeout: 90_000 })
  await page.locator('input[name=password]').fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('navigation').first().waitFor({ timeout: 60_000 })
}

test('lets an admin in and shows what the mock hub has', { timeout: 300_000 }, async () => {
  const page = await browser.newPage({ locale: 'en-GB' })
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  await page.goto(origin)
  await signInAs(page, 'admin')
  await page.getByRole('link', { name: 'Library' }).click({ timeout: 60_000 })
  await page.getByRole('row').nth(1).waitFor({ timeout: 60_000 })
  await page.goto(`${origin}/assets/${seedId('asset', 19)}`)
  await page.getByText(/^It opens .+, your time\.$/).waitFor({ timeout: 60_000 })
  expect(faults).toEqual([])
})

/** What is in an address of a screen. */
const SEEDS: Record<string, string> = {
  assetId: seedId('asset', 1),
  playlistId: seedId('playlist', 1),
  teamId: seedId('team', 1),
  userId: seedId('person', 1),
}

/** Those who visit a hub without an account, or by the link of a mail, have a test with a hub. */
const OF_VISITORS =
  /^\/(accept-invitation|awards|cancel-email-change|confirm-email|forgot-password|reset-password|start-password|switch-hub)/

const CLIENT = join(import.meta.dirname, '..')
const PATHS = globSync('*/routes.ts', { cwd: CLIENT })
  .flatMap((file) =>
    [...readFileSync(join(CLIENT, file), 'utf8').matchAll(/ path: '(\/[^']*)'/g)].map(([, path]) => path!),
  )
  .filter((path) => !OF_VISITORS.test(path))
  .toSorted()

test.each([
  { role: 'learner', paths: async () => PATHS.filter((path) => !path.startsWith('/manage')) },
  { role: 'manager', paths: offered },
  { role: 'admin', paths: async () => PATHS.filter((path) => path.startsWith('/manage')) },
])('shows $role every screen of theirs, without a complaint', { timeout: 600_000 }, async ({ role, paths }) => {
  const page = await browser.newPage({ locale: 'en-GB' })
  const faults: string[] = []
  let at = ''
  page.on('pageerror', (error) => faults.push(`${at}: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${at}: ${message.text()}`)
  })
  await page.goto(origin)
  await signInAs(page, role)
  await settle(page)
  // Whoever comes is nobody yet, and Chromium writes down that the hub says so.
  faults.length = 0
  const walked = await paths(page)
  expect(walked).not.toEqual([])
  for (const path of walked) {
    at = path
    await walk(page, await filled(page, path))
    await settle(page)
    for (const problem of await page.getByRole('alert').allInnerTexts()) faults.push(`${at}: ${problem}`)
  }
  expect(faults).toEqual([])
  await page.close()
})

/** What the navigation leads to. */
async function offered(page: Page): Promise<string[]> {
  const links = page.locator('a[href^="/manage"]')
  await links.first().waitFor()
  return links.evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')!))])
}

/** With the id of something that the mock hub has. */
async function filled(page: Page, path: string): Promise<string> {
  const names = [...path.matchAll(/\$(\w+)/g)].map(([, name]) => name!)
  for (const name of names) path = path.replace(`$${name}`, SEEDS[name] ?? (await firstOf(page, name)))
  return path
}

const LISTS: Record<string, string> = { jobId: '/api/jobs/', emailId: '/api/emails/' }

function firstOf(page: Page, name: string): Promise<string> {
  return page.evaluate(async (list) => {
    const { items } = (await (await fetch(list)).json()) as { items: { id: string }[] }
    return items[0]!.id
  }, LISTS[name]!)
}
