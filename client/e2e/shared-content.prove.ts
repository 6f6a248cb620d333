import { expect, test } from 'vitest'
import { barriers, cutWords, settle, stickingOut } from './audit.ts'
import { shoot, signIn, type Visit } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'

/** An admin offers content to another hub, and takes the offer back. */

const place = useHub({ filled: true })
let window: Visit
useWindow(place, async (opened) => {
  window = opened
  await signIn(opened.page, 'admin')
  await opened.page.goto('/manage/settings/sharing')
})

test('says at the field what is wrong, offers a playlist, and takes it back', async () => {
  const { page } = window
  await page.getByText('You share nothing with other hubs.').waitFor()
  await page.getByRole('button', { name: 'Share content' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share content' })
  const address = dialog.getByRole('textbox', { name: 'Address of the other hub' })
  await address.fill('nowhere.example')
  await dialog.getByRole('list', { name: 'Playlists and assets' }).getByRole('button').first().click()
  await settle(page)
  await shoot(page, 'sharing-offer-light')
  await dialog.getByRole('button', { name: 'Offer it' }).click()
  await dialog.locator('[aria-invalid=true]').waitFor()
  await address.fill('second.localhost')
  await dialog.getByRole('button', { name: 'Offer it' }).click()
  await page.getByText('Offered', { exact: true }).waitFor()
  await page.getByText('Second Demo Hub').waitFor()
  await settle(page)
  await shoot(page, 'sharing-light')
  const found = await barriers(page)
  await page.setViewportSize({ width: 320, height: 720 })
  await settle(page)
  await shoot(page, 'sharing-phone')
  found.push(...(await barriers(page)), ...(await stickingOut(page)), ...(await cutWords(page)))
  expect(found).toEqual([])
  await page.getByRole('button', { name: 'Take back' }).click()
  await page.getByText('You share nothing with other hubs.').waitFor()
})
