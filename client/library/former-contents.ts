import type { PlaylistVersionContent } from '../../generated/client/model/playlistVersionContent.ts'
import type { Entry } from './contents-rules.ts'

/** What a playlist held before, as it is arranged: a section that it has no longer becomes a new one. */
export function formerEntries(contents: readonly PlaylistVersionContent[]): Entry[] {
  return contents.map((content): Entry => {
    const { contentId: id, name, type, rank } = content
    if (type === 'section') {
      const { lockingMode, unlockDateTime, unlockTimezone, description } = content
      const section = { id, name, lockingMode, unlockDateTime, unlockTimezone }
      return { kind: 'section', key: id ?? `former ${rank}`, ...section, ...(id === null && { description }) }
    }
    const { fileFormat, optional } = content
    return { kind: 'item', key: id!, id: id!, name, type, fileFormat, optional }
  })
}
