import type { Db } from '../db/connect.ts'

export interface NewTeam {
  id: string
  name: string
  now: Date
}

export async function insertTeam(db: Db, { id, name, now }: NewTeam): Promise<void> {
  await db.insertInto('team').values({ id, name, created_at: now }).execute()
}
