import type { Db } from '../db/connect.ts'
import { statement } from '../db/statement.ts'

const logoStatement = statement()((db) => db.selectFrom('hub_logo').select('hub_logo.file_id as id'))

/** The picture that the hub has as its logo. */
export async function findLogoId(db: Db): Promise<string | null> {
  const [row] = await logoStatement(db, {})
  return row?.id ?? null
}

export async function putLogo(db: Db, fileId: string | null): Promise<void> {
  await db.deleteFrom('hub_logo').execute()
  if (fileId) await db.insertInto('hub_logo').values({ file_id: fileId }).execute()
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
