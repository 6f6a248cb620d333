import type { PlaylistContent } from '../../generated/client/model/playlistContent.ts'
import type { PlaylistItem } from '../../generated/client/model/playlistItem.ts'

/** A section of a playlist with what stands under it; `section` is null for items before the first one. */
export type Part = { section: Extract<PlaylistContent, { type: 'section' }> | null; items: PlaylistItem[] }

/**
 * The item to go on with: the first required one that is not done, else the first optional one;
 * null when everything is done. What was started comes before what was not, within the same kind.
 */
export function nextItem(contents: readonly PlaylistContent[]): PlaylistItem | null {
  const open = contents.filter(isItem).filter(({ userContentStatus }) => userContentStatus !== 'completed')
  const required = open.filter(({ optional }) => !optional)
  const candidates = required.length > 0 ? required : open
  return candidates.find(({ userContentStatus }) => userContentStatus === 'opened') ?? candidates[0] ?? null
}

/** Groups the flat list of the contract, in its order. */
export function partsOf(contents: readonly PlaylistContent[]): Part[] {
  const parts: Part[] = []
  for (const content of contents) {
    const last = parts.at(-1)
    if (content.type === 'section') parts.push({ section: content, items: [] })
    else if (last && (last.section?.id ?? null) === content.sectionId) last.items.push(content)
    else parts.push({ section: sectionOf(parts, content), items: [content] })
  }
  return parts
}

function sectionOf(parts: readonly Part[], item: PlaylistItem): Part['section'] {
  return parts.find(({ section }) => section?.id === item.sectionId)?.section ?? null
}

function isItem(content: PlaylistContent): content is PlaylistItem {
  return content.type !== 'section'
}
