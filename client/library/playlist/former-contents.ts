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
      const same = contentId === null ? takeNamed(others, name) : undefined
      const id = contentId ?? same?.id ?? null
      const section = { id, name, description, lockingMode, unlockDateTime, unlockTimezone }
      return { kind: 'section', key: id ?? same?.key ?? `former-${rank}`, ...section }
    }
    const { fileFormat, optional } = content
    return { kind: 'item', key: contentId!, id: contentId!, name, type, fileFormat, optional }
  })
}

/** The first of that name, which is not taken again. */
function takeNamed(sections: SectionEntry[], name: string): SectionEntry | undefined {
  const at = sections.findIndex((section) => section.name === name)
  return at < 0 ? undefined : sections.splice(at, 1)[0]
}
