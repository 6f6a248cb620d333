import type { AssetLaunch } from '../../generated/client/model/assetLaunch.ts'
import type { Schema } from '../../server/contract/document.ts'
import type { PlaylistContentPatch } from '../../generated/client/model/playlistContentPatch.ts'
import type { PlaylistContentsPage } from '../../generated/client/model/playlistContentsPage.ts'
import { courseStatus, contentStatus, isDoneByOpening, launchKind, placeToGoOn } from '../../server/assets/rules.ts'
import { etag } from '../../server/contract/etag.ts'
import { toldToLearner } from '../../server/content/reach/rules.ts'
import { ownVisibility, visibility } from '../../server/content/wire.ts'
import { isCircular } from '../../server/playlists/rules.ts'
import { contentOf, isAtEnd, rowsOf } from './computed.ts'
import { checkVersion, headersOf, me, mustExist, readerFor, shapingOf, target, type Call } from './engine.ts'
import { media } from './files.ts'
import { add, all, find, text, type MockHub } from './hub.ts'
import { contract } from './input.ts'
import type { OwnAnswers } from './own.ts'
import { page } from './pages.ts'
import { notFound, refusal } from './problem-answers.ts'
import { kept, merge, mergeFor, removeItem, type Fields, type Item } from './records.ts'
import { shaped } from './shape.ts'
import { explainTo, locksOf } from './visibility.ts'

const DONE = { success: true } as const

/** Playlists with their locks, drafts of their contents, which are taken and not kept, and playing. */
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
  savePlaylistContentsDraft: (hub) => ({ ...DONE, savedTime: hub.now().toISOString() }),
  deletePlaylistContentsDraft: () => DONE,
  getMyContentVisibility: (hub, { params: { contentId }, caller: { account } }) => {
    const explanation = explainTo(hub, contentId, account.id)
    const told = toldToLearner(explanation, contentId)
    if (!explanation.isVisible && !told) throw notFound()
    return ownVisibility(told, (id) => explainTo(hub, id, account.id).isVisible)
  },
  getContentVisibility: (hub, { params, query }) =>
    visibility(explainTo(hub, params.contentId, query.userId), () => true),
  listMyAssetParentPlaylists: (hub, { params: { assetId }, query }) => {
    const holds = ({ key }: Item) => rowsOf(hub, key).some(({ fields }) => fields['id'] === assetId)
    const parent = (item: Item) => ({ id: item.key, name: text(item, 'name'), optional: false })
    return page(all(hub, 'Playlist').filter(holds).map(parent), query)
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
      const values = new Map(body.activities.map((one) => [one.activityId, one.values as Record<string, string>]))
      const activities = [{ ...ACTIVITY, title: '', path: 'course.html' }]
      const status = courseStatus({ version: '1.2', edition: null, title: '', activities }, values)
      merge(attempt, { ...body, status })
      setStatus(hub, asset, caller.account.id, contentStatus(status, 'completed', 'automatic'))
    }
    const { sequence, status } = attempt.fields as { sequence: number; status: 'opened' }
    return { success: true, sequence, status, userContentStatus: statusOf(asset, caller.account.id) }
  },
}

