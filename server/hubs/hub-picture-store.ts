import type { Db } from '../db/connect.ts'
import { statement } from '../db/statement.ts'

/** The pictures of which a hub has one, by the table that says which. */
export type HubPicture = 'hub_logo' | 'hub_sign_in_cover'

const statements = {
  hub_logo: statement()((db) => db.selectFrom('hub_logo').select('hub_logo.file_id as id')),
  hub_sign_in_cover: statement()((db) => db.selectFrom('hub_sign_in_cover').select('hub_sign_in_cover.file_id as id')),
}

/** The picture that the hub has now. */
export async function findPictureId(db: Db, which: HubPicture): Promise<string | null> {
  const [row] = await statements[which](db, {})
  return row?.id ?? null
}

export async function putPicture(db: Db, which: HubPicture, fileId: string | null): Promise<void> {
  await db.deleteFrom(which).execute()
  if (fileId) await db.insertInto(which).values({ file_id: fileId }).execute()
}

export async function hasPicture(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('file')
    .select('file.id')
    .where('file.id', '=', id)
    .where('file.kind', '=', 'picture')
    .where('file.status', '=', 'ready')
    .executeTakeFirst()
  return row !== undefined
}
