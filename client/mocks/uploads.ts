import type { UploadPolicyCreate } from '../../generated/client/model/uploadPolicyCreate.ts'
import { formatOf, type Format } from '../../server/files/format-rules.ts'
import { isTaken, LARGEST, mayUpload as isAllowed, mayWrite, type UploadType } from '../../server/files/rules.ts'
import { managedTeamIds, privilegesOf } from './access.ts'
import type { MockHub } from './hub.ts'
import { tell } from './notifications.ts'
import { badInput, notAllowed } from './problems.ts'
import type { FileRow, PersonRow, UploadRow } from './rows.ts'

const MIB = 1024 * 1024
const RIGHT_MS = 15 * 60 * 1000
/** Long enough that a screen has to show that a file is being prepared. */
const PROCESSING_MS = 1500

type For = Pick<UploadPolicyCreate, 'type' | 'referenceId' | 'referenceIds'>

/** @throws 403 for somebody who may not upload what they announce, 400 `unknown-reference` */
export function mayUpload(hub: MockHub, me: PersonRow, { type, referenceId, referenceIds = [] }: For): string[] {
  const ids = [...new Set([...(referenceId ? [referenceId] : []), ...referenceIds])]
  if (type === 'profilePicture') {
    if (ids.some((id) => id !== me.id)) throw notAllowed('You may upload only your own profile picture.')
    return ids
  }
  const owners = ids.map((id) => {
    const badge = type === 'badge' ? hub.badges.find((row) => row.id === id) : undefined
    const reference = hub.content.find((row) => row.id === (badge?.playlistId ?? id))
    if (!reference) throw badInput('unknown-reference', '/referenceIds', `There is no asset or playlist ${id}.`)
    return reference.ownerTeamId
  })
  if (!isAllowed(type, uploaderOf(hub, me), owners)) throw notAllowed()
  return ids
}

/** Whether somebody may see how all files of this kind get on. */
export function mayWriteFiles(hub: MockHub, me: PersonRow, type: UploadType): boolean {
  return mayWrite(type, uploaderOf(hub, me))
}

function uploaderOf(hub: MockHub, me: PersonRow) {
  const actsFor = hub.hub.features.includes('team_playlists') ? managedTeamIds(hub, me) : []
  return { privileges: new Set<string>(privilegesOf(me)), teamIds: actsFor }
}

/** What a file is to be, by its name. @throws 400 `type-not-allowed` or `size-too-large` */
export function formatFor({ type, filename, size }: UploadPolicyCreate): Format {
  const format = formatOf(filename)
  if (!isTaken(type, format))
    throw badInput('type-not-allowed', '/filename', `A file called ${filename} cannot be used here.`)
  const limit = LARGEST[format.group]
  if (size > limit)
    throw badInput('size-too-large', '/size', `A file of this kind may have ${limit / MIB} MiB at the most.`)
  return format
}

export function newFile(
  hub: MockHub,
  me: PersonRow,
  body: UploadPolicyCreate,
  about: { format: Format; referenceIds: string[] },
): { file: FileRow; upload: UploadRow } {
  const id = hub.newId()
  const upload: UploadRow = {
    token: `mock-upload-token-${id}`,
    expiresAt: hub.now().getTime() + RIGHT_MS,
    processedAt: null,
    isFinished: false,
    referenceIds: about.referenceIds,
    isForProfile: body.type === 'profilePicture' && !body.skipAssigningToReference,
    badgeIds: body.type === 'badge' && !body.skipAssigningToReference ? about.referenceIds : [],
  }
  const file: FileRow = {
    id,
    type: body.type,
    ownerId: me.id,
    filename: body.filename,
    contentType: about.format.contentType,
    size: body.size,
    duration: null,
    locale: body.language ?? null,
    fileStatus: 'draft',
    uploadErrorCode: null,
    uploadErrorDetail: null,
    notifyOnProcessingCompletion: body.notifyOnProcessingCompletion ?? false,
    url: null,
    bytes: null,
    upload,
  }
  return { file, upload }
}

/** Gives an upload up, or begins to prepare it. */
export function finish(hub: MockHub, file: FileRow, error: string | null): void {
  if (file.upload) file.upload.isFinished = true
  if (error) return refuse(file, 'upload-failed', 'The upload was given up. Upload the file again.')
  file.fileStatus = 'processing'
  if (file.upload) file.upload.processedAt = hub.now().getTime() + PROCESSING_MS
}

/** Looks whether a file is through with being prepared. `broken.zip` never is any good. */
export function settle(hub: MockHub, file: FileRow): FileRow {
  const processedAt = file.upload?.processedAt ?? 0
  if (file.fileStatus !== 'processing' || processedAt > hub.now().getTime()) return file
  if (file.filename === 'broken.zip') {
    refuse(
      file,
      'no-manifest',
      'The package holds neither imsmanifest.xml nor index.html at its top. Export the course again.',
    )
    tellUploader(hub, file, 'fileInvalid')
    return file
  }
  file.fileStatus = 'ready'
  const owner = hub.people.find(({ id }) => id === file.ownerId)
  if (file.upload?.isForProfile && owner) owner.pictureId = file.id
  for (const badge of hub.badges) if (file.upload?.badgeIds.includes(badge.id)) badge.imageId = file.id
  tellUploader(hub, file, 'fileReady')
  return file
}

function tellUploader(hub: MockHub, file: FileRow, what: 'fileReady' | 'fileInvalid'): void {
  const { id, ownerId, filename, notifyOnProcessingCompletion } = file
  if (!ownerId || !notifyOnProcessingCompletion) return
  const news = { type: what, actorId: null, contentId: null, refId: id, message: filename }
  tell(hub, [ownerId], news, { template: what, about: { filename }, path: '' })
}

function refuse(file: FileRow, code: string, detail: string): void {
  file.fileStatus = 'invalid'
  file.uploadErrorCode = code
  file.uploadErrorDetail = detail
}
