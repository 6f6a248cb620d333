import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { activity, labels } from './testing/courses.ts'
import { callApi, found, leavingSco, packageFrame, sco12, sco2004 } from './testing/packages.ts'
import { startRig, type Rig } from './testing/rig.ts'
import { controls, courseOf, forcedCourse, item } from './testing/sequenced.ts'
import { serve } from './testing/serve.ts'

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

const course12 = { version: '1.2' as const, title: 'One page', sequencing: null, activities: [activity('a')] }
const course2004 = {
  version: '2004' as const,
  title: 'Two parts',
  sequencing: null,
  activities: [
    activity('part', { url: null, title: 'The part', isSco: false }),
    activity('a', { parentId: 'part', title: 'First' }),
    activity('b', { parentId: 'part', title: 'Second' }),
  ],
}

function valuesOf(activityId: string) {
  return rig.newest().activities.find((record) => record.activityId === activityId)?.values
}

function player() {
  return page.frameLocator('iframe')
}

test('keeps a 1.2 course half way, resumes it, and finishes it', async () => {
  rig.files.set('a.html', sco12)
  page = await rig.open(course12)
  const first = await packageFrame(page, 'a.html')
  expect(await found(first)).toEqual(['ab-initio', 'normal', '', 'not attempted', 'Sample Learner', ''])
  const location: [string, string, string] = ['LMSSetValue', 'cmi.core.lesson_location', '3']
  await callApi(first, location, ['LMSSetValue', 'cmi.suspend_data', 'half way'], ['LMSCommit', ''])
  await expect.poll(() => rig.saves.at(-1)?.activities[0]?.values['cmi.suspend_data']).toBe('half way')
  await expect.poll(() => page.locator('body').getAttribute('data-save-state')).toBe('saved')
  const before = rig.newest()
  await page.close()

  page = await rig.open(course12, before)
  const second = await packageFrame(page, 'a.html')
  expect(await found(second)).toEqual(['resume', 'normal', '3', 'not attempted', 'Sample Learner', 'half way'])
  await callApi(second, ['LMSSetValue', 'cmi.core.lesson_status', 'completed'], ['LMSFinish', ''])
  await expect.poll(() => valuesOf('a')).toMatchObject({ 'cmi.core.lesson_status': 'completed', 'cmi.core.exit': '' })
  expect(rig.newest().sequence).toBeGreaterThan(before.sequence)
  expect(await player().getByRole('navigation').count()).toBe(0)
  expect(await player().getByRole('heading', { name: labels.finished }).isVisible()).toBe(true)
  await player().getByRole('button', { name: labels.close }).click()
  await page.locator('body[data-exited=yes]').waitFor()
})

test('tells what the course said and what was missing, with the error codes', async () => {
  rig.files.set('a.html', sco12.replace('<p id', '<img src="gone.png" alt=""><p id'))
  page = await rig.open(course12)
  const frame = await packageFrame(page, 'a.html')
  const refused = await callApi(
    frame,
    ['LMSSetValue', 'cmi.no_such', '1'],
    ['LMSSetValue', 'cmi.core.lesson_location', '3'],
  )
  expect(refused).toEqual(['false', 'true'])
  const told = () => [...rig.saves, ...rig.beacons].flatMap(({ entries = [] }) => entries)
  await expect.poll(() => told().map(({ kind }) => kind)).toContain('missing')
  const short = ({ kind, element, value, error }: ReturnType<typeof told>[number]) => [kind, element, value, error]
  expect(told().map(short)).toEqual(
    expect.arrayContaining([
      ['initialize', null, null, null],
      ['set', 'cmi.no_such', '1', '401'],
      ['set', 'cmi.core.lesson_location', '3', null],
      ['missing', 'package/gone.png', null, '404'],
    ]),
  )
})

test('tells which hosts a page was not allowed to load from, also before anybody listened', async () => {
  const policy = `<meta http-equiv="content-security-policy" content="default-src 'self' 'unsafe-inline'">`
  rig.files.set(
    'a.html',
    sco12
      .replace('<title>', `${policy}<title>`)
      .replace('<p id', '<img src="https://blocked.example/a.png" alt=""><p id'),
  )
  page = await rig.open(course12)
  await packageFrame(page, 'a.html')
  const blocked = () => rig.saves.flatMap(({ entries = [] }) => entries).filter(({ kind }) => kind === 'blocked')
  await expect.poll(() => blocked()[0]).toMatchObject({ element: 'blocked.example', error: 'img-src' })
})

