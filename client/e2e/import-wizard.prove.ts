import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriers, cutWords, settle, stickingOut } from './audit.ts'
import { shoot, signIn, type Visit } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'

/** An admin imports people from a table: its columns, what it would do, and what became of it. */

const place = useHub()
let page: Page
useWindow(place, async (window: Visit) => {
  page = window.page
  await signIn(page, 'admin')
  await page.goto('/manage/people')
})

const button = (name: string) => page.getByRole('button', { name, exact: true })
const chip = (name: string) => page.getByRole('navigation', { name: 'Rows to show' }).getByRole('link', { name })

const TABLE = [
  'Mail;Vorname;Nachname;Einheit;Start',
  'nia@import.example;Nia;Newcomer;Sales;30.11.2026',
  'noor@import.example;Noor;Newcomer;Service;5/6/2026',
  'nia2@import.example;;Nameless;Service;',
].join('\r\n')

const choose = (name: string, text: string) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

async function isUsable(): Promise<void> {
  await settle(page)
  expect(await barriers(page)).toEqual([])
}

test('imports a table, and the same table again changes nothing', async () => {
  await page.getByRole('link', { name: 'Import people' }).click()
  await isUsable()
  await choose('people.csv', TABLE)
  await page.getByRole('heading', { name: 'What do the columns hold?' }).waitFor()
  await page.getByLabel('What “Einheit” holds').selectOption({ label: 'Department' })
  await page.getByLabel('What “Start” holds').selectOption({ label: 'Start date' })
  await isUsable()
  await shoot(page, 'import-columns')
  await button('See what changes').click()
  await page.getByText('1 person is new').waitFor()
  await isUsable()
  await chip('Unclear date (1)').click()
  await page.getByText('Unclear date: 5/6/2026').waitFor()
  await shoot(page, 'import-review')
  await chip('All rows').click()
  await button('Import 1 person').click()
  await page.getByRole('heading', { name: 'The import has begun' }).waitFor()
  await isUsable()
  await page.getByRole('link', { name: 'See what becomes of each person' }).click()
  await page.getByRole('main').getByText('Done · 1 of 3 done · 2 skipped').waitFor()
  await page.getByText('Row 3: A date is none').waitFor()
  await page.goto('/manage/people/import')
  await choose('people.csv', TABLE)
  await page.getByRole('heading', { name: 'What do the columns hold?' }).waitFor()
  expect(await page.getByLabel('What “Einheit” holds').inputValue()).toBe('department')
  await button('See what changes').click()
  await page.getByText('0 people are new, 0 change').waitFor()
  expect(await page.getByRole('button', { name: /^Import/ }).count()).toBe(0)
})

test('downloads the people in the columns of an import', async () => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as CSV' }).click(),
  ])
  const text = await readFile(await download.path(), 'utf8')
  expect(download.suggestedFilename()).toBe('people.csv')
  await page.goto('/manage/people/import')
  await choose('people.csv', text)
  await button('See what changes').click()
  await page.getByText('0 people are new, 0 change, 0 are suspended, 0 rows are left out').waitFor()
})

test('says what is wrong with a file', async () => {
  await page.goto('/manage/people/import')
  await choose('people.csv', 'email')
  await page.getByText('This table has no rows.').waitFor()
})

test('can be used on a narrow screen', async () => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/manage/people/import')
  await settle(page)
  await choose('people.csv', TABLE)
  await page.getByRole('heading', { name: 'What do the columns hold?' }).waitFor()
  await settle(page)
  expect([...(await stickingOut(page)), ...(await cutWords(page))]).toEqual([])
  await shoot(page, 'import-columns-narrow')
  await button('See what changes').click()
  await page.getByText('Noor Newcomer').waitFor()
  expect([...(await stickingOut(page)), ...(await cutWords(page))]).toEqual([])
  expect(await barriers(page)).toEqual([])
})
