import type { AssetLaunch } from '../../generated/client/model/assetLaunch.ts'
import type { Schema } from '../../server/contract/document.ts'
import type { PlaylistContentPatch } from '../../generated/client/model/playlistContentPatch.ts'
import type { PlaylistContentsPage } from '../../generated/client/model/playlistContentsPage.ts'
import { courseStatus, contentStatus, isDoneByOpening, launchKind, placeToGoOn } from '../../server/assets/rules.ts'
import { etag } from '../../server/contract/etag.ts'
import { isCircular, rankKey, sectionBefore, sectionLock, withinReach } from '../../server/playlists/rules.ts'
import { contentOf, isAtEnd, isCompleted, rowsOf } from './computed.ts'
import { checkVersion, headersOf, me, mustExist, readerFor, shapingOf, target, type Call } from './engine.ts'
import { media } from './files.ts'
import { add, all, find, text, type MockHub } from './hub.ts'
import { contract } from './input.ts'
import type { OwnAnswers } from './own.ts'
import { page } from './pages.ts'
import { notFound, refusal } from './problem-answers.ts'
import { kept, merge, mergeFor, removeItem, type Fields, type Item } from './records.ts'
import { shaped } from './shape.ts'

const DONE = { success: true } as const

/** Playlists with their locks, and playing. */
export const ownLearning: OwnAnswers = {
  listMyPlaylistContents: (hub, call) => contentsOf(hub, call as unknown as Call),
  listPlaylistContents: (hub, call) => contentsOf(hub, call as unknown as Call),
  updatePlaylistContents: (hub, sent) => {
    const call = sent as unknown as Call
    const playlist = target(hub, call)
    checkVersion(call, playlist)
    arrange(hub, playlist.key, sent.body)
    playlist.version += 1
    return Response.json(DONE, { headers: headersOf(call, playlist) })
  },
  listMyAssetParentPlaylists: (hub, { params, query }) => page(parentsOf(hub, params.assetId).map(parent), query),
  getMyContentStats: (hub, { caller }) => {
    const things = all(hub, 'Content')
    const badges = all(hub, 'Badge').map((badge) => readerFor(hub, badge, caller.account.id)('award'))
    const due = things.filter((item) => kept(item, 'goal', caller.account.id))
    const done = due.filter((item) => isCompleted(hub, item, caller.account.id)).length
    return {
      savedCount: things.filter((item) => Boolean(kept(item, 'isSaved', caller.account.id))).length,
      badgesTotalCount: badges.length,
      badgesAwardedCount: badges.filter(Boolean).length,
      dueCountComplete: done,
      dueCountIncomplete: due.length - done,
    }
  },
  createContentRequest: (hub, { body, caller }) => {
    const [id, requestId] = [hub.newId(), hub.newId()]
    const fields = { ...body, id, type: 'contentRequest', requestId, read: false, author: { id: caller.account.id } }
    add(hub, 'Message', id, { fields })
    const request = { ...body, id: requestId, state: 'open', author: fields.author, answer: null, contents: [] }
    add(hub, 'ContentRequest', requestId, { fields: request })
    return { success: true, id: requestId }
  },
  launchMyAsset: (hub, { params, caller }) => launch(hub, assetOf(hub, params.assetId), caller.account.id),
  updateMyAssetPosition: (hub, { params, body, caller }) => {
    const asset = assetOf(hub, params.assetId)
    mergeFor(asset, caller.account.id, { position: body.position })
    if (isAtEnd(asset, body.position) && asset.fields['markAsDoneMode'] !== 'manual')
      setStatus(hub, asset, caller.account.id, 'completed')
    return { success: true, userContentStatus: statusOf(asset, caller.account.id) }
  },
  updateMyAssetAttempt: (hub, { params, body, caller }) => {
    const attempt = find(hub, 'AssetAttempt', params.attemptId)
    if (!attempt) throw notFound()
    const asset = assetOf(hub, params.assetId)
    if (body.sequence > Number(attempt.fields['sequence'])) {
      const values = new Map(
        body.activities.map(({ activityId, values: all }) => [activityId, all as Record<string, string>]),
      )
      const status = courseStatus(
        { version: '1.2', edition: null, title: '', activities: [{ ...ACTIVITY, title: '', path: 'course.html' }] },
        values,
      )
      merge(attempt, { ...body, status })
      setStatus(hub, asset, caller.account.id, contentStatus(status, 'completed', 'automatic'))
    }
    const { sequence, status } = attempt.fields as { sequence: number; status: 'opened' }
    return { success: true, sequence, status, userContentStatus: statusOf(asset, caller.account.id) }
  },
}

