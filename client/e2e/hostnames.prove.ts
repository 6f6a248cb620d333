import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signIn, type Visit } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'
import { looksWell } from './looks-well.ts'

/** An admin adds a name of their own, is told how to prove it and what a check found, and makes another name the primary one. */

const NAME = 'learn.example.org'
const place = useHub({ filled: true })
let page: Page
useWindow(place, async (window: Visit) => {
  page = window.page
  await signIn(page, 'admin')
  await page.getByRole('navigation').getByRole('link', { name: 'Settings', exact: true }).click()
  await panel().getByText('Primary', { exact: true }).waitFor()
})

const panel = () => page.getByRole('region', { name: 'Host names' })
const entry = (name: string) => panel().getByRole('listitem').filter({ hasText: name })

test('adds a name, and is told the records and what a check found', async () => {
  const field = panel().getByRole('textbox', { name: 'Name of your own' })
  await field.fill('learn')
  await page.keyboard.press('Enter')
  await panel().getByText('Enter a name of at least two parts').waitFor()
  await field.fill(NAME.toUpperCase())
  await page.keyboard.press('Enter')
  await entry(NAME).getByText('Not proved yet').waitFor()
  await entry(NAME).getByText(`_learning-hub.${NAME}`, { exact: true }).waitFor()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: `Copy _learning-hub.${NAME}` }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`_learning-hub.${NAME}`)
  const found = { time: '2026-11-28T09:05:00.000Z', finding: 'leadsElsewhere', found: '198.51.100.7' }
  await page.route('**/api/hub/hostnames?*', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { items: { hostname: string; lastCheck: unknown }[] }
    for (const item of body.items) if (item.hostname === NAME) item.lastCheck = found
    await route.fulfill({ json: body })
  })
  await entry(NAME).getByRole('button', { name: 'Check now' }).click()
  await entry(NAME).getByText('The name leads to another server (198.51.100.7)').waitFor()
  await looksWell(page, 'hostnames', panel())
})

test('removes it again, once sure', async () => {
  await entry(NAME).getByRole('button', { name: 'Remove…' }).click()
  const dialog = page.getByRole('dialog', { name: `Remove ${NAME}` })
  await looksWell(page, 'hostnames-remove', dialog)
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await entry(NAME).waitFor({ state: 'detached' })
})

test('makes another name the primary one, told what that means', async () => {
  await entry('127.0.0.1').getByRole('button', { name: 'Make primary…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make 127.0.0.1 primary' })
  await dialog.getByText('/api/auth/oidc/callback').waitFor()
  await looksWell(page, 'hostnames-primary', dialog)
  await dialog.getByRole('button', { name: 'Make primary', exact: true }).click()
  await entry('127.0.0.1').getByText('Primary', { exact: true }).waitFor()
  expect(await entry('127.0.0.1').getByRole('button', { name: 'Remove…' }).count()).toBe(0)
  await entry('localhost').getByRole('button', { name: 'Make primary…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make primary', exact: true }).click()
  await entry('localhost').getByText('Primary', { exact: true }).waitFor()
})
