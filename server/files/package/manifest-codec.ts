import { namesIn } from './aicc-script-codec.ts'
import type { ManifestName } from './manifest-rules.ts'
import type { PackageLimits } from './package-limits.ts'
import { PackageError, quoteName } from './package-error.ts'
import { readResources, withParameters, type CourseResource, type PackageFiles } from './resource-codec.ts'
import {
  attemptDurationLimit,
  completionThreshold,
  numberIn,
  scaledPassingScore,
  sequencingOf,
} from './sequencing-codec.ts'
import { readSequencing, type SequencedCourse } from './sequencing-tree-codec.ts'
import type { Warn } from './warning-rules.ts'
import { child, childrenOf, childText, parseXml, type XmlElement } from './xml-codec.ts'

/** A course: its activities are a flat list in the order of the manifest. */
export type ScormCourse = {
  /** The version of SCORM, or the other standard that it is of. */
  version: '1.2' | '2004' | 'cmi5' | 'tincan'
  /** 2nd, 3rd or 4th for SCORM 2004, null where the manifest does not say. */
  edition: string | null
  title: string
  activities: CourseActivity[]
  /** SCORM 2004 only, and there where the manifest says something of it; packages of before have none. */
  sequencing?: SequencedCourse | null
  /** What cmi5 calls the course, cmi5 only. */
  publisherId?: string
}

/** One item of a course; a group has no `path`. */
export type CourseActivity = {
  id: string
  parentId: string | null
  title: string
  /** Relative URL inside the package, percent-encoded, with query; with its host where the package opens one elsewhere. */
  path: string | null
  isVisible: boolean
  isSco: boolean
  /** 0 to 100, SCORM 1.2 only. */
  masteryScore: number | null
  /** -1 to 1; from 0 in cmi5, which calls it masteryScore. Not in SCORM 1.2. */
  scaledPassingScore: number | null
  /** 0 to 1, SCORM 2004 only. */
  completionThreshold: number | null
  launchData: string | null
  /** As the manifest has it: HHHH:MM:SS in SCORM 1.2, an ISO 8601 duration in 2004. */
  maxTimeAllowed: string | null
  timeLimitAction: string | null
  /** What has to be done first, in aicc_script (SCORM 1.2); packages of before have none. */
  prerequisites?: string | null
  /** What cmi5 says of an assignable unit, cmi5 only. */
  unit?: AssignableUnit
  /** Titles by language, where the manifest has several. */
  titles?: Record<string, string>
}

/** Where a course is of another standard than SCORM: what its activities have in any case. Without a page one is a group. */
export const NOTHING_OF_SCORM = {
  path: null,
  isVisible: true,
  isSco: false,
  masteryScore: null,
  scaledPassingScore: null,
  completionThreshold: null,
  launchData: null,
  maxTimeAllowed: null,
  timeLimitAction: null,
} satisfies Partial<CourseActivity>

export const MOVE_ON = ['Passed', 'Completed', 'CompletedAndPassed', 'CompletedOrPassed', 'NotApplicable'] as const
export type MoveOn = (typeof MOVE_ON)[number]

/** What a cmi5 course wants of one of its parts. */
export type AssignableUnit = {
  moveOn: MoveOn
  launchMethod: 'OwnWindow' | 'AnyWindow'
  entitlementKey: string | null
  /** Null where the manifest names no type. */
  activityType: string | null
}

/** As many as a launch may bring. */
export const MAX_ACTIVITIES = 2000

/**
 * Reads imsmanifest.xml of a SCORM 1.2 or 2004 package. What is odd and can still be played is told to `warn`.
 * Throws `PackageError`: bad-manifest, missing-file.
 */
export function parseManifest(bytes: Buffer, files: PackageFiles, limits: PackageLimits, warn: Warn): ScormCourse {
  const manifest = parseXml(bytes, limits, 'imsmanifest.xml')
  if (manifest.name !== 'manifest') {
    bad(`imsmanifest.xml begins with <${manifest.name}> instead of <manifest>. Export the course again.`)
  }
  const { version, edition } = versionOf(manifest, warn)
  const organization = defaultOrganization(manifest)
  const resources = readResources(manifest, files, warn)
  const activities = readItems(organization, null, { manifest, resources, version, warn })
  refuseTooMany(activities, 'imsmanifest.xml')
  refuseRepeatedIds(activities, 'imsmanifest.xml')
  warnOfUnknown(activities, warn)
  const title = childText(organization, 'title') ?? activities[0]?.title ?? 'Untitled course'
  const sequencing = version === '2004' ? readSequencing(organization, manifest) : null
  return { version, edition, title, activities, sequencing }
}

type ScormVersion = '1.2' | '2004'

function versionOf(manifest: XmlElement, warn: Warn): { version: ScormVersion; edition: string | null } {
  const schema = childText(child(manifest, 'metadata'), 'schemaversion') ?? ''
  if (schema === '1.2') return { version: '1.2', edition: null }
  // The second edition calls itself by the version of its content aggregation model.
  if (/^CAM 1\.3$/i.test(schema)) return { version: '2004', edition: '2nd' }
  const edition = /2004\s+(\w+)\s+edition/i.exec(schema)?.[1]?.toLowerCase() ?? null
  if (edition || /2004/.test(schema)) return { version: '2004', edition }
  if (manifest.namespaces.some((uri) => uri.includes('adlcp_v1p3'))) return { version: '2004', edition: null }
  if (manifest.namespaces.some((uri) => uri.includes('adlcp_rootv1p2'))) return { version: '1.2', edition: null }
  return guessedVersion(manifest, warn)
}

