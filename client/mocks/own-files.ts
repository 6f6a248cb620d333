import { formatOf } from '../../server/files/format-rules.ts'
import { isTaken, largestFor } from '../../server/files/rules.ts'
import { bytesOf, media, type StoredFile } from './files.ts'
import { add, find, text, type MockHub } from './hub.ts'
import type { CallOf, OwnAnswers } from './own.ts'
import { badInput, notAllowed, notFound, refusal } from './problem-answers.ts'
import { merge, type Item } from './records.ts'
import { seedId } from './seed-ids.ts'

const UPLOAD_LINK_MS = 15 * 60 * 1000
/** Long enough that a screen has to show that a file is being prepared. */
const PROCESSING_MS = 1500

/** Uploads, pictures and the bytes of assets. */
export const ownFiles: OwnAnswers = {
  createUploadPolicy: (hub, { body, caller }) => {
    const { type, filename, size, referenceId } = body
    const format = formatOf(filename)
    if (!isTaken(type, format))
      throw badInput('type-not-allowed', '/filename', `A file called ${filename} cannot be used here.`)
    if (size > largestFor(type, format))
      throw badInput('size-too-large', '/size', `A file of this kind may not have ${size} bytes.`)
    if (type === 'profilePicture' && referenceId && referenceId !== caller.account.id)
      throw notAllowed('You may upload only your own profile picture.')
    const id = hub.newId()
    const uploadToken = `mock-upload-token-${id}`
    const expiresTime = new Date(hub.now().getTime() + UPLOAD_LINK_MS).toISOString()
    const { contentType } = format
    const fields = { ...body, id, contentType, fileStatus: 'draft', uploadToken, ownerId: caller.account.id }
    add(hub, 'File', id, { fields })
    hub.files.set(id, { filename, contentType, url: null, bytes: null })
    const uploadHeaders = { 'Content-Type': 'application/octet-stream' }
    const to = `/api/files/uploads/${uploadToken}`
    return { fileId: id, uploadUrl: to, resumableUrl: to, uploadMethod: 'PUT', uploadHeaders, uploadToken, expiresTime }
  },
  uploadFile: take,
  getUploadOffset: take,
  uploadFilePart: take,
  finishUpload: (hub, { body }) => {
    const { item, file } = uploadOf(hub, body.uploadToken, refusal('token-invalid', '/uploadToken'))
    if (item.fields['processedAt']) throw refusal('already-finished')
    if (!file.bytes?.size && !body.error) throw refusal('not-uploaded')
    merge(item, { processedAt: hub.now().getTime() + PROCESSING_MS, fileStatus: body.error ? 'invalid' : 'processing' })
    attach(hub, item)
    return { success: true, fileId: item.key, fileStatus: body.error ? 'invalid' : 'processing' }
  },
  getPicture: (hub, { params }) => send(hub, params.pictureId),
  getPictureInSize: (hub, { params }) => send(hub, params.pictureId),
  getHubLogo: (hub, { params }) => send(hub, params.pictureId),
  getBadgeAwardPicture: (hub) => send(hub, seedId('picture', 1)),
  getAssetFile: (hub, { params, query }) => {
    const asset = find(hub, 'Asset', params.assetId)
    if (!asset) throw notFound()
    const isDownload = params.type === 'download' || Boolean(query.download)
    if (isDownload && asset.fields['download'] === 'disabled')
      throw notAllowed('The author does not let this be downloaded. Open it in the hub.')
    if (params.type === 'thumbnail') return send(hub, text(asset, 'thumbnailId'))
    if (params.type === 'subtitle') return send(hub, seedId('file', 101))
    return send(hub, text(asset, 'fileId'), isDownload)
  },
  getAssetFilePart: (hub, { params, query }) => send(hub, params.subId, Boolean(query.download)),
  getMyDataExportFile: () => new Response(new Blob(['PK']), { headers: { 'Content-Type': 'application/zip' } }),
}

/** The whole file, its next part, or nothing, and how much of it there is then. */
async function take(hub: MockHub, { params, request }: CallOf<'uploadFile' | 'getUploadOffset'>): Promise<Response> {
  const { item, file } = uploadOf(hub, params.uploadToken)
  if (request.method === 'PUT' && file.bytes?.size) throw refusal('already-uploaded')
  file.bytes = new Blob([file.bytes ?? '', await request.arrayBuffer()], { type: file.contentType })
  const headers = { 'Upload-Offset': String(file.bytes.size), 'Upload-Length': String(item.fields['size']) }
  return new Response(null, { status: request.method === 'HEAD' ? 200 : 204, headers })
}

function uploadOf(hub: MockHub, token: string, unknown = notFound()): { item: Item; file: StoredFile } {
  const id = token.replace('mock-upload-token-', '')
  const [item, file] = [find(hub, 'File', id), hub.files.get(id)]
  if (!item || !file) throw unknown
  return { item, file }
}

/** Where the upload was for something that is there, that shows it from now on. */
function attach(hub: MockHub, { key, fields }: Item): void {
  const url = `/api/picture/${key}`
  const { type, ownerId, skipAssigningToReference } = fields
  if (type === 'profilePicture' && !skipAssigningToReference)
    merge(find(hub, 'User', String(ownerId))!, { pictureUrl: url })
  if (type === 'badge')
    add(hub, 'BadgeImage', key, { fields: { ...fields, pictureUrl: url, isBuiltIn: false, badgeCount: 0 } })
  if (type !== 'picture') return
  for (const id of [fields['referenceId'], ...((fields['referenceIds'] as string[] | undefined) ?? [])]) {
    const item = typeof id === 'string' ? find(hub, 'Content', id) : undefined
    if (item) merge(item, { thumbnailId: key, pictureUrl: url })
  }
}

async function send(hub: MockHub, id: string, isDownload = false): Promise<Response> {
  const file =
    hub.files.get(id) ??
    (id === '' ? undefined : { filename: 'picture.png', contentType: 'image/png', url: media.coverCourse, bytes: null })
  if (!file) throw notFound()
  const bytes = await bytesOf(file)
  return new Response(bytes, {
    headers: {
      'Content-Type': bytes.type || 'application/octet-stream',
      'Cache-Control': 'private, max-age=600',
      'Content-Disposition': `${isDownload ? 'attachment' : 'inline'}; filename*=UTF-8''${encodeURIComponent(file.filename)}`,
    },
  })
}
