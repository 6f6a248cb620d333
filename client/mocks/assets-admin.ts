import { HttpResponse } from 'msw'
import {
  getCreateAssetMockHandler,
  getUpdateAssetMockHandler,
} from '../../generated/client/assets-admin/assets-admin.msw.ts'
import type { AssetCreated } from '../../generated/client/model/assetCreated.ts'
import type { DoneResponse } from '../../generated/client/model/doneResponse.ts'
import { etag, versionFrom } from '../../server/contract/etag.ts'
import { managedTeamIds, privilegesOf } from './access.ts'
import { answer, jsonWith } from './answer.ts'
import { change, newAsset } from './asset-change.ts'
import type { MockHub } from './hub.ts'
import { append } from './playlists-admin.ts'
import { badInput, notAllowed, notFound, Problem } from './problems.ts'
import type { AssetRow, PersonRow } from './rows.ts'

export function assetsAdminHandlers(hub: MockHub) {
  return [
    getCreateAssetMockHandler(
      answer(hub, 'createAsset', ({ me, body }) => {
        mustOwn(hub, me, body.ownerTeamId ?? null)
        const row = newAsset(hub, me, body)
        const file = change(hub, row, body)
        if (body.parent_id) append(hub, me, body.parent_id, row.id, body.optional ?? false, '/parent_id')
        hub.content.push(row)
        const created: AssetCreated = { success: true, id: row.id, fileStatus: file?.fileStatus ?? null }
        throw HttpResponse.json(created, { status: 201, headers: { ETag: etag(row.version) } })
      }),
    ),
    getUpdateAssetMockHandler(
      answer(hub, 'updateAsset', ({ me, params, body, request }) => {
        const ifMatch = request.headers.get('if-match')
        const expected = ifMatch === null ? null : versionFrom(ifMatch)
        if (body.name === undefined && body.webUrl === undefined)
          throw badInput('name-or-weburl-required', '', 'Send a name, or a webUrl for a web asset.')
        const row = mustArrange(hub, me, params.assetId)
        if (body.ownerTeamId !== undefined) mustOwn(hub, me, body.ownerTeamId)
        if (expected !== null && expected !== row.version) throw versionMismatch()
        change(hub, row, body)
        if (body.parent_id && !isHeldBy(hub, row.id, body.parent_id))
          append(hub, me, body.parent_id, row.id, body.optional ?? false, '/parent_id')
        row.version += 1
        row.lastUpdated = hub.now().toISOString()
        const done: DoneResponse = { success: true }
        throw jsonWith(done, { ETag: etag(row.version) })
      }),
    ),
  ]
}

function versionMismatch(): Problem {
  return new Problem(
    412,
    'version-mismatch',
    'Somebody else changed this since you opened it. Load it again and repeat your change.',
  )
}

function isHeldBy(hub: MockHub, contentId: string, playlistId: string): boolean {
  return hub.items.some((item) => item.contentId === contentId && item.playlistId === playlistId)
}

function mustOwn(hub: MockHub, me: PersonRow, ownerTeamId: string | null): void {
  const manages = ownerTeamId !== null && managedTeamIds(hub, me).includes(ownerTeamId)
  if (!manages && !privilegesOf(me).includes('asset_write'))
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
