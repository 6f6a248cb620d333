import { setProgress } from '../../content/progress/service.ts'
import type { Call } from '../../context.ts'
import { conflict, type Problem } from '../../contract/problems.ts'
import { inTransaction } from '../../db/transaction.ts'
import { fileUrl, packageUrl, playerUrl, subtitleUrl } from '../../files/serve/link-service.ts'
import type { CourseActivity, ScormCourse } from '../../files/package/manifest-codec.ts'
import { newId } from '../../platform/ids.ts'
import * as store from './attempt-store.ts'
import { downloadPath } from '../download-rules.ts'
import { findPages, type PageRange } from './page-store.ts'
import { isDoneByOpening, keptOf, keptStatus, launchKind, placeToGoOn, type LaunchKind } from '../rules.ts'
import { mustSeeAsset, type AssetRow } from '../service.ts'
import { sharedNames, type SharedValue } from './shared-rules.ts'
import { forgetShared, listShared } from './shared-store.ts'

export interface Launched {
  kind: LaunchKind
  url: string
  openInIframe: boolean
  subtitles: { id: string; locale: string; url: string }[]
  /** Seconds, or null from the start. */
  position: number | null
  pages: LaunchedPages | null
  course: LaunchedCourse | null
  attempt: LaunchedAttempt | null
}

/** What was seen of a document, and how much of it has to be. */
export interface LaunchedPages {
  page: number | null
  seen: PageRange[]
  /** Of its pages, 1 to 100. */
  requiredPercent: number
}

/** An attempt, the launch that goes on with it now, and what the learner brings along from other courses. */
export type LaunchedAttempt = store.AttemptRow & { launchId: string; shared: SharedValue[] }

export interface LaunchedCourse {
  course: NonNullable<store.StoredPackage['scorm']>
  playerUrl: string
  /** Where each activity starts, by its id. */
  urls: ReadonlyMap<string, string>
}

/**
 * Opens an asset for the caller, marks it as opened and says how to play it.
 * @param playlistId the playlist in which they open it @throws 404, 409 `file-not-ready`
 */
export async function launchMyAsset(call: Call, assetId: string, playlistId?: string): Promise<Launched> {
  const found = await mustSeeAsset(call, assetId)
  const asset = playlistId ? { ...found, parents: found.parents.filter(({ id }) => id === playlistId) } : found
  const kind = launchKind(asset)
  if (kind === 'link') return openLink(call, asset)
  if (!asset.fileId || asset.fileStatus !== 'ready') throw notReady()
  const file = { assetId, fileId: asset.fileId }
  if (kind === 'scorm') return openCourse(call, asset, file)
  const url =
    kind === 'site' ? await siteUrl(call, file) : kind === 'download' ? downloadPath(assetId) : fileUrl(call, file)
  await inTransaction(call, (call) => markOpened(call, asset, kind))
  const isRecording = kind === 'video' || kind === 'audio'
  return {
    ...played(kind, url, asset.openInIframe),
    subtitles: isRecording ? subtitlesOf(call, asset) : [],
    position: isRecording ? placeToGoOn(asset.position, asset.duration) : null,
    pages: kind === 'pdf' ? await pagesOf(call, asset) : null,
  }
}

async function pagesOf(call: Call, asset: AssetRow): Promise<LaunchedPages> {
  const found = await findPages(call.db, call.caller.memberId, asset.id)
  return { page: null, seen: [], ...found, requiredPercent: asset.requiredPagesPercent }
}

async function openLink(call: Call, asset: AssetRow): Promise<Launched> {
  await inTransaction(call, (call) => markOpened(call, asset, 'link'))
  return played('link', asset.webUrl ?? '', asset.openInIframe && asset.isFrameable)
}

async function siteUrl(call: Call, file: { assetId: string; fileId: string }): Promise<string> {
  const found = await store.findPackage(call.db, file.fileId)
  if (found?.kind !== 'site') throw notReady()
  return packageUrl(call, { ...file, attemptId: null }, found.startPath)
}

async function openCourse(call: Call, asset: AssetRow, file: { assetId: string; fileId: string }): Promise<Launched> {
  const { attempt, course, fileId, shared } = await inTransaction(call, async (call) => {
    const current = await currentAttempt(call, asset, file.fileId)
    await markOpened(call, asset, 'scorm', keptStatus(asset.scormStatus, current.attempt.status))
    return { ...current, shared: await listShared(call.db, call.caller.memberId, sharedNames(current.course)) }
  })
  const target = { assetId: asset.id, fileId, attemptId: attempt.id }
  const root = packageUrl(call, target, '')
  const player = playerUrl(call, target)
  return {
    ...played('scorm', player, asset.openInIframe),
    course: { course: inLanguage(course, call.caller.locale), playerUrl: player, urls: urlsOf(course, root) },
    attempt: { ...attempt, shared, launchId: newId() },
  }
}

