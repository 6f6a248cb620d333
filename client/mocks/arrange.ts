import type { PlaylistContentPatch } from '../../generated/client/model/playlistContentPatch.ts'
import { isCircular, rankKey } from '../../server/playlists/rules.ts'
import type { MockHub } from './hub.ts'
import { badInput, Problem } from './problems.ts'
import type { ItemRow, SectionRow } from './rows.ts'

type Placed = PlaylistContentPatch & { index: number; rankKey: string }

/** What a playlist would hold after the patch. @throws 400 for a patch that makes no sense, 409 `circular-playlist` */
export function planContents(
  hub: MockHub,
  playlistId: string,
  patches: PlaylistContentPatch[],
): { sections: SectionRow[]; items: ItemRow[] } {
  const placed = patches
    .map((patch, index) => ({ ...patch, index, rankKey: rankKey(patch.rank) }))
    .sort((a, b) => (a.rankKey < b.rankKey ? -1 : 1))
  refuseTwice(placed)
  const known = hub.sections.filter((section) => section.playlistId === playlistId)
  const sections: SectionRow[] = []
  const items: ItemRow[] = []
  for (const patch of placed) {
    const section = known.find(({ id }) => id === patch.contentId)
    if (!patch.contentId || section) sections.push(sectionFrom(hub, playlistId, patch, section))
    else items.push(itemFrom(hub, playlistId, patch, patch.contentId))
  }
  return { sections, items }
}

function refuseTwice(placed: Placed[]): void {
  const ids = new Set<string>()
  for (const [place, patch] of placed.entries()) {
    if (placed[place - 1]?.rankKey === patch.rankKey)
      throw badInput(
        'duplicate-rank',
        `/${patch.index}/rank`,
        `The rank ${patch.rank} stands twice. Give each item a rank of its own.`,
      )
    if (patch.contentId && ids.has(patch.contentId))
      throw badInput('duplicate-content', `/${patch.index}/contentId`, 'This content stands in the list twice.')
    if (patch.contentId) ids.add(patch.contentId)
  }
}

function sectionFrom(
  hub: MockHub,
  playlistId: string,
  { rank, index, updatedDetails: details = {} }: Placed,
  known?: SectionRow,
): SectionRow {
  const name = details.name ?? known?.name
  const at = `/${index}/updatedDetails`
  if (!name)
    throw badInput('section-name-required', `${at}/name`, 'A new section needs a name; content needs its contentId.')
  const lockingMode = details.lockingMode === undefined ? (known?.lockingMode ?? null) : details.lockingMode
  const unlockDateTime = details.unlockDateTime === undefined ? (known?.unlockDateTime ?? null) : details.unlockDateTime
  const isTimed = lockingMode === 'time'
  if (isTimed && !unlockDateTime)
    throw badInput('unlock-time-required', `${at}/unlockDateTime`, 'A section that opens at a time needs that time.')
  if (!isTimed && details.unlockDateTime)
    throw badInput('unlock-time-without-mode', `${at}/unlockDateTime`, 'A time counts only with the locking mode time.')
  return {
    id: known?.id ?? hub.newId(),
    playlistId,
    name,
    description: details.description === undefined ? (known?.description ?? null) : details.description,
    rank,
    lockingMode,
    unlockDateTime: isTimed ? unlockDateTime : null,
    unlockTimezone: isTimed ? (details.unlockTimezone ?? known?.unlockTimezone ?? null) : null,
  }
}

function itemFrom(
  hub: MockHub,
  playlistId: string,
  { rank, index, updatedDetails }: Placed,
  contentId: string,
): ItemRow {
  const content = hub.content.find(({ id, isDeleted }) => id === contentId && !isDeleted)
  if (!content) throw badInput('unknown-reference', `/${index}/contentId`, 'There is no such content in this hub.')
  if (isCircular(playlistId, contentId, holdings(hub)))
    throw new Problem(409, 'circular-playlist', 'A playlist cannot come to hold itself.', {
      errors: [{ pointer: `/${index}/contentId`, message: 'holds this playlist, directly or through others' }],
    })
  const before = hub.items.find((item) => item.playlistId === playlistId && item.contentId === contentId)
  return { playlistId, contentId, rank, optional: updatedDetails?.optional ?? before?.optional ?? false }
}

function holdings({ items }: MockHub): Map<string, string[]> {
  const held = Map.groupBy(items, ({ playlistId }) => playlistId)
  return new Map([...held].map(([playlistId, rows]) => [playlistId, rows.map(({ contentId }) => contentId)]))
}
