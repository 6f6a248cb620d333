import type { PlaylistVersionContent } from '../../../generated/client/model/playlistVersionContent.ts'
import type { Entry, SectionEntry } from './contents-rules.ts'

/**
 * What a playlist held before, as it is arranged. A section that it has no longer is the one of that name that took its place,
 * or a new one. @param now what it holds
 */
export function formerEntries(contents: readonly PlaylistVersionContent[], now: readonly Entry[]): Entry[] {
  const named = new Set(contents.map(({ contentId }) => contentId))
  const others = now.filter((entry): entry is SectionEntry => entry.kind === 'section' && !named.has(entry.id))
  return contents.map((content): Entry => {
    const { contentId, name, type, rank } = content
    if (type === 'section') {
      const { lockingMode, unlockDateTime, unlockTimezone, description } = content
      const id = contentId ?? takeNamed(others, name)
      const section = { id, name, lockingMode, unlockDateTime, unlockTimezone }
      return { kind: 'section', key: id ?? `former-${rank}`, ...section, ...(id === null && { description }) }
    }
    const { fileFormat, optional } = content
    return { kind: 'item', key: contentId!, id: contentId!, name, type, fileFormat, optional }
  })
}

/** The id of the first of that name, which is not taken again. */
function takeNamed(sections: SectionEntry[], name: string): string | null {
  const at = sections.findIndex((section) => section.id !== null && section.name === name)
  return at < 0 ? null : sections.splice(at, 1)[0]!.id
}
