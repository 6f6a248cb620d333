import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { activity, labels } from './testing/courses.ts'
import { callApi, packageFrame, sco12, sco2004 } from './testing/packages.ts'
import { startRig, type Rig } from './testing/rig.ts'
import { forcedCourse } from './testing/sequenced.ts'

/** Courses that take place in a window of their own, and find the API at its opener. */

let rig: Rig
let page: Page

beforeAll(async () => {
  rig = await startRig()
}, 60_000)
afterEach(async () => {
  await page.context().close()
  rig.reset()
})
afterAll(() => rig.close())

const one = (version: '1.2' | '2004') => ({ version, title: 'Course', sequencing: null, activities: [activity('a')] })
const two = { ...one('1.2'), activities: [activity('a'), activity('b')] }

/** A page that opens another as soon as it is there. */
const launchPage = `<!doctype html><html lang="en"><title>Launch</title><p>The course is in its own window.</p>
<script>window.open('content.html', 'content', 'width=800,height=600')</script></html>`

/** The given page of a package, which looks for its API as the standards have it: in its parents, then at its opener. */
function inWindow(sco: string, more = ''): string {
  const search = /let scope = window[\s\S]*?\n {2}window\.api = scope\.(\w+)/
  return sco.replace(
    search,
    (_, name: string) => `
    const above = (from) => { while (!from.${name} && from.parent !== from) from = from.parent; return from.${name} }
    let from = window
    window.api = above(from)
    while (!window.api && from.opener) window.api = above(from = from.opener)
    ${more}`,
  )
}

const player = () => page.frameLocator('iframe')
const stored = () => rig.newest().activities.find(({ activityId }) => activityId === 'a')?.values

/** Opens a course, and waits for the window that it opens. */
async function openInWindow(course: Parameters<Rig['open']>[0]): Promise<Page> {
  page = await rig.open(course)
  return (await contentWindow()) as Page
}

async function contentWindow(path = 'content.html'): Promise<Page | undefined> {
  const find = () =>
    page
      .context()
      .pages()
      .find((each) => each.url().endsWith(path))
  await expect.poll(find).toBeDefined()
  await find()?.waitForLoadState()
  return find()
}

test.each([
  ['1.2', sco12, 'LMSSetValue', 'cmi.core.lesson_location'],
  ['2004', sco2004, 'SetValue', 'cmi.location'],
] as const)('%s: reports from its window, ends as that closes, and opens again where it was', async (...given) => {
  const [version, sco, set, location] = given
  rig.files.set('a.html', launchPage).set('content.html', inWindow(sco))
  const content = await openInWindow(one(version))
  expect(await callApi(content.mainFrame(), [set, location, '7'])).toEqual(['true'])
  await content.evaluate('setTimeout(() => window.close())')
  await player().getByRole('heading', { name: labels.closed }).waitFor()
  expect(stored()).toMatchObject({ [location]: '7' })
  await player().getByRole('button', { name: labels.openAgain }).click()
  const again = await contentWindow()
  expect(await again?.locator('#found').innerText()).toContain('resume|normal|7')
})

test('ends as a page in the player closes itself', async () => {
  rig.files.set('a.html', sco2004)
  page = await rig.open(one('2004'))
  const frame = await packageFrame(page, 'a.html')
  await callApi(frame, ['SetValue', 'cmi.completion_status', 'completed'], ['Terminate', ''])
  await frame.evaluate('window.close()')
  await player().getByRole('heading', { name: labels.finished }).waitFor()
  await expect.poll(() => page.frames().some((each) => each.url().endsWith('/package/a.html'))).toBe(false)
})

test('suspends a course with rules whose page closes itself, and goes on there', async () => {
  rig.files.set('lesson.html', sco2004)
  page = await rig.open(forcedCourse())
  const frame = await packageFrame(page, 'lesson.html')
  await callApi(frame, ['SetValue', 'cmi.location', '4'])
  await frame.evaluate('window.close()')
  await player().getByRole('button', { name: labels.openAgain }).click()
  const again = await packageFrame(page, 'lesson.html')
  expect(await again.locator('#found').innerText()).toContain('resume|normal|4')
})

test('lets a window say its last when the learner goes on, and closes it', async () => {
  const leaving = `addEventListener('unload', () => { api.LMSSetValue('cmi.core.lesson_location', 'left'); api.LMSFinish('') })`
  rig.files.set('a.html', launchPage).set('content.html', inWindow(sco12, leaving)).set('b.html', sco12)
  const content = await openInWindow(two)
  const closing = content.waitForEvent('close')
  await player().getByRole('button', { name: labels.next }).click()
  await packageFrame(page, 'b.html')
  await closing
  await expect.poll(stored).toMatchObject({ 'cmi.core.lesson_location': 'left' })
})

test('keeps a window that only helps apart from the activity, and reaches the API from a window of a window', async () => {
  rig.files
    .set('a.html', sco12)
    .set('help.html', 'Help')
    .set('content.html', inWindow(sco12))
    .set('deeper.html', inWindow(sco12))
  page = await rig.open(one('1.2'))
  const frame = await packageFrame(page, 'a.html')
  await frame.evaluate(`window.help = window.open('help.html', 'help')`)
  const help = await contentWindow('help.html')
  await frame.evaluate(`window.help.close()`)
  await expect.poll(() => help?.isClosed()).toBe(true)
  await frame.evaluate(`void window.open('content.html')`)
  const content = await contentWindow()
  await content?.evaluate(`void window.open('deeper.html')`)
  const deeper = await contentWindow('deeper.html')
  expect(await callApi((deeper as Page).mainFrame(), ['LMSSetValue', 'cmi.core.lesson_location', '9'])).toEqual([
    'true',
  ])
  await expect.poll(stored).toMatchObject({ 'cmi.core.lesson_location': '9' })
  expect(await player().getByRole('heading', { name: labels.closed }).isVisible()).toBe(false)
})

test('tells the learner of windows that the browser blocked, and opens them by a click each', async () => {
  // The page itself stands in for the blocker, which the browser of the tests does not have.
  rig.files
    .set('a.html', `<!doctype html><title>First</title><script>location.href = 'blocked.html'</script>`)
    .set(
      'blocked.html',
      `<!doctype html><title>Blocked</title><script>
      const native = window.open
      window.isBlocked = true
      window.open = (...parameters) => window.isBlocked ? null : native.apply(window, parameters)
      const blocking = window.open
      const timer = setInterval(() => {
        if (window.open === blocking) return
        clearInterval(timer)
        window.open('content.html', 'one'); window.open('deeper.html', 'two')
      }, 20)
    </script>`,
    )
    .set('content.html', inWindow(sco12))
    .set('deeper.html', 'Deeper')
  page = await rig.open(one('1.2'))
  const blocked = player().getByText(labels.windowBlocked)
  await blocked.waitFor()
  const button = player().getByRole('button', { name: labels.openWindow })
  await button.click()
  expect(await blocked.isVisible()).toBe(true)
  await (await packageFrame(page, 'blocked.html')).evaluate('window.isBlocked = false')
  await button.click()
  const content = await contentWindow()
  expect(await content?.locator('#found').innerText()).toContain('ab-initio')
  expect(await blocked.isVisible()).toBe(true)
  await button.click()
  await contentWindow('deeper.html')
  await expect.poll(() => blocked.isVisible()).toBe(false)
})
