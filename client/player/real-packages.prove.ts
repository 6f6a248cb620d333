import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
