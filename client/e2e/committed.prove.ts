import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext, Frame, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { cmi5Structure, courseOf, manifest2004, unitOf, zipOf } from '../../server/files/package/package-fixtures.ts'
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
/** Two activities, each with a state of its own that is nearly as large as one may be. */
const TWO = ['One', 'Two'].map(
  (name) => `<item identifier="${name}" identifierref="r${name}"><title>${name}</title></item>`,
)
const TWO_RESOURCES = ['One', 'Two'].map(
  (name) =>
    `<resource identifier="r${name}" type="webcontent" adlcp:scormType="sco" href="${name}/index.html"><file href="${name}/index.html"/></resource>`,
)
const PAGE_OF_TWO = `<!doctype html><html lang="en"><title>Course</title><script>
let scope = window
while (!scope.API_1484_11) scope = scope.parent
const api = scope.API_1484_11
api.Initialize('')
window.commit = (number) => {
  api.SetValue('cmi.exit', 'suspend')
  api.SetValue('cmi.location', String(number))
  api.SetValue('cmi.suspend_data', number + ' '.repeat(63000))
  return api.Commit('')
}
const values = ['cmi.location', 'cmi.suspend_data'].map((name) => Number(api.GetValue(name)))
window.found = values[0] === values[1] ? values[0] : NaN
</script></html>`

/** A unit of cmi5: a number counts as committed once the hub has taken its document and its statement. */
const UNIT = `<!doctype html><html lang="en"><title>Unit</title><script>
const query = new URLSearchParams(location.search)
const [endpoint, registration, activityId] = ['endpoint', 'registration', 'activityId'].map((name) => query.get(name))
const actor = JSON.parse(query.get('actor'))
const at = (stateId) =>
  endpoint + 'activities/state?' + new URLSearchParams({ activityId, agent: JSON.stringify(actor), registration, stateId })
let headers, launch
const put = async (address, body) => (await fetch(address, { method: 'PUT', headers, body: JSON.stringify(body) })).ok
const say = (verb, category, result) => {
  const { contextTemplate } = launch
  const contextActivities = { ...contextTemplate.contextActivities, category }
  const id = crypto.randomUUID ? crypto.randomUUID() : '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (each) => (each ^ (crypto.getRandomValues(new Uint8Array(1))[0] & (15 >> (each / 4)))).toString(16))
  const said = { id, actor, verb: { id: 'http://adlnet.gov/expapi/verbs/' + verb }, object: { id: activityId }, result }
  const context = { ...contextTemplate, registration, contextActivities }
  return put(endpoint + 'statements?statementId=' + id, { ...said, context, timestamp: new Date().toISOString() })
}
window.commit = async (number) => {
  const isKept = async () =>
    (await put(at('mark'), { number, text: ' '.repeat(50000) })) && (await say('experienced', [], { response: String(number) }))
  return String(await isKept().catch(() => false))
}
window.numbers = async () => {
  const query = new URLSearchParams({ registration, verb: 'http://adlnet.gov/expapi/verbs/experienced' })
  const { statements } = await (await fetch(endpoint + 'statements?' + query, { headers })).json()
  return statements.map(({ result }) => Number(result.response))
}
const begin = async () => {
  const { 'auth-token': token } = await (await fetch(query.get('fetch'), { method: 'POST' })).json()
  headers = { authorization: 'Basic ' + token, 'x-experience-api-version': '1.0.3', 'content-type': 'application/json' }
  launch = await (await fetch(at('LMS.LaunchData'), { headers })).json()
  const mark = await fetch(at('mark'), { headers })
  const { number } = mark.ok ? await mark.json() : { number: 0 }
  await say('initialized', [{ id: 'https://w3id.org/xapi/cmi5/context/categories/cmi5' }])
  window.found = number
}
begin()
</script></html>`
const PAGE_RESOURCE = '<resource identifier="r" type="webcontent" adlcp:scormType="sco" href="index.html"/>'

const place = useHub()
let path: string
let paths: string[]

