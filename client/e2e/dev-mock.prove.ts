import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startVite } from '../../scripts/dev/vite.ts'
import { freePort } from '../../server/testing/cluster.ts'
import { DEMO_PASSWORD } from '../mocks/people.ts'
import { seedId } from '../mocks/seed-ids.ts'
import { launchBrowser } from './harness.ts'

/** The client on the mock hub, as `make dev-mock` serves it: nothing of the server that it uses may need Node. */

let vite: ChildProcess
let browser: Browser
let origin: string

beforeAll(async () => {
  const clientPort = String(await freePort())
  origin = `http://localhost:${clientPort}`
  vite = startVite({ clientPort, env: { VITE_MOCKS: 'on' } })
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  vite.kill('SIGTERM')
  await once(vite, 'exit')
})

test('lets an admin in and shows what the mock hub has', { timeout: 300_000 }, async () => {
  const page = await browser.newPage({ locale: 'en-GB' })
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  await expect
    .poll(
      () =>
        page.goto(origin).then(
          () => true,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true)
  // Vite prepares what a page needs when it is first asked for it.
  await page.getByRole('textbox', { name: 'E-mail' }).fill('admin@hub.example', { timeout: 90_000 })
  await page.locator('input[name=password]').fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Library' }).click({ timeout: 60_000 })
  await page.getByRole('row').nth(1).waitFor({ timeout: 60_000 })
  await page.goto(`${origin}/assets/${seedId('asset', 19)}`)
  await page.getByText(/^It opens .+, your time\.$/).waitFor({ timeout: 60_000 })
  expect(faults).toEqual([])
})