/** Where each activity starts, by its id. @param root address of the package */
export function urlsOf({ activities }: ScormCourse, root: string): LaunchedCourse['urls'] {
  return new Map(activities.flatMap(({ id, path }) => (path === null ? [] : [[id, new URL(path, root).href] as const])))
}

interface Current {
  attempt: store.AttemptRow
  course: ScormCourse
  /** Of the package that it is played with. */
  fileId: string
}

/**
 * The caller's newest attempt, or a new one at first, where somebody lets them begin again, and after the file was replaced:
 * unless the asset lets them finish in the file that they began with, or keep what the new one knows.
 * @throws 409 `file-not-ready`
 */
async function currentAttempt(call: Call, asset: AssetRow, fileId: string): Promise<Current> {
  const { memberId } = call.caller
  const newest = await store.findNewest(call.db, memberId, asset.id)
  const isSame = newest?.fileId === fileId
  const isInTheMiddle = asset.status === 'opened'
  if (newest?.fileId && !isSame && isInTheMiddle && asset.whenReplaced === 'finish') {
    const course = await findCourse(call, newest.fileId)
    return { attempt: newest, course, fileId: newest.fileId }
  }
  const course = await findCourse(call, fileId)
  if (newest && isSame && asset.status !== 'notstarted') return { attempt: newest, course, fileId }
  const isKept = newest !== undefined && !isSame && isInTheMiddle && asset.whenReplaced === 'keep'
  if (newest && !isKept) await forgetShared(call.db, memberId, asset.id)
  const before = isKept && newest.fileId ? await store.findPackage(call.db, newest.fileId) : null
  await store.insertAttempt(call.db, {
    id: newId(),
    memberId,
    assetId: asset.id,
    fileId,
    number: (newest?.number ?? 0) + 1,
    now: call.context.now(),
    ...(isKept && { kept: keptOf(newest, course, before?.scorm ?? undefined) }),
  })
  // Read back: another window of the same person may have been faster.
  return { attempt: (await store.findNewest(call.db, memberId, asset.id))!, course, fileId }
}

/** A course with its titles in the language of a reader, as far as it has them. */
function inLanguage(course: ScormCourse, locale: string): ScormCourse {
  const activities = course.activities.map((each) => ({ ...each, title: titleIn(each, locale) }))
  return { ...course, activities }
}

function titleIn({ title, titles = {} }: CourseActivity, locale: string): string {
  const language = (tag: string) => tag.toLowerCase().split('-')[0]
  const same = Object.keys(titles).find((tag) => tag.toLowerCase() === locale.toLowerCase())
  const near = Object.keys(titles).find((tag) => language(tag) === language(locale))
  return titles[same ?? near ?? ''] ?? title
}

async function findCourse(call: Call, fileId: string): Promise<ScormCourse> {
  const course = (await store.findPackage(call.db, fileId))?.scorm
  if (!course) throw notReady()
  return course
}

async function markOpened(call: Call, asset: AssetRow, kind: LaunchKind, scormStatus?: string): Promise<void> {
  const isDone = isDoneByOpening(kind, asset.markAsDone, asset.scormSettings?.completeWhen ?? 'completed')
  const [only, ...others] = asset.parents
  await setProgress(call, {
    memberId: call.caller.memberId,
    assetId: asset.id,
    status: isDone ? 'completed' : 'opened',
    isOpening: true,
    scormStatus,
    // Where no playlist is named and one alone holds it, that is the one to go back to.
    playlistId: others.length ? undefined : only?.id,
    now: call.context.now(),
  })
}

function subtitlesOf(call: Call, asset: AssetRow): Launched['subtitles'] {
  return asset.subtitles
    .filter(({ fileStatus }) => fileStatus === 'ready')
    .map(({ id, locale }) => ({ id, locale, url: subtitleUrl(call, { assetId: asset.id, fileId: id }) }))
}

function played(kind: LaunchKind, url: string, openInIframe: boolean): Launched {
  return { kind, url, openInIframe, subtitles: [], position: null, pages: null, course: null, attempt: null }
}

export function notReady(): Problem {
  return conflict('file-not-ready', 'The file is still being prepared, or cannot be used. Try again in a moment.')
}
