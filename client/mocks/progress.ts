import type { UserContentStatus } from '../../generated/client/model/userContentStatus.ts'
import { completionRate } from '../../server/content/rules.ts'
import { awardFor } from './awards.ts'
import type { MockHub } from './hub.ts'
import type { AssetRow, ContentRow, PersonRow, StateRow } from './rows.ts'

/** How far somebody is. Assets keep a state; a playlist's progress is counted from the assets that it requires. */

export interface Progress {
  status: UserContentStatus
  /** 0 to 1. */
  completionRate: number
  openedTime: string | null
  completedTime: string | null
}

export function findState(hub: MockHub, person: PersonRow, contentId: string): StateRow | undefined {
  return hub.states.find((state) => state.personId === person.id && state.contentId === contentId)
}

/** The state of somebody with some content, made where there is none yet. */
export function stateOf(hub: MockHub, person: PersonRow, contentId: string): StateRow {
  const known = findState(hub, person, contentId)
  if (known) return known
  const state: StateRow = {
    personId: person.id,
    contentId,
    status: 'notstarted',
    openedTime: null,
    completedTime: null,
    savedTime: null,
    isLiked: false,
    rating: null,
    scormStatus: null,
    playlistId: null,
    position: null,
  }
  hub.states.push(state)
  return state
}

export function progressOf(hub: MockHub, person: PersonRow, content: ContentRow): Progress {
  if (content.type === 'playlist') return playlistProgress(hub, person, content.id)
  const state = findState(hub, person, content.id)
  return {
    status: state?.status ?? 'notstarted',
    completionRate: state?.status === 'completed' ? 1 : 0,
    openedTime: state?.openedTime ?? null,
    completedTime: state?.completedTime ?? null,
  }
}

function playlistProgress(hub: MockHub, person: PersonRow, playlistId: string): Progress {
  const held = [...heldAssets(hub, playlistId)].map(([assetId, optional]) => ({
    optional,
    state: findState(hub, person, assetId),
  }))
  const required = held.filter(({ optional }) => !optional)
  const done = required.filter(({ state }) => state?.status === 'completed')
  const isDone = required.length > 0 && done.length === required.length
  const isStarted = held.some(({ state }) => state && state.status !== 'notstarted')
  return {
    status: required.length === 0 ? null : isDone ? 'completed' : isStarted ? 'opened' : 'notstarted',
    completionRate: completionRate(done.length, required.length),
    openedTime: latest(held.map(({ state }) => state?.openedTime)),
    completedTime: isDone ? latest(done.map(({ state }) => state?.completedTime)) : null,
  }
}

/** The assets that a playlist holds, directly or through others, and whether each is optional: required once is required. */
export function heldAssets(hub: MockHub, playlistId: string): Map<string, boolean> {
  const held = new Map<string, boolean>()
  for (const item of hub.items.filter((one) => one.playlistId === playlistId)) {
    const content = hub.content.find(({ id }) => id === item.contentId)
    if (!content || content.isDeleted) continue
    const inside = content.type === 'playlist' ? heldAssets(hub, content.id) : new Map([[content.id, false]])
    for (const [id, optional] of inside) held.set(id, (optional || item.optional) && (held.get(id) ?? true))
  }
  return held
}

/** How long it takes to complete some content, in seconds. */
export function completionTimeOf(hub: MockHub, content: ContentRow): number {
  if (content.type !== 'playlist') return content.completionTime
  const ids = heldAssets(hub, content.id)
  return hub.content.reduce(
    (sum, one) => (one.type !== 'playlist' && ids.has(one.id) ? sum + one.completionTime : sum),
    0,
  )
}

/** How many items a playlist holds directly; 0 for an asset. */
export function contentCountOf(hub: MockHub, content: ContentRow): number {
  return hub.items.filter(
    ({ playlistId, contentId }) =>
      playlistId === content.id && hub.content.some(({ id, isDeleted }) => id === contentId && !isDeleted),
  ).length
}

/** Sets how far somebody is with an asset, and awards them what they completed with it. Opening never takes a completion back; only `notstarted` does. */
export function setProgress(
  hub: MockHub,
  person: PersonRow,
  asset: AssetRow,
  status: StateRow['status'],
  playlistId?: string,
): void {
  const state = stateOf(hub, person, asset.id)
  const now = hub.now().toISOString()
  state.status = status === 'opened' && state.status === 'completed' ? 'completed' : status
  if (status !== 'notstarted') state.openedTime = status === 'opened' ? now : (state.openedTime ?? now)
  state.completedTime = state.status === 'completed' ? (state.completedTime ?? now) : null
  if (playlistId) state.playlistId = playlistId
  awardFor(hub, person)
}

function latest(times: (string | null | undefined)[]): string | null {
  return times.reduce<string | null>((last, time) => (time && (!last || time > last) ? time : last), null)
}
