import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { standingOf } from '../../server/assets/attempts/standing-rules.ts'
import { packageLimits } from '../../server/files/package/package-limits.ts'
import { parseManifest } from '../../server/files/package/manifest-codec.ts'
import { activity, labels } from './testing/courses.ts'
import { packageFrame } from './testing/packages.ts'
import { startRig, type Rig } from './testing/rig.ts'
import { unzip } from './testing/unzip.ts'

const samples = join(import.meta.dirname, '../../../shared/data/scorm')
const hasSamples = existsSync(samples)
if (!hasSamples) console.warn(`The real packages were not played: there is no folder ${samples}`)

let rig: Rig

beforeAll(async () => {
  rig = await startRig()
}, 60_000)
afterAll(() => rig.close())

const values = () => rig.newest().activities.find(({ activityId }) => activityId === 'golf')?.values

test.runIf(hasSamples).each([
  ['golf-basic-runtime-scorm12.zip', '1.2', 'cmi.core.lesson_location', 'cmi.core.lesson_status'],
  ['golf-basic-runtime-scorm2004-3rd.zip', '2004', 'cmi.location', 'cmi.completion_status'],
] as const)('plays %s and resumes it', async (file, version, location, status) => {
  for (const [path, content] of await unzip(join(samples, file))) rig.files.set(path, content)
  const golf = {
    version,
    title: 'Golf',
    sequencing: null,
    activities: [activity('golf', { url: '/package/shared/launchpage.html' })],
  }
  let page = await rig.open(golf)
  const next = (await packageFrame(page, 'shared/launchpage.html')).locator('#butNext')
  await expect.poll(() => values()).toMatchObject({ [location]: '0', [status]: 'incomplete' })
  await next.click()
  await next.click()
  await page.goto('about:blank')
  await expect.poll(() => values()?.[location]).toBe('2')
  const before = rig.newest()
  await page.context().close()

  page = await rig.open(golf, before)
  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.message())
    return dialog.accept()
  })
  const frame = await packageFrame(page, 'shared/launchpage.html')
  await expect.poll(() => questions).toEqual(['Would you like to resume from where you previously left off?'])
  await expect.poll(() => frame.evaluate('currentPage')).toBe(2)
  for (let count = 2; count < 14; count++) await frame.locator('#butNext').click()
  await expect.poll(() => values()?.[status]).toBe('completed')
  await frame.locator('#butExit').click()
  if (version === '1.2') await page.frameLocator('iframe').getByRole('heading', { name: labels.finished }).waitFor()
  else await page.locator('body[data-exited=yes]').waitFor()
  await page.context().close()
  rig.reset()
})

const data = join(samples, '..')

/** Calls of the API that a page finds above itself, such as `a.Commit('')`. */
function inApi(name: string, ...calls: string[]): string {
  return `(() => {
    const above = (scope) => scope !== window && Object.hasOwn(scope, '${name}') ? scope.${name} : above(scope.parent)
    const a = above(window)
    return [${calls.join()}]
  })()`
}

/** Not every page of these begins by itself. */
const begin = {
  '1.2': inApi('API', `a.LMSInitialize('')`, `a.LMSSetValue('cmi.core.exit', 'suspend')`),
  '2004': inApi('API_1484_11', `a.Initialize('')`, `a.SetValue('cmi.exit', 'suspend')`),
}
/** Says that all is well; in 2004 the page is the one that goes on. */
const pass = {
  '1.2': inApi('API', `a.LMSSetValue('cmi.core.lesson_status', 'passed')`, `a.LMSCommit('')`),
  '2004': inApi(
    'API_1484_11',
    `a.SetValue('cmi.completion_status', 'completed')`,
    `a.SetValue('cmi.success_status', 'passed')`,
    `a.SetValue('cmi.score.scaled', '1')`,
    `a.SetValue('cmi.exit', 'normal')`,
    `a.SetValue('adl.nav.request', 'continue')`,
    `a.Terminate('')`,
  ),
}

test.runIf(existsSync(join(data, 'scorm-rules'))).each([
  ['scorm/golf-many-scos-scorm12.zip', 'completed'],
  ['scorm/golf-post-test-rollup-scorm2004-4th.zip', 'passed'],
  ['scorm-rules/golf-sequencing-forced-sequential-scorm2004-3rd.zip', 'passed'],
  ['scorm-rules/prerequisites-scorm12.zip', 'passed'],
])('leads through %s to its end, by the rules that its manifest has: %s', async (file, status) => {
  const files = await unzip(join(data, file))
  for (const [path, content] of files) rig.files.set(path, content)
  const manifest = files.get('imsmanifest.xml') ?? Buffer.alloc(0)
  const course = parseManifest(manifest, { paths: [...files.keys()], folder: '' }, packageLimits, () => {})
  const { version, title, sequencing } = course
  if (version !== '1.2' && version !== '2004') throw new Error(`This is no SCORM: ${version}`)
  const activities = course.activities.map(({ path, prerequisites = null, ...each }) =>
    activity(each.id, { ...each, prerequisites, url: path === null ? null : `/package/${path}` }),
  )
  const page = await rig.open({
    version,
    title,
    activities,
    sequencing: sequencing ? JSON.stringify(sequencing) : null,
  })
  page.on('dialog', (dialog) => dialog.accept())
  const player = page.frameLocator('iframe')
  for (const { path, isSco } of course.activities) {
    if (path === null) continue
    const frame = await packageFrame(page, path)
    if (isSco) {
      await expect.poll(() => frame.evaluate<string[]>(begin[version]), { timeout: 10_000 }).toHaveProperty('1', 'true')
      expect(await frame.evaluate<string[]>(pass[version])).not.toContain('false')
    }
    if (version === '1.2') await player.getByRole('button', { name: labels.next, exact: true }).click()
  }
  await player.getByRole('heading', { name: labels.finished }).waitFor()
  const values = new Map(rig.newest().activities.map((each) => [each.activityId, each.values]))
  const { outcome = null } = rig.newest()
  await page.context().close()
  rig.reset()
  expect(standingOf(course, values, outcome).status).toBe(status)
})
