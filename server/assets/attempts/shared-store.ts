import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { decodeText, encodeText } from './attempt-text-codec.ts'
import type { SharedKind, SharedNames, SharedValue } from './shared-rules.ts'

/** What courses of SCORM 2004 have in common for one learner. */

/** The values of these names that somebody has. */
export async function listShared(db: Db, memberId: string, names: SharedNames): Promise<SharedValue[]> {
  if (names.objective.size + names.data.size === 0) return []
  const rows = await db
    .selectFrom('shared_course_value as shared')
    .select([sql<SharedKind>`shared.kind`.as('kind'), 'shared.target_id as id', 'shared.value'])
    .where('shared.member_id', '=', memberId)
    .where((eb) =>
      eb.or(
        (['objective', 'data'] as const).map((kind) =>
          eb.and([
            eb('shared.kind', '=', kind),
            eb('shared.target_id', '=', sql<string>`any(${[...names[kind]]}::text[])`),
          ]),
        ),
      ),
    )
    .orderBy('shared.kind')
    .orderBy('shared.target_id')
    .execute()
  return rows.map((row) => ({ ...row, value: decodeText(row.value) }))
}

/** Keeps values, each with the course that set it. In one order, so that two courses do not wait for one another. */
export async function saveShared(
  db: Db,
  { memberId, assetId, now }: { memberId: string; assetId: string; now: Date },
  values: readonly SharedValue[],
): Promise<void> {
  if (!values.length) return
  const newest = new Map(values.map((each) => [`${each.kind} ${each.id}`, each]))
  const inOrder = [...newest].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, each]) => each)
  await db
    .insertInto('shared_course_value')
    .values(
      inOrder.map(({ kind, id, value }) => ({
        member_id: memberId,
        kind,
        target_id: id,
        value: encodeText(value),
        content_id: assetId,
        updated_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['domain_id', 'member_id', 'kind', 'target_id']).doUpdateSet((eb) => ({
        value: eb.ref('excluded.value'),
        content_id: eb.ref('excluded.content_id'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute()
}

/** Forgets what a course set last. */
export async function forgetShared(db: Db, memberId: string, assetId: string): Promise<void> {
  await db
    .deleteFrom('shared_course_value')
    .where('shared_course_value.member_id', '=', memberId)
    .where('shared_course_value.content_id', '=', assetId)
    .execute()
}
