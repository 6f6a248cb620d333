import type { Frame, Page, Route } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { must, signIn as signInAt } from '../../scripts/hub/client.ts'
import { uploadBytes } from '../../scripts/hub/upload.ts'
import { DEMO_PASSWORD } from '../../server/demo.ts'
import { manifest12, manifest2004, zipOf } from '../../server/files/package/package-fixtures.ts'
import { barriers } from './audit.ts'
import { emailOf, frameOf, shoot, signIn, signInQuickly } from './harness.ts'
import { useHub } from './journeys.ts'
import { looksWell } from './looks-well.ts'

/** An admin looks into packages, sees what they ask for elsewhere, and allows some of it; browsers load that and nothing else. */

/** Loads from two hosts in every way, and keeps what came of it. */
const OUTSIDE = `<!doctype html><title>Course</title>
<script>window.came = {}; const note = (name) => () => { came[name] = true }; const missed = (name) => () => { came[name] ??= false }</script>
<script src="https://cdn.example.com/x.js" onload="note('script')()" onerror="missed('script')()"></script>
<img src="https://cdn.example.com/x.svg" onload="note('picture')()" onerror="missed('picture')()">
<iframe src="https://cdn.example.com/film.html"></iframe>
<script>
fetch('https://cdn.example.com/data.json').then(note('data'), missed('data'))
fetch('https://other.example.com/data.json').then(note('other'), missed('other'))
fetch('http://cdn.example.com/data.json').then(note('plain'), missed('plain'))
</script>`

const ITEMS = `<item identifier="intro" identifierref="r1"><title>Intro</title></item>
<item identifier="more"><title>Going on</title><item identifier="quiz" identifierref="r2"><title>Quiz</title>
<adlcp:prerequisites type="aicc_script">intro</adlcp:prerequisites><adlcp:masteryscore>80</adlcp:masteryscore></item></item>`
const RESOURCES = `<resource identifier="r1" adlcp:scormtype="sco" href="index.html"><file href="index.html"/><file href="gone.css"/></resource>
<resource identifier="r2" adlcp:scormtype="sco" href="quiz.html"><file href="quiz.html"/></resource>`

const place = useHub()
let course: string
let ruled: string

beforeAll(async () => {
  const author = await signInAt(place.hub.origin, emailOf('admin'), DEMO_PASSWORD)
  const add = async (name: string, manifest: string) => {
    const pages = ['index', 'quiz'].map((page) => ({ name: `${page}.html`, data: page === 'index' ? OUTSIDE : 'Quiz' }))
    const zip = await zipOf([{ name: 'imsmanifest.xml', data: manifest }, ...pages])
    const about = { type: 'asset' as const, filename: `${name}.zip` }
    const fileId = await uploadBytes(author, new Blob([new Uint8Array(zip)]), about)
    const body = { type: 'scorm' as const, name, fileId, published: true }
    return must(await author.api.POST('/assets/', { body })).id
  }
  course = await add('A course with a film', manifest12(ITEMS, RESOURCES))
  const asked = { goal: 'complete' as const, audience: 'everyone' as const }
  must(
    await author.api.POST('/content/{contentId}/assignments', { params: { path: { contentId: course } }, body: asked }),
  )
  ruled = await add('A course with rules', manifest2004(RULED, RULED_RESOURCES))
})

const objective = (inside: string) =>
  `<imsss:objectives><imsss:primaryObjective objectiveID="own"/>${inside}</imsss:objectives>`
