import type { Call } from '../context.ts'
import { disposition } from '../contract/disposition.ts'
import type { HandlerInput, HandlersOf, Reply } from '../contract/handlers.ts'
import { answerBytes, HARMLESS, type ByteAnswer } from '../files/serve/byte-service.ts'
import { getAssetFile, getAssetFilePart, type AssetBytes, type AssetFile } from './asset-file-service.ts'

/** Who may see an asset can change. */
const CHECKED = { ...HARMLESS, 'cache-control': 'private, no-cache' }

/** The operations of files that are about an asset. */
export const assetFileHandlers: Pick<HandlersOf<'files'>, 'getAssetFile' | 'getAssetFilePart'> = {
  async getAssetFile({ call, params, query, headers, respond }) {
    return sendAssetFile(call, await getAssetFile(call, params.assetId, params.type, query), headers, respond)
  },

  async getAssetFilePart({ call, params, query, headers, respond }) {
    return sendAssetFile(
      call,
      await getAssetFilePart(call, params.assetId, params.type, params.subId, query),
      headers,
      respond,
    )
  },
}

async function sendAssetFile(
  call: Call,
  file: AssetFile,
  headers: Record<string, string | undefined>,
  respond: HandlerInput<'getAssetFile'>['respond'],
): Promise<Reply> {
  if (file.kind === 'elsewhere')
    return respond(302, undefined, { location: file.location, 'referrer-policy': 'no-referrer' })
  const answer = await bytesOf(call, file, headers)
  return answer.status === 304
    ? respond(304, undefined, answer.headers)
    : respond(answer.status, answer.stream, answer.headers)
}

/** The bytes of an asset's file, or those of them that the call asks for. */
export function bytesOf(
  { context }: Call,
  { served, filename, isDownload }: AssetBytes,
  headers: Record<string, string | undefined>,
): Promise<ByteAnswer> {
  const about = { ...CHECKED, 'content-disposition': disposition(isDownload ? 'attachment' : 'inline', filename) }
  return answerBytes(context.storage, served, headers, about)
}
