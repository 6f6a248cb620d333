import type { Db } from '../db/connect.ts'

/** What is left of teams that can no longer be restored. */

/** Takes away what teams did that were deleted before a moment. */
export async function emptyTeams(db: Db, deletedBefore: Date): Promise<void> {
  const old = db.selectFrom('team').select('team.id').where('team.deleted_at', '<=', deletedBefore)
  await db.deleteFrom('oidc_group_team').where('oidc_group_team.team_id', 'in', old).execute()
  await db.deleteFrom('featured_content').where('featured_content.team_id', 'in', old).execute()
  await db
    .updateTable('team')
    .set({ rules: null, rules_waiting: null })
    .where('team.deleted_at', '<=', deletedBefore)
    .where('team.rules', 'is not', null)
    .execute()
}
