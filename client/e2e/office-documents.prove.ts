import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { docx } from '../../server/files/document-fixtures.ts'
import { findPrograms } from '../../server/platform/programs.ts'
import { signIn } from './harness.ts'
import { useHub } from './journeys.ts'
import { looksWell } from './looks-well.ts'

/** An office document from the desk of an author to the screen of a learner, and one of which no pages can be made. */

const LETTER = 'Notes for new guides'
const BROKEN = 'An old memo'

const place = useHub()
let page: Page
let hasOffice: boolean

beforeAll(async () => {
  hasOffice = (await findPrograms(undefined)).versions.soffice !== undefined
  if (!hasOffice) console.log('This journey went without pages of documents, which LibreOffice makes.')
  page = (await place.visit()).page
  await signIn(page, 'admin')
})

const button = (name: string) => page.getByRole('button', { name, exact: true })
const payload = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer })
/** Begins as documents of old do, and holds nothing. */
const memo = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4000)])

async function edit(name: string): Promise<void> {
  await page.goto('/manage/library?kind=assets')
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

test('an author brings in two documents, and reads at once what is amiss with one', async () => {
  await page.goto('/manage/library?kind=assets')
  await button('New asset').click()
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles([
      payload(`${LETTER}.docx`, await docx('Every quoll is counted before breakfast.')),
      payload(`${BROKEN}.doc`, memo),
    ])
  const uploads = page.getByRole('banner').getByRole('list', { name: 'Uploads' })
  await expect.poll(() => uploads.getByText('A draft in the library.').count(), { timeout: 60_000 }).toBe(2)
  await uploads.getByText('so learners can only download it').first().waitFor()
  await looksWell(page, 'documents-tray', uploads)
})

test('one can be prepared again, and says so while that lasts', async () => {
  await edit(BROKEN)
  const note = page.getByText('Only to be downloaded')
  await note.waitFor()
  await looksWell(page, 'documents-note', note)
  await button('Prepare again').click()
  await page.getByText('The hub prepares the file again.').waitFor()
  await page.getByText('Being prepared again').waitFor()
})

test('the other is read as pages, found by its words, and saved as it was', async () => {
  await edit(LETTER)
  if (!hasOffice) return page.getByText('The hub has no program').waitFor()
  await page.getByRole('term').filter({ hasText: 'Pages' }).waitFor()
  expect(await page.getByText('Only to be downloaded').count()).toBe(0)
  await button('Publish').click()
  await page.getByText(`“${LETTER}” is published.`).waitFor()

  const { page: learner, close } = await place.visit()
  await signIn(learner)
  await learner.goto('/search?q=quoll')
  await learner.getByText('In the document').waitFor()
  await looksWell(learner, 'documents-found', learner.getByText('In the document'))
  await learner.getByRole('link', { name: LETTER }).click()
  await learner.locator('.textLayer').getByText('Every quoll is counted').waitFor()
  const download = learner.waitForEvent('download')
  await learner.getByRole('link', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe(`${LETTER}.docx`)
  await close()
})
