import { explain, type Explanation, type Place, type Standing } from '../../server/content/reach/rules.ts'
import { rankKey, sectionBefore, sectionLock, withinReach, type SectionLock } from '../../server/playlists/rules.ts'
import { contentOf, isCompleted, rowsOf } from './computed.ts'
import { all, find, text, type MockHub } from './hub.ts'
import { notFound } from './problem-answers.ts'
import type { Item } from './records.ts'

/** Who sees content, and which sections are closed, by the server's own rules. */

/** Why somebody sees content or does not. @throws 404 for what was never there */
export function explainTo(hub: MockHub, id: string, personId: string | null): Explanation {
  const contents = new Map<string, Standing>()
  const places: Place[] = []
  const gather = (at: Item) => {
    const standing = standingOf(hub, at, personId)
    contents.set(at.key, standing)
    for (const { fields, scope } of standing.onlyInPlaylists ? all(hub, 'PlaylistItem') : []) {
      const playlist = find(hub, 'Playlist', String(scope['playlistId']))
      if (fields['id'] !== at.key || !playlist) continue
      places.push({ contentId: at.key, playlistId: playlist.key, door: doorOf(hub, playlist, at, personId) })
      if (!contents.has(playlist.key)) gather(playlist)
    }
  }
  const content = find(hub, 'Content', id)
  if (!content) throw notFound()
  gather(content)
  return explain(id, { contents, places })
}

function standingOf(hub: MockHub, item: Item, personId: string | null): Standing {
  const { audience = 'all', teamIds = [], published = item.kind !== 'Asset', onlyInPlaylists } = item.fields
  const account = hub.accounts.find(({ id }) => id === personId)
  const joined = all(hub, 'TeamMember').filter(({ key }) => key === personId)
  const teams = [...(account?.managedTeamIds ?? []), ...joined.map(({ scope }) => scope['teamId'])]
  return {
    id: item.key,
    name: text(item, 'name'),
    isPublished: published === true,
    isDeleted: item.isDeleted,
    audience: audience as Standing['audience'],
    onlyInPlaylists: onlyInPlaylists === true,
    isForThem:
      audience === 'teams'
        ? teams.some((id) => (teamIds as unknown[]).includes(id))
        : audience === 'all' || account?.isAdmin === true,
  }
}

function doorOf(hub: MockHub, playlist: Item, { key }: Item, personId: string | null): Place['door'] {
  const { sections, items } = locksOf(hub, playlist.key, personId)
  const held = items.find(({ contentId }) => contentId === key)
  const section = sections.find(({ id }) => id === held?.sectionId)
  return section ? { ...section, isOpen: !section.lock, remainingCount: section.lock?.remainingCount ?? 0 } : null
}

/** What stands in a playlist, each section with what keeps it closed to somebody now. */
export function locksOf(hub: MockHub, playlistId: string, personId: string | null) {
  const rows = rowsOf(hub, playlistId)
  const isSection = ({ fields }: Item) => fields['type'] === 'section'
  const sections = rows.filter(isSection).map(sectionRow)
  const itemRow = (row: Item) => {
    const content = contentOf(hub, row)
    const key = rankKey(text(row, 'rank'))
    return {
      contentId: String(row.fields['id']),
      rankKey: key,
      optional: row.fields['optional'] === true,
      isMeant: content !== undefined && !content.isDeleted,
      isCompleted: content !== undefined && isCompleted(hub, content, personId),
      sectionId: sectionBefore(key, sections),
    }
  }
  const items = rows.filter((row) => !isSection(row)).map(itemRow)
  const reach = withinReach(items, sections)
  const locked = sections.map((section) => ({ ...section, lock: sectionLock(section, reach, hub.now()) }))
  return { rows, items, sections: locked }
}

function sectionRow(row: Item) {
  const { id, lockingMode = null } = row.fields
  const opens = text(row, 'unlockDateTime')
  const unlockAt = opens ? new Date(opens) : null
  return {
    id: id as string,
    name: text(row, 'name'),
    rankKey: rankKey(text(row, 'rank')),
    lockingMode: lockingMode as SectionLock['reason'] | null,
    unlockAt,
    unlocksAt: unlockAt,
    timezone: text(row, 'unlockTimezone') || null,
    wasOpened: false,
  }
}
