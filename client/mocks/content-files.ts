import { HttpResponse } from 'msw'
import {
  getGetAssetFileMockHandler,
  getGetAssetFilePartMockHandler,
} from '../../generated/client/content-files/content-files.msw.ts'
import { answer } from './answer.ts'
import { fileResponse } from './files.ts'
import type { MockHub } from './hub.ts'
import { bytesOf, findFile } from './media.ts'
import { notFound } from './problems.ts'
import type { FileRow } from './rows.ts'
import { mustSeeAsset } from './visible.ts'

export function contentFilesHandlers(hub: MockHub) {
  return [
    getGetAssetFileMockHandler(
      answer(hub, 'getAssetFile', ({ me, params, query }) => {
        const asset = mustSeeAsset(hub, me, params.assetId)
        const fileId =
          params.type === 'thumbnail'
            ? asset.thumbnailId
            : params.type === 'subtitle'
              ? (asset.subtitles[0]?.fileId ?? null)
              : asset.fileId
        return send(findFile(hub, fileId), params.type === 'download' || Boolean(query.download))
      }),
    ),
    getGetAssetFilePartMockHandler(
      answer(hub, 'getAssetFilePart', ({ me, params, query }) => {
        const asset = mustSeeAsset(hub, me, params.assetId)
        const isListed = asset.subtitles.some(({ fileId }) => fileId === params.subId)
        return send(isListed ? findFile(hub, params.subId) : undefined, Boolean(query.download))
      }),
    ),
  ]
}

/** Sends the bytes, or for what could run in a page the way to where it is served. */
async function send(file: FileRow | undefined, isDownload: boolean): Promise<never> {
  if (!file || file.fileStatus !== 'ready') throw notFound()
  if (file.contentType === 'text/html' && file.url)
    throw new HttpResponse(null, { status: 302, headers: { Location: file.url } })
  const disposition = isDownload ? 'attachment' : 'inline'
  throw fileResponse(await bytesOf(file), {
    'Content-Disposition': `${disposition}; filename*=UTF-8''${encodeURIComponent(file.filename)}`,
  })
}
