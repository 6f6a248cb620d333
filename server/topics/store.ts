import type { Db } from '../db/connect.ts'

export interface NewTopic {
  id: string
  parentId: string | null
  name: string
  rank: number
  now: Date
}

export async function insertTopic(db: Db, topic: NewTopic): Promise<void> {
  await db
    .insertInto('topic')
    .values({
      id: topic.id,
      parent_id: topic.parentId,
      name: topic.name,
      rank: topic.rank,
      created_at: topic.now,
    })
    .execute()
}
