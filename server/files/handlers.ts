import type { HubCall } from '../context.ts'
import type { HandlerInput, HandlersOf, Reply } from '../contract/handlers.ts'
import { createUploadPolicy } from './upload/announce-service.ts'
import { answerBytes, HARMLESS } from './serve/byte-service.ts'
import * as service from './service.ts'
import * as uploads from './upload/service.ts'
import * as wire from './wire.ts'

/** Bytes under an id never change. */
const FOR_EVER = { ...HARMLESS, 'cache-control': 'private, max-age=31536000, immutable' }

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

  async finishUpload({ call, body, respond }) {
    const { fileId, status } = await uploads.finishUpload(call, body.uploadToken, body.error ?? null)
    return respond(201, { success: true, fileId, fileStatus: status })
  },

  async getFile({ call, params, respond }) {
    return respond(200, wire.fileInfo(await service.getFile(call, params.fileId)))
  },

  async cancelFileNotification({ call, params, respond }) {
    await service.cancelFileNotification(call, params.fileId)
    return respond(200, { success: true })
  },

  async getPicture({ call, params, headers, respond }) {
    const picture = await service.getPicture(call, params.pictureId, 'full')
    return sendPicture(call, picture, headers, respond)
  },

  async getPictureInSize({ call, params, headers, respond }) {
    const picture = await service.getPicture(call, params.pictureId, params.dimensions)
    return sendPicture(call, picture, headers, respond)
  },

  async getHubLogo({ call, params, headers, respond }) {
    const picture = await service.getHubPicture(call, 'hub_logo', params.pictureId)
    return sendPicture(call, picture, headers, respond)
  },

  async getHubSignInCover({ call, params, headers, respond }) {
    const picture = await service.getHubPicture(call, 'hub_sign_in_cover', params.pictureId)
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