test('sends a set value within half a second without a commit', async () => {
  rig.files.set('a.html', sco12)
  page = await rig.open(course12)
  await callApi(await packageFrame(page, 'a.html'), ['LMSSetValue', 'cmi.core.lesson_location', '9'])
  await expect.poll(() => valuesOf('a')?.['cmi.core.lesson_location'], { timeout: 2000 }).toBe('9')
})

test('leads through a 2004 course with several parts', async () => {
  rig.files.set('a.html', sco2004).set('b.html', sco2004)
  page = await rig.open(course2004)
  const first = await packageFrame(page, 'a.html')
  const contents = player().getByRole('navigation', { name: labels.contents })
  expect(await contents.getByRole('heading', { name: 'The part' }).count()).toBe(1)
  expect(await contents.getByRole('button', { name: /First.*Opened/ }).getAttribute('aria-current')).toBe('true')
  expect(await contents.getByRole('button', { name: /Second.*Not started/ }).count()).toBe(1)

  await callApi(
    first,
    ['SetValue', 'cmi.completion_status', 'completed'],
    ['SetValue', 'cmi.exit', 'normal'],
    ['SetValue', 'adl.nav.request', 'continue'],
    ['Terminate', ''],
  )
  const second = await packageFrame(page, 'b.html')
  await contents.getByRole('button', { name: /First.*Done/ }).waitFor()
  await callApi(second, ['SetValue', 'cmi.location', '5'], ['SetValue', 'cmi.exit', 'suspend'])

  await player().getByRole('button', { name: labels.previous }).click()
  const review = await packageFrame(page, 'a.html')
  expect(await found(review)).toEqual(['', 'review', '', 'completed', 'Sample Learner', ''])
  await player().getByRole('button', { name: labels.next, exact: true }).click()
  const resumed = await packageFrame(page, 'b.html')
  expect(await found(resumed)).toEqual(['resume', 'normal', '5', 'unknown', 'Sample Learner', ''])
  await expect.poll(() => rig.newest().currentActivityId).toBe('b')

  await callApi(
    resumed,
    ['SetValue', 'cmi.success_status', 'failed'],
    ['SetValue', 'adl.nav.request', 'continue'],
    ['Terminate', ''],
  )
  await player().getByRole('heading', { name: labels.finished }).waitFor()
  await contents.getByRole('button', { name: /Second.*Not passed/ }).waitFor()
  expect(await player().getByRole('button', { name: labels.next, exact: true }).isDisabled()).toBe(true)
})

test('opens the part where the learner stopped, and leaves when the course asks', async () => {
  rig.files.set('a.html', sco2004).set('b.html', sco2004)
  page = await rig.open(course2004, { sequence: 40, currentActivityId: 'b' })
  const frame = await packageFrame(page, 'b.html')
  await callApi(frame, ['SetValue', 'adl.nav.request', 'suspendAll'], ['Terminate', ''])
  await page.locator('body[data-exited=yes]').waitFor()
  await expect.poll(() => valuesOf('b')?.['cmi.exit']).toBe('suspend')
  expect(rig.newest().sequence).toBeGreaterThan(40)
})

test('hears what a page says only while it is left, from one part to the next', async () => {
  rig.files.set('a.html', leavingSco).set('b.html', sco12)
  page = await rig.open({ ...course2004, version: '1.2' })
  await packageFrame(page, 'a.html')
  await player().getByRole('button', { name: labels.next, exact: true }).click()
  await packageFrame(page, 'b.html')
  await expect
    .poll(() => valuesOf('a'))
    .toMatchObject({
      'cmi.core.lesson_location': 'left',
      'cmi.core.total_time': '0000:01:00.00',
      'cmi.core.exit': 'suspend',
    })
})

test.each([
  ['the tab is closed', () => page.close({ runBeforeUnload: true })],
  ['the hub goes to another page', () => page.goto('about:blank')],
])('hears what a page says only while it is left, when %s', async (_, leave) => {
  rig.files.set('a.html', leavingSco)
  page = await rig.open(course12)
  await packageFrame(page, 'a.html')
  await leave()
  await expect.poll(() => valuesOf('a')?.['cmi.core.lesson_location']).toBe('left')
})

