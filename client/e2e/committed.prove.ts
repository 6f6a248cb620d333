import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext, Frame, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { courseOf } from '../../server/files/package/package-fixtures.ts'
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
</script></html>`

const place = useHub()
let path: string

beforeAll(async () => {
  path = `/assets/${await addCourse(place.hub, 'Course', await courseOf([{ name: 'index.html', data: PAGE }]))}`
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
  let [sent, committed] = [0, 0]
  await first.close()
  for (const way of rounds.toSorted(() => Math.random() - 0.5)) {
    const page = await context.newPage()
    const course = await openCourse(page)
    const found = await course.evaluate<number>('found')
    expect(found, `after ${committed} of ${sent}, before: ${way}`).toBeGreaterThanOrEqual(committed)
    expect(found).toBeLessThanOrEqual(sent)
    const count = 1 + Math.floor(Math.random() * 4)
    for (let nth = 0; nth < count; nth += 1) {
      sent += 1
      if ((await course.evaluate<string>(`commit(${sent})`)) === 'true') committed = sent
      await wait(Math.random() * 30)
    }
    await ENDS[way]!(context, page)
  }
  const page = await context.newPage()
  const last = await (await openCourse(page)).evaluate<number>('found')
  expect([last >= committed, last <= sent], `${last} of ${committed} to ${sent}`).toEqual([true, true])
  await context.close()
})

/** By the home of the hub, as somebody comes back: what the browser kept is sent there. */
async function openCourse(page: Page): Promise<Frame> {
  await page.goto(path)
  const course = await frameOf(page, '/index.html')
  await course.waitForFunction('found !== undefined')
  return course
}
