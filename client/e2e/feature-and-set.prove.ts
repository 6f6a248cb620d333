import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriers, settle, stickingOut } from './audit.ts'
import { signIn, type Visit } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'
import { looksWell } from './looks-well.ts'

/** An admin arranges what is featured, and sets how far somebody is. */

const place = useHub({ filled: true })
let page: Page
useWindow(place, async (window: Visit) => {
  page = window.page
  await signIn(page, 'admin')
})

const said = (words: string) => page.getByText(words).first().waitFor()
const dialog = () => page.getByRole('dialog')
const featured = () => page.getByRole('listbox', { name: 'Featured content' }).getByRole('option')

test('arranges what a team sees first, by keys alone', async () => {
  await page.goto('/manage/featured')
  await page.getByRole('combobox', { name: 'Shown to' }).selectOption('Demo team')
  await said('Nothing is featured here yet')
  await page.getByRole('button', { name: 'Feature content…' }).click()
  for (const name of ['The whole path', 'Courses that remember you']) {
    await dialog().getByRole('textbox').fill(name)
    await dialog().getByRole('button', { name }).first().click()
    await dialog().getByRole('button', { name }).getByText('Added').waitFor()
  }
  await page.keyboard.press('Escape')
  await expect.poll(() => featured().allTextContents()).toEqual(['The whole path', 'Courses that remember you'])
  await featured().first().focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(() => featured().allTextContents()).toEqual(['Courses that remember you', 'The whole path'])
  await settle(page)
  expect(await barriers(page)).toEqual([])

  const learner = await place.visit()
  await signIn(learner.page)
  await learner.page
    .getByRole('link', { name: /Courses that remember you/ })
    .first()
    .waitFor()
  await learner.close()

  await featured().last().focus()
  await page.keyboard.press('Delete')
  await said('It is no longer featured.')
  await expect.poll(() => featured().allTextContents()).toEqual(['Courses that remember you'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => featured().count()).toBe(2)
  await page.setViewportSize({ width: 320, height: 640 })
  await settle(page)
  expect(await stickingOut(page)).toEqual([])
})

test('completes a playlist for a learner, who reads why', async () => {
  await page.goto('/manage/library?q=Every%20kind')
  await page.getByRole('link', { name: 'Every kind of content' }).click()
  await page.getByRole('button', { name: 'Set progress…' }).click()
  await dialog().getByRole('button', { name: 'See what changes' }).click()
  await said('Choose people or teams, and when it was completed.')
  await dialog().getByRole('textbox', { name: 'People and teams' }).fill('Learner')
  await dialog().getByRole('button', { name: 'Demo Learner' }).click()
  await dialog().getByRole('textbox', { name: 'Reason' }).fill('Learned on paper in 2019')
  await dialog().getByRole('button', { name: 'See what changes' }).click()
  await dialog().getByText('learner@hub.example').waitFor()
  await settle(page)
  expect(await barriers(page)).toEqual([])
  await dialog().getByRole('button', { name: 'Set it for 1 person' }).click()
  await said('The change has begun.')

  const learner = await place.visit()
  await signIn(learner.page)
  const reasons = async () => {
    const answer = await learner.page.request.get('/api/me/completions')
    const { items } = (await answer.json()) as { items: { content: { name: string }; reason: string | null }[] }
    return items.find(({ content }) => content.name === 'Every kind of content')?.reason
  }
  await expect.poll(reasons).toBe('Learned on paper in 2019')
  await learner.close()
})

test('answers a request with content, and closes another', async () => {
  const learner = await place.visit()
  await signIn(learner.page)
  const headers = { 'sec-fetch-site': 'same-origin' }
  for (const name of ['The way to the canteen', 'More of the same']) {
    const data = { name, content: 'I would like to know where everything is.' }
    const made = await learner.page.request.post('/api/content-request', { data, headers })
    expect(made.ok(), await made.text()).toBe(true)
  }
  await page.goto('/manage/requests')
  await page.getByRole('button', { name: 'Answer “The way to the canteen”' }).click()
  await dialog().getByRole('textbox', { name: 'Answer', exact: true }).fill('Here it is, in pictures.')
  await dialog().getByRole('textbox', { name: 'Playlists and assets' }).fill('Find your way')
  await dialog()
    .getByRole('button', { name: /Find your way around/ })
    .first()
    .click()
  await settle(page)
  expect(await barriers(page)).toEqual([])
  await dialog().getByRole('button', { name: 'Send the answer' }).click()
  await said('Demo Learner is told.')
  await page.getByRole('button', { name: 'Answer “The way to the canteen”' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Answer “More of the same”' }).click()
  await dialog().getByRole('button', { name: 'Close without an answer' }).click()
  await said('The request is closed. Nobody is told.')
  await page.getByRole('link', { name: 'Answered' }).click()
  await page.getByRole('row').filter({ hasText: 'The way to the canteen' }).waitFor()
  await page.setViewportSize({ width: 320, height: 640 })
  await settle(page)
  expect(await stickingOut(page)).toEqual([])

  await learner.page.goto('/notifications')
  // The bell's closed panel holds it, too.
  await learner.page.getByRole('main').getByText('Here it is, in pictures.').first().waitFor()
  await learner.close()
})

test('shows the library as cards, too, which lead to what they show', async () => {
  await page.goto('/manage/library?kind=assets')
  await page.getByRole('link', { name: 'Cards', exact: true }).click()
  const cards = page.getByRole('list', { name: 'Assets' }).getByRole('article')
  await cards.filter({ hasText: 'The hub on three pages' }).getByText('Published').waitFor()
  await settle(page)
  expect(await barriers(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  await settle(page)
  expect(await stickingOut(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 860 })
  await cards.getByRole('link', { name: 'The hub on three pages' }).click()
  await page.getByRole('heading', { level: 1, name: 'The hub on three pages' }).waitFor()

  // Playlists have their pictures there, and cards are selected as rows are.
  await page.goto('/manage/library?view=cards')
  await page.getByRole('list', { name: 'Playlists' }).locator('img').first().waitFor()
  for (const nth of [0, 1])
    await page
      .getByRole('list', { name: 'Playlists' })
      .getByRole('checkbox', { name: /^Select / })
      .nth(nth)
      .check()
  await page.getByText('Selected: 2').waitFor()
  await looksWell(page, 'library-cards-chosen', page.getByText('Selected: 2'))
  await page.getByRole('link', { name: 'Table', exact: true }).click()
  await page.getByRole('row').nth(1).waitFor()
  await page.getByText('Selected: 2').waitFor()
  await page.getByRole('button', { name: 'Change…' }).click()
  await dialog().getByText('2 items are selected.').waitFor()
})
