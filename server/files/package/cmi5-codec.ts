import type { PackageLimits } from './package-limits.ts'
import {
  MOVE_ON,
  NOTHING_OF_SCORM,
  refuseRepeatedIds,
  refuseTooMany,
  type AssignableUnit,
  type CourseActivity,
  type ScormCourse,
} from './manifest-codec.ts'
import { PackageError, quoteName } from './package-error.ts'
import { baseOfFolder, fileAt, knownFiles, type KnownFiles, type PackageFiles } from './resource-codec.ts'
import { numberIn } from './sequencing-codec.ts'
import type { Warn } from './warning-rules.ts'
import { iriOf, wordsOf } from './title-codec.ts'
import { child, childrenOf, childText, parseXml, type XmlElement } from './xml-codec.ts'

/** The course structure of cmi5, first edition (cmi5 specification, 13). */

const FILE = 'cmi5.xml'
const NAMESPACE = 'https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd'
const LAUNCH_METHODS = ['OwnWindow', 'AnyWindow'] as const
const MAX_TYPE = 1000
const MAX_URL = 2000
const MAX_TEXT = 64_000

/**
 * Reads cmi5.xml: blocks are groups, assignable units the activities that they hold.
 * What is odd and can still be played is told to `warn`. Throws `PackageError`: bad-manifest, missing-file.
 */
export function parseCmi5(bytes: Buffer, files: PackageFiles, limits: PackageLimits, warn: Warn): ScormCourse {
  const root = parseXml(bytes, limits, FILE)
  if (root.name !== 'courseStructure' || root.uri !== NAMESPACE)
    bad(root, `it does not begin with <courseStructure> of the namespace ${NAMESPACE}`)
  const structure = withoutExtensions(root)
  const course = child(structure, 'course') ?? bad(root, 'it has no <course>')
  const known = knownFiles(files, warn)
  const objectives = childrenOf(child(structure, 'objectives'), 'objective').map((each) => ({ id: iriOf(each, FILE) }))
  refuseRepeatedIds(objectives, FILE)
  const activities = readParts(structure, null, {
    known,
    base: baseOfFolder(files.folder),
    objectives: new Set(objectives.map(({ id }) => id)),
    warn,
  })
  refuseTooMany(activities, FILE)
  refuseRepeatedIds(activities, FILE)
  warnOfNothingAsked(activities, warn)
  return { version: 'cmi5', edition: null, publisherId: iriOf(course, FILE), title: titleOf(course).title, activities }
}

/** Elements of other namespaces are for the tool that wrote them (13.1.5). */
function withoutExtensions(element: XmlElement): XmlElement {
  const own = element.children.filter(({ uri }) => uri === NAMESPACE)
  return { ...element, children: own.map(withoutExtensions) }
}

type Context = { known: KnownFiles; base: string; objectives: ReadonlySet<string>; warn: Warn }

function readParts(parent: XmlElement, parentId: string | null, context: Context): CourseActivity[] {
  return parent.children.flatMap((element) => {
    if (element.name === 'au') return [readUnit(element, parentId, context)]
    if (element.name !== 'block') return []
    const block = readBlock(element, parentId, context)
    return [block, ...readParts(element, block.id, context)]
  })
}

function readBlock(element: XmlElement, parentId: string | null, context: Context): CourseActivity {
  warnOfObjectives(element, context)
  return { ...NOTHING_OF_SCORM, id: iriOf(element, FILE), parentId, ...titleOf(element) }
}

function readUnit(element: XmlElement, parentId: string | null, context: Context): CourseActivity {
  warnOfObjectives(element, context)
  const { attributes } = element
  const unit: AssignableUnit = {
    moveOn: oneOf(MOVE_ON, attributes.get('moveOn'), 'moveOn', element) ?? 'NotApplicable',
    launchMethod: oneOf(LAUNCH_METHODS, attributes.get('launchMethod'), 'launchMethod', element) ?? 'AnyWindow',
    entitlementKey: boundedText(element, 'entitlementKey'),
    activityType: attributes.get('activityType')?.trim().slice(0, MAX_TYPE) || null,
  }
  return {
    ...NOTHING_OF_SCORM,
    id: iriOf(element, FILE),
    parentId,
    ...titleOf(element),
    path: pathOf(element, context),
    isSco: true,
    scaledPassingScore: numberIn(attributes.get('masteryScore') ?? null, 'masteryScore', 0, 1, element, FILE),
    launchData: boundedText(element, 'launchParameters'),
    unit,
  }
}

