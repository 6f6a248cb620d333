import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FrameLocator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { must, signIn as signInAt } from '../../scripts/hub/client.ts'
import { uploadFile } from '../../scripts/hub/upload.ts'
import { DEMO_PASSWORD } from '../../server/demo.ts'
import { barriers } from './audit.ts'
import { emailOf, frameOf, shoot, signIn } from './harness.ts'
import { useHub } from './journeys.ts'
import { cmi5Course, tinCanCourse } from './statement-courses.ts'

/** Courses that report by statements: a learner takes them unit by unit, and the hub knows when they are done. */

const place = useHub()
const folder = mkdtempSync(join(tmpdir(), 'hub-statements-'))
let cmi5: string
let tincan: string

beforeAll(async () => {
  const author = await signInAt(place.hub.origin, emailOf('admin'), DEMO_PASSWORD)
  async function addCourse(name: string, zip: Buffer): Promise<string> {
    const path = join(folder, 'course.zip')
    writeFileSync(path, zip)
    const fileId = await uploadFile(author, path, { type: 'asset' })
    return must(await author.api.POST('/assets/', { body: { type: 'scorm', name, fileId, published: true } })).id
  }
  cmi5 = await addCourse('Safety at work', await cmi5Course())
  tincan = await addCourse('An older course', await tinCanCourse())
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('takes a course of cmi5 unit by unit to its end', async () => {
  const { page, faults, close } = await place.visit()
  await signIn(page)
  await page.goto(`/assets/${cmi5}`)
  const player = page.frameLocator('iframe[title="Course"]')
  const contents = player.getByRole('navigation', { name: 'Contents' })
  await contents.getByRole('heading', { name: 'Begin here' }).waitFor()

  const read = await unitOn(page, 'page=read')
  expect(await read.locator('#mark').textContent()).toBe('No mark')
  await shoot(page, 'cmi5-unit')
  await clickAndHear(read, '#complete', 'completed 200')
  await contents.getByRole('button', { name: 'What to know Done' }).waitFor()
  await read.locator('#leave').click()
  await player.getByText('You have closed this part.').waitFor()
  await shoot(page, 'cmi5-between')

  await contents.getByRole('button', { name: /What you know/ }).click()
  const failing = await unitOn(page, 'page=test')
  await clickAndHear(failing, '#fail', 'failed 200')
  await failing.locator('#leave').click()
  await contents.getByRole('button', { name: 'What you know Not passed' }).waitFor()

  await contents.getByRole('button', { name: /What you know/ }).click()
  const passing = await unitOn(page, 'page=test')
  expect(await passing.locator('#mark').textContent()).toBe('Seen before')
  await clickAndHear(passing, '#pass', 'passed 200')
  await contents.getByRole('button', { name: 'What you know Passed' }).waitFor()
  await passing.locator('#leave').click()

  await contents.getByRole('button', { name: /What you see/ }).click()
  await player.getByText('This part of the course opens in a window of its own.').waitFor()
  await lookAt(page, player)
  const opening = page.context().waitForEvent('page')
  await player.getByRole('link', { name: 'Open the window' }).click()
  const own = await opening
  await own.locator('body[data-ready=yes]').waitFor()
  await player.getByText('This part is open in another window.').waitFor()
  await shoot(page, 'cmi5-own-window-open')
  await own.locator('#complete').click()
  await own.locator('body[data-said="completed 200"]').waitFor()
  await own.locator('#leave').click()
  await own.getByText('You can close this window.').waitFor()
  await own.close()

  await player.getByRole('heading', { name: 'You have finished this course' }).waitFor()
  await shoot(page, 'cmi5-finished')
  await player.getByRole('button', { name: 'Close the course' }).click()
  await page.waitForURL((url) => !url.pathname.includes(cmi5))
  const status = await page.context().request.get(`/api/me/assets/${cmi5}/status`)
  expect(await status.json()).toMatchObject({ userContentStatus: 'completed', userScormAssetStatus: 'passed' })
  expect(faults).toEqual([])
  await close()
})

test('opens what is done for review', async () => {
  const { page, close } = await place.visit()
  await signIn(page)
  await page.goto(`/assets/${cmi5}`)
  const contents = page.frameLocator('iframe[title="Course"]').getByRole('navigation', { name: 'Contents' })
  await contents.getByRole('button', { name: 'What you know Passed' }).click()
  const unit = await unitOn(page, 'page=test')
  expect(await unit.locator('#mode').textContent()).toBe('Review')
  await clickAndHear(unit, '#fail', 'failed 403')
  await close()
})

test('takes a Tin Can package', async () => {
  const { page, faults, close } = await place.visit()
  await signIn(page)
  await page.goto(`/assets/${tincan}`)
  const course = await frameOf(page, 'index.html')
  await course.getByRole('button', { name: 'Pass' }).click()
  await course.locator('body[data-said="200"]').waitFor()
  const status = await page.context().request.get(`/api/me/assets/${tincan}/status`)
  expect(await status.json()).toMatchObject({ userContentStatus: 'completed', userScormAssetStatus: 'passed' })
  expect(faults).toEqual([])
  await close()
})

/** The unit in the player, once it has begun to report. */
async function unitOn(page: Page, part: string) {
  const unit = await frameOf(page, part)
  await unit.locator('body[data-ready=yes]').waitFor()
  return unit
}

async function clickAndHear(unit: Awaited<ReturnType<typeof unitOn>>, button: string, answer: string): Promise<void> {
  await unit.locator(button).click()
  await unit.locator(`body[data-said="${answer}"]`).waitFor()
}

/** What stands in place of a page: by its structure, in the dark, and on a narrow phone. */
async function lookAt(page: Page, player: FrameLocator): Promise<void> {
  expect(await barriers(page, { withFrames: true })).toEqual([])
  await shoot(page, 'cmi5-own-window')
  await page.emulateMedia({ colorScheme: 'dark' })
  await shoot(page, 'cmi5-own-window-dark')
  await page.setViewportSize({ width: 320, height: 640 })
  const [width, shown] = await player.locator('html').evaluate((root) => [root.scrollWidth, root.clientWidth])
  expect(width).toBe(shown)
  await shoot(page, 'cmi5-own-window-narrow')
  await page.setViewportSize({ width: 1280, height: 860 })
  await page.emulateMedia({ colorScheme: 'light' })
}
