import { getAsset, mustSeeAsset, type AssetRow } from './service.ts'
import type { Call } from '../context.ts'
import { badInput, notAllowed, notFound } from '../contract/problems.ts'
import { contentSource, isContentOrigin } from '../platform/content-origin.ts'
import { fileUrl, packageUrl, subtitleUrl, wrapUrl } from '../files/serve/link-service.ts'
import { servedName } from '../files/document-rules.ts'
import { isActive, shownAs } from '../files/rules.ts'
import type { Served } from '../files/serve/byte-service.ts'
import { convertedOf, entryServed, originalOf, servedOf } from '../files/serve/served-rules.ts'
import type { FileRow } from '../files/service.ts'
import * as files from '../files/service.ts'

export interface AssetFileQuery {
  cdn?: boolean | undefined
  redirect?: boolean | undefined
  download?: boolean | undefined
  wrap?: boolean | undefined
  baseUrl?: string | undefined
}

export type AssetFileType = 'file' | 'download' | 'subtitle' | 'converted' | 'thumbnail'

const RECORDINGS = new Set<ReturnType<typeof shownAs>>(['video', 'audio'])

/** Bytes that the hub may serve itself. */
export interface AssetBytes {
  kind: 'bytes'
  served: Served
  filename: string
  isDownload: boolean
}

/** Either bytes that the hub may serve itself, or where else they are. */
export type AssetFile = AssetBytes | { kind: 'elsewhere'; location: string }

/** The file behind an asset. @throws 404, 403 where it may not be downloaded, 400 `base-url-not-allowed` */
export async function getAssetFile(
  call: Call,
  assetId: string,
  type: AssetFileType,
  query: AssetFileQuery,
): Promise<AssetFile> {
  const links = linksOf(call, query.baseUrl)
  const asset = await mustSeeAsset(call, assetId)
  if (type === 'thumbnail') return findThumbnail(call, asset, query, links)
  if (type === 'subtitle') return findSubtitle(call, asset, pickSubtitle(call, asset), query, links)
  const isDownload = type === 'download' || query.download === true
  if (isDownload) refuseDownload(asset)
  const file = asset.fileId ? await files.findFile(call, asset.fileId) : null
  if (!file) throw notFound()
  if (file.package && !isDownload) return openPackage(call, asset, file)
  const served = type === 'download' ? originalOf(file) : type === 'converted' ? convertedOf(file) : servedOf(file)
  if (!served) throw notFound()
  if ((query.cdn || query.redirect || query.wrap) && !isDownload)
    return elsewhere(call, { assetId: asset.id, fileId: file.id }, query, links)
  // What browsers cannot show they may only save: an office document is never opened on the hub's own origin.
  return {
    kind: 'bytes',
    served,
    filename: servedName(file, served),
    isDownload: isDownload || shownAs(served.contentType) === null,
  }
}

/** The film or the sound of an asset for those who edit it, whoever may see it. @throws 404 */
export async function getAssetRecording(call: Call, assetId: string): Promise<AssetBytes> {
  const { fileId } = await getAsset(call, assetId, false)
  const file = fileId ? await files.findFile(call, fileId) : null
  const served = file && servedOf(file)
  if (!served || !RECORDINGS.has(shownAs(served.contentType))) throw notFound()
  return { kind: 'bytes', served, filename: file.filename, isDownload: false }
}

