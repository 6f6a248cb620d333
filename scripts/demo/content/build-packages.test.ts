import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inspectPackage } from '../../../server/files/package/inspected-files.ts'
import { buildSamplePackages } from './build-packages.ts'

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'samples-'))
  await buildSamplePackages(folder)
})

afterAll(() => rm(folder, { recursive: true }))

test('builds a SCORM 1.2 course of one part with a mastery score', async () => {
  const index = await inspectPackage(join(folder, 'first-course-scorm-12.zip'), 'scorm')
  expect(index).toMatchObject({
    title: 'Your first course: finding your way around',
    startPath: 'index.html',
    scorm: { version: '1.2', activities: [{ isSco: true, masteryScore: 60 }] },
  })
})

test('builds a SCORM 2004 course of two parts, one completed by its pages and one passed by its score', async () => {
  const index = await inspectPackage(join(folder, 'learning-together-scorm-2004.zip'), 'scorm')
  expect(index.scorm).toMatchObject({
    version: '2004',
    edition: '4th',
    activities: [
      { path: 'learn/index.html', isSco: true, completionThreshold: 1, scaledPassingScore: null },
      { path: 'check/index.html', isSco: true, completionThreshold: null, scaledPassingScore: 0.6 },
    ],
  })
})

test('builds a site', async () => {
  const index = await inspectPackage(join(folder, 'content-finder-site.zip'), 'zip')
  expect(index).toMatchObject({ kind: 'site', title: 'Which kind of content fits?', startPath: 'index.html' })
})

test.for(['first-course-scorm-12.zip', 'learning-together-scorm-2004.zip'])(
  'lists every file of %s in its manifest',
  async (name) => {
    const { entries } = await inspectPackage(join(folder, name), 'scorm')
    const source = name.includes('2004') ? 'courses/scorm-2004' : 'courses/scorm-12'
    const manifest = await readFile(join(import.meta.dirname, source, 'imsmanifest.xml'), 'utf8')
    const unlisted = entries.filter(({ path }) => !manifest.includes(`<file href="${path}"/>`))
    expect(unlisted.map((entry) => entry.path)).toEqual(['imsmanifest.xml'])
  },
)

test('builds the same bytes each time, small ones', async () => {
  const first = await digests()
  await buildSamplePackages(folder)
  expect(await digests()).toEqual(first)
  for (const name of await readdir(folder)) expect((await readFile(join(folder, name))).length).toBeLessThan(40_000)
})

async function digests(): Promise<string[]> {
  const names = (await readdir(folder)).sort()
  const files = await Promise.all(names.map((name) => readFile(join(folder, name))))
  return files.map((bytes) => createHash('sha256').update(bytes).digest('hex'))
}
