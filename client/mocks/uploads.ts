import type { UploadPolicyCreate } from '../../generated/client/model/uploadPolicyCreate.ts'
import { managedTeamIds } from './access.ts'
import type { MockHub } from './hub.ts'
import { badInput, notAllowed } from './problems.ts'
import type { FileRow, PersonRow, UploadRow } from './rows.ts'

const MIB = 1024 * 1024
const RIGHT_MS = 15 * 60 * 1000
/** Long enough that a screen has to show that a file is being prepared. */
const PROCESSING_MS = 1500

/** @throws 403 for somebody who may not upload what they announce */
export function mayUpload(hub: MockHub, me: PersonRow, { type, referenceId }: UploadPolicyCreate): void {
  if (type === 'profilePicture') return
  const rights =
    type === 'picture' || type === 'badge' ? (['asset_write', 'playlist_write'] as const) : (['asset_write'] as const)
  const reference = hub.content.find(({ id }) => id === referenceId)
  if (referenceId && !reference)
    throw badInput('unknown-reference', '/referenceId', 'There is no such content in this hub.')
  const manages = reference?.ownerTeamId && managedTeamIds(hub, me).includes(reference.ownerTeamId)
  if (!manages && !rights.some((right) => me.privileges.includes(right))) throw notAllowed()
}

/** @throws 400 `type-not-allowed` or `size-too-large` */
export function refuseUnfit({ type, filename, contentType, size }: UploadPolicyCreate): void {
  const isPicture = type === 'picture' || type === 'profilePicture' || type === 'badge'
  if (isPicture && !/^image\/(png|jpeg|webp|gif)$/.test(contentType))
    throw badInput('type-not-allowed', '/contentType', 'Pictures are taken as PNG, JPEG, WebP or GIF.')
  if (type === 'subtitle' && !/\.(vtt|srt)$/i.test(filename))
    throw badInput('type-not-allowed', '/filename', 'Subtitles are taken as .vtt or .srt.')
  if (/\.(exe|msi|bat|cmd|sh|js|html?)$/i.test(filename))
    throw badInput('type-not-allowed', '/filename', 'This kind of file is not taken.')
  const limit = isPicture ? 5 : type === 'subtitle' ? 1 : /\.zip$/i.test(filename) ? 500 : 2048
  if (size > limit * MIB)
    throw badInput('size-too-large', '/size', `A file of this kind may have ${limit} MiB at the most.`)
}

export function newFile(hub: MockHub, me: PersonRow, body: UploadPolicyCreate): { file: FileRow; upload: UploadRow } {
  const id = hub.newId()
  const upload: UploadRow = {
    token: `mock-upload-token-${id}`,
    expiresAt: hub.now().getTime() + RIGHT_MS,
    processedAt: null,
    isForProfile: body.type === 'profilePicture' && !body.skipAssigningToReference,
  }
  const file: FileRow = {
    id,
    type: body.type,
    ownerId: me.id,
    filename: body.filename,
    contentType: body.contentType,
    size: body.size,
    duration: null,
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

/** Gives an upload up, or begins to prepare it. Pictures are ready at once. */
export function finish(hub: MockHub, me: PersonRow, file: FileRow, error: string | null): void {
  if (error) return refuse(file, 'upload-failed', 'The upload broke off. Upload the file again.')
  const isPicture = file.contentType.startsWith('image/')
  file.fileStatus = isPicture ? 'ready' : 'processing'
  if (file.upload) file.upload.processedAt = hub.now().getTime() + PROCESSING_MS
  if (file.upload?.isForProfile) me.pictureId = file.id
}

/** Looks whether a file is through with being prepared. `broken.zip` never is any good. */
export function settle(hub: MockHub, file: FileRow): FileRow {
  const processedAt = file.upload?.processedAt ?? 0
  if (file.fileStatus !== 'processing' || processedAt > hub.now().getTime()) return file
  if (file.filename === 'broken.zip')
    refuse(
      file,
      'no-manifest',
      'The package holds no imsmanifest.xml at its top, so it is no SCORM course. Export it again from your course editor.',
    )
  else file.fileStatus = 'ready'
  return file
}

function refuse(file: FileRow, code: string, detail: string): void {
  file.fileStatus = 'invalid'
  file.uploadErrorCode = code
  file.uploadErrorDetail = detail
}