/** Subtitles by their id, or one file of a package by its path. @throws 404, 403, 400 `base-url-not-allowed` */
export async function getAssetFilePart(
  call: Call,
  assetId: string,
  type: AssetFileType,
  subId: string,
  query: AssetFileQuery,
): Promise<AssetFile> {
  const links = linksOf(call, query.baseUrl)
  const asset = await mustSeeAsset(call, assetId)
  if (type === 'subtitle')
    return findSubtitle(call, asset, asset.subtitles.find(({ id }) => id === subId)?.id, query, links)
  const isDownload = type === 'download' || query.download === true
  if (isDownload) refuseDownload(asset)
  // A path is only ever compared with those that the package listed; it is never joined to one of a folder.
  const entry =
    asset.fileId && (type === 'file' || isDownload) ? await files.findEntry(call, asset.fileId, subId) : undefined
  if (!entry || !asset.fileId) throw notFound()
  const isElsewhere = query.cdn || query.redirect || query.wrap || isActive(entry.contentType)
  if (isElsewhere && !isDownload) {
    const url = subId.split('/').map(encodeURIComponent).join('/')
    return { kind: 'elsewhere', location: packageUrl(call, { assetId: asset.id, fileId: asset.fileId }, url) }
  }
  return { kind: 'bytes', served: entryServed(entry), filename: subId.split('/').at(-1)!, isDownload }
}

async function findThumbnail(
  call: Call,
  asset: AssetRow,
  query: AssetFileQuery,
  links: 'hub' | 'content',
): Promise<AssetFile> {
  if (!asset.thumbnailId) throw notFound()
  const picture = await files.getPicture(call, asset.thumbnailId)
  if (query.cdn || query.redirect || query.wrap)
    return elsewhere(call, { assetId: asset.id, fileId: asset.thumbnailId }, query, links)
  return {
    kind: 'bytes',
    served: { ...picture, contentType: 'image/webp' },
    filename: 'cover.webp',
    isDownload: query.download === true,
  }
}

/** The subtitles in the caller's language, or else the first. */
function pickSubtitle({ caller }: Call, { subtitles }: AssetRow): string | undefined {
  const ready = subtitles.filter(({ fileStatus }) => fileStatus === 'ready')
  return (ready.find(({ locale }) => locale === caller.locale) ?? ready[0])?.id
}

async function findSubtitle(
  call: Call,
  asset: AssetRow,
  fileId: string | undefined,
  query: AssetFileQuery,
  links: 'hub' | 'content',
): Promise<AssetFile> {
  if (!fileId) throw notFound()
  const file = await files.findFile(call, fileId)
  const served = convertedOf(file)
  if (!served) throw notFound()
  const opened = { assetId: asset.id, fileId }
  if (query.wrap) return elsewhere(call, opened, query, links)
  if (query.cdn || query.redirect) return { kind: 'elsewhere', location: subtitleUrl(call, opened) }
  return {
    kind: 'bytes',
    served,
    filename: `${file.filename.replace(/\.\w+$/, '')}.vtt`,
    isDownload: query.download === true,
  }
}

function openPackage(call: Call, asset: AssetRow, file: FileRow): AssetFile {
  if (file.status !== 'ready') throw notFound()
  return {
    kind: 'elsewhere',
    location: packageUrl(call, { assetId: asset.id, fileId: file.id }, file.package!.startPath),
  }
}

function elsewhere(
  call: Call,
  opened: { assetId: string; fileId: string },
  { wrap }: AssetFileQuery,
  links: 'hub' | 'content',
): AssetFile {
  return { kind: 'elsewhere', location: wrap ? wrapUrl(call, opened, links) : fileUrl(call, opened) }
}

function refuseDownload({ download }: AssetRow): void {
  if (download === 'disabled') throw notAllowed('The author does not let this be downloaded. Open it in the hub.')
}

/** Where links of a wrapped page lead. Compared with the hub's own origins as a whole, so nothing can be smuggled in. */
function linksOf({ context, hub }: Call, baseUrl: string | undefined): 'hub' | 'content' {
  const { contentOrigin } = context.config
  if (baseUrl === undefined || isContentOrigin(contentOrigin, baseUrl)) return 'content'
  if (hub.origins.includes(baseUrl)) return 'hub'
  throw badInput(
    'base-url-not-allowed',
    'query/baseUrl',
    `Links can begin only with ${hub.origin} or ${contentSource(contentOrigin)}.`,
  )
}
