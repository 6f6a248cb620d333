import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { frameOf, shoot, signIn, type JourneyHub } from './harness.ts'
import { useHub, type Place } from './journeys.ts'

/** The main job of a hub: real courses come in, a learner takes them to the end, and the hub knows it for good. */

const ROOT = join(import.meta.dirname, '../..')
const COURSES = join(ROOT, '../shared/data/scorm')
const RULES = join(ROOT, '../shared/data/scorm-rules')
const LAST_PAGE = 14

const hasCourses = existsSync(COURSES)
if (!hasCourses) console.log(`This journey did not run: it needs the real courses in ${COURSES}.`)

describe.runIf(hasCourses)('a learner finishes real courses', () => {
  const place = useHub()
  let imported: { output: string; playlist: string }

  beforeAll(async () => {
    imported = importCourses(place.hub)
  })

  test('imports four courses and says what is wrong with the broken one', () => {
    expect(imported.output).toContain('4 imported, 0 already there, 1 failed')
    expect(imported.output).toMatch(/broken-malformed-manifest-scorm12\.zip: .*imsmanifest\.xml/)
  })

  test('imports nothing twice', () => {
    expect(importCourses(place.hub).output).toContain('0 imported, 4 already there, 1 failed')
  })

  test.each([
    ['Golf basic runtime scorm12', 'cmi.core.lesson_location'],
    ['Golf basic runtime scorm2004 3rd', 'cmi.location'],
  ])('takes "%s" half-way, closes the window, goes on at the same page and finishes', async (name) => {
    const first = await openCourse(place, imported.playlist, name)
    for (let page = 0; page < 6; page += 1) await turnPage(first.page, page + 1)
    await shoot(first.page, `course-${name.split(' ').at(-1)}-half-way`)
    await closeWindow(first.page)

    const second = await openCourse(place, imported.playlist, name)
    expect(await pageNumber(second.page)).toBe(6)
    // Only now: a browser that is still there sends what a window left behind.
    await first.close()
    for (let page = 6; page < LAST_PAGE; page += 1) await turnPage(second.page, page + 1)
    await shoot(second.page, `course-${name.split(' ').at(-1)}-finished`)
    const row = second.page.getByRole('listitem').filter({ has: second.page.getByRole('link', { name, exact: true }) })
    // The course saves as its page goes; on a busy machine the next page can ask before that has arrived.
    await expect
      .poll(async () => {
        await second.page.goto(imported.playlist)
        await row.waitFor()
        return row.getByText('Done').count()
      })
      .toBe(1)
    expect(second.faults).toEqual([])
    await second.close()
  })

  test('tells an older window that the course goes on in a newer one, until the learner continues there', async () => {
    const name = 'Golf many scos scorm12'
    const older = await openPlayer(place, imported.playlist, name)
    const newer = await openPlayer(place, imported.playlist, name)
    await newer.player.getByRole('button', { name: 'Next', exact: true }).click()
    await newer.page.getByText('Your progress is saved').waitFor()
    await older.player.getByRole('button', { name: 'Next', exact: true }).click()
    await older.page.getByText('You opened this course in another window').waitFor()
    await shoot(older.page, 'course-open-elsewhere')
    await older.page.getByRole('button', { name: 'Continue here' }).click()
    await older.player.getByRole('button', { name: 'Previous', exact: true }).click()
    await newer.player.getByRole('button', { name: 'Next', exact: true }).click()
    await newer.page.getByText('You opened this course in another window').waitFor()
    // By the name of the hub: the course says its last, and the next page comes.
    await older.page.getByRole('link', { name: /, home$/ }).click()
    await older.page.getByRole('heading', { level: 1, name: 'Hello' }).waitFor()
    expect(older.faults).toEqual([])
    await Promise.all([older.close(), newer.close()])
  })

  test.runIf(existsSync(RULES))('keeps to the order that a real course of SCORM 2004 asks for', async () => {
    const { playlist } = importCourses(place.hub, RULES)
    const name = 'Golf sequencing forced sequential scorm2004 3rd'
    const { page, player, faults, close } = await openPlayer(place, playlist, name)
    const contents = player.getByRole('navigation', { name: 'Contents' })
    const quiz = contents.getByRole('button', { name: /Quiz/ })
    expect(await quiz.isDisabled()).toBe(true)
    await player.getByRole('button', { name: 'Next', exact: true }).click()
    await player.getByText('The rules of this course do not let you go on yet.').waitFor()
    expect(await quiz.isDisabled()).toBe(true)
    await shoot(page, 'course-forced-order')
    await page.getByRole('link', { name: /, home$/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Hello' }).waitFor()
    expect(faults).toEqual([])
    await close()
  })

  test.each(['stop', 'kill'] as const)('still knows it after the server was ended with %s', async (how) => {
    await place.hub.restart(how)
    const { page, close } = await place.visit()
    await signIn(page)
    await page.goto(imported.playlist)
    await page
      .getByRole('img', { name: /50\s?%/ })
      .or(page.getByText(/50\s?%/))
      .first()
      .waitFor()
    expect(await page.getByText('Done', { exact: true }).count()).toBe(2)
    await shoot(page, `playlist-after-${how}`)
    await close()
  })
})

function importCourses({ origin, port }: JourneyHub, folder = COURSES): { output: string; playlist: string } {
  let output: string
  try {
    output = execFileSync(process.execPath, [join(ROOT, 'scripts/import.ts'), folder], {
      encoding: 'utf8',
      timeout: 60_000,
      env: { ...process.env, PORT: port },
      stdio: 'pipe',
    })
  } catch (error) {
    // One of the courses is broken on purpose, which the exit code says.
    output = (error as { stdout: string }).stdout
  }
  const playlist = output.trim().split('\n').at(-1)!
  if (!playlist.startsWith(origin)) throw new Error(`The import printed no playlist:\n${output}`)
  return { output, playlist }
}

async function openCourse(place: Place, playlist: string, name: string) {
  const window = await place.visit()
  const { page } = window
  // The course itself asks whether to go on where one was.
  page.on('dialog', (dialog) => void dialog.accept())
  await signIn(page)
  await page.goto(playlist)
  await page.getByRole('link', { name, exact: true }).click()
  const course = await frameOf(page, 'launchpage.html')
  await course.locator('#butNext').waitFor()
  return window
}

async function openPlayer(place: Place, playlist: string, name: string) {
  const window = await place.visit()
  await signIn(window.page)
  await window.page.goto(playlist)
  await window.page.getByRole('link', { name, exact: true }).click()
  const player = window.page.frameLocator(`iframe[title]`).first()
  await player.getByRole('button', { name: 'Next', exact: true }).waitFor()
  await window.page.getByText('Your progress is saved').waitFor()
  return { ...window, player }
}

/** As a person does: at once, without waiting until anything is saved. */
async function closeWindow(page: Page): Promise<void> {
  const isClosed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await isClosed
}

async function pageNumber(page: Page): Promise<number> {
  const course = await frameOf(page, 'launchpage.html')
  return course.evaluate(() => (globalThis as unknown as { currentPage: number }).currentPage)
}

async function turnPage(page: Page, expected: number): Promise<void> {
  const course = await frameOf(page, 'launchpage.html')
  await course.locator('#butNext').click()
  await expect.poll(() => pageNumber(page)).toBe(expected)
}
