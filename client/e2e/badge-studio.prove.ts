import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import sharp from 'sharp'
import { barriers, settle, stickingOut } from './audit.ts'
import { shoot, signIn, type Visit } from './harness.ts'
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
  await said('Nobody completed it so far, so nobody is awarded it at once.')
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

test('says who would be awarded a badge at once, and lists who has one', async () => {
  const learner = await place.visit()
  await signIn(learner.page)
  const { id } = (await (await learner.page.request.get('/api/me/profile')).json()) as { id: string }
  await learner.close()
  const contentIds = [place.demo.playlist('How sections are locked').split('/').at(-1)]
  const completed = await page.request.post('/api/content/statusChange', {
    data: {
      newStatus: 'completed',
      completionDateTime: new Date().toISOString(),
      contentIds,
      userIds: [id],
      updateOptionalContent: false,
      share: false,
    },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(completed.status(), await completed.text()).toBe(202)
  const preview = () =>
    page.request.post('/api/badges/preview', { data: { contentIds }, headers: { 'sec-fetch-site': 'same-origin' } })
  await expect.poll(async () => ((await (await preview()).json()) as { total: number }).total).toBe(1)

  await page.getByRole('button', { name: 'Give a playlist a badge' }).click()
  await dialog().getByRole('textbox', { name: 'Playlists' }).fill('How sections')
  await dialog()
    .getByRole('button', { name: /How sections are locked/ })
    .click()
  await dialog()
    .getByRole('radio', { name: /An open book.*Sticker/ })
    .check({ force: true })
  await said('1 badge is awarded at once, to:')
  await dialog().getByText('learner@hub.example').waitFor()
  await settle(page)
  await shoot(page, 'badge-preview')
  expect(await barriers(page)).toEqual([])
  await press('Give the badge')
  await row('How sections are locked').getByRole('link', { name: 'How sections are locked' }).click()
  await page.getByRole('heading', { level: 1, name: 'Badge of “How sections are locked”' }).waitFor()
  const holder = row('learner@hub.example')
  await expect
    .poll(async () => {
      await page.reload()
      await settle(page)
      return holder.count()
    })
    .toBe(1)
  await shoot(page, 'badge-holders')
  expect(await barriers(page)).toEqual([])
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /spreadsheet|CSV/i }).click(),
  ])
  expect(file.suggestedFilename()).toBe('badge-awards.csv')
  expect(readFileSync(await file.path(), 'utf8')).toContain('learner@hub.example')
  await page.getByRole('searchbox', { name: 'Name or e-mail' }).fill('nobody of this name')
  await page.keyboard.press('Enter')
  await said('Nobody of this name has the badge')
  await page.getByRole('link', { name: 'Show everybody' }).click()
  await holder.waitFor()
  await page.setViewportSize({ width: 320, height: 640 })
  await settle(page)
  await shoot(page, 'badge-holders-phone')
  expect(await stickingOut(page)).toEqual([])
})