/** The one activity that courses of the mock have. */
const ACTIVITY = {
  id: 'demo',
  parentId: null,
  isVisible: true,
  isSco: true,
  masteryScore: null,
  scaledPassingScore: null,
  completionThreshold: null,
  launchData: null,
  maxTimeAllowed: null,
  timeLimitAction: null,
} as const

function assetOf(hub: MockHub, id: string): Item {
  const asset = find(hub, 'Asset', id)
  if (!asset || asset.isDeleted) throw notFound()
  return asset
}

const statusOf = (asset: Item, personId: string) =>
  kept(asset, 'userContentStatus', personId) === 'completed' ? 'completed' : 'opened'

/** What was completed stays so when it is opened again. */
function setStatus(hub: MockHub, asset: Item, personId: string, status: 'opened' | 'completed'): void {
  const time = hub.now().toISOString()
  mergeFor(asset, personId, { openedTime: time })
  if (kept(asset, 'userContentStatus', personId) === 'completed') return
  mergeFor(asset, personId, { userContentStatus: status, ...(status === 'completed' ? { completedTime: time } : {}) })
}

function launch(hub: MockHub, asset: Item, personId: string): AssetLaunch {
  const read = (name: string) => kept(asset, name, personId)
  const fileId = text(asset, 'fileId')
  const file = hub.files.get(fileId)
  const kind = launchKind({
    type: text(asset, 'type'),
    download: text(asset, 'download'),
    contentType: file?.contentType ?? null,
  })
  const isDone = isDoneByOpening(kind, (read('markAsDoneMode') as 'automatic' | undefined) ?? 'automatic', 'completed')
  setStatus(hub, asset, personId, isDone ? 'completed' : 'opened')
  const isRecording = kind === 'video' || kind === 'audio'
  const playerUrl = `${hub.origin}/mocks/content/player.html`
  const url = text(asset, 'url') || (kind === 'site' ? media.site : (file?.url ?? `/api/asset/${asset.key}/file`))
  const title = text(asset, 'name')
  return {
    kind,
    url: kind === 'scorm' ? playerUrl : kind === 'download' ? `/api/asset/${asset.key}/download` : url,
    openInIframe: read('openInIframe') !== false,
    subtitles: [],
    position: isRecording
      ? placeToGoOn((read('position') as number | undefined) ?? null, (read('duration') as number | null) ?? null)
      : null,
    course:
      kind === 'scorm'
        ? {
            version: '1.2',
            title,
            playerUrl,
            contentOrigin: hub.origin,
            activities: [{ ...ACTIVITY, title, url: '/mocks/content/course.html' }],
          }
        : null,
    attempt: kind === 'scorm' ? attemptOf(hub, asset, personId) : null,
  }
}

function attemptOf(hub: MockHub, asset: Item, personId: string): NonNullable<AssetLaunch['attempt']> {
  const known = all(hub, 'AssetAttempt').find(
    ({ scope, ownerId }) => scope['assetId'] === asset.key && ownerId === personId,
  )
  const fresh = { number: 1, sequence: 0, status: 'opened', currentActivityId: null, activities: [] }
  const id = known?.key ?? hub.newId()
  const item =
    known ??
    add(hub, 'AssetAttempt', id, { scope: { assetId: asset.key }, ownerId: personId, fields: { id, ...fresh } })
  const { number, sequence, status, currentActivityId, activities } = item.fields as unknown as NonNullable<
    AssetLaunch['attempt']
  >
  return { id: item.key, number, sequence, status, currentActivityId, activities }
}

