import { beforeAll, expect, test } from 'vitest'
import { manifest2004, zipOf } from '../../server/files/package/package-fixtures.ts'
import { addCourse } from './add-course.ts'
import { frameOf, signInQuickly } from './harness.ts'
import { useHub } from './journeys.ts'

/** Two packages of SCORM 2004 with one global objective: what the first meets opens a part of the second. */

const PAGE = `<!doctype html><html lang="en"><title>Page</title><button>Pass</button><script>
let scope = window
while (!scope.API_1484_11) scope = scope.parent
const api = scope.API_1484_11
api.Initialize('')
document.querySelector('button').onclick = () => {
  api.SetValue('cmi.success_status', 'passed')
  document.body.dataset.said = api.Terminate('')
}
</script></html>`
const RESOURCE = '<resource identifier="r" type="webcontent" adlcp:scormType="sco" href="index.html"/>'

const item = (id: string, rules: string) =>
  `<item identifier="${id}" identifierref="r"><title>The ${id}</title><imsss:sequencing>${rules}</imsss:sequencing></item>`
const mapped = (element: string, attributes: string) =>
  `<imsss:${element} objectiveID="own"><imsss:mapInfo targetObjectiveID="https://example.com/basics" ${attributes}/></imsss:${element}>`
const BASICS = item(
  'basics',
  `<imsss:objectives>${mapped('primaryObjective', 'writeSatisfiedStatus="true"')}</imsss:objectives>`,
)
const condition = (name: string) =>
  `<imsss:ruleCondition referencedObjective="own" operator="not" condition="${name}"/>`
const ADVANCED = item(
  'advanced',
  `<imsss:sequencingRules><imsss:preConditionRule>
    <imsss:ruleConditions conditionCombination="any">${condition('satisfied')}${condition('objectiveStatusKnown')}</imsss:ruleConditions>
    <imsss:ruleAction action="disabled"/></imsss:preConditionRule></imsss:sequencingRules>
  <imsss:objectives><imsss:primaryObjective/>${mapped('objective', 'readSatisfiedStatus="true"')}</imsss:objectives>`,
)

const place = useHub()
const ids: string[] = []

beforeAll(async () => {
  for (const items of [BASICS, item('begin', '') + ADVANCED]) {
    const manifest = { name: 'imsmanifest.xml', data: manifest2004(items, RESOURCE) }
    ids.push(await addCourse(place.hub, 'Course', await zipOf([manifest, { name: 'index.html', data: PAGE }])))
  }
})

test('opens a part of one course once another course has met its objective', async () => {
  const { page, faults, close } = await place.visit()
  await signInQuickly(page, 'member')
  const [first, second] = ids
  const advanced = page
    .frameLocator('iframe')
    .first()
    .getByRole('button', { name: /The advanced/ })
  await page.goto(`/assets/${second}`)
  await expect.poll(() => advanced.isDisabled()).toBe(true)
  await page.goto(`/assets/${first}`)
  const basics = await frameOf(page, '/index.html')
  await basics.getByRole('button', { name: 'Pass' }).click()
  await basics.locator('body[data-said=true]').waitFor()
  await page.getByText('Your progress is saved').waitFor()
  const status = page.context().request
  await expect
    .poll(async () => (await status.get(`/api/me/assets/${first}/status`)).json())
    .toMatchObject({ userScormAssetStatus: 'passed' })
  await page.goto(`/assets/${second}`)
  await expect.poll(() => advanced.isEnabled()).toBe(true)
  await advanced.click()
  await page.frameLocator('iframe').first().locator('[aria-current=true]', { hasText: 'The advanced' }).waitFor()
  expect(faults).toEqual([])
  await close()
})
