import type { AssetCreate } from '../../generated/client/model/assetCreate.ts'
import type { AssetPatch } from '../../generated/client/model/assetPatch.ts'
import { completionTime, kindOfFile } from '../../server/assets/rules.ts'
import { formatOf } from '../../server/files/format-rules.ts'
import type { MockHub } from './hub.ts'
import { findFile } from './media.ts'
import { badInput, conflict } from './problems.ts'
import type { AssetRow, FileRow, PersonRow } from './rows.ts'
import { settle } from './uploads.ts'

/** An asset as it is before the fields of the call are set. */
export function newAsset(hub: MockHub, me: PersonRow, { type, name }: AssetCreate): AssetRow {
  const now = hub.now().toISOString()
  return {
    id: hub.newId(),
    type,
    name,
    description: null,
    locale: hub.hub.locale,
    tags: [],
    topicIds: [],
    audience: 'all',
    teamIds: [],
    ownerTeamId: null,
    thumbnailId: null,
    externalRefId: null,
    authorId: me.id,
    goal: null,
    ratingCount: 0,
    createdTime: now,
    lastUpdated: now,
    isDeleted: false,
    published: false,
    version: 1,
    customType: null,
    fileFormat: null,
    fileId: null,
    webUrl: null,
    openInIframe: true,
    download: 'disabled',
    markAsDoneMode: 'automatic',
    subtitles: [],
    scormSettings: null,
    alternativeText: null,
    refid: null,
    duration: null,
    completionTime: 0,
  }
}

/** Sets the fields that are sent and leaves the others, all or none. @returns the file that was named, if any */
export function change(hub: MockHub, row: AssetRow, fields: AssetPatch): FileRow | null {
  if (fields.thumbnailId) usableFile(hub, fields.thumbnailId, 'picture', '/thumbnailId')
  const file = fields.fileId ? usableFile(hub, fields.fileId, 'asset', '/fileId') : null
  const subtitles = fields.subtitles?.map((id, index) => usableFile(hub, id, 'subtitle', `/subtitles/${index}`))
  const next = { ...row, ...plainFields(fields), type: fields.type ?? row.type }
  refuseMisfit(next, fields, file)
  const { externalRefId } = fields
  if (externalRefId && hub.content.some((other) => other.externalRefId === externalRefId && other.id !== row.id))
    throw conflict('external-ref-taken', 'Another thing of this hub already has this externalRefId.')
  if (file) Object.assign(next, fileFacts(next, fields, file))
  if (subtitles) next.subtitles = subtitles.map(({ id, locale }) => ({ fileId: id, locale: locale ?? next.locale }))
  Object.assign(row, next)
  return file
}

const PLAIN = [
  'name',
  'published',
  'fileFormat',
  'customType',
  'ownerTeamId',
  'description',
  'locale',
  'tags',
  'thumbnailId',
  'alternativeText',
  'download',
  'openInIframe',
  'markAsDoneMode',
  'refid',
  'externalRefId',
  'webUrl',
] as const

function plainFields(fields: AssetPatch): Partial<AssetRow> {
  const sent = PLAIN.filter((name) => fields[name] !== undefined).map((name) => [name, fields[name]])
  const { scormAdvancedSettings } = fields
  return {
    ...Object.fromEntries(sent),
    ...(scormAdvancedSettings === undefined ? {} : { scormSettings: scormAdvancedSettings }),
  }
}

function refuseMisfit({ type, webUrl, fileId }: AssetRow, fields: AssetPatch, file: FileRow | null): void {
  if (type !== 'scorm' && fields.scormAdvancedSettings)
    throw badInput('not-a-course', '/scormAdvancedSettings', 'Only a SCORM course has these settings.')
  if (type === 'web') {
    if (!webUrl) throw badInput('web-url-required', '/webUrl', 'A web asset needs the address that it leads to.')
    if (file) throw badInput('not-a-file-asset', '/fileId', 'A web asset has no file.')
    return
  }
  if (fields.webUrl) throw badInput('not-a-web-asset', '/webUrl', 'Only a web asset leads to an address.')
  if (!file && !fileId) throw badInput('file-required', '/fileId', 'This type of asset needs a file.')
  // Packages are not looked into, so either type may be made of one.
  if (file?.fileStatus === 'ready' && type !== 'upload' && !file.filename.endsWith('.zip'))
    throw badInput('file-type-mismatch', '/fileId', 'Choose the type that fits this file, or upload another file.')
}

function fileFacts({ type, fileFormat }: AssetRow, { download }: AssetPatch, file: FileRow): Partial<AssetRow> {
  const { id, contentType, duration } = file
  const isDownload = type === 'upload' && kindOfFile(contentType) === 'download'
  return {
    fileId: id,
    fileFormat: fileFormat ?? formatOf(file.filename)?.name ?? null,
    duration,
    download: download ?? (isDownload ? 'required' : 'disabled'),
    completionTime: completionTime({ type, contentType, duration }),
  }
}

/** @throws 400 `unknown-reference`, `file-not-ready` */
function usableFile(hub: MockHub, fileId: string, kind: FileRow['type'], pointer: string): FileRow {
  const file = findFile(hub, fileId)
  if (file?.type !== kind) throw badInput('unknown-reference', pointer, 'There is no such file in this hub.')
  if (['draft', 'invalid'].includes(settle(hub, file).fileStatus))
    throw badInput('file-not-ready', pointer, 'The upload of this file is not finished, or the file was refused.')
  return file
}
