import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import sharp from 'sharp'
import { barriers, settle, stickingOut } from './audit.ts'
import { signIn, type Visit } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'

/** An admin uploads a picture, gives a playlist a badge with it, and whoever completed the playlist before has it. */

const place = useHub({ filled: true })
let page: Page
useWindow(place, async (window: Visit) => {
  page = window.page
  await signIn(page, 'admin')
  await page.goto('/manage/badges')
  await page.getByRole('heading', { name: 'Badge studio' }).waitFor()
})

const said = (words: string) => page.getByText(words).first().waitFor()
const dialog = () => page.getByRole('dialog')
const press = (name: string) => dialog().getByRole('button', { name, exact: true }).click()
const row = (name: string) => page.getByRole('row').filter({ hasText: name })

test('gives a playlist a badge with a picture of its own, changes it, and takes it back', async () => {
  await page.getByRole('button', { name: 'Add a picture…' }).click()
  await press('Add the picture')
  await said('Choose a picture.')
  const png = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#2255aa' } })
    .png()
    .toBuffer()
  await dialog().locator('input[type=file]').setInputFiles({ name: 'blue.png', mimeType: 'image/png', buffer: png })
  await dialog().getByRole('combobox', { name: 'Frame' }).selectOption('Rose')
  await dialog().getByRole('textbox', { name: 'What the picture shows' }).fill('A blue square')
  await press('Add the picture')
  await said('The picture is there.')

  await page.getByRole('button', { name: 'Give a playlist a badge' }).click()
  await dialog().getByRole('textbox', { name: 'Playlists' }).fill('Every kind')
  await dialog()
    .getByRole('button', { name: /Every kind of content/ })
    .click()
  await dialog()
    .getByRole('radio', { name: /A blue square/ })
    .check({ force: true })
  await said('Everybody who completes what the playlist requires is awarded it')
  await press('Give the badge')
  await row('Every kind of content').getByText('A blue square').waitFor()
  await settle(page)
  expect(await barriers(page)).toEqual([])

  await page.getByRole('button', { name: 'Change the picture of Every kind of content' }).click()
  await dialog()
    .getByRole('radio', { name: /An open book.*Sticker/ })
    .check({ force: true })
  await press('Take this picture')
  await row('Every kind of content').getByText('An open book').waitFor()

  await page.getByRole('button', { name: 'Delete the badge of Every kind of content' }).click()
  await said('awards its badge no longer')
  await page.getByRole('button', { name: 'Undo' }).click()
  await row('Every kind of content').getByText('In use').waitFor()
})

test('asks what badges show in the place of a picture that is deleted', async () => {
  await page.getByRole('button', { name: 'Change the picture of Every kind of content' }).click()
  await dialog()
    .getByRole('radio', { name: /A blue square/ })
    .check({ force: true })
  await press('Take this picture')
  await row('Every kind of content').getByText('A blue square').waitFor()
  await page.getByRole('button', { name: 'Delete the picture “A blue square”' }).click()
  await dialog().getByRole('listitem').filter({ hasText: 'Every kind of content' }).waitFor()
  expect(await dialog().getByRole('button', { name: 'Delete the picture', exact: true }).isDisabled()).toBe(true)
  await dialog()
    .getByRole('radio', { name: /A star.*Rose/ })
    .check({ force: true })
  await press('Delete the picture')
  await row('Every kind of content').getByText('A star').waitFor()
  await page.setViewportSize({ width: 320, height: 640 })
  await settle(page)
  expect(await stickingOut(page)).toEqual([])
})
