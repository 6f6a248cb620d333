import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriers, settle, stickingOut } from './audit.ts'
import { shoot, signIn, type Visit } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'

/** An admin puts back what a playlist held before it was changed. */

const place = useHub({ filled: true })
let page: Page
useWindow(place, async (window: Visit) => {
  page = window.page
  await signIn(page, 'admin')
  await page.goto(`/manage/library${place.demo.playlist('How sections are locked')}`)
  await entries().first().waitFor()
})

const said = (words: string) => page.getByText(words).first().waitFor()
const dialog = () => page.getByRole('dialog')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const entries = () => page.getByRole('listbox', { name: 'Contents' }).getByRole('option')
const shown = () => entries().evaluateAll((rows) => rows.map((row) => row.children[1]!.textContent))

async function save(): Promise<void> {
  await button('Save the contents').click()
  // What was said of the save before may still stand there.
  await page.getByRole('main').getByText('Changes saved').waitFor()
}

test('puts back sections and items that were taken out, after saying so', async () => {
  await button('History…').click()
  await said('Nothing was changed yet')
  await page.keyboard.press('Escape')
  const before = await shown()
  await entries().first().focus()
  for (const _ of before.slice(1)) await page.keyboard.press('Delete')
  await expect.poll(shown).toEqual(before.slice(-1))
  await save()

  await button('History…').click()
  await said('changed by Demo Admin')
  await dialog().getByText('What the change did').click()
  await dialog().getByText(`“${before[0]}”: taken out`).waitFor()
  await settle(page)
  await shoot(page, 'contents-history')
  expect(await barriers(page)).toEqual([])
  await dialog()
    .getByRole('button', { name: /^Put back what was there until/ })
    .click()
  await dialog().getByText(`“${before[0]}”: added`).waitFor()
  await settle(page)
  await shoot(page, 'contents-put-back')
  expect(await barriers(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  await settle(page)
  await shoot(page, 'contents-put-back-phone')
  expect(await stickingOut(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 860 })
  await button('Put it back').click()
  await said('It is as it was before. Save the contents to keep it so.')
  expect(await shown()).toEqual(before)
  await said('Draft saved')
  await save()
  await page.reload()
  await expect.poll(shown).toEqual(before)

  // What was put back can be put back itself.
  await button('History…').click()
  const changes = dialog().getByRole('button', { name: /^Put back what was there until/ })
  await expect.poll(() => changes.count()).toBe(2)
  await changes.last().click()
  await said('The playlist holds just that now.')
  await dialog().getByRole('button', { name: 'Back', exact: true }).click()
  await changes.first().click()
  await dialog().getByText(`“${before[0]}”: taken out`).waitFor()
})