/** The page of a playlist: what stands in a closed section stays away from learners. */
function contentsOf(hub: MockHub, call: Call): PlaylistContentsPage | Response {
  mustExist(hub, call)
  const playlistId = String(call.params['playlistId'])
  const rows = rowsOf(hub, playlistId)
  const sections = rows.filter(({ fields }) => fields['type'] === 'section').map((row) => sectionRow(row))
  const items = rows
    .filter(({ fields }) => fields['type'] !== 'section')
    .map((row) => itemRow(hub, call, row, sections))
  const reach = withinReach(items, sections)
  const locks = new Map(sections.map((section) => [section.id, sectionLock(section, reach, hub.now())]))
  const isForAll = call.id === 'listPlaylistContents'
  const shown = rows.flatMap((row) => {
    const { sectionId } = items.find(({ contentId }) => contentId === row.fields['id']) ?? {}
    if (!isForAll && sectionId && locks.get(sectionId)) return []
    const content = contentOf(hub, row)
    if (!content && row.fields['type'] !== 'section') return []
    const lock = locks.get(String(row.fields['id'])) ?? null
    const own: Fields = { ...row.fields, sectionId: sectionId ?? null, lock, isLockedForUser: lock !== null }
    const read = content && readerFor(hub, content, me(call))
    return [
      shaped(CONTENT, (name: string) => own[name] ?? (read ? read(name) : undefined), {
        ...shapingOf(hub, me(call)),
        readerOf: () => undefined,
      }),
    ]
  })
  const body = page(shown, call.query) as unknown as PlaylistContentsPage
  return isForAll ? Response.json(body, { headers: { ETag: etag(find(hub, 'Playlist', playlistId)!.version) } }) : body
}

const CONTENT = contract.components['schemas']!['PlaylistContent'] as Schema

function sectionRow({ fields }: Item) {
  const { id, rank, lockingMode, unlockDateTime } = fields as {
    id: string
    rank: string
    lockingMode: 'time' | null
    unlockDateTime?: string | null
  }
  return {
    id,
    rankKey: rankKey(rank),
    lockingMode: lockingMode ?? null,
    unlockAt: unlockDateTime ? new Date(unlockDateTime) : null,
    wasOpened: false,
  }
}

function itemRow(hub: MockHub, call: Call, row: Item, sections: ReturnType<typeof sectionRow>[]) {
  const content = contentOf(hub, row)
  const key = rankKey(text(row, 'rank'))
  return {
    contentId: String(row.fields['id']),
    rankKey: key,
    optional: row.fields['optional'] === true,
    isMeant: content !== undefined && !content.isDeleted,
    isCompleted: content !== undefined && isCompleted(hub, content, me(call)),
    sectionId: sectionBefore(key, sections),
  }
}

/** Puts the playlist in the order of the patch; what it does not name leaves. */
function arrange(hub: MockHub, playlistId: string, patches: PlaylistContentPatch[]): void {
  const before = new Map(rowsOf(hub, playlistId).map((row) => [row.fields['id'], row]))
  const holds = new Map(
    all(hub, 'Playlist').map(({ key }) => [key, rowsOf(hub, key).map(({ fields }) => String(fields['id']))]),
  )
  const rows = patches.map(({ contentId, rank, updatedDetails }, index): Fields => {
    const known = before.get(contentId)
    const content = contentId ? find(hub, 'Content', contentId) : undefined
    if (contentId && !known && !content) throw refusal('unknown-reference', `/${index}/contentId`)
    if (content && isCircular(playlistId, content.key, holds)) throw refusal('circular-playlist')
    const isSection = !content
    if (isSection && !updatedDetails?.name && !known)
      throw refusal('section-name-required', `/${index}/updatedDetails/name`)
    return {
      optional: false,
      ...known?.fields,
      ...updatedDetails,
      id: contentId ?? hub.newId(),
      rank,
      ...(isSection ? { type: 'section' } : {}),
    }
  })
  for (const row of before.values()) removeItem(hub.records, row)
  for (const fields of rows)
    add(hub, 'PlaylistItem', `${playlistId}.${String(fields['id'])}`, { scope: { playlistId }, fields })
}

const parentsOf = (hub: MockHub, assetId: string) =>
  all(hub, 'Playlist').filter(({ key }) => rowsOf(hub, key).some(({ fields }) => fields['id'] === assetId))

const parent = (item: Item) => ({ id: item.key, name: text(item, 'name'), optional: false })
