import { insteadOf, type Format, type FormatGroup } from './format-rules.ts'

/** Who may upload what, and how much: pure rules, with tests beside them. */

export type UploadType = 'asset' | 'picture' | 'profilePicture' | 'subtitle' | 'badge' | 'userImport'

const MIB = 1024 * 1024

/** The largest file of each group in bytes. */
export const MAX_BYTES: Record<FormatGroup, number> = {
  recording: 2048 * MIB,
  document: 2048 * MIB,
  package: 500 * MIB,
  picture: 5 * MIB,
  subtitle: MIB,
  table: 50 * MIB,
}

interface Purpose {
  /** Groups of formats, and single ones of other groups. */
  takes: readonly (FormatGroup | 'xlsx')[]
  /** The largest file in bytes, where its group may be larger. */
  maxBytes?: number
  /** What to upload, for who brought something else. */
  suitable: string
  /** The rights that each let somebody upload such a file for whatever the hub has, and see how it goes. */
  rights: readonly string[]
  /** Rights that let somebody upload such a file where it is for nothing yet, and choose it later by its id. */
  looseRights?: readonly string[]
  /** Whether people upload it for themselves, and for nothing else. */
  isOwn?: true
  /** Whether pages show it to every member of the hub; what is inside assets has an audience of its own. */
  isPublic?: true
}

const SUITABLE_PICTURE = 'Upload a jpg, png, webp or gif.'

const PURPOSES: Record<UploadType, Purpose> = {
  asset: {
    takes: ['recording', 'document', 'package', 'picture'],
    suitable:
      'Upload a recording (mp4, webm, mov, mkv, mp3, wav and most others), a pdf or office document, a picture, or a zip with a course or site.',
    rights: ['asset_write'],
  },
  picture: {
    takes: ['picture'],
    suitable: SUITABLE_PICTURE,
    rights: ['asset_write', 'playlist_write'],
    // The logo and the welcome views of the hub.
    looseRights: ['settings_write'],
    isPublic: true,
  },
  profilePicture: { takes: ['picture'], suitable: SUITABLE_PICTURE, rights: [], isOwn: true, isPublic: true },
  badge: { takes: ['picture'], suitable: SUITABLE_PICTURE, rights: ['asset_write', 'playlist_write'], isPublic: true },
  subtitle: { takes: ['subtitle'], suitable: 'Upload subtitles as vtt or srt.', rights: ['asset_write'] },
  userImport: {
    takes: ['table', 'xlsx'],
    maxBytes: MAX_BYTES.table,
    suitable: 'Upload a table as csv or xlsx.',
    rights: ['user_write', 'asset_write', 'playlist_write'],
  },
}

/** What to do, in a sentence, for who brought a file that cannot be used for this. */
export const suitableFor = (type: UploadType, filename: string) => insteadOf(filename) ?? PURPOSES[type].suitable
export const isOwn = (type: UploadType) => PURPOSES[type].isOwn === true
export const isPublic = (type: UploadType) => PURPOSES[type].isPublic === true

/** Whether a file of this format can be what it is uploaded for. */
export function isTaken(type: UploadType, format: Format | null): format is Format {
  if (format === null) return false
  const taken: readonly string[] = PURPOSES[type].takes
  return taken.includes(format.group) || taken.includes(format.name)
}

/** The largest file in bytes that may be uploaded for this. */
export function largestFor(type: UploadType, { group }: Format): number {
  return PURPOSES[type].maxBytes ?? MAX_BYTES[group]
}

/** What of a caller decides what they may upload. */
export interface Uploader {
  privileges: ReadonlySet<string>
  /** The teams that they act for as a manager. */
  teamIds: readonly string[]
}

export function mayWrite(type: UploadType, uploader: Pick<Uploader, 'privileges'>): boolean {
  return PURPOSES[type].rights.some((right) => uploader.privileges.has(right))
}

/**
 * Whether somebody may upload a file. @param owners the owning team of each thing that the file is for; none where that
 * is not made yet, so that its maker's own right decides
 */
export function mayUpload(type: UploadType, uploader: Uploader, owners: readonly (string | null)[]): boolean {
  if (isOwn(type) || mayWrite(type, uploader)) return true
  const { teamIds, privileges } = uploader
  if (owners.length === 0 && PURPOSES[type].looseRights?.some((right) => privileges.has(right))) return true
  return teamIds.length > 0 && owners.every((team) => team !== null && teamIds.includes(team))
}

/** Media types that a browser shows without ever running anything in them, so that the hub may serve them itself. */
const PASSIVE = /^(image\/(png|jpeg|gif|webp|avif)|video\/[\w.-]+|audio\/[\w.-]+|text\/vtt|application\/pdf)$/

/** Whether a browser could run something in a file of this media type; such a file is only for the content origin. */
export function isActive(contentType: string): boolean {
  return !PASSIVE.test(contentType)
}

/** How a file is shown in the page, or null for one that a browser can only save. */
export function shownAs(contentType: string): 'video' | 'audio' | 'picture' | 'pdf' | null {
  if (contentType === 'application/pdf') return 'pdf'
  const kind = contentType.split('/')[0]
  if (kind === 'video' || kind === 'audio') return kind
  return kind === 'image' ? 'picture' : null
}
