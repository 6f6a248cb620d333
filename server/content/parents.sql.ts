import type { Db } from '../db/connect.ts'
import type { Viewer } from './rules.ts'
import { isVisible } from './visibility.sql.ts'

/** The playlists that hold some content, as far as the viewer may see them. `content` is the playlist here. */
export function parentsOf(db: Db, value: Viewer & { id: string }) {
  return db
    .selectFrom('content')
    .innerJoin('playlist_item', 'playlist_item.playlist_id', 'content.id')
    .select(['content.id', 'content.name', 'playlist_item.optional'])
    .where('playlist_item.content_id', '=', value.id)
    .where(isVisible(value))
}

/** The same of several, each with the content that it holds. */
export function parentsOfMany(db: Db, viewer: Viewer, ids: readonly string[]) {
  return db
    .selectFrom('content')
    .innerJoin('playlist_item', 'playlist_item.playlist_id', 'content.id')
    .select(['content.id', 'content.name', 'playlist_item.optional', 'playlist_item.content_id as contentId'])
    .where('playlist_item.content_id', 'in', ids)
    .where(isVisible(viewer))
}
