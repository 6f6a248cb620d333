import type { Db } from '../db/connect.ts'

export interface NewTeam {
  domainId: number
  id: string
  name: string
  now: Date
}

export async function insertTeam(db: Db, { domainId, id, name, now }: NewTeam): Promise<void> {
  await db.insertInto('team').values({ id, name, created_at: now }).execute()
}
