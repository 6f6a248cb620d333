import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { settle } from './audit.ts'
import { shoot, signIn, type Visit } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'
import { looksWell } from './looks-well.ts'

/** An admin has the hub deleted, sees on every page of admins when that is, and cancels it. */

const place = useHub({ filled: true })
let page: Page
useWindow(place, async (window: Visit) => {
  page = window.page
  await signIn(page, 'admin')
  await page.getByRole('navigation').getByRole('link', { name: 'Settings', exact: true }).click()
})

const panel = () => page.getByRole('region', { name: 'Delete the hub' })
const dialog = () => page.getByRole('dialog', { name: 'Delete the hub' })
const bar = (on: Page = page) => on.getByRole('region', { name: /^This hub will be deleted on / })

test('takes the name of the hub, and says the day', async () => {
  await looksWell(page, 'hub-deletion-none', panel())
  const { name } = (await (await page.request.get('/api/hub')).json()) as { name: string }
  const open = panel().getByRole('button', { name: 'Delete the hub…' })
  await open.click()
  const field = dialog().getByRole('textbox', { name: `Type ${name} to go on` })
  await field.fill('Another hub')
  await page.keyboard.press('Enter')
  await dialog().getByText('Type the name of this hub in full.').waitFor()
  await looksWell(page, 'hub-deletion-dialog', dialog())
  await field.fill(name)
  await dialog().getByRole('button', { name: 'Delete in 30 days' }).click()
  await dialog().waitFor({ state: 'detached' })
  await panel().getByText('asked for it on').waitFor()
  await looksWell(page, 'hub-deletion-planned', panel())
})

test('is said on each page of admins, to admins alone, in their news and by mail', async () => {
  await page.getByRole('navigation').getByRole('link', { name: 'People', exact: true }).click()
  await looksWell(page, 'hub-deletion-bar', bar())
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByRole('link', { name: /This hub will be deleted on/ }).waitFor()
  await shoot(page, 'hub-deletion-news')
  await page.keyboard.press('Escape')
  await page.goto('/manage/emails')
  await page
    .getByText(/This hub will be deleted on/)
    .nth(1)
    .waitFor()
  const manager = await place.visit()
  await signIn(manager.page, 'manager')
  await manager.page.goto('/manage/library')
  await manager.page.getByRole('heading', { level: 1 }).waitFor()
  await settle(manager.page)
  expect(await bar(manager.page).count()).toBe(0)
  await manager.close()
})

test('is cancelled from any of these pages', async () => {
  await bar().getByRole('button', { name: 'Cancel the deletion' }).click()
  await page.getByText('The hub will not be deleted.').filter({ visible: true }).first().waitFor()
  await bar().waitFor({ state: 'detached' })
  await page.goto('/manage/settings/changes')
  await page
    .getByText(/^Deletion of the hub/)
    .nth(1)
    .waitFor()
  await shoot(page, 'hub-deletion-changes')
})
