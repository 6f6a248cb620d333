import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext, Frame, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { courseOf, manifest2004, zipOf } from '../../server/files/package/package-fixtures.ts'
import { addCourse } from './add-course.ts'
import { frameOf, signInQuickly } from './harness.ts'
import { useHub } from './journeys.ts'

/** What a course was told is committed the hub has in the end, whenever the tab, the connection or the server goes. */

const PAGE = `<!doctype html><html lang="en"><title>Course</title><script>
let scope = window
while (!scope.API) scope = scope.parent
const api = scope.API
api.LMSInitialize('')
window.commit = (number) => {
  api.LMSSetValue('cmi.core.lesson_location', String(number))
  return api.LMSCommit('')
}
window.found = Number(api.LMSGetValue('cmi.core.lesson_location'))
window.last = 0
addEventListener('unload', () => {
  if (!last) return
  api.LMSSetValue('cmi.core.lesson_status', 'incomplete')
  api.LMSSetValue('cmi.core.lesson_location', String(last))
  api.LMSFinish('')
})
</script></html>`

/** The same of SCORM 2004: a place, a large state, and a value that courses share. What came last is what all three have. */
const PAGE_2004 = `<!doctype html><html lang="en"><title>Course</title><script>
let scope = window
while (!scope.API_1484_11) scope = scope.parent
const api = scope.API_1484_11
api.Initialize('')
window.commit = (number) => {
  api.SetValue('cmi.location', String(number))
  api.SetValue('cmi.suspend_data', number + ' '.repeat(50000))
  api.SetValue('adl.data.0.store', String(number))
  return api.Commit('')
}
const values = ['cmi.location', 'cmi.suspend_data', 'adl.data.0.store'].map((name) => Number(api.GetValue(name)))
window.found = Math.min(...values) === Math.max(...values) ? values[0] : NaN
</script></html>`
const MAPPED = `<item identifier="i" identifierref="r"><title>Page</title><imsss:sequencing><imsss:controlMode flow="true"/></imsss:sequencing>
  <adlcp:data><adlcp:map targetID="notes" writeSharedData="true"/></adlcp:data></item>`
const PAGE_RESOURCE = '<resource identifier="r" type="webcontent" adlcp:scormType="sco" href="index.html"/>'

const place = useHub()
let path: string
let path2004: string

beforeAll(async () => {
  const add = async (title: string, zip: Promise<Buffer>) => `/assets/${await addCourse(place.hub, title, await zip)}`
  path = await add('Course', courseOf([{ name: 'index.html', data: PAGE }]))
  const manifest = { name: 'imsmanifest.xml', data: manifest2004(MAPPED, PAGE_RESOURCE) }
  path2004 = await add('Course of 2004', zipOf([manifest, { name: 'index.html', data: PAGE_2004 }]))
})

/** Ways in which it ends. Each leaves a browser that can open the course again. */
const ENDS: Record<string, (context: BrowserContext, page: Page) => Promise<unknown>> = {
  'the tab is closed': (_, page) => page.close(),
  'the tab crashes': async (context, page) => {
    const crashed = page.waitForEvent('crash')
    const session = await context.newCDPSession(page)
    session.send('Page.crash').catch(() => undefined)
    await crashed
    await page.close()
  },
  'the server is killed': async (_, page) => {
    await place.hub.restart('kill')
    await page.close()
  },
  'the connection is lost, and the tab closed': async (context, page) => {
    await context.setOffline(true)
    await page.close()
    await context.setOffline(false)
  },
}
/** Each way so often, in one order after the other. The server takes some seconds to be there again. */
const ROUNDS = {
  'the tab is closed': 4,
  'the tab crashes': 5,
  'the server is killed': 2,
  'the connection is lost, and the tab closed': 4,
}

test('loses no commit that was answered with true', async () => {
  const { page: first } = await place.visit()
  await signInQuickly(first, 'member')
  const context = first.context()
  const rounds = Object.entries(ROUNDS).flatMap(([way, count]) => Array.from({ length: count }, () => way))
  const courses = [path, path2004].map((at) => ({ at, sent: 0, committed: 0 }))
  await first.close()
  const look = async (page: Page, each: (typeof courses)[number], before: string) => {
    const course = await openCourse(page, each.at)
    const found = await course.evaluate<number>('found')
    expect(found, `after ${each.committed} of ${each.sent} in ${each.at}, before: ${before}`).toBeGreaterThanOrEqual(
      each.committed,
    )
    expect(found).toBeLessThanOrEqual(each.sent)
    return course
  }
  for (const [nth, way] of rounds.toSorted(() => Math.random() - 0.5).entries()) {
    const page = await context.newPage()
    const each = courses[nth % 2]!
    const course = await look(page, each, way)
    const count = 1 + Math.floor(Math.random() * 4)
    for (let turn = 0; turn < count; turn += 1) {
      each.sent += 1
      if ((await course.evaluate<string>(`commit(${each.sent})`)) === 'true') each.committed = each.sent
      await wait(Math.random() * 30)
    }
    await ENDS[way]!(context, page)
  }
  const page = await context.newPage()
  for (const each of courses) await look(page, each, 'the end')
  await context.close()
})

test.each<[string, (page: Page) => Promise<void>]>([
  [
    'goes home by the menu of the hub',
    async (page) => {
      await page.getByRole('link', { name: 'Home', exact: true }).click()
      await page.getByRole('heading', { level: 1, name: 'Hello' }).waitFor()
    },
  ],
  [
    'signs out',
    async (page) => {
      await page.getByRole('button', { name: 'Your account' }).click()
      await page.getByRole('button', { name: 'Sign out' }).click()
      await page.getByRole('textbox', { name: 'E-mail' }).waitFor()
    },
  ],
])('has what a course says only as it is left, where the learner %s', async (_, leave) => {
  const { page, faults, close } = await place.visit()
  await signInQuickly(page, 'member')
  const course = await openCourse(page)
  const last = 1 + (await course.evaluate<number>('found'))
  await course.evaluate(`last = ${last}`)
  await leave(page)
  await signInQuickly(page, 'member')
  expect(await (await openCourse(page)).evaluate<number>('found')).toBe(last)
  expect(faults).toEqual([])
  await close()
})

/** By the home of the hub, as somebody comes back: what the browser kept is sent there. */
async function openCourse(page: Page, at = path): Promise<Frame> {
  await page.goto(at)
  const course = await frameOf(page, '/index.html')
  await course.waitForFunction('found !== undefined')
  return course
}
