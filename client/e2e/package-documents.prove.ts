import type { Frame, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { manifest12, zipOf } from '../../server/files/package/package-fixtures.ts'
import { addCourse } from './add-course.ts'
import { barriers } from './audit.ts'
import { frameOf, shoot, signInQuickly } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'
import { HANDBOOK_PAGES, makeHandbook } from './make-handbook.ts'

/**
 * A course with PDFs: as the page of an activity, in a frame, embedded, behind a link and in a window. No browser shows them by
 * itself in the sandbox of a course, the one of these tests nowhere at all; so what is proved is that the viewer of the hub does.
 */

const FILES = ['frame', 'object', 'embed', 'linked', 'opened', 'Sheet']
const PAGE = `<!doctype html><html lang="en"><title>Documents</title><h1>Documents</h1>
<iframe title="In a frame" src="frame.pdf" width="300" height="200"></iframe>
<object data="object.pdf" type="application/pdf" width="300" height="200">Nothing</object>
<embed src="embed.pdf#page=7" width="300" height="200">
<a href="linked.pdf" target="_blank">Linked</a>
<button onclick="window.open('opened.pdf', 'sheet')">Open</button>
<a href="linked.pdf" download>Download</a></html>`

const place = useHub()
let assetId: string
let page: Page

beforeAll(async () => {
  const pdf = await makeHandbook()
  const items = ['page', 'sheet'].map(
    (id) => `<item identifier="${id}" identifierref="r-${id}"><title>The ${id}</title></item>`,
  )
  const resources = `<resource identifier="r-page" type="webcontent" adlcp:scormtype="asset" href="index.html"/>
    <resource identifier="r-sheet" type="webcontent" adlcp:scormtype="asset" href="Sheet.pdf"/>`
  const zip = await zipOf([
    { name: 'imsmanifest.xml', data: manifest12(items.join(''), resources) },
    { name: 'index.html', data: PAGE },
    ...FILES.map((name) => ({ name: `${name}.pdf`, data: pdf })),
  ])
  assetId = await addCourse(place.hub, 'A course with PDFs', zip)
})

useWindow(place, async (window) => {
  page = window.page
  await signInQuickly(page, 'member')
  await page.goto(`/assets/${assetId}`)
})

/** Waits until words of a document can be read, which pdf.js lays over the page that it has drawn. */
async function isShown(shown: Frame, at = 1): Promise<void> {
  const drawn = shown.locator(`[data-page-number="${at}"]`)
  await drawn.locator('.textLayer span').first().waitFor()
  await drawn.locator('canvas').first().waitFor()
}

test('shows PDFs in frames, embedded, behind links and in windows', async () => {
  const course = await frameOf(page, '/index.html')
  await isShown(await frameOf(page, '/frame.pdf'))
  await isShown(await frameOf(page, '/object.pdf'))
  await isShown(await frameOf(page, '/embed.pdf#page=7'), 7)
  expect(await (await frameOf(page, '/frame.pdf')).locator('[data-page-number]').count()).toBe(HANDBOOK_PAGES)
  await shoot(page, 'package-documents')
  for (const open of [course.getByRole('link', { name: 'Linked' }), course.getByRole('button', { name: 'Open' })]) {
    const opening = page.context().waitForEvent('page')
    await open.click()
    const opened = await opening
    await isShown(opened.mainFrame())
    await opened.close()
  }
  const downloading = page.waitForEvent('download')
  await course.getByRole('link', { name: 'Download' }).click()
  expect((await downloading).suggestedFilename()).toBe('linked.pdf')
})

test('shows a PDF that is the page of an activity, in the dark and on a phone too, and gives the file', async () => {
  await page.frameLocator('iframe').first().getByRole('button', { name: 'The sheet' }).click()
  const sheet = await frameOf(page, '/Sheet.pdf')
  await isShown(sheet)
  expect(await barriers(page, { withFrames: true })).toEqual([])
  await shoot(page, 'package-document')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 320, height: 640 })
  await shoot(page, 'package-document-dark')
  const [width, seen] = await sheet.locator('html').evaluate((root) => [root.scrollWidth, root.clientWidth])
  expect(width).toBe(seen)
  const downloading = page.waitForEvent('download')
  await sheet.getByRole('link', { name: 'Sheet.pdf' }).click()
  const download = await downloading
  expect([download.suggestedFilename(), await download.failure()]).toEqual(['Sheet.pdf', null])
})
