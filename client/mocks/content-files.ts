import { HttpResponse } from 'msw'
import {
  getGetAssetFileMockHandler,
  getGetAssetFilePartMockHandler,
} from '../../generated/client/content-files/content-files.msw.ts'
import { answer } from './answer.ts'
import { fileResponse } from './files.ts'
import type { MockHub } from './hub.ts'
import { bytesOf, findFile, media } from './media.ts'
import { notAllowed, notFound } from './problems.ts'
import type { FileRow } from './rows.ts'
import { mustSeeAsset } from './visible.ts'

export function contentFilesHandlers(hub: MockHub) {
  return [
    getGetAssetFileMockHandler(
      answer(hub, 'getAssetFile', ({ me, params, query }) => {
        const asset = mustSeeAsset(hub, me, params.assetId)
        const isDownload = params.type === 'download' || Boolean(query.download)
        if (params.type === 'thumbnail') return send(findFile(hub, asset.thumbnailId), isDownload)
        if (params.type === 'subtitle') return send(findFile(hub, asset.subtitles[0]?.fileId ?? null), isDownload)
        if (isDownload && asset.download === 'disabled')
          throw notAllowed('The author does not let this be downloaded. Open it in the hub.')
        const file = findFile(hub, asset.fileId)
        const isElsewhere = query.cdn || query.redirect || query.wrap || asset.type === 'zip'
        if (file?.fileStatus === 'ready' && isElsewhere && !isDownload) throw redirect(file.url ?? media.site)
        return send(file, isDownload)
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

function redirect(location: string): HttpResponse<null> {
  return new HttpResponse(null, { status: 302, headers: { Location: location } })
}

async function send(file: FileRow | undefined, isDownload: boolean): Promise<never> {
  if (!file || file.fileStatus !== 'ready') throw notFound()
  const disposition = isDownload ? 'attachment' : 'inline'
  throw fileResponse(await bytesOf(file), {
    'Content-Disposition': `${disposition}; filename*=UTF-8''${encodeURIComponent(file.filename)}`,
  })
}