function titleOf(element: XmlElement): Pick<CourseActivity, 'title' | 'titles'> {
  const words = wordsOf(child(element, 'title'), 'langstring')
  if (!words) return { title: iriOf(element, FILE) }
  return { title: words.text, ...(words.byLanguage && { titles: words.byLanguage }) }
}

function boundedText(element: XmlElement, name: string): string | null {
  const text = childText(element, name)
  if (text && text.length > MAX_TEXT) bad(element, `${name} is longer than ${MAX_TEXT} characters`)
  return text
}

function oneOf<const T extends string>(
  allowed: readonly T[],
  text: string | undefined,
  name: string,
  element: XmlElement,
): T | null {
  const value = text?.trim()
  if (!value) return null
  return (
    allowed.find((each) => each === value) ??
    bad(element, `${name} is ${quoteName(value)}, but it must be one of ${allowed.join(', ')}`)
  )
}

function pathOf(element: XmlElement, { known, base, warn }: Context): string {
  const url = childText(element, 'url') ?? bad(element, 'an assignable unit has no <url>')
  if (url.length > MAX_URL) bad(element, `a <url> is longer than ${MAX_URL} characters`)
  refuseOwnParameters(url, element)
  if (/^[a-z][a-z0-9+.-]*:/i.test(url)) return elsewhere(url, element, warn)
  const where = `${FILE}, line ${element.line}, names the file ${quoteName(url)}`
  const path = fileAt(url, where, base, known)
  if (path instanceof PackageError) throw path
  return path
}

/** Parameters of the launch, which a page may not have of its own (8.1). */
const OF_LAUNCH = ['endpoint', 'fetch', 'actor', 'registration', 'activityId']

function refuseOwnParameters(url: string, element: XmlElement): void {
  const query = /\?([^#]*)/.exec(url)?.[1] ?? ''
  const own = [...new URLSearchParams(query).keys()].find((name) => OF_LAUNCH.includes(name))
  if (own) bad(element, `the url has a parameter ${own}, which the launch sets`)
}

/** What lies at another host is neither uploaded nor checked, and a page of the hub must not frame it. */
function elsewhere(url: string, element: XmlElement, warn: Warn): string {
  const parsed = URL.canParse(url) ? new URL(url) : null
  if (!parsed || !['http:', 'https:'].includes(parsed.protocol) || parsed.username || parsed.password)
    bad(element, `the url ${quoteName(url)} is not one of http or https`)
  warn(
    `${FILE}, line ${element.line}: ${quoteName(url)} is not in the package. It opens in a window of its own, and the hub cannot tell whether it is there.`,
  )
  return parsed.href
}

function warnOfObjectives(element: XmlElement, { objectives, warn }: Context): void {
  for (const { attributes, line } of childrenOf(child(element, 'objectives'), 'objective')) {
    const id = attributes.get('idref')?.trim() ?? ''
    if (!objectives.has(id))
      warn(`${FILE}, line ${line}, refers to the objective ${quoteName(id)}, which does not exist.`)
  }
}

/** Where no part is asked for, a course is completed by beginning it (13.1.4, NotApplicable). */
function warnOfNothingAsked(activities: readonly CourseActivity[], warn: Warn): void {
  const units = activities.flatMap(({ unit }) => unit ?? [])
  if (units.length && units.every(({ moveOn }) => moveOn === 'NotApplicable'))
    warn(
      `${FILE} gives no part a moveOn other than NotApplicable, so that the course is completed as soon as it is opened.`,
    )
}

function bad(element: XmlElement, what: string): never {
  const message = `${FILE}, line ${element.line}: ${what}. Correct it, or export the course again.`
  throw new PackageError('bad-manifest', message)
}
