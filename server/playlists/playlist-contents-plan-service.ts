import type { Call } from '../context.ts'
import { badInput, Problem } from '../contract/problems.ts'
import { viewerOf } from '../content/rules.ts'
import { newId } from '../platform/ids.ts'
import { isTimeZone } from '../platform/time.ts'
import { isCircular, rankKey, sectionBefore } from './rules.ts'
import * as store from './store.ts'
import * as write from './playlist-write-store.ts'

export interface ContentPatch {
  contentId?: string
  rank: string
  updatedDetails?: {
    name?: string
    description?: string | null
    optional?: boolean
    lockingMode?: 'locked' | 'time' | 'progress' | null
    unlockDateTime?: string | null
    unlockTimezone?: string | null
  }
}

/**
 * What a playlist is to hold after a patch, in order. @throws 400 for what makes no sense, 409 `circular-playlist`
 */
export async function planContents(call: Call, playlistId: string, patches: ContentPatch[]) {
  const viewer = viewerOf(call)
  const known = new Map(
    (await store.listSections(call.db, { ...viewer, id: playlistId })).map((section) => [section.id, section]),
  )
  const before = new Map(
    (await store.listItems(call.db, { ...viewer, id: playlistId })).map((item) => [item.contentId, item]),
  )
  const ordered = patches
    .map((patch, index) => ({ patch, index, rankKey: rankKey(patch.rank) }))
    .sort((a, b) => (a.rankKey < b.rankKey ? -1 : 1))
  refuseDuplicates(ordered)
  const isSection = ({ patch }: { patch: ContentPatch }) => patch.contentId === undefined || known.has(patch.contentId)
  const sections = ordered
    .filter(isSection)
    .map(({ patch, index, rankKey: key }) => sectionFrom(patch, key, index, known.get(patch.contentId ?? '')))
  const items = ordered
    .filter((entry) => !isSection(entry))
    .map(({ patch, index, rankKey: key }) => ({
      contentId: patch.contentId!,
      index,
      sectionId: sectionBefore(key, sections),
      rank: patch.rank,
      rankKey: key,
      optional: patch.updatedDetails?.optional ?? before.get(patch.contentId!)?.optional ?? false,
    }))
  await refuseImpossible(call.db, playlistId, items)
  return { sections, items }
}

function refuseDuplicates(ordered: { patch: ContentPatch; index: number; rankKey: string }[]): void {
  const ids = new Set<string>()
  ordered.forEach(({ patch, index, rankKey: key }, position) => {
    if (ordered[position - 1]?.rankKey === key)
      throw badInput(
        'duplicate-rank',
        `/${index}/rank`,
        `The rank ${patch.rank} is used twice. Give each item a rank of its own.`,
      )
    if (patch.contentId && ids.has(patch.contentId))
      throw badInput('duplicate-content', `/${index}/contentId`, 'This content is in the list twice.')
    if (patch.contentId) ids.add(patch.contentId)
  })
}

function sectionFrom(
  patch: ContentPatch,
  key: string,
  index: number,
  known: store.SkeletonSection | undefined,
): write.NewSection {
  const details = patch.updatedDetails ?? {}
  const name = details.name ?? known?.name
  if (!name)
    throw badInput(
      'section-name-required',
      `/${index}/updatedDetails/name`,
      'A new section needs a name; content needs its contentId.',
    )
  const lockingMode = details.lockingMode === undefined ? (known?.lockingMode ?? null) : details.lockingMode
  const unlockAt =
    details.unlockDateTime === undefined
      ? (known?.unlockAt ?? null)
      : details.unlockDateTime
        ? new Date(details.unlockDateTime)
        : null
  const unlockTimezone = details.unlockTimezone === undefined ? (known?.unlockTimezone ?? null) : details.unlockTimezone
  const at = `/${index}/updatedDetails`
  if (lockingMode === 'time' && !unlockAt)
    throw badInput('unlock-time-required', `${at}/unlockDateTime`, 'A section that opens at a time needs that time.')
  if (lockingMode !== 'time' && details.unlockDateTime)
    throw badInput('unlock-time-without-mode', `${at}/unlockDateTime`, 'A time counts only with the locking mode time.')
  if (unlockTimezone && !isTimeZone(unlockTimezone))
    throw badInput(
      'unknown-time-zone',
      `${at}/unlockTimezone`,
      `${unlockTimezone} is not an IANA time zone. Choose one such as Europe/Berlin.`,
    )
  const isTimed = lockingMode === 'time'
  return {
    id: known?.id ?? newId(),
    name,
    description: details.description === undefined ? (known?.description ?? null) : details.description,
    rank: patch.rank,
    rankKey: key,
    lockingMode,
    unlockAt: isTimed ? unlockAt : null,
    unlockTimezone: isTimed ? unlockTimezone : null,
  }
}

async function refuseImpossible(
  db: Call['db'],
  playlistId: string,
  items: { contentId: string; index: number }[],
): Promise<void> {
  const types = await write.findTypes(
    db,
    items.map(({ contentId }) => contentId),
  )
  for (const { contentId, index } of items)
    if (!types.has(contentId))
      throw badInput('unknown-reference', `/${index}/contentId`, 'There is no such content in this hub.')
  const playlists = items.filter(({ contentId }) => types.get(contentId) === 'playlist')
  if (playlists.length === 0) return
  const nesting = await write.listNesting(db)
  for (const { contentId, index } of playlists)
    if (isCircular(playlistId, contentId, nesting)) throw circular(`/${index}/contentId`)
}

/** @throws 409 `circular-playlist` for a playlist that would come to hold itself */
export async function refuseCircular(db: Call['db'], playlistId: string, contentIds: readonly string[]): Promise<void> {
  const nesting = await write.listNesting(db)
  const index = contentIds.findIndex((id) => isCircular(playlistId, id, nesting))
  if (index >= 0) throw circular(`/contentIds/${index}`)
}

function circular(pointer: string): Problem {
  return new Problem(409, 'circular-playlist', 'A playlist cannot contain itself.', {
    errors: [{ pointer, message: 'holds this playlist, directly or through others' }],
  })
}
