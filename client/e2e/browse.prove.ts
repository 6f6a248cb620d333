import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signIn } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'
import { looksWell } from './looks-well.ts'

/** How somebody looks round: by topic, by what is theirs, and by what is new since they were here before. */

const place = useHub({ filled: true })
let page: Page

useWindow(place, async (window) => {
  page = window.page
  await signIn(page)
})

const search = () => new URL(page.url()).searchParams
const content = () => page.getByRole('list', { name: 'Content' })

test('opens the page of a topic, with its picture and how far one is, by an address of its own', async () => {
  await page.goto('/browse')
  await page
    .getByRole('navigation', { name: 'Topics' })
    .getByRole('link', { name: /^Making content/ })
    .click()
  await page.getByRole('heading', { level: 1, name: 'Making content' }).waitFor()
  expect(await page.title()).toContain('Making content')
  await page.getByText(/^\d+ of \d+ done$/).waitFor()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Making content' }).waitFor()
  await content().getByRole('listitem').first().waitFor()
  await looksWell(page, 'topic-page', page.getByRole('progressbar').first())
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Browse' }).click()
  await page.getByRole('heading', { level: 1, name: 'Browse' }).waitFor()
})

test('narrows to what is theirs, in the address', async () => {
  await page.goto('/browse')
  await content().getByRole('listitem').first().waitFor()
  await page.getByLabel('Show').selectOption({ label: 'Assigned to you' })
  await expect.poll(() => search().get('mine')).toBe('assigned')
  await content().getByRole('listitem').first().waitFor()
  await page.reload()
  expect(await page.getByLabel('Show').inputValue()).toBe('assigned')
  await page.getByLabel('Show').selectOption({ label: 'New since your last visit' })
  await page.getByText('Nothing matches these filters').waitFor()
  await page.getByRole('link', { name: 'Show everything' }).click()
  await content().getByRole('listitem').first().waitFor()
})

test('leads from the home to what is new, and says nothing where nothing is', async () => {
  await page.getByRole('heading', { level: 1, name: /^Hello/ }).waitFor()
  await page.getByRole('heading', { name: 'To do' }).waitFor()
  expect(await page.getByRole('link', { name: /new since/ }).count()).toBe(0)
  const previousVisitTime = new Date(Date.now() - 2 * 86_400_000).toISOString()
  await page.route('**/api/me/content/stats', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), newCount: 4, previousVisitTime } })
  })
  await page.route('**/api/me/browse/**', async (route) => {
    if (!route.request().url().includes('mine=new')) return route.continue()
    const answer = await route.fetch({ url: route.request().url().replace('mine=new', 'order=name') })
    const found = await answer.json()
    const kinds = ['content', 'items', 'version']
    const items = found.items.map((item: object, index: number) => ({ ...item, newSinceVisit: kinds[index % 3] }))
    await route.fulfill({ response: answer, json: { ...found, items } })
  })
  await page.reload()
  const day = new Intl.DateTimeFormat('en-GB', { weekday: 'long' }).format(new Date(previousVisitTime))
  await page.getByRole('link', { name: `4 new since ${day}` }).waitFor()
  await looksWell(page, 'home-new', page.getByRole('link', { name: `4 new since ${day}` }))
  await page.getByRole('link', { name: `4 new since ${day}` }).click()
  await page.getByRole('heading', { level: 1, name: 'Browse' }).waitFor()
  expect(search().get('mine')).toBe('new')
  await content().getByText('New version').first().waitFor()
  await looksWell(page, 'browse-new', content().getByText('New', { exact: true }).first())
})
