import { HttpResponse } from 'msw'
import {
  getCancelFileNotificationMockHandler,
  getCreateUploadPolicyMockHandler,
  getFinishUploadMockHandler,
  getGetFileMockHandler,
  getGetPictureInSizeMockHandler,
  getGetPictureMockHandler,
  getUploadFileMockHandler,
} from '../../generated/client/files/files.msw.ts'
import type { FileInfo } from '../../generated/client/model/fileInfo.ts'
import { answer } from './answer.ts'
import { builtInPicture } from './badge-pictures.ts'
import type { MockHub } from './hub.ts'
import { bytesOf, findFile } from './media.ts'
import { badInput, conflict, notFound, Problem } from './problems.ts'
import type { FileRow, PersonRow } from './rows.ts'
import { finish, formatFor, mayUpload, mayWriteFiles, newFile, settle } from './uploads.ts'

const DONE = { success: true } as const
const RIGHT_MS = 15 * 60 * 1000

export function filesHandlers(hub: MockHub) {
  return [
    getCreateUploadPolicyMockHandler(
      answer(hub, 'createUploadPolicy', ({ me, body }) => {
        const format = formatFor(body)
        const referenceIds = mayUpload(hub, me, body)
        const { file, upload } = newFile(hub, me, body, { format, referenceIds })
        hub.files.push(file)
        const { style = 'sticker', alternativeText = null } = body
        if (body.type === 'badge')
          hub.badgeImages.push({ id: file.id, style, alternativeText, createdTime: hub.now().toISOString() })
        return {
          fileId: file.id,
          uploadUrl: `/api/files/uploads/${upload.token}`,
          uploadMethod: 'PUT',
          uploadHeaders: { 'Content-Type': 'application/octet-stream' },
          uploadToken: upload.token,
          expiresTime: new Date(upload.expiresAt).toISOString(),
        } as const
      }),
    ),
    getUploadFileMockHandler(
      answer(hub, 'uploadFile', async ({ params, request }) => {
        const file = fileOfToken(hub, params.uploadToken)
        if (!file || file.upload?.isFinished || isTooOld(hub, file)) throw notFound()
        if (file.bytes) throw conflict('already-uploaded', 'This file is already there. Finish the upload.')
        const bytes = await request.arrayBuffer()
        if (bytes.byteLength > file.size) throw new Problem(413, 'too-large', 'More bytes came than were announced.')
        if (bytes.byteLength < file.size)
          throw badInput(
            'size-mismatch',
            '',
            `${file.size} bytes were announced and ${bytes.byteLength} came. Upload the file again.`,
          )
        file.bytes = new Blob([bytes], { type: file.contentType })
        if (file.upload) file.upload.expiresAt = hub.now().getTime() + RIGHT_MS
      }),
    ),
    getFinishUploadMockHandler(
      answer(hub, 'finishUpload', ({ me, body }) => {
        const file = fileOfToken(hub, body.uploadToken)
        if (!file?.upload || file.ownerId !== me.id) throw tokenInvalid()
        if (file.upload.isFinished) throw conflict('already-finished', 'This upload is finished already.')
        if (isTooOld(hub, file)) throw tokenInvalid()
        mayUpload(hub, me, { type: file.type, referenceIds: file.upload.referenceIds })
        if (!file.bytes && !body.error) throw conflict('not-uploaded', 'No bytes came for this file. Upload it first.')
        finish(hub, file, body.error ?? null)
        return { success: true, fileId: file.id, fileStatus: file.fileStatus } as const
      }),
    ),
    getGetFileMockHandler(answer(hub, 'getFile', ({ me, params }) => fileInfo(ownFile(hub, me, params.fileId)))),
    getCancelFileNotificationMockHandler(
      answer(hub, 'cancelFileNotification', ({ me, params }) => {
        ownFile(hub, me, params.fileId).notifyOnProcessingCompletion = false
        return DONE
      }),
    ),
    getGetPictureMockHandler(answer(hub, 'getPicture', ({ params }) => sendPicture(hub, params.pictureId))),
    getGetPictureInSizeMockHandler(answer(hub, 'getPictureInSize', ({ params }) => sendPicture(hub, params.pictureId))),
  ]
}

function fileOfToken(hub: MockHub, token: string): FileRow | undefined {
  return hub.files.find(({ upload }) => upload?.token === token)
}

function isTooOld(hub: MockHub, { upload }: FileRow): boolean {
  return !upload || upload.expiresAt <= hub.now().getTime()
}

function tokenInvalid(): Problem {
  return badInput(
    'token-invalid',
    '/uploadToken',
    'This right to upload is unknown or has ended. Start the upload again.',
  )
}

function ownFile(hub: MockHub, me: PersonRow, id: string): FileRow {
  const file = findFile(hub, id)
  if (!file || (file.ownerId !== me.id && !mayWriteFiles(hub, me, file.type))) throw notFound()
  return settle(hub, file)
}

function fileInfo(file: FileRow): FileInfo {
  const {
    id,
    fileStatus,
    duration,
    notifyOnProcessingCompletion,
    filename,
    size,
    contentType,
    uploadErrorCode,
    uploadErrorDetail,
  } = file
  return {
    id,
    fileStatus,
    duration,
    notifyOnProcessingCompletion,
    filename,
    size,
    contentType,
    uploadErrorCode,
    uploadErrorDetail,
  }
}

async function sendPicture(hub: MockHub, id: string): Promise<never> {
  const builtIn = await builtInPicture(hub, id)
  if (builtIn) throw fileResponse(builtIn)
  const file = findFile(hub, id)
  if (!file?.contentType.startsWith('image/') || settle(hub, file).fileStatus !== 'ready') throw notFound()
  throw fileResponse(await bytesOf(file))
}

/** The generated handlers know one media type, so files are answered past them. */
export function fileResponse(bytes: Blob, headers: Record<string, string> = {}): HttpResponse<Blob> {
  return new HttpResponse(bytes, {
    headers: {
      'Content-Type': bytes.type || 'application/octet-stream',
      'Cache-Control': 'private, max-age=600',
      ...headers,
    },
  })
}
