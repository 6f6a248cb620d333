import type { OperationId } from '../../generated/server/operations.ts'
import { may, mayAtAll, teamsFor } from '../access/rights.ts'
import { formatOf, insteadOf, type Format, type FormatGroup } from './format-rules.ts'

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
  /** The operations that make something of such a file: who may call one of them may upload it. */
  usedBy: readonly OperationId[]
  /** Those that take such a file by its id, and only where it was uploaded for nothing. */
  looselyUsedBy?: readonly OperationId[]
  /** Whether it is read as a table, whatever its format. */
  isTable?: true
  /** Whether people upload it for themselves, and for nothing else. */
  isOwn?: true
  /** Whether pages show it to every member of the hub; what is inside assets has an audience of its own. */
  isPublic?: true
}

const SUITABLE_PICTURE = 'Upload a jpg, png, webp, gif or svg.'

const PURPOSES: Record<UploadType, Purpose> = {
  asset: {
    takes: ['recording', 'document', 'package', 'picture'],
    suitable:
      'Upload a recording (mp4, webm, mov, mkv, mp3, wav and most others), a pdf or office document, a picture, or a zip with a course or site.',
    usedBy: ['updateAsset'],
  },
  picture: {
    takes: ['picture'],
    suitable: SUITABLE_PICTURE,
    usedBy: ['updateAsset', 'updatePlaylist'],
    // The logo and the welcome views of the hub.
    looselyUsedBy: ['updateHubSettings'],
    isPublic: true,
  },
  profilePicture: { takes: ['picture'], suitable: SUITABLE_PICTURE, usedBy: [], isOwn: true, isPublic: true },
  badge: { takes: ['picture'], suitable: SUITABLE_PICTURE, usedBy: ['updateAsset', 'updatePlaylist'], isPublic: true },
  subtitle: { takes: ['subtitle'], suitable: 'Upload subtitles as vtt or srt.', usedBy: ['updateAsset'] },
  userImport: {
    takes: ['table', 'xlsx'],
    maxBytes: MAX_BYTES.table,
    suitable: 'Upload a table as csv or xlsx.',
    isTable: true,
    usedBy: ['createUserImport', 'createContentImport'],
  },
}

/** What to do, in a sentence, for who brought a file that cannot be used for this. */
export const suitableFor = (type: UploadType, filename: string) => insteadOf(filename) ?? PURPOSES[type].suitable
export const isOwn = (type: UploadType) => PURPOSES[type].isOwn === true
export const isTable = (type: UploadType) => PURPOSES[type].isTable === true
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

/** Who uploads, as far as their rights go. */
type Uploading = Parameters<typeof may>[0]

/** Whether somebody may use such a file for whatever the hub has. */
export function mayRunAll(call: Uploading, type: UploadType): boolean {
  return PURPOSES[type].usedBy.some((operation) => teamsFor(call, operation) === null)
}

/**
 * Whether somebody may upload a file: who may make or change with it what it is for. @param owners the owning team of each
 * thing that the file is for; none where that is not made yet
 */
export function mayUpload(call: Uploading, type: UploadType, owners: readonly (string | null)[]): boolean {
  const { usedBy, looselyUsedBy = [], isOwn = false } = PURPOSES[type]
  if (isOwn) return true
  if (owners.length === 0) return [...usedBy, ...looselyUsedBy].some((operation) => mayAtAll(call, operation))
  return usedBy.some((operation) => owners.every((team) => may(call, operation, team)))
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

/** Refusals that are no fault of the file, so that its original stays and another try may do better. */
const WORTH_ANOTHER_TRY = new Set(['processing-cancelled', 'processing-failed', 'storage-full'])

export function isWorthAnotherTry(code: string | null): boolean {
  return code !== null && WORTH_ANOTHER_TRY.has(code)
}

interface Prepared {
  filename: string
  status: string
  errorCode: string | null
  warnings: readonly string[]
}

export function isDocument({ filename }: Pick<Prepared, 'filename'>): boolean {
  return formatOf(filename)?.group === 'document'
}

/**
 * How a file can be prepared another time: from the beginning where it was refused, or beside its use where it is a document, or a
 * recording that was taken to be downloaded; null where it cannot.
 */
export function againOf(file: Prepared): 'fromTheBeginning' | 'besideItsUse' | null {
  const { filename, status, errorCode, warnings } = file
  if (status === 'invalid') return isWorthAnotherTry(errorCode) ? 'fromTheBeginning' : null
  if (status !== 'ready') return null
  const isDownload = formatOf(filename)?.group === 'recording' && warnings.length > 0
  return isDocument(file) || isDownload ? 'besideItsUse' : null
}