const RULED = `<item identifier="quiz" identifierref="r"><title>Quiz</title><imsss:sequencing><imsss:objectives>
<imsss:primaryObjective objectiveID="own"><imsss:mapInfo targetObjectiveID="quiz-passed" writeSatisfiedStatus="true"/></imsss:primaryObjective>
</imsss:objectives></imsss:sequencing></item>
<item identifier="last"><title>Last chapter</title>${Array.from({ length: 120 }, (_, nth) => `<item identifier="p${nth}" identifierref="r"><title>Page ${nth}</title></item>`).join('')}
<imsss:sequencing><imsss:controlMode choice="false" flow="true"/><imsss:sequencingRules><imsss:preConditionRule><imsss:ruleConditions conditionCombination="any">
<imsss:ruleCondition condition="satisfied" operator="not" referencedObjective="of-quiz"/>
<imsss:ruleCondition condition="objectiveStatusKnown" operator="not" referencedObjective="of-quiz"/></imsss:ruleConditions>
<imsss:ruleAction action="disabled"/></imsss:preConditionRule></imsss:sequencingRules>
<imsss:rollupRules><imsss:rollupRule childActivitySet="all"><imsss:rollupConditions><imsss:rollupCondition condition="satisfied"/></imsss:rollupConditions>
<imsss:rollupAction action="completed"/></imsss:rollupRule></imsss:rollupRules>
${objective('<imsss:objective objectiveID="of-quiz"><imsss:mapInfo targetObjectiveID="quiz-passed"/></imsss:objective>')}</imsss:sequencing></item>`
const RULED_RESOURCES = '<resource identifier="r" adlcp:scormType="sco" href="quiz.html"/>'

