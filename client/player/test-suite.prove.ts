import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { packageLimits } from '../../server/files/package/package-limits.ts'
import { parseManifest, type ScormCourse } from '../../server/files/package/manifest-codec.ts'
import { loadRuntime } from './runtime.ts'
import type { SequencedStep, Sequencer } from './sequencer.ts'
import type { SequencedActivity } from '../../server/files/package/sequencing-tree-codec.ts'
import { activity } from './testing/courses.ts'
import { ways } from './testing/test-suite-ways.ts'
import { numbered, walk } from './testing/walks.ts'
import { unzip } from './testing/unzip.ts'

const suite = join(import.meta.dirname, '../../../shared/data/scorm-cts')
const packages = existsSync(suite) ? readdirSync(suite) : []
if (packages.length === 0)
  console.warn(`The manifests of ADL's test suite were not walked: there is no folder ${suite}`)

/** The suite brings manifests without their pages, so the files that they name stand in for those. */
async function courseOf(name: string): Promise<ScormCourse> {
  const files = await unzip(join(suite, name))
  const manifest = files.get('imsmanifest.xml') ?? Buffer.alloc(0)
  const pages: string[] = []
  for (;;) {
    try {
      return parseManifest(manifest, { paths: [...files.keys(), ...pages], folder: '' }, packageLimits, () => {})
    } catch (error) {
      const missing = /does not contain “(.+?)”/.exec(String(error))?.[1]
      if (missing === undefined || pages.includes(missing)) throw error
      pages.push(missing)
    }
  }
}

/** A learner who does what is given at each activity, forty times at most. Returns where they went. */
function visit(sequencer: Sequencer, results: Record<string, string>): string[] {
  const visited: string[] = []
  let step: SequencedStep = sequencer.begin()
  for (let count = 0; count < 40 && step.kind === 'deliver'; count++) {
    visited.push(step.activityId)
    const runtime = sequencer.createRuntime()
    expect(runtime.lmsInitialize('')).toBe('true')
    for (const [name, value] of Object.entries(results)) runtime.lmsSetValue(name, value)
    runtime.lmsSetValue('adl.nav.request', 'continue')
    expect(runtime.lmsFinish('')).toBe('true')
    step = sequencer.step()
  }
  return visited
}

const learners: Record<string, string>[] = [
  { 'cmi.completion_status': 'completed', 'cmi.success_status': 'passed', 'cmi.score.scaled': '1' },
  { 'cmi.completion_status': 'completed', 'cmi.success_status': 'failed', 'cmi.score.scaled': '0' },
  {},
]

test.runIf(packages.length > 0).each(packages)(
  'walks %s with learners who pass, fail and say nothing',
  async (name) => {
    const course = await courseOf(name)
    const pages = course.activities.filter(({ path }) => path !== null)
    expect(pages.length).toBeGreaterThan(0)
    if (!course.sequencing) return
    const known = new Set(pages.map(({ id }) => id))
    const played = {
      version: '2004' as const,
      title: name,
      sequencing: JSON.stringify(course.sequencing),
      // Of a single activity the player makes no sequence; a second one lets its tree be walked all the same.
      activities: [...pages.map(({ id }) => activity(id)), activity('beside')],
    }
    for (const results of learners) {
      const { sequencer } = await loadRuntime(played)
      if (!sequencer) throw new Error('There is no sequencer')
      const visited = visit(sequencer, results)
      expect(visited.filter((id) => !known.has(id))).toEqual([])
      // What is stored can be gone on from, and is the same state again.
      const { sequencer: again } = await loadRuntime(played, sequencer.state())
      expect(again?.outcome()).toEqual(sequencer.outcome())
      expect(sequencer.state().length).toBeLessThan(100_000)
    }
  },
)

const inOrder = (each: SequencedActivity): SequencedActivity[] => [each, ...each.children.flatMap(inOrder)]

const known = packages.flatMap((name) => {
  const short = name.replace(/^LMSTestPackage_|\.zip$/g, '')
  return (ways[short] ?? []).map((way) => [short, way, name] as const)
})

// Of one that has no rules there is one way, which every course has.
test.runIf(packages.length > 0)('knows a way through each of them that has rules', () => {
  const names = packages.map((name) => name.replace(/^LMSTestPackage_|\.zip$/g, ''))
  expect(names.filter((name) => !ways[name])).toEqual(['API', 'SX-08a'])
})

test.runIf(packages.length > 0).each(known)('%s: %s', async (_short, way, name) => {
  const { sequencing, activities } = await courseOf(name)
  const course = {
    version: '2004' as const,
    title: name,
    sequencing: JSON.stringify(sequencing),
    activities: activities.map(({ id, path, isSco, scaledPassingScore, completionThreshold }) =>
      activity(id, { url: path, isSco, scaledPassingScore, completionThreshold }),
    ),
  }
  await walk(course, way, numbered(sequencing ? inOrder(sequencing).slice(1) : []))
})
