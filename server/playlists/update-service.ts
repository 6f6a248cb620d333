import { setContentGoal } from '../assignments/service.ts'
import { recordAudit, recordUnchanged, type AuditDetail } from '../audit/service.ts'
import { mustBeOwn } from '../content/common-service.ts'
import { changeAudience, refreshReach } from '../content/reach/service.ts'
import type { OwnAudience } from '../content/reach/rules.ts'
import { viewerOf } from '../content/rules.ts'
import { indexContent } from '../content/search/index-service.ts'
import type { ActingCall } from '../context.ts'
import { versionMismatch } from '../contract/etag.ts'
import { notFound } from '../contract/problems.ts'
import { inTransaction } from '../db/transaction.ts'
import { deleteUnusedFile } from '../files/delete-service.ts'
import { isOptional, listPlacesFor, mustBeTopics, writeProblem, type NewPlaylist } from './playlist-service.ts'
import { lockContent } from './content-deletion-store.ts'
import * as store from './store.ts'
import { refreshSummaries } from './summary-service.ts'
import * as write from './update-store.ts'
import { markChanged } from './playlist-write-store.ts'

/** Changes of what is said of a playlist; what it holds is changed by updatePlaylistContents. */

type Fields = Omit<NewPlaylist, 'parentPlaylistId' | 'selectedTopicId'>
export type PlaylistPatch = Partial<Fields> & { acceptedLosses?: number }

/**
 * Changes the fields that are sent. @param expected the version that was edited, or null to write over any @returns the new version
 * @throws 400 `unknown-reference`, 404, 409 `common-content`, `external-ref-taken`, `people-would-lose`, 403 `loss-beyond-your-teams`, 412 when somebody else was faster
 */
export async function updatePlaylist(
  call: ActingCall,
  id: string,
  expected: number | null,
  patch: PlaylistPatch,
): Promise<number> {
  try {
    return await inTransaction(call, (call) => change(call, id, expected, patch))
  } catch (error) {
    throw writeProblem(error)
  }
}

async function change(call: ActingCall, id: string, expected: number | null, patch: PlaylistPatch): Promise<number> {
  const held = await lockContent(call.db, id, 'playlist')
  const [row] = await store.findForEditing(call.db, { ...viewerOf(call), id })
  if (!held || !row || row.isDeleted) throw notFound()
  await mustBeOwn(call, id)
  if (expected !== null && expected !== row.version) throw versionMismatch()
  const places = patch.optional === undefined ? [] : await listPlacesFor(call, id)
  const topics = patch.topics ? await write.listTopics(call.db, id) : []
  const before = stateOf(row, topics, places)
  const details = changedIn(before, patch)
  if (details.length === 0) {
    recordUnchanged(call)
    return row.version
  }
  const changed = new Set(details.map(({ property }) => property))
  const after = { ...before, ...patch }
  if (changed.has('topics')) await mustBeTopics(call, patch.topics ?? [])
  const version = await write.writePlaylist(call.db, id, columnsOf(after), call.context.now())
  if (changed.has('topics')) await write.replaceTopics(call.db, id, [...new Set(patch.topics)])
  if (changed.has('goal')) await setContentGoal(call, id, patch.goal ?? null)
  if (changed.has('optional')) await askFor(call, id, places, patch.optional!)
  await changeAudience(call, id, { before, after, right: 'playlist_write', acceptedLosses: patch.acceptedLosses ?? 0 })
  await indexContent(call, [id])
  if (before.thumbnailId && changed.has('thumbnailId')) await deleteUnusedFile(call, before.thumbnailId)
  await recordAudit(call, { action: 'UPDATE', objectType: 'playlist', objectId: id, objectName: after.name, details })
  return version
}

type State = Required<Fields>
type EditingRow = Awaited<ReturnType<typeof store.findForEditing>>[number]
type Placed = Awaited<ReturnType<typeof listPlacesFor>>[number]

/** A playlist by the names that a body has for its fields. */
function stateOf(row: EditingRow, topics: readonly { id: string }[], places: readonly Placed[]): State {
  const { name, description, locale, tags, thumbnailId, ownerTeamId, onlyInPlaylists, externalRefId, published } = row
  return {
    name,
    description,
    locale,
    tags,
    topics: topics.map(({ id }) => id),
    thumbnailId,
    ownerTeamId,
    audience: row.audience as OwnAudience['audience'],
    teamIds: row.teamIds,
    onlyInPlaylists,
    allow_member_contributions: row.allowMemberContributions,
    playlist_numbering: row.hasNumbering,
    externalRefId,
    optional: isOptional(places),
    goal:
      row.goalType === null ? null : { type: row.goalType as 'open', dueDate: row.goalDueAt?.toISOString() ?? null },
    published,
  }
}

/** What is sent and is not so already. */
function changedIn(before: State, { acceptedLosses: _, ...patch }: PlaylistPatch): AuditDetail[] {
  return Object.entries(patch).flatMap(([property, value]) => {
    const oldValue = before[property as keyof State]
    return comparable(property, oldValue) === comparable(property, value) ? [] : [{ property, oldValue, value }]
  })
}

/** Topics and teams have no order, and a moment can be written in several ways. */
function comparable(property: string, value: unknown): string {
  if ((property === 'topics' || property === 'teamIds') && Array.isArray(value))
    return JSON.stringify((value as string[]).toSorted())
  if (property === 'goal' && value) {
    const { type, dueDate } = value as NonNullable<State['goal']>
    return JSON.stringify([type, dueDate && new Date(dueDate).getTime()])
  }
  return JSON.stringify(value)
}

function columnsOf(state: State): write.PlaylistState {
  const { allow_member_contributions: allowMemberContributions, playlist_numbering: hasNumbering, ...rest } = state
  return { ...rest, allowMemberContributions, hasNumbering }
}

async function askFor(call: ActingCall, id: string, places: readonly Placed[], optional: boolean): Promise<void> {
  const ids = places.filter((place) => place.optional !== optional).map(({ playlistId }) => playlistId)
  await write.setOptional(call.db, id, ids, optional)
  for (const playlistId of ids) await markChanged(call.db, playlistId, call.context.now())
  await refreshSummaries(call, ids)
  await refreshReach(call, [id])
}