const BODIES: Record<string, { contentType: string; body: string }> = {
  '/x.js': { contentType: 'text/javascript', body: 'came.ran = location.origin' },
  '/x.svg': { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>' },
  '/film.html': { contentType: 'text/html', body: '<title>Film</title>' },
  '/data.json': { contentType: 'application/json', body: '{}' },
}

/** Plays the course. @returns what of it came from elsewhere, and which hosts were asked */
async function play(page: Page): Promise<{ came: Record<string, boolean>; asked: string[] }> {
  const asked: string[] = []
  const answer = (route: Route) => {
    const { origin, pathname } = new URL(route.request().url())
    asked.push(origin)
    return route.fulfill({ headers: { 'access-control-allow-origin': '*' }, ...BODIES[pathname]! })
  }
  await page.route(/^https?:\/\/\w+\.example\.com\//, answer)
  await page.goto(`/assets/${course}`)
  const frame = await frameOf(page, '/index.html')
  const came = await (await settled(frame)).jsonValue()
  return { came, asked: [...new Set(asked)] }
}

const settled = (frame: Frame) =>
  frame.waitForFunction(() => {
    const { came } = globalThis as unknown as { came?: Record<string, boolean> }
    return came && ['script', 'picture', 'data', 'other', 'plain'].every((name) => name in came) ? came : null
  }) as Promise<{ jsonValue: () => Promise<Record<string, boolean>> }>

const BLOCKED = { script: false, picture: false, data: false, other: false, plain: false }

test('shows what is in a package, and nothing is loaded from elsewhere but what is allowed', async () => {
  const learner = await place.visit()
  await signInQuickly(learner.page, 'member')
  expect(await play(learner.page)).toEqual({ came: BLOCKED, asked: [] })

  const { page } = await place.visit()
  await signIn(page, 'admin')
  await page.goto(`/manage/library/assets/${course}`)
  const inside = page.getByRole('region', { name: 'Package' })
  const hosts = inside.getByRole('list', { name: 'Hosts elsewhere' }).getByRole('listitem')
  await hosts.last().waitFor()
  expect(await hosts.allInnerTexts()).toEqual([
    expect.stringMatching(/^cdn\.example\.com\s+Blocked\s+Loaded by 1 file: index\.html/),
    expect.stringMatching(/^other\.example\.com\s+Blocked\s+Named in the script of 1 file/),
  ])
  await inside.getByRole('heading', { name: 'Parts of the course' }).click()
  await inside.getByText('Quiz', { exact: true }).click()
  await inside.getByText('Opens only after “Intro” is done').waitFor()
  await inside.getByText('Passed from 80 points').waitFor()
  await inside.getByRole('heading', { name: 'Resources' }).click()
  await inside.getByText('1 file is missing').click()
  await inside.getByText('gone.css is missing').waitFor()
  await inside.getByRole('heading', { name: 'Files' }).click()
  await inside.getByText('imsmanifest.xml').last().waitFor()
  await inside.getByText('Other hosts').click()
  await looksWell(page, 'package', inside)
  await inside.getByRole('button', { name: 'Allow cdn.example.com' }).click()
  await hosts.first().getByText('Allowed', { exact: true }).waitFor()

  const allowed = {
    ...BLOCKED,
    script: true,
    picture: true,
    data: true,
    ran: expect.stringContaining('content.localhost'),
  }
  expect(await play(learner.page)).toEqual({ came: allowed, asked: ['https://cdn.example.com'] })

  await inside.getByRole('link', { name: 'Allow hosts for all courses of the hub' }).click()
  const ofHub = page.getByRole('region', { name: 'What courses may load' })
  await ofHub.getByRole('textbox', { name: 'Another host' }).fill('printer.local')
  await ofHub.getByRole('button', { name: 'Allow the host' }).click()
  await ofHub.getByText('leads inside of a network').waitFor()
  await ofHub.getByRole('textbox', { name: 'Another host' }).fill('https://other.example.com/data.json')
  await ofHub.getByRole('button', { name: 'Allow the host' }).click()
  await ofHub.getByRole('listitem').getByText('other.example.com').waitFor()
  await looksWell(page, 'package-hub', ofHub)
  // The origin of the content keeps what it knows of a hub for five seconds.
  await expect
    .poll(() => play(learner.page).then(({ asked }) => asked.toSorted()), { timeout: 20_000 })
    .toEqual(['https://cdn.example.com', 'https://other.example.com'])
  await learner.close()
})

test('says the rules of a course in words, and shows long lists bit by bit', async () => {
  const { page, close } = await place.visit()
  await signIn(page, 'admin')
  await page.goto(`/manage/library/assets/${ruled}`)
  const inside = page.getByRole('region', { name: 'Package' })
  await inside.getByRole('heading', { name: 'Parts of the course' }).click()
  await inside.getByText('Last chapter').click()
  await inside.getByText('Opens only after “Quiz” is passed').waitFor()
  await inside.getByText('Completed when each part is passed').waitFor()
  await inside.getByText('Learners go from part to part with Next').waitFor()
  expect(await inside.getByText('Page 100', { exact: true }).count()).toBe(0)
  await inside.getByRole('button', { name: 'Show more (20 left)' }).click()
  await inside.getByText('Page 119', { exact: true }).waitFor()
  await close()
})

const TRIED = `<!doctype html><title>Course</title><link rel="stylesheet" href="gone.css"><script src="gone.js"></script><img src="gone.png">
<img src="https://cdn.example.com/x.svg"><h1>Tried</h1><script>
const api = parent.API
api.LMSInitialize('')
api.LMSSetValue('cmi.core.lesson_status', 'completed')
api.LMSSetValue('cmi.core.student_name', 'Nobody')
api.LMSCommit('')
</script>`

test('tries a course that came just now by itself, and keeps nothing of it', async () => {
  const author = await signInAt(place.hub.origin, emailOf('admin'), DEMO_PASSWORD)
  const pages = [
    { name: 'index.html', data: TRIED },
    { name: 'quiz.html', data: 'Quiz' },
  ]
  const zip = await zipOf([{ name: 'imsmanifest.xml', data: manifest12(ITEMS, RESOURCES) }, ...pages])
  const fileId = await uploadBytes(author, new Blob([new Uint8Array(zip)]), { type: 'asset', filename: 'draft.zip' })
  const { id } = must(await author.api.POST('/assets/', { body: { type: 'scorm', name: 'A draft', fileId } }))
  const { page, close } = await place.visit()
  await signIn(page, 'admin')
  await page.goto(`/manage/library/assets/${id}`)
  const inside = page.getByRole('region', { name: 'Trial run' })
  await inside.getByText('Trying page 1 of 2').waitFor()
  await inside.getByText('2 of 2 pages opened').waitFor()
  const seen = await inside.getByRole('listitem').allInnerTexts()
  expect(seen.slice(1)).toEqual([
    '1 page spoke to the hub',
    '1 page set a status',
    expect.stringMatching(/^3 files are missing: gone\.\w+, gone\.\w+, gone\.\w+$/),
    'Blocked: cdn.example.com',
    '1 call was refused with error 403: cmi.core.student_name',
  ])
  await looksWell(page, 'package-trial', inside)
  const { userContentStatus } = must(
    await author.api.GET('/assets/{assetId}', { params: { path: { assetId: id }, query: { includeDeleted: false } } }),
  )
  expect(userContentStatus).toBe('notstarted')
  await inside.getByRole('button', { name: 'Try it again' }).click()
  await inside.getByText('Trying page 1 of 2').waitFor()
  await shoot(page, 'package-trying')
  expect(await barriers(page)).toEqual([])
  await inside.getByRole('button', { name: 'Stop' }).click()
  await inside.getByText('pages opened').waitFor()
  await close()
})

/** Says which mode it was opened in, and that it is done. */
const BROWSED = `<!doctype html><title>Course</title><h1></h1><script>
const api = parent.API_1484_11
api.Initialize('')
document.querySelector('h1').append(api.GetValue('cmi.mode'), ' ', api.GetValue('cmi.credit'))
api.SetValue('cmi.completion_status', 'completed')
api.SetValue('cmi.success_status', 'passed')
api.Commit('')
</script>`
const IN_ORDER = `<item identifier="one" identifierref="r"><title>First page</title></item>
<item identifier="two" identifierref="r"><title>Second page</title></item>
<imsss:sequencing><imsss:controlMode choice="true" flow="true"/></imsss:sequencing>`

test('shows a course to those who edit it as learners get it, and keeps nothing', async () => {
  const author = await signInAt(place.hub.origin, emailOf('admin'), DEMO_PASSWORD)
  const zip = await zipOf([
    { name: 'imsmanifest.xml', data: manifest2004(IN_ORDER, RULED_RESOURCES) },
    { name: 'quiz.html', data: BROWSED },
  ])
  const fileId = await uploadBytes(author, new Blob([new Uint8Array(zip)]), { type: 'asset', filename: 'look.zip' })
  const { id } = must(await author.api.POST('/assets/', { body: { type: 'scorm', name: 'To look at', fileId } }))
  const { page, close } = await place.visit()
  await signIn(page, 'admin')
  await page.goto(`/manage/library/assets/${id}/preview`)
  const player = page.frameLocator('iframe')
  await player.frameLocator('iframe[title="First page"]').getByRole('heading', { name: 'browse no-credit' }).waitFor()
  await player.getByRole('button', { name: 'Next' }).click()
  await player.getByRole('button', { name: /First page.*Done/ }).waitFor()
  const params = { path: { assetId: id }, query: { includeDeleted: false } }
  expect(must(await author.api.GET('/assets/{assetId}', { params })).userContentStatus).toBe('notstarted')
  await close()
})

test('leads from what was blocked for somebody to where it is allowed', async () => {
  const { page, close } = await place.visit()
  await signIn(page, 'admin')
  await page.goto('/manage/people?q=learner')
  await page.getByRole('link', { name: 'Demo Learner' }).first().click()
  await page.getByRole('button', { name: 'Attempts at A course with a film' }).first().click()
  const launch = page.getByRole('region', { name: 'What happened' }).getByRole('group').last()
  await launch.locator('summary').click()
  await launch.getByRole('link', { name: 'Allow hosts for this course' }).click()
  await page.getByRole('region', { name: 'Package' }).getByText('cdn.example.com').waitFor()
  await close()
})
