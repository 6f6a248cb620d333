import { linkOptions } from '@tanstack/react-router'

/** Where a card of a playlist or an asset leads; an asset that belongs to a playlist opens inside it. */
export function contentLink(content: { id: string; type: string }, playlistId: string | null = null) {
  if (content.type === 'playlist')
    return linkOptions({ to: '/playlists/$playlistId', params: { playlistId: content.id } })
  if (playlistId)
    return linkOptions({ to: '/playlists/$playlistId/assets/$assetId', params: { playlistId, assetId: content.id } })
  return linkOptions({ to: '/assets/$assetId', params: { assetId: content.id } })
}

export type ContentLink = ReturnType<typeof contentLink>
