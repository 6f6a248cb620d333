import type { PlaylistContent } from '../../generated/client/model/playlistContent.ts'
import type { PlaylistItem } from '../../generated/client/model/playlistItem.ts'

/** A section of a playlist with what stands under it; `section` is null for items before the first one. */
export type Part = { section: Extract<PlaylistContent, { type: 'section' }> | null; items: PlaylistItem[] }

/**
 * The item to go on with: the first required one that is not done, of these one that was started; null when all that is
 * open and required is done. Where nothing is required, the same of the optional ones.
 */
export function nextItem(contents: readonly PlaylistContent[]): PlaylistItem | null {
  const open = openItems(contents)
  return open.find(({ userContentStatus }) => userContentStatus === 'opened') ?? open[0] ?? null
}

/** The item to go on with after another: the next that is not done, else the first before it; null when there is none. */
export function itemAfter(contents: readonly PlaylistContent[], currentId: string): PlaylistItem | null {
  const order = contents.filter(isItem).map(({ id }) => id)
  const others = openItems(contents).filter(({ id }) => id !== currentId)
  const later = others.filter(({ id }) => order.indexOf(id) > order.indexOf(currentId))
  return later[0] ?? others[0] ?? null
}

/** Optional items that are not done. */
export function optionalItems(contents: readonly PlaylistContent[]): PlaylistItem[] {
  return contents
    .filter(isItem)
    .filter(({ optional, userContentStatus }) => optional && userContentStatus !== 'completed')
}

/** What is left to do: of the required items, or where a playlist requires none, of all. */
function openItems(contents: readonly PlaylistContent[]): PlaylistItem[] {
  const items = contents.filter(isItem)
  const required = items.filter(({ optional }) => !optional)
  return (required.length > 0 ? required : items).filter(({ userContentStatus }) => userContentStatus !== 'completed')
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