test('keeps the newest state while the hub cannot save, and sends it by beacon when the page goes', async () => {
  rig.files.set('a.html', sco12)
  rig.saveStatus = 503
  page = await rig.open(course12)
  const frame = await packageFrame(page, 'a.html')
  await callApi(frame, ['LMSSetValue', 'cmi.core.lesson_location', '8'], ['LMSCommit', ''])
  await page.locator('body[data-save-state=not-saved]').waitFor()
  await page.goto('about:blank')
  await expect.poll(() => rig.beacons.at(-1)?.activities[0]?.values['cmi.core.lesson_location']).toBe('8')
})

test('says so when the start page lies on another origin', async () => {
  page = await rig.open({ ...course12, activities: [activity('a', { url: `${rig.hub.origin}/` })] })
  await player().getByText(labels.problem).waitFor()
})

test('goes on with the newest state when the player is loaded again', async () => {
  rig.files.set('a.html', sco12)
  page = await rig.open(course12)
  const frame = await packageFrame(page, 'a.html')
  await callApi(frame, ['LMSSetValue', 'cmi.core.lesson_location', '6'], ['LMSCommit', ''])
  await expect.poll(() => valuesOf('a')?.['cmi.core.lesson_location']).toBe('6')
  await frame.evaluate('parent.location.reload()')
  await expect.poll(async () => found(await packageFrame(page, 'a.html')).catch(() => [])).toContain('6')
})

test('keeps what a page says when the hub takes the course away', async () => {
  rig.files.set('a.html', leavingSco)
  page = await rig.open(course12)
  await packageFrame(page, 'a.html')
  await page.evaluate("document.querySelector('iframe').remove()")
  await expect.poll(() => valuesOf('a')?.['cmi.core.lesson_location']).toBe('left')
})

test('lets a page ask the learner', async () => {
  rig.files.set('a.html', sco12)
  page = await rig.open(course12)
  page.on('dialog', (dialog) => dialog.accept())
  const frame = await packageFrame(page, 'a.html')
  expect(await frame.evaluate("confirm('Go on?')")).toBe(true)
})

test('starts for no page but the hub', async () => {
  rig.files.set('a.html', sco12)
  page = await rig.open(course12)
  await packageFrame(page, 'a.html')
  const launch = await page.evaluate<string>("fetch('/launch').then((answer) => answer.text())")
  const stranger = await serve((_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(`<iframe src="${rig.content.origin}/player/token"></iframe><script>
      window.heard = []
      const { start } = ${launch}
      onmessage = (event) => heard.push(event.data)
      setInterval(() => frames[0].postMessage(start, '*'), 20)
    </script>`)
  })
  await page.goto(stranger.origin)
  await page.waitForTimeout(1000)
  expect(page.frames().map((frame) => new URL(frame.url()).pathname)).toEqual(['/', '/player/token'])
  expect(await page.evaluate('heard')).toEqual([])
  await stranger.close()
})

test('ignores messages that do not come from the other side itself', async () => {
  rig.files.set('a.html', sco12)
  page = await rig.open(course12)
  const frame = await packageFrame(page, 'a.html')
  await frame.evaluate(`
    top.postMessage({ type: 'save', snapshot: { sequence: 900, currentActivityId: null, activities: [] } }, '*')
    top.postMessage({ type: 'exit' }, '*')
    parent.postMessage({ type: 'saved', sequence: 900 }, '*')`)
  // From the right window, but not in the shape that the two sides agreed on.
  await frame.evaluate(`parent.eval("parent.postMessage({ type: 'save', snapshot: { sequence: 'x' } }, '*')")`)
  await page.waitForTimeout(500)
  expect(rig.newest().sequence).toBeLessThan(900)
  expect(await page.locator('body').getAttribute('data-exited')).toBeNull()
  await callApi(frame, ['LMSSetValue', 'cmi.core.lesson_location', '1'])
  await expect.poll(() => valuesOf('a')?.['cmi.core.lesson_location']).toBe('1')
})

test('keeps a package away from the page of the hub', async () => {
  rig.files.set('a.html', sco12)
  page = await rig.open(course12)
  const frame = await packageFrame(page, 'a.html')
  const attempt = (script: string) =>
    frame.evaluate<string>(`(() => { try { return String(${script}) } catch (e) { return e.name } })()`)
  expect(await attempt('top.document.body.innerText')).toBe('SecurityError')
  expect(await attempt('top.localStorage')).toBe('SecurityError')
  expect(await attempt('parent.parent.document.cookie')).toBe('SecurityError')
  await attempt("top.location = 'about:blank'")
  await attempt('parent.eval("top.location = \'about:blank\'")')
  await page.waitForTimeout(300)
  expect(page.url()).toBe(`${rig.hub.origin}/`)
})

