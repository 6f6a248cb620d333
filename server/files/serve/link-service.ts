import type { Call } from '../../context.ts'
import { contentOriginOf } from '../../platform/content-origin.ts'
import { readSigned, sign } from '../../platform/signed.ts'
import { signRight } from './content-token.ts'

/** What an address on the content origin gives its holder: one file, opened through one asset. */
export interface Opened {
  fileId: string
  assetId: string
  attemptId?: string | null
  isTrial?: true | undefined
}

/** What a course is opened with: an attempt, or nothing that could keep anything. */
export type OpenedCourse = Opened & ({ attemptId: string } | { isTrial: true })

/** A link ends after this long, unless whoever opened it renews the visit. */
export const LINK_MS = 10 * 60_000
/** As long as somebody looks at what they edit, which nobody renews. */
const TRIAL_MS = 60 * 60_000

type Linker = Pick<Call, 'context' | 'hub' | 'caller'>

/** A right to read a file, as text for an address. Whether the caller may see the asset is looked up by whoever makes the link, and each time that it is used. */
function rightTo(call: Linker, opened: Opened): string {
  return signRight(call.context.config.secret, {
    domainId: call.hub.domainId,
    memberId: call.caller.memberId,
    sessionId: call.caller.sessionId,
    fileId: opened.fileId,
    assetId: opened.assetId,
    attemptId: opened.attemptId ?? null,
    ...(opened.isTrial && { isTrial: true }),
    expiresAt: new Date(call.context.now().getTime() + (opened.isTrial ? TRIAL_MS : LINK_MS)),
  })
}

/** Scheme, host and port from which a file is served. */
export function fileOriginOf({ context, hub }: Pick<Call, 'context' | 'hub'>, { fileId }: { fileId: string }): string {
  return contentOriginOf(context.config.contentOrigin, hub.domainId, fileId)
}

/** A page or file of an unpacked site or course. @param path a percent-encoded relative URL, with its query */
export function packageUrl(call: Linker, opened: Opened, path: string): string {
  return `${fileOriginOf(call, opened)}/p/${rightTo(call, opened)}/${path}`
}

/** A single file: a recording, a document or a picture. */
export function fileUrl(call: Linker, opened: Opened): string {
  return `${fileOriginOf(call, opened)}/f/${rightTo(call, opened)}`
}

/** Subtitles as WebVTT. `fileId` is the file of the subtitles, not of the recording. */
export function subtitleUrl(call: Linker, opened: Opened): string {
  return `${fileOriginOf(call, opened)}/s/${rightTo(call, opened)}/subtitles.vtt`
}

/** A small page that shows a single file. @param links where the link in it leads: the hub, or the file right here */
export function wrapUrl(call: Linker, opened: Opened, links: 'hub' | 'content'): string {
  return `${fileOriginOf(call, opened)}/w/${rightTo(call, opened)}?links=${links}`
}

/** The page that plays a course and saves the attempt, or tries a package and saves nothing. */
export function playerUrl(call: Linker, opened: OpenedCourse): string {
  return `${fileOriginOf(call, opened)}/player/${rightTo(call, opened)}`
}

/** Where an activity of a course asks once for the credential by which it reports. */
export function fetchUrl(call: Linker, { fileId, sessionId }: { fileId: string; sessionId: string }): string {
  const text = Buffer.from(JSON.stringify([call.hub.domainId, sessionId])).toString('base64url')
  return `${fileOriginOf(call, { fileId })}/fetch/${sign(call.context.config.secret, 'launch', text)}`
}

/** Which session of an activity an address of {@link fetchUrl} is of, and in which hub; null where the hub did not make it. */
export function readFetchKey(secrets: readonly string[], key: string): { domainId: number; sessionId: string } | null {
  const text = readSigned(secrets, 'launch', key, /^[\w-]+$/)
  if (text === null) return null
  const [domainId, sessionId] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [number, string]
  return { domainId, sessionId }
}

/** Where an activity of a course leads when it is left, on the origin of its package. */
export function returnedUrl(call: Pick<Call, 'context' | 'hub'>, { fileId }: { fileId: string }): string {
  return `${fileOriginOf(call, { fileId })}/returned`
}
