import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriers, cutWords, settle, stickingOut } from './audit.ts'
import { shoot, signIn, type Visit } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'

/** An admin imports past completions from a table: what it would record, and what the person's page says afterwards. */

const place = useHub({ filled: true })
let page: Page
useWindow(place, async (window: Visit) => {
  page = window.page
  await signIn(page, 'admin')
  await page.goto('/manage/people')
})

const button = (name: string) => page.getByRole('button', { name, exact: true })
const chip = (name: string) => page.getByRole('navigation', { name: 'Rows to show' }).getByRole('link', { name })

const TABLE = [
  'E-Mail;Kurs;Abgeschlossen am',
  'learner@hub.example;Every kind of content;04.03.2024',
  'learner@hub.example;Nothing of this name;04.03.2024',
  'learner@hub.example;Every kind of content;soon',
].join('\r\n')

const choose = (text: string) =>
  page.locator('input[type=file]').setInputFiles({ name: 'past.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

test('records what a table says, and the same table again nothing', async () => {
  await page.getByRole('link', { name: 'Import past completions' }).click()
  await settle(page)
  expect(await barriers(page)).toEqual([])
  await choose(TABLE)
  await page.getByText('1 completion is recorded, 0 are recorded already, 2 rows are left out.').waitFor()
  await chip('Unclear time (1)').click()
  await page.getByRole('cell', { name: 'Unknown content' }).waitFor({ state: 'detached' })
  await settle(page)
  expect(await barriers(page)).toEqual([])
  await shoot(page, 'import-completions-review')
  await chip('All rows').click()
  await button('Record 1 completion').click()
  await page.getByRole('heading', { name: 'The import has begun' }).waitFor()
  await page.getByRole('link', { name: 'See what becomes of each person' }).click()
  await page.getByRole('main').getByText('Done · 1 of 3 done · 2 skipped').waitFor()
  await page.getByText('Row 3: The hub has no such content.').waitFor()
  expect(await button('Undo').count()).toBe(0)
  await page.goto('/manage/people/completions')
  await choose(TABLE)
  await page.getByText('0 completions are recorded, 1 is recorded already').waitFor()
  expect(await page.getByRole('button', { name: /^Record/ }).count()).toBe(0)
})

test('says what a table lacks, and can be used on a narrow screen', async () => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/manage/people/completions')
  await choose(TABLE)
  await page.getByText('Unknown content').first().waitFor()
  await settle(page)
  const found = [...(await barriers(page)), ...(await stickingOut(page)), ...(await cutWords(page))]
  expect(found).toEqual([])
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/manage/people/completions')
  await choose('E-Mail;Score\r\nlearner@hub.example;5')
  await page.getByText('The file lacks a column that the import needs').first().waitFor()
})