test('shows the panel even for a page that ends before it has loaded', async () => {
  const quick = `<!doctype html><script>parent.API.LMSInitialize(''); parent.API.LMSFinish('')</script><img src="late.png">`
  rig.files.set('a.html', quick)
  page = await rig.open(course12)
  await player().getByRole('heading', { name: labels.finished }).waitFor()
  await page.waitForTimeout(300)
  expect(await player().getByRole('heading', { name: labels.finished }).isVisible()).toBe(true)
  expect(valuesOf('a')).toMatchObject({ 'cmi.core.lesson_status': 'completed' })
})

/** A page that says 142 KB as it goes, in many calls. */
const wordySco = `<!doctype html><html lang="en"><title>Sample</title><body><script>
  const api = parent.API_1484_11
  api.Initialize('')
  addEventListener('unload', () => {
    api.SetValue('cmi.suspend_data', 's'.repeat(60000))
    for (let index = 0; index < 20; index++) {
      api.SetValue('cmi.interactions.' + index + '.id', 'q' + index)
      api.SetValue('cmi.interactions.' + index + '.type', 'other')
      api.SetValue('cmi.interactions.' + index + '.learner_response', 'r'.repeat(4000))
    }
    api.SetValue('cmi.exit', 'suspend')
    api.Terminate('')
  })
  document.title = 'Ready'
</script></body></html>`

async function openWordy(): Promise<void> {
  rig.files.set('a.html', wordySco)
  page = await rig.open({ ...course2004, activities: [activity('a')] })
  const frame = await packageFrame(page, 'a.html')
  await frame.waitForFunction("document.title === 'Ready'")
}

/** What a page says as it goes has arrived within moments, or never will. */
const SAID = { timeout: 5_000 }

async function keepsItsLastWords(leave: () => Promise<unknown>): Promise<void> {
  await openWordy()
  await leave()
  await expect.poll(() => valuesOf('a')?.['cmi.suspend_data']?.length, SAID).toBe(60_000)
  await expect.poll(() => valuesOf('a')?.['cmi.exit'], SAID).toBe('suspend')
  const answers = Object.entries(valuesOf('a') ?? {}).filter(([name]) => name.endsWith('learner_response'))
  expect(answers.map(([, value]) => value.length)).toEqual(Array(20).fill(4000))
}

// A browser lets a page that is closed speak for half a second at most. It takes a fifth of that here, unless the machine is busy.
test('keeps 142 KB that a page says only as it goes, when the tab is closed', { retry: 2 }, () =>
  keepsItsLastWords(() => page.close({ runBeforeUnload: true })),
)

test.each([
  ['the hub goes to another page', () => page.goto('about:blank')],
  ['the hub takes the course away', () => page.evaluate("document.querySelector('iframe').remove()")],
])('keeps 142 KB that a page says only as it goes, when %s', (_, leave) => keepsItsLastWords(leave))

test('lets a page say its last to the hub when the learner goes elsewhere in it', async () => {
  await openWordy()
  await page.evaluate('course.close()')
  const saved = rig.saves.at(-1)?.activities[0]?.values
  expect(saved).toMatchObject({ 'cmi.exit': 'suspend' })
  expect(saved?.['cmi.suspend_data']).toHaveLength(60_000)
  expect(await page.locator('body').getAttribute('data-save-state')).toBe('saved')
})

test('tells the course that a commit is not stored while the hub cannot save', async () => {
  rig.files.set('a.html', sco12)
  rig.saveStatus = 503
  page = await rig.open(course12)
  const frame = await packageFrame(page, 'a.html')
  await page.locator('body[data-save-state=not-saved]').waitFor()
  await expect.poll(() => callApi(frame, ['LMSCommit', ''], ['LMSGetLastError'])).toEqual(['false', '101'])
  rig.saveStatus = 204
  await page.locator('body[data-save-state=saved]').waitFor()
  await expect.poll(() => callApi(frame, ['LMSCommit', ''])).toEqual(['true'])
  const saves = () => rig.saves.flatMap(({ entries = [] }) => entries).filter(({ kind }) => kind === 'save')
  await expect.poll(() => saves().map(({ error }) => error)).toEqual(['not-saved', null])
})

