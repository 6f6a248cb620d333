import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signIn, type Visit } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'
import { looksWell } from './looks-well.ts'

/** An admin has the whole hub exported, waits for the file and takes it along. */

const place = useHub({ filled: true })
let page: Page
useWindow(place, async (window: Visit) => {
  page = window.page
  await signIn(page, 'admin')
  await page.getByRole('navigation').getByRole('link', { name: 'Settings', exact: true }).click()
})

const panel = () => page.getByRole('region', { name: 'Export the whole hub' })

test('makes the file, says who asked and until when it is there, and hands it out', async () => {
  await looksWell(page, 'hub-export-none', panel())
  await panel().getByRole('button', { name: 'Create the file' }).click()
  const link = panel().getByRole('link', { name: /^Download \(/ })
  await link.waitFor({ timeout: 60_000 })
  expect(await panel().innerText()).toMatch(/requested this file\. It is available until .+\d/)
  expect(await panel().getByRole('button', { name: 'Create a new file' }).count()).toBe(1)
  await looksWell(page, 'hub-export-ready', panel())
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toMatch(/ \d{4}-\d\d-\d\d\.zip$/)
  expect(await download.failure()).toBeNull()
})

test('is in the list of changes and in the security log, as something of the hub', async () => {
  await page.goto(`${place.hub.origin}/manage/settings/changes`)
  await page
    .getByText(/^Export of the whole hub/)
    .first()
    .waitFor()
  await page.goto(`${place.hub.origin}/manage/security-log`)
  await page.getByRole('rowheader', { name: 'Export of the whole hub downloaded' }).first().waitFor()
})
