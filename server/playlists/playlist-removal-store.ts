import type { Db } from '../db/connect.ts'

/** What is left of a playlist, or in one, once content is removed. */

/** The places that content had in playlists, and those that it gave. What it required stays: it says what people completed. */
export async function removePlaces(db: Db, contentId: string): Promise<void> {
  await db
    .deleteFrom('playlist_item')
    .where((eb) =>
      eb.or([eb('playlist_item.content_id', '=', contentId), eb('playlist_item.playlist_id', '=', contentId)]),
    )
    .execute()
}

/** The sections of a playlist, and for whom they are open. */
export async function removeSections(db: Db, playlistId: string): Promise<void> {
  const sections = db.selectFrom('section').select('section.id').where('section.playlist_id', '=', playlistId)
  await db.deleteFrom('opened_section').where('opened_section.section_id', 'in', sections).execute()
  await db.deleteFrom('section').where('section.playlist_id', '=', playlistId).execute()
}