/** The two standards write the one attribute that makes a page report with another letter. */
function guessedVersion(manifest: XmlElement, warn: Warn): { version: ScormVersion; edition: null } {
  const resources = childrenOf(child(manifest, 'resources'), 'resource')
  const has = (name: string) => resources.some(({ attributes }) => attributes.has(name))
  const version = has('scormType') ? '2004' : has('scormtype') ? '1.2' : null
  if (!version)
    bad('imsmanifest.xml does not say that this is SCORM 1.2 or SCORM 2004. Export the course as one of these.')
  warn(`imsmanifest.xml does not name its version of SCORM; it is played as SCORM ${version}.`)
  return { version, edition: null }
}

/** The one that is played; undefined where the manifest has none. */
export function findDefaultOrganization(manifest: XmlElement): XmlElement | undefined {
  const container = child(manifest, 'organizations')
  const organizations = childrenOf(container, 'organization')
  const wanted = container?.attributes.get('default')?.trim()
  return organizations.find((each) => each.attributes.get('identifier')?.trim() === wanted) ?? organizations[0]
}

function defaultOrganization(manifest: XmlElement): XmlElement {
  return (
    findDefaultOrganization(manifest) ??
    bad('imsmanifest.xml has no organization, so there is nothing to show. Export it as a course.')
  )
}

/** @throws PackageError */
export function refuseTooMany({ length }: readonly unknown[], file: ManifestName): void {
  if (length > MAX_ACTIVITIES) bad(`${file} has ${length} items; the limit is ${MAX_ACTIVITIES}. Divide the course.`)
}

/** @throws PackageError */
export function refuseRepeatedIds(activities: readonly { id: string }[], file: ManifestName): void {
  const seen = new Set<string>()
  for (const { id } of activities) {
    if (seen.has(id)) bad(`${file} has two items with the identifier ${quoteName(id)}. Give each its own.`)
    seen.add(id)
  }
}

/** What prerequisites ask about and the course does not have locks nothing. */
function warnOfUnknown(activities: readonly CourseActivity[], warn: Warn): void {
  const known = new Set(activities.map(({ id }) => id))
  for (const { id, prerequisites } of activities) {
    for (const name of namesIn(prerequisites ?? '').filter((each) => !known.has(each))) {
      warn(
        `imsmanifest.xml: the prerequisites of ${quoteName(id)} ask for ${quoteName(name)}, which is no item of the course. Nothing waits for it.`,
      )
    }
  }
}

type Context = { manifest: XmlElement; resources: Map<string, CourseResource>; version: ScormVersion; warn: Warn }

function readItems(parent: XmlElement, parentId: string | null, context: Context): CourseActivity[] {
  return childrenOf(parent, 'item').flatMap((item) => {
    const activity = readActivity(item, parentId, context)
    return [activity, ...readItems(item, activity.id, context)]
  })
}

function readActivity(item: XmlElement, parentId: string | null, context: Context): CourseActivity {
  const id = item.attributes.get('identifier')?.trim()
  if (!id) bad(`imsmanifest.xml, line ${item.line}: an item has no identifier. Export the course again.`)
  const resource = resourceOf(item, context)
  const path = resource?.url ? withParameters(resource.url, item.attributes.get('parameters')) : null
  return {
    id,
    parentId,
    title: childText(item, 'title') ?? id,
    path,
    isVisible: !['false', '0'].includes(item.attributes.get('isvisible')?.trim() ?? ''),
    isSco: path !== null && resource?.isSco === true,
    launchData: childText(item, 'datafromlms', 'dataFromLMS'),
    timeLimitAction: childText(item, 'timelimitaction', 'timeLimitAction'),
    prerequisites: context.version === '1.2' ? childText(item, 'prerequisites') : null,
    ...(context.version === '1.2' ? rulesOf12(item) : rulesOf2004(item, context.manifest)),
  }
}

type Rules = Pick<CourseActivity, 'masteryScore' | 'scaledPassingScore' | 'completionThreshold' | 'maxTimeAllowed'>

function rulesOf12(item: XmlElement): Rules {
  return {
    masteryScore: numberIn(childText(item, 'masteryscore'), 'masteryscore', 0, 100, child(item, 'masteryscore')),
    scaledPassingScore: null,
    completionThreshold: null,
    maxTimeAllowed: childText(item, 'maxtimeallowed'),
  }
}

function rulesOf2004(item: XmlElement, manifest: XmlElement): Rules {
  const sequencing = sequencingOf(item, manifest)
  return {
    masteryScore: null,
    scaledPassingScore: scaledPassingScore(sequencing),
    completionThreshold: completionThreshold(item),
    maxTimeAllowed: attemptDurationLimit(sequencing),
  }
}

function resourceOf(item: XmlElement, { resources, warn }: Context): { url: string; isSco: boolean } | undefined {
  const reference = item.attributes.get('identifierref')?.trim()
  if (!reference) return undefined
  const resource = resources.get(reference)
  if (resource?.url instanceof PackageError) throw resource.url
  if (resource?.url) return { url: resource.url, isSco: resource.isSco }
  const where = `imsmanifest.xml, line ${item.line}: an item refers to the resource ${quoteName(reference)}`
  const why = resource ? 'which has no href to open' : 'which does not exist'
  warn(`${where}, ${why}. It is shown as a heading that opens nothing.`)
  return undefined
}

function bad(message: string): never {
  throw new PackageError('bad-manifest', message)
}
