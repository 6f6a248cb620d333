import { HttpResponse } from 'msw'
import {
  getCreateAssetMockHandler,
  getUpdateAssetMockHandler,
} from '../../generated/client/assets-admin/assets-admin.msw.ts'
import type { AssetCreate } from '../../generated/client/model/assetCreate.ts'
import type { AssetCreated } from '../../generated/client/model/assetCreated.ts'
import type { AssetFields } from '../../generated/client/model/assetFields.ts'
import type { DoneResponse } from '../../generated/client/model/doneResponse.ts'
import { etag, versionFrom } from '../../server/contract/etag.ts'
import { managedTeamIds } from './access.ts'
import { answer, jsonWith } from './answer.ts'
import type { MockHub } from './hub.ts'
import { findFile, formatOf } from './media.ts'
import { append } from './playlists-admin.ts'
import { badInput, conflict, notAllowed, notFound, Problem } from './problems.ts'
import type { AssetRow, FileRow, PersonRow } from './rows.ts'
import { settle } from './uploads.ts'

export function assetsAdminHandlers(hub: MockHub) {
  return [
    getCreateAssetMockHandler(
      answer(hub, 'createAsset', ({ me, body }) => {
        mustOwn(hub, me, body.ownerTeamId ?? null)
        refuseTaken(hub, body, null)
        const file = body.type === 'web' ? null : usableFile(hub, body.fileId)
        const row = newAsset(hub, me, body, file)
        applyFields(hub, row, body)
        hub.content.push(row)
        if (body.parent_id) append(hub, me, body.parent_id, row.id, body.optional ?? false)
        const created: AssetCreated = { success: true, id: row.id, fileStatus: file?.fileStatus ?? null }
        throw HttpResponse.json(created, { status: 201, headers: { ETag: etag(row.version) } })
      }),
    ),
    getUpdateAssetMockHandler(
      answer(hub, 'updateAsset', ({ me, params, body, request }) => {
        const row = mustArrange(hub, me, params.assetId)
        const ifMatch = request.headers.get('if-match')
        if (ifMatch && versionFrom(ifMatch) !== row.version)
          throw new Problem(
            412,
            'version-mismatch',
            'Somebody else changed this since you opened it. Load it again and repeat your change.',
          )
        if (!body.name && !body.webUrl)
          throw badInput('name-or-weburl-required', '/name', 'Send a name, or a webUrl for a web asset.')
        if (body.webUrl && row.type !== 'web')
          throw badInput('not-a-web-asset', '/webUrl', 'Only a web asset has an address.')
        if (body.ownerTeamId !== undefined) mustOwn(hub, me, body.ownerTeamId)
        refuseTaken(hub, body, row.id)
        applyFields(hub, row, body)
        row.name = body.name ?? row.name
        row.webUrl = body.webUrl ?? row.webUrl
        if (body.fileId) row.fileId = usableFile(hub, body.fileId).id
        if (body.parent_id) append(hub, me, body.parent_id, row.id, body.optional ?? false)
        row.version += 1
        row.lastUpdated = hub.now().toISOString()
        const done: DoneResponse = { success: true }
        throw jsonWith(done, { ETag: etag(row.version) })
      }),
    ),
  ]
}

function mustOwn(hub: MockHub, me: PersonRow, ownerTeamId: string | null): void {
  const manages = ownerTeamId !== null && managedTeamIds(hub, me).includes(ownerTeamId)
  if (!manages && !me.privileges.includes('asset_write'))
    throw notAllowed('You may change only assets that one of your teams owns.')
}

function mustArrange(hub: MockHub, me: PersonRow, id: string): AssetRow {
  const row = hub.content
    .filter((content) => content.type !== 'playlist')
    .find((content) => content.id === id && !content.isDeleted)
  if (!row) throw notFound()
  mustOwn(hub, me, row.ownerTeamId)
  return row
}

function refuseTaken(hub: MockHub, { externalRefId }: AssetFields, ownId: string | null): void {
  if (externalRefId && hub.content.some((row) => row.externalRefId === externalRefId && row.id !== ownId))
    throw conflict('external-ref-taken', 'Another thing of this hub already has this externalRefId.')
}

function usableFile(hub: MockHub, fileId: string): FileRow {
  const file = findFile(hub, fileId)
  if (!file) throw badInput('unknown-reference', '/fileId', 'There is no such file in this hub.')
  if (['draft', 'invalid'].includes(settle(hub, file).fileStatus))
    throw badInput('file-not-ready', '/fileId', 'The upload of this file is not finished, or the file was refused.')
  return file
}

function newAsset(hub: MockHub, me: PersonRow, body: AssetCreate, file: FileRow | null): AssetRow {
  const now = hub.now().toISOString()
  return {
    id: hub.newId(),
    type: body.type,
    name: body.name,
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
    commentCount: 0,
    ratingCount: 0,
    openCount: 0,
    createdTime: now,
    lastUpdated: now,
    isDeleted: false,
    published: false,
    version: 1,
    customType: null,
    fileFormat: file && formatOf(file.filename),
    fileId: file?.id ?? null,
    webUrl: body.type === 'web' ? body.webUrl : null,
    openInIframe: true,
    download: 'enabled',
    markAsDoneMode: 'automatic',
    subtitles: [],
    scormSettings: body.type === 'scorm' ? { completeWhen: 'completed' } : null,
    alternativeText: null,
    refid: null,
    duration: file?.duration ?? null,
    completionTime: 300,
  }
}

/** Sets the fields that are sent and leaves the others. */
function applyFields(hub: MockHub, row: AssetRow, fields: AssetFields): void {
  const { subtitles, scormAdvancedSettings, ...rest } = fields
  const names = [
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
  ] as const
  Object.assign(
    row,
    Object.fromEntries(names.filter((name) => rest[name] !== undefined).map((name) => [name, rest[name]])),
  )
  if (scormAdvancedSettings !== undefined && row.type === 'scorm') row.scormSettings = scormAdvancedSettings
  if (subtitles) row.subtitles = subtitles.map((fileId) => ({ fileId: usableFile(hub, fileId).id, locale: row.locale }))
}
