import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { expect, test } from 'vitest'
import { extractPackage } from './extracted-files.ts'
import { inspectPackage } from './inspected-files.ts'

const FOLDER = join(import.meta.dirname, '../../../../shared/data/scorm')
const isThere = existsSync(FOLDER)
if (!isThere) console.warn(`did not run the tests with real SCORM packages: there is no folder ${FOLDER}`)

const GROUPS = ['playing_item', 'etiquette_item', 'handicapping_item', 'havingfun_item']

test.runIf(isThere).for([
  ['golf-basic-runtime-scorm12.zip', '1.2', null, 1, 'shared/launchpage.html'],
  ['golf-basic-runtime-scorm2004-3rd.zip', '2004', '3rd', 1, 'shared/launchpage.html'],
  ['golf-many-scos-scorm12.zip', '1.2', null, 22, 'Playing/Playing.html'],
  ['golf-post-test-rollup-scorm2004-4th.zip', '2004', '4th', 5, 'shared/launchpage.html?content=playing'],
] as const)('reads and extracts %s', async ([name, version, edition, count, startPath]) => {
  const file = join(FOLDER, name)
  const index = await inspectPackage(file, 'scorm')
  expect(index).toMatchObject({ kind: 'scorm', startPath, scorm: { version, edition } })
  expect(index.title).toMatch(/^Golf Explained/)
  expect(index.scorm?.activities).toHaveLength(count)
  const written: string[] = []
  await extractPackage(file, index, async (path, stream) => {
    await finished(stream.resume())
    written.push(path)
  })
  expect(written).toEqual(index.entries.map((entry) => entry.path))
})

test.runIf(isThere)('reads groups, assets and parameters of a course of many parts', async () => {
  const { scorm } = await inspectPackage(join(FOLDER, 'golf-many-scos-scorm12.zip'), 'scorm')
  const activities = scorm?.activities ?? []
  expect(activities.filter((each) => each.path === null).map((each) => each.id)).toEqual(GROUPS)
  expect(activities.find((each) => each.id === 'playing_quiz_item')).toMatchObject({
    parentId: 'playing_item',
    title: 'Playing Golf Quiz',
    path: 'shared/assessmenttemplate.html?questions=Playing',
    isVisible: true,
  })
  expect(activities.find((each) => each.id === 'playing_par_item')).toMatchObject({ isSco: false })
})

test.runIf(isThere)('says what is wrong with a broken manifest', async () => {
  const inspected = inspectPackage(join(FOLDER, 'broken-malformed-manifest-scorm12.zip'), 'scorm')
  await expect(inspected).rejects.toMatchObject({
    code: 'bad-manifest',
    message: expect.stringMatching(
      /line 27, column \d+: .*<item> from line 24 is not closed.*export the course again/s,
    ),
  })
})
