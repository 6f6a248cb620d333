import type { HubCall } from '../context.ts'
import type { HandlerInput, HandlersOf, Reply } from '../contract/handlers.ts'
import { createUploadPolicy } from './upload/announce-service.ts'
import { answerBytes, HARMLESS } from './serve/byte-service.ts'
import * as service from './service.ts'
import { cancelFilePreparation, canPrepareAgain, prepareFile } from './processing/preparation-service.ts'
import * as parts from './upload/parts-service.ts'
import * as uploads from './upload/service.ts'
import * as wire from './wire.ts'

/** Bytes under an id never change. */
const FOR_EVER = { ...HARMLESS, 'cache-control': 'private, max-age=31536000, immutable' }

/** Says to a client of tus that this is a server of it. */
const TUS = { 'tus-resumable': '1.0.0' }

/** Those that are about an asset are in assets/file-handlers.ts. */
export const fileHandlers: Omit<HandlersOf<'files'>, 'getAssetFile' | 'getAssetFilePart'> &
  Pick<HandlersOf<'hubs'>, 'getHubLogo' | 'getHubSignInCover'> = {
  async createUploadPolicy({ call, body, respond }) {
    return respond(201, wire.uploadPolicy(await createUploadPolicy(call, body)))
  },

  async uploadFile({ call, params, headers, body, respond }) {
    const length = headers['content-length']
    await uploads.uploadFile(call, params.uploadToken, body, length === undefined ? null : Number(length))
    return respond(204)
  },

  async getUploadOffset({ call, params, respond }) {
    const { receivedBytes, size } = await parts.getUploadOffset(call, params.uploadToken)
    return respond(200, undefined, { ...TUS, 'upload-offset': String(receivedBytes), 'upload-length': String(size) })
  },

  async uploadFilePart({ call, params, headers, body, respond }) {
    const length = headers['content-length'] === undefined ? null : Number(headers['content-length'])
    const offset = Number(headers['upload-offset'])
    const end = await parts.uploadFilePart(call, params.uploadToken, body, { offset, length })
    return respond(204, undefined, { ...TUS, 'upload-offset': String(end) })
  },

  async cancelUpload({ call, params, respond }) {
    await parts.cancelUpload(call, params.uploadToken)
    return respond(204, undefined, TUS)
  },

  async renewUpload({ call, params, respond }) {
    return respond(200, wire.uploadProgress(await parts.renewUpload(call, params.uploadToken)))
  },

  async finishUpload({ call, body, respond }) {
    const { fileId, status } = await uploads.finishUpload(call, body.uploadToken, body.error ?? null)
    return respond(201, { success: true, fileId, fileStatus: status })
  },

  async getFile({ call, params, respond }) {
    const file = await service.getFile(call, params.fileId)
    return respond(200, wire.fileInfo(file, await canPrepareAgain(call, file)))
  },

  async cancelFileNotification({ call, params, respond }) {
    await service.cancelFileNotification(call, params.fileId)
    return respond(200, { success: true })
  },

  async prepareFile({ call, params, respond }) {
    await prepareFile(call, params.fileId)
    return respond(200, { success: true })
  },

  async cancelFilePreparation({ call, params, respond }) {
    await cancelFilePreparation(call, params.fileId)
    return respond(200, { success: true })
  },

  async getPicture({ call, params, headers, respond }) {
    const picture = await service.getPicture(call, params.pictureId)
    return sendPicture(call, picture, headers, respond)
  },

  async getPictureInSize({ call, params, headers, respond }) {
    const picture = await service.getPictureInSize(call, params.pictureId, params.dimensions)
    return sendPicture(call, picture, headers, respond)
  },

  async getHubLogo({ call, params, headers, respond }) {
    const picture = await service.getHubLogo(call, params.pictureId)
    return sendPicture(call, picture, headers, respond)
  },

  async getHubSignInCover({ call, params, headers, respond }) {
    const picture = await service.getHubSignInCover(call, params.pictureId)
    return sendPicture(call, picture, headers, respond)
  },
}

type Headers = Record<string, string | undefined>

async function sendPicture(
  call: HubCall,
  picture: service.PlacedPicture,
  { range: _, ...headers }: Headers,
  respond: HandlerInput<'getPicture'>['respond'],
): Promise<Reply> {
  const answer = await answerBytes(call.context.storage, { ...picture, contentType: 'image/webp' }, headers, FOR_EVER)
  return answer.status === 304 ? respond(304, undefined, answer.headers) : respond(200, answer.stream, answer.headers)
}
