import type { PackageLimits } from './package-limits.ts'
import {
  NOTHING_OF_SCORM,
  refuseRepeatedIds,
  refuseTooMany,
  type CourseActivity,
  type ScormCourse,
} from './manifest-codec.ts'
import { PackageError, quoteName } from './package-error.ts'
import { baseOfFolder, fileAt, knownFiles, type KnownFiles, type PackageFiles } from './resource-codec.ts'
import type { Warn } from './warning-rules.ts'
import { iriOf, wordsOf } from './title-codec.ts'
import { child, childrenOf, childText, parseXml, type XmlElement } from './xml-codec.ts'

const FILE = 'tincan.xml'
const COURSE_TYPE = /^(?:https?:\/\/adlnet\.gov\/expapi\/activities\/)?course$/i

/**
 * Reads tincan.xml of a Tin Can package: what it launches are the activities of the course, the others only what they report about.
 * Throws `PackageError`: bad-manifest, missing-file.
 */
export function parseTinCan(bytes: Buffer, files: PackageFiles, limits: PackageLimits, warn: Warn): ScormCourse {
  const root = parseXml(bytes, limits, FILE)
  if (root.name !== 'tincan') bad(root, `it begins with <${root.name}> instead of <tincan>`)
  const elements = childrenOf(child(root, 'activities'), 'activity')
  const launchable = elements.filter((each) => childText(each, 'launch') !== null)
  const known = knownFiles(files, warn)
  const activities = launchable.map((each) => readActivity(each, baseOfFolder(files.folder), known))
  refuseTooMany(activities, FILE)
  refuseRepeatedIds(activities, FILE)
  const course = elements.find(({ attributes }) => COURSE_TYPE.test(attributes.get('type')?.trim() ?? ''))
  const title = wordsOf(course, 'name')?.text ?? activities[0]?.title ?? 'Untitled course'
  return { version: 'tincan', edition: null, title, activities }
}

function readActivity(element: XmlElement, base: string, known: KnownFiles): CourseActivity {
  const id = iriOf(element, FILE)
  const words = wordsOf(element, 'name')
  const url = childText(element, 'launch') ?? ''
  const path = fileAt(url, `${FILE}, line ${element.line}, launches ${quoteName(url)}`, base, known)
  if (path instanceof PackageError) throw path
  return {
    ...NOTHING_OF_SCORM,
    id,
    parentId: null,
    title: words?.text ?? id,
    ...(words?.byLanguage && { titles: words.byLanguage }),
    path,
    isSco: true,
  }
}

function bad(element: XmlElement, what: string): never {
  const message = `${FILE}, line ${element.line}: ${what}. Correct it, or export the course again.`
  throw new PackageError('bad-manifest', message)
}
