import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriers, stickingOut } from './audit.ts'
import { shoot, signIn } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'

/** Due dates in the calendar program of whoever has them. */

const place = useHub({ filled: true })
let page: Page
useWindow(place, (window) => {
  page = window.page
})

const dialog = () => page.getByRole('dialog', { name: 'Due dates in your calendar' })
const open = () => page.getByRole('button', { name: 'Add to your calendar' }).click()
const secret = () => dialog().locator('code').innerText()

test('gives a link that a calendar program reads, replaces it and takes it back', async () => {
  await signIn(page)
  await page.goto('/todo')
  const due = await page.getByRole('main').getByRole('heading', { level: 2 }).first().innerText()
  await open()
  await dialog().getByRole('button', { name: 'Create a link' }).click()
  const first = await secret()
  await page.setViewportSize({ width: 320, height: 640 })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await shoot(page, `calendar-link-${colorScheme}`)
    expect(await barriers(page)).toEqual([])
    expect(await stickingOut(page)).toEqual([])
  }
  const read = await page.request.get(first)
  expect(read.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  expect((await read.text()).replaceAll('\r\n ', '')).toContain(`SUMMARY:${due}`)

  await page.reload()
  await open()
  await dialog().getByText('It was last read on').waitFor()
  await shoot(page, 'calendar-about')
  expect(await barriers(page)).toEqual([])
  await dialog().getByRole('button', { name: 'Replace the link' }).click()
  const second = await secret()
  expect(second).not.toBe(first)
  expect((await page.request.get(first)).status()).toBe(404)
  expect((await page.request.get(second)).status()).toBe(200)

  await page.keyboard.press('Escape')
  await open()
  await dialog().getByRole('button', { name: 'Delete the link' }).click()
  await page.getByText('The calendar link no longer works.').waitFor()
  expect((await page.request.get(second)).status()).toBe(404)
})