test('does not begin anew after the last part while an earlier one is unfinished', async () => {
  rig.files.set('a.html', sco2004).set('b.html', sco2004)
  page = await rig.open(course2004, { currentActivityId: 'b' })
  const next = player().getByRole('button', { name: labels.next, exact: true })
  const last = await packageFrame(page, 'b.html')
  expect(await next.isDisabled()).toBe(true)
  await callApi(last, ['SetValue', 'cmi.completion_status', 'completed'], ['SetValue', 'adl.nav.request', 'continue'])
  await callApi(last, ['Terminate', ''])
  await expect.poll(() => page.frames().some((frame) => frame.url().includes('/package/'))).toBe(false)
  expect(
    await player()
      .getByRole('button', { name: /First.*Not started/ })
      .isVisible(),
  ).toBe(true)
})

test('keeps to the rules of a sequenced course, from one visit to the next', async () => {
  const results = (...values: [string, string][]) =>
    values.map(([name, value]): [string, string, string] => ['SetValue', name, value])
  rig.files.set('lesson.html', sco2004).set('quiz.html', sco2004)
  page = await rig.open(forcedCourse())
  const lesson = await packageFrame(page, 'lesson.html')
  const contents = player().getByRole('navigation', { name: labels.contents })
  expect(await contents.getByRole('button', { name: /Quiz/ }).isDisabled()).toBe(true)
  expect(await callApi(lesson, ['GetValue', 'adl.nav.request_valid.choice.{target=quiz}'])).toEqual(['false'])
  await callApi(lesson, ...results(['cmi.success_status', 'passed'], ['cmi.completion_status', 'completed']))
  // The toolbar of the player: the page ends by itself or is ended, and the rules say what comes next.
  await player().getByRole('button', { name: labels.next, exact: true }).click()
  const quiz = await packageFrame(page, 'quiz.html')
  await callApi(quiz, ...results(['cmi.location', '2']))
  await expect.poll(() => valuesOf('quiz')?.['cmi.location']).toBe('2')
  await page.evaluate('course.close()')
  const before = rig.newest()
  expect(before.outcome).toEqual({ completion: 'incomplete', success: 'unknown' })
  await page.context().close()

  page = await rig.open(forcedCourse(), before)
  const resumed = await packageFrame(page, 'quiz.html')
  expect(await found(resumed)).toEqual(['resume', 'normal', '2', 'unknown', 'Sample Learner', ''])
  await callApi(resumed, ...results(['cmi.success_status', 'passed'], ['cmi.completion_status', 'completed']))
  await callApi(resumed, ['SetValue', 'adl.nav.request', 'continue'], ['Terminate', ''])
  await player().getByRole('heading', { name: labels.finished }).waitFor()
  await expect.poll(() => rig.newest().outcome).toEqual({ completion: 'completed', success: 'passed' })
})

test('lists what was drawn in the order in which it is played, and nothing that was not', async () => {
  const chance = { selectionTiming: 'onEachNewAttempt', selectCount: 3, randomizationTiming: 'onEachNewAttempt' }
  const ids = ['a', 'b', 'c', 'd', 'e', 'f']
  for (const id of ids) rig.files.set(`${id}.html`, sco2004)
  const sequencingControls = { ...controls, ...chance, randomizeChildren: true }
  page = await rig.open(courseOf(item('root', { sequencingControls, children: ids.map((id) => item(id)) })))
  const contents = player().getByRole('navigation', { name: labels.contents })
  await contents.locator('[aria-current]').waitFor()
  const listed = await contents.getByRole('button').allInnerTexts()
  expect(listed.length).toBe(3)
  for (const words of listed) {
    const id = words.match(/Activity (\w)/)?.[1] ?? ''
    const frame = await packageFrame(page, `${id}.html`)
    await callApi(frame, ['SetValue', 'adl.nav.request', 'continue'], ['Terminate', ''])
  }
  await player().getByRole('heading', { name: labels.finished }).waitFor()
})

test('opens what has prerequisites in a 1.2 course once they are met', async () => {
  rig.files.set('a.html', sco12).set('b.html', sco12)
  const activities = [activity('a', { title: 'First' }), activity('b', { title: 'Second', prerequisites: 'a' })]
  page = await rig.open({ version: '1.2', title: 'Order', sequencing: null, activities })
  const first = await packageFrame(page, 'a.html')
  const second = player().getByRole('button', { name: /Second/ })
  const next = player().getByRole('button', { name: labels.next, exact: true })
  expect([await second.isDisabled(), await next.isDisabled()]).toEqual([true, true])
  await callApi(first, ['LMSSetValue', 'cmi.core.lesson_status', 'completed'], ['LMSCommit', ''])
  await expect.poll(() => second.isEnabled()).toBe(true)
  await next.click()
  await packageFrame(page, 'b.html')
})