beforeAll(async () => {
  const add = async (title: string, zip: Promise<Buffer>) => `/assets/${await addCourse(place.hub, title, await zip)}`
  const manifest = (items: string, resources: string) => ({
    name: 'imsmanifest.xml',
    data: manifest2004(items, resources),
  })
  const page = (data: string, folder = '') => ({ name: `${folder}index.html`, data })
  path = await add('Course', courseOf([page(PAGE)]))
  paths = [
    path,
    await add('Course of 2004', zipOf([manifest(MAPPED, PAGE_RESOURCE), page(PAGE_2004)])),
    await add(
      'Course of two',
      zipOf([manifest(TWO.join(''), TWO_RESOURCES.join('')), page(PAGE_OF_TWO, 'One/'), page(PAGE_OF_TWO, 'Two/')]),
    ),
    await add(
      'Course of cmi5',
      zipOf([{ name: 'cmi5.xml', data: cmi5Structure(unitOf('one', 'moveOn="Passed"', 'index.html')) }, page(UNIT)]),
    ),
  ]
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
/** What an activity was told, and what of it was answered with true. */
interface Told {
  sent: number
  committed: number[]
}

test('loses nothing that was answered with true', async () => {
  const { page: first } = await place.visit()
  await signInQuickly(first, 'member')
  const context = first.context()
  const told = new Map<string, Told>()
  await first.close()
  const look = async (page: Page, at: string, before: string) => {
    const course = await openCourse(page, at)
    return { course, each: await compare(course, at, before) }
  }
  const compare = async (course: Frame, at: string, before: string): Promise<Told> => {
    const key = `${at} ${partOf(course)}`
    const each = told.get(key) ?? { sent: 0, committed: [] }
    told.set(key, each)
    const found = await course.evaluate<number>('found')
    const { sent, committed } = each
    expect(found, `of ${sent} in ${key}, before: ${before}`).toBeGreaterThanOrEqual(committed.at(-1) ?? 0)
    expect(found).toBeLessThanOrEqual(sent)
    if (await course.evaluate<boolean>('"numbers" in window'))
      expect(await course.evaluate<number[]>('numbers()')).toEqual(expect.arrayContaining(committed))
    return each
  }
  const rounds = paths.flatMap((at) => Object.entries(ENDS).map(([way, end]) => ({ at, way, end })))
  for (const { at, way, end } of rounds.toSorted(() => Math.random() - 0.5)) {
    const page = await context.newPage()
    let { course, each } = await look(page, at, way)
    const count = 1 + Math.floor(Math.random() * 4)
    for (let turn = 0; turn < count; turn += 1) {
      each.sent += 1
      if ((await course.evaluate<string>(`commit(${each.sent})`)) === 'true') each.committed.push(each.sent)
      await wait(Math.random() * 30)
      // What one activity was told is not lost with the next one.
      if (at !== paths[2] || Math.random() < 0.5) continue
      course = await turnTo(page, partOf(course) === 'One' ? 'Two' : 'One')
      each = await compare(course, at, 'the other one')
    }
    await end(context, page)
  }
  const page = await context.newPage()
  for (const at of paths) await look(page, at, 'the end')
  const { course } = await look(page, paths[2]!, 'the end')
  await compare(await turnTo(page, partOf(course) === 'One' ? 'Two' : 'One'), paths[2]!, 'the end')
  await context.close()
})

/** Which activity of a course of two is shown; of any other course there is one. */
const partOf = (course: Frame) => /\/(One|Two)\/index\.html/.exec(course.url())?.[1] ?? ''

/** The other activity of a course of two. */
async function turnTo(page: Page, part: string): Promise<Frame> {
  const player = page.frameLocator('iframe[title="Course"]')
  await player.getByRole('navigation', { name: 'Contents' }).getByRole('button', { name: part }).click()
  return ready(await frameOf(page, `/${part}/index.html`))
}

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
  return ready(await frameOf(page, '/index.html'))
}

async function ready(course: Frame): Promise<Frame> {
  await course.waitForFunction('window.found !== undefined')
  return course
}
