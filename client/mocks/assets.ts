import {
  getGetMyAssetInPlaylistMockHandler,
  getGetMyAssetMockHandler,
  getGetMyAssetStatusMockHandler,
  getLaunchMyAssetMockHandler,
  getLikeMyAssetMockHandler,
  getListMyAssetParentPlaylistsMockHandler,
  getListMyAssetsMockHandler,
  getReadMyAssetMockHandler,
  getSaveMyAssetMockHandler,
  getUnreadMyAssetMockHandler,
  getUnsaveMyAssetMockHandler,
  getUpdateMyAssetAttemptMockHandler,
  getUpdateMyAssetPositionMockHandler,
} from '../../generated/client/assets/assets.msw.ts'
import { isReached } from '../../server/assets/rules.ts'
import { etag } from '../../server/contract/etag.ts'
import { answer, jsonWith, offerPageOf, pageOf } from './answer.ts'
import { assetInPlaylist, assetOf, listItemOf } from './asset-views.ts'
import { parentsOf, setLiked } from './cards.ts'
import { saveAttempt, scormStatusOf } from './courses.ts'
import { newestFirst } from './find.ts'
import type { MockHub } from './hub.ts'
import { launch } from './launch.ts'
import { isRecording } from './media.ts'
import { conflict } from './problems.ts'
import { findState, setProgress, stateOf } from './progress.ts'
import type { AssetRow, PersonRow } from './rows.ts'
import { mustSeeAsset, mustSeePlaylist, visibleContent } from './visible.ts'

const DONE = { success: true } as const

export function assetsHandlers(hub: MockHub) {
  const asset = (me: PersonRow, { assetId }: { assetId: string }) => mustSeeAsset(hub, me, assetId)
  return [
    getListMyAssetsMockHandler(
      answer(hub, 'listMyAssets', ({ me, query }) => {
        const word = (query.search ?? '').toLowerCase()
        const rows = visibleContent(hub, me).filter(
          (row) => row.type !== 'playlist' && row.name.toLowerCase().includes(word),
        )
        return offerPageOf(
          rows.sort(newestFirst).map((row) => listItemOf(hub, me, row)),
          query,
        )
      }),
    ),
    getGetMyAssetMockHandler(
      answer(hub, 'getMyAsset', ({ me, params }) => {
        const row = asset(me, params)
        throw jsonWith(assetOf(hub, me, row), { ETag: etag(row.version) })
      }),
    ),
    getGetMyAssetInPlaylistMockHandler(
      answer(hub, 'getMyAssetInPlaylist', ({ me, params }) =>
        assetInPlaylist(hub, me, asset(me, params), mustSeePlaylist(hub, me, params.playlistId)),
      ),
    ),
    getListMyAssetParentPlaylistsMockHandler(
      answer(hub, 'listMyAssetParentPlaylists', ({ me, params, query }) =>
        pageOf(parentsOf(hub, me, asset(me, params).id), query),
      ),
    ),
    getGetMyAssetStatusMockHandler(
      answer(hub, 'getMyAssetStatus', ({ me, params }) => {
        const row = asset(me, params)
        const state = findState(hub, me, row.id)
        return {
          userContentStatus: state?.status ?? 'notstarted',
          userScormAssetStatus: scormStatusOf(hub, me, row),
          openedTime: state?.openedTime ?? null,
          completedTime: state?.completedTime ?? null,
        }
      }),
    ),
    getReadMyAssetMockHandler(
      answer(hub, 'readMyAsset', ({ me, params }) => {
        const row = markedByHand(asset(me, params))
        if (findState(hub, me, row.id)?.status !== 'completed') setProgress(hub, me, row, 'completed')
        return DONE
      }),
    ),
    getUnreadMyAssetMockHandler(
      answer(hub, 'unreadMyAsset', ({ me, params }) => {
        const state = findState(hub, me, markedByHand(asset(me, params)).id)
        if (state?.status === 'completed') Object.assign(state, { status: 'opened', completedTime: null })
        return DONE
      }),
    ),
    getSaveMyAssetMockHandler(
      answer(hub, 'saveMyAsset', ({ me, params }) => {
        stateOf(hub, me, asset(me, params).id).savedTime ??= hub.now().toISOString()
        return DONE
      }),
    ),
    getUnsaveMyAssetMockHandler(
      answer(hub, 'unsaveMyAsset', ({ me, params }) => {
        stateOf(hub, me, asset(me, params).id).savedTime = null
        return DONE
      }),
    ),
    getLikeMyAssetMockHandler(
      answer(hub, 'likeMyAsset', ({ me, params, body }) => {
        const row = asset(me, params)
        const state = stateOf(hub, me, row.id)
        setLiked(state, row, body.rated_like === 1)
        state.rating = body.rating ?? null
        return DONE
      }),
    ),
    getLaunchMyAssetMockHandler(
      answer(hub, 'launchMyAsset', ({ me, params, query }) => launch(hub, me, asset(me, params), query.playlistId)),
    ),
    getUpdateMyAssetAttemptMockHandler(
      answer(hub, 'updateMyAssetAttempt', ({ me, params, body }) =>
        saveAttempt(hub, me, asset(me, params), params.attemptId, body),
      ),
    ),
    getUpdateMyAssetPositionMockHandler(
      answer(hub, 'updateMyAssetPosition', ({ me, params, body }) => {
        const row = asset(me, params)
        if (!isRecording(hub, row))
          throw conflict('not-a-recording', 'Only a video or an audio recording has a place to go on from.')
        const state = stateOf(hub, me, row.id)
        state.position = body.position
        const isDone = row.markAsDoneMode === 'automatic' && isReached(body.position, row.duration ?? body.duration)
        if (state.status !== 'completed' && isDone) setProgress(hub, me, row, 'completed')
        else if (state.status === 'notstarted') setProgress(hub, me, row, 'opened')
        return { success: true, userContentStatus: state.status === 'completed' ? 'completed' : 'opened' } as const
      }),
    ),
  ]
}

function markedByHand(row: AssetRow): AssetRow {
  if (row.markAsDoneMode === 'automatic')
    throw conflict('marked-automatically', 'The hub marks this as done by itself.')
  return row
}
