import { may } from '../access/rights.ts'
import { ownersOf } from '../access/service.ts'
import { recordAudit, recordAudits } from '../audit/service.ts'
import { indexContent } from '../content/search/index-service.ts'
import type { Call } from '../context.ts'
import { badInput } from '../contract/problems.ts'
import { inTransaction } from '../db/transaction.ts'
import type { ChangedItem, ItemEnd, JobCall, JobItem, JobKind } from '../job-kind.ts'
import { previewToken } from '../jobs/change-preview-service.ts'
import type { Change } from '../jobs/rules.ts'
import { beginJob, type Job } from '../jobs/service.ts'
import * as store from './topic-removal-store.ts'

/** Takes playlists from under topics. */

export interface TopicRemoval {
  /** The topics. */
  idsToRemove: readonly string[]
  /** The playlists; all under the topics where it is left out. */
  playlistIds?: readonly string[]
}

/** The playlists that would be removed, and proof that they were shown. @throws 400 `unknown-reference` */
export async function previewPlaylistTopicRemoval(
  call: Call,
  removal: TopicRemoval,
): Promise<{ change: Change; token: string }> {
  const change = await changeOf(call, removal)
  return { change, token: previewToken(call, change) }
}

/** Begins the removal. @throws as its preview, and 400 `token-invalid`, 409 `preview-outdated` */
export function removePlaylistTopics(
  call: Call,
  { previewToken: shown, ...removal }: TopicRemoval & { previewToken?: string },
): Promise<Job> {
  return inTransaction(call, async (call) => {
    const job = await beginJob(call, await changeOf(call, removal), shown)
    await recordAudit(call, {
      action: 'UPDATE',
      objectType: 'playlist',
      objectId: null,
      objectName: call.hub.name,
      details: [{ property: 'selectedTopicIds', oldValue: removal.idsToRemove, value: [] }],
    })
    return job
  })
}

async function changeOf(call: Call, { idsToRemove, playlistIds }: TopicRemoval): Promise<Change> {
  const topics = new Set(await store.listTopics(call.db, idsToRemove))
  const unknown = idsToRemove.findIndex((id) => !topics.has(id))
  if (unknown >= 0)
    throw badInput('unknown-reference', `/idsToRemove/${unknown}`, 'This topic is not in the hub, or was deleted.')
  const playlists = await store.listUnder(call.db, idsToRemove, playlistIds ?? null)
  return {
    kind: 'removePlaylistTopics',
    input: { idsToRemove: [...idsToRemove].sort(), playlistIds: playlistIds ? [...playlistIds].sort() : null },
    items: playlists.map(({ id, name }) => ({ type: 'playlist', id, name })),
  }
}

interface Input {
  idsToRemove: string[]
  /** Null for all under the topics. */
  playlistIds: string[] | null
}

export const topicRemoval: JobKind<Input> = {
  result: () => ({ type: 'page', href: '/manage/topics' }),

  async run(call, { idsToRemove }, items) {
    const removed = await store.removeFrom(call.db, idsOf(items), idsToRemove)
    return settle(call, items, removed, 'It is under none of the topics any more.', (topicIds) => [topicIds, []])
  },

  async undo(call, _input, items) {
    const places = (items as readonly ChangedItem[]).map(({ id, before }) => ({
      id: id!,
      topicIds: before as string[],
    }))
    const put = await store.putUnder(call.db, places)
    return settle(call, items, put, 'It is under the topics already, or they were deleted.', (topicIds) => [
      [],
      topicIds,
    ])
  },

  async isStillAllowed(call, { playlistIds }) {
    const owners = playlistIds ? await ownersOf(call.db, 'content', playlistIds) : []
    const teamIds = owners.length ? owners.map(({ teamId }) => teamId) : [null]
    return teamIds.every((id) => may(call, 'removePlaylistTopics', id))
  },
}

const idsOf = (items: readonly JobItem[]) => items.map(({ id }) => id!)

/** Brings up to date what playlists are found by, and writes down what changed. */
async function settle(
  call: JobCall,
  items: readonly JobItem[],
  changed: ReadonlyMap<string, string[]>,
  otherwise: string,
  change: (topicIds: string[]) => [oldValue: string[], value: string[]],
): Promise<ItemEnd[]> {
  await indexContent(call, [...changed.keys()])
  await recordAudits(
    call,
    items.flatMap(({ id, name }) => {
      const topicIds = changed.get(id!)
      if (!topicIds) return []
      const [oldValue, value] = change(topicIds)
      const details = [{ property: 'selectedTopicIds', oldValue, value }]
      return [{ action: 'UPDATE' as const, objectType: 'playlist', objectId: id, objectName: name, details }]
    }),
  )
  return items.map(({ id }) => {
    const before = changed.get(id!)
    return before ? { state: 'done', before } : { state: 'skipped', reason: otherwise }
  })
}

/** Where a playlist is to stand and no longer to stand. */
export interface TopicMove {
  id: string
  putUnder: readonly string[]
  takenFrom: readonly string[]
}

/** Moves playlists among topics, each in a way of its own, as far as both are there. What they are found by is for the caller to bring up to date. */
export async function movePlaylists({ db }: Pick<JobCall, 'db'>, moves: readonly TopicMove[]): Promise<void> {
  const put = moves.filter(({ putUnder }) => putUnder.length > 0)
  if (put.length)
    await store.putUnder(
      db,
      put.map(({ id, putUnder }) => ({ id, topicIds: putUnder })),
    )
  const taken = moves.filter(({ takenFrom }) => takenFrom.length > 0)
  for (const group of Map.groupBy(taken, ({ takenFrom }) => takenFrom.join()).values()) {
    const ids = group.map(({ id }) => id)
    await store.removeFrom(db, ids, group[0]!.takenFrom)
  }
}