const NO_RULES = { masteryScore: null, scaledPassingScore: null, completionThreshold: null, moveOn: null } as const
/** The one activity that courses of the mock have. */
const ACTIVITY = {
  ...NO_RULES,
  id: 'demo',
  parentId: null,
  isVisible: true,
  isSco: true,
  launchData: null,
  maxTimeAllowed: null,
  timeLimitAction: null,
  prerequisites: null,
  hasOwnWindow: false,
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
  const file = hub.files.get(text(asset, 'fileId'))
  const kind = launchKind({
    type: text(asset, 'type'),
    download: text(asset, 'download'),
    contentType: file?.contentType ?? null,
  })
  const isDone = isDoneByOpening(kind, (read('markAsDoneMode') as 'automatic' | undefined) ?? 'automatic', 'completed')
  setStatus(hub, asset, personId, isDone ? 'completed' : 'opened')
  const [at = null, length = null] = [read('position'), read('duration')] as (number | null | undefined)[]
  const playerUrl = `${hub.origin}/mocks/content/player.html`
  const url = text(asset, 'url') || (kind === 'site' ? media.site : (file?.url ?? `/api/asset/${asset.key}/file`))
  const title = text(asset, 'name')
  const activities = [{ ...ACTIVITY, title, url: '/mocks/content/course.html' }]
  const course = { version: '1.2' as const, title, playerUrl, contentOrigin: hub.origin, activities, sequencing: null }
  return {
    kind,
    url: kind === 'scorm' ? playerUrl : kind === 'download' ? `/api/asset/${asset.key}/download` : url,
    openInIframe: read('openInIframe') !== false,
    subtitles: [],
    position: kind === 'video' || kind === 'audio' ? placeToGoOn(at, length) : null,
    pages: kind === 'pdf' ? { page: null, seen: [], requiredPercent: 100 } : null,
    course: kind === 'scorm' ? course : null,
    attempt: kind === 'scorm' ? attemptOf(hub, asset, personId) : null,
  }
}

type Attempt = NonNullable<AssetLaunch['attempt']>
function attemptOf(hub: MockHub, asset: Item, personId: string): Attempt {
  const known = all(hub, 'AssetAttempt').find(
    ({ scope, ownerId }) => scope['assetId'] === asset.key && ownerId === personId,
  )
  const fresh = { number: 1, sequence: 0, status: 'opened', currentActivityId: null, activities: [] }
  const id = known?.key ?? hub.newId()
  const item =
    known ??
    add(hub, 'AssetAttempt', id, { scope: { assetId: asset.key }, ownerId: personId, fields: { id, ...fresh } })
  const { number, sequence, status, currentActivityId, activities } = item.fields as unknown as Attempt
  const place = { id: item.key, launchId: hub.newId(), number, sequence, shared: [] }
  return { ...place, status, currentActivityId, activities, sequencing: null }
}

/** The page of a playlist: what stands in a closed section stays away from learners. */
function contentsOf(hub: MockHub, call: Call): PlaylistContentsPage | Response {
  mustExist(hub, call)
  const playlistId = String(call.params['playlistId'])
  const isForAll = call.id === 'listPlaylistContents'
  if (!isForAll && !explainTo(hub, playlistId, me(call)).isVisible) throw notFound()
  const { rows, items, sections } = locksOf(hub, playlistId, me(call))
  const lockOf = (id: unknown) => sections.find((section) => section.id === id)?.lock ?? null
  const shown = rows.flatMap((row) => {
    const { sectionId } = items.find(({ contentId }) => contentId === row.fields['id']) ?? {}
    if (!isForAll && lockOf(sectionId)) return []
    const content = contentOf(hub, row)
    if (!content && row.fields['type'] !== 'section') return []
    const lock = lockOf(row.fields['id'])
    const own: Fields = { ...row.fields, sectionId: sectionId ?? null, lock, isLockedForUser: lock !== null }
    const read = content && readerFor(hub, content, me(call))
    const shaping = { ...shapingOf(hub, me(call)), readerOf: () => undefined }
    return [shaped(CONTENT, (name: string) => own[name] ?? read?.(name), shaping)]
  })
  const body = page(shown, call.query) as unknown as PlaylistContentsPage
  return isForAll ? Response.json(body, { headers: { ETag: etag(find(hub, 'Playlist', playlistId)!.version) } }) : body
}

const CONTENT = contract.components['schemas']!['PlaylistContent'] as Schema

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
    if (!content && !updatedDetails?.name && !known)
      throw refusal('section-name-required', `/${index}/updatedDetails/name`)
    const about = { id: contentId ?? hub.newId(), rank, ...(content ? {} : { type: 'section' }) }
    return { optional: false, ...known?.fields, ...updatedDetails, ...about }
  })
  for (const row of before.values()) removeItem(hub.records, row)
  for (const fields of rows)
    add(hub, 'PlaylistItem', `${playlistId}.${String(fields['id'])}`, { scope: { playlistId }, fields })
}
