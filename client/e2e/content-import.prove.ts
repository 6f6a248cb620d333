import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriers, cutWords, settle, stickingOut } from './audit.ts'
import { shoot, signIn, type Visit } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'

/** An admin imports content from a table, and takes the library out, edits it and brings it back. */

const place = useHub({ filled: true })
let page: Page
useWindow(place, async (window: Visit) => {
  page = window.page
  await signIn(page, 'admin')
  await page.goto('/manage/library')
})

const button = (name: string) => page.getByRole('button', { name, exact: true })
const chip = (name: string) => page.getByRole('navigation', { name: 'Rows to show' }).getByRole('link', { name })

const TABLE = [
  'Type;externalRefId;Name;Language;Published;Playlist',
  'playlist;first-steps;First steps;en-GB;yes;',
  'playlist;first-day;The first day;en-GB;no;first-steps',
  'playlist;second-day;The second day;Klingon;no;nowhere',
].join('\r\n')

const choose = (text: string) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'content.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

async function saved(name: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(name).click()])
  return readFile(await download.path(), 'utf8')
}

test('shows what a table would do, does it, and gives back what it left out', async () => {
  await page.getByRole('link', { name: 'Import content' }).click()
  await settle(page)
  expect(await barriers(page)).toEqual([])
  await choose(TABLE)
  await page.getByText('2 rows add content, 0 change, 0 stay as they are, 1 row is left out.').waitFor()
  await chip('Left out (1)').click()
  await page.getByText('locale (Klingon): This does not fit the column. Correct it.').waitFor()
  await settle(page)
  expect(await barriers(page)).toEqual([])
  await shoot(page, 'content-import-review')
  expect(await saved('Download the rows that are left out')).toContain('second-day,The second day,Klingon')
  await chip('All rows').click()
  await button('Import 2 rows').click()
  await page.getByRole('heading', { name: 'The import has begun' }).waitFor()
  await settle(page)
  expect(await barriers(page)).toEqual([])
  await page.getByRole('link', { name: 'See what becomes of each row' }).click()
  await page.getByRole('main').getByText('Done · 2 of 3 done · 1 skipped').waitFor()
  await page.getByText('Row 4: locale: This does not fit the column. Correct it.').waitFor()
})

test('takes the list out, and brings back what was edited in it', async () => {
  await page.goto('/manage/library?q=first')
  await page.getByRole('row').filter({ hasText: 'The first day' }).waitFor()
  const text = await saved('Download as CSV')
  await page.goto('/manage/library/import')
  await choose(text.replace('The first day', 'Day one'))
  await page.getByText('0 rows add content, 1 changes').waitFor()
  await page.getByText('name: The first day → Day one').waitFor()
  await button('Import 1 row').click()
  await page.getByRole('heading', { name: 'The import has begun' }).waitFor()
  await page.goto('/manage/library?q=Day')
  await page.getByRole('row').filter({ hasText: 'Day one' }).waitFor()
})

test('names the column that it does not know, and can be used on a narrow screen', async () => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/manage/library/import')
  await choose(TABLE)
  await page.getByText('Left out').first().waitFor()
  await settle(page)
  const found = [...(await barriers(page)), ...(await stickingOut(page)), ...(await cutWords(page))]
  expect(found).toEqual([])
  await page.getByText('Left out', { exact: true }).first().scrollIntoViewIfNeeded()
  await shoot(page, 'content-import-narrow')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/manage/library/import')
  await choose('id;Nmae\r\n1;One')
  await page.getByText('The import knows no column "Nmae".').waitFor()
  await page.emulateMedia({ colorScheme: 'dark' })
  await settle(page)
  expect(await barriers(page)).toEqual([])
  await shoot(page, 'content-import-dark')
  await page.emulateMedia({ colorScheme: 'light' })
})

test('takes a file that is dropped', async () => {
  await page.goto('/manage/library/import')
  await page.getByRole('heading', { name: 'Which file?' }).waitFor()
  const data = await page.evaluateHandle((text) => {
    const dropped = new DataTransfer()
    dropped.items.add(new File([text], 'content.csv', { type: 'text/csv' }))
    return dropped
  }, TABLE)
  await page.dispatchEvent('body', 'dragover', { dataTransfer: data })
  await page.getByText('Let go to import the file').waitFor()
  await page.dispatchEvent('body', 'drop', { dataTransfer: data })
  await page.getByText('1 row is left out').waitFor()
})
