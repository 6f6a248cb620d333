import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely'
import type { SessionHolder } from '../auth/rules.ts'
import { isStillThere } from '../auth/sessions/session.sql.ts'
import { isVisible, memberAsViewer } from '../content/visibility.sql.ts'
import type { Db } from '../db/connect.ts'
import { statement } from '../db/statement.ts'
import type { Database } from '../db/types.ts'

/** What people have open on the content origin. */

/**
 * Whether the `member` of a query is still of the hub, the session still lives and they may still see `content`: what
 * signing in and opening an asset ask, in one condition.
 */
export function mayStillSee(holder: SessionHolder): Expression<SqlBool> {
  const eb = expressionBuilder<Database, 'member' | 'content'>()
  return eb.and([isStillThere(holder), isVisible(memberAsViewer(holder.now))])
}

const openStatement = statement<SessionHolder & { memberId: string; assetId: string }>()((db, value) =>
  db
    .selectFrom('content')
    .innerJoin('member', (join) => join.on('member.id', '=', value.memberId))
    .leftJoin('content_visit', (join) =>
      join
        .onRef('content_visit.content_id', '=', 'content.id')
        .on('content_visit.session_id', '=', value.sessionId)
        .on('content_visit.expires_at', '>', value.now),
    )
    .leftJoin('asset', 'asset.content_id', 'content.id')
    .select([
      sql<boolean>`content_visit.content_id is not null`.as('isRenewed'),
      sql<string[]>`coalesce(asset.allowed_hosts, '{}')`.as('allowedHosts'),
    ])
    .where('content.id', '=', value.assetId)
    .where(mayStillSee(value)),
)

/** Whether a visit goes on beyond the end of its links, and from where its package may load. @returns nothing where the right no longer stands */
export async function findVisit(
  db: Db,
  value: SessionHolder & { memberId: string; assetId: string },
): Promise<{ isRenewed: boolean; allowedHosts: string[] } | undefined> {
  const [row] = await openStatement(db, value)
  return row
}

/** From where the package of an asset may load that somebody tries. @returns nothing where they may no longer edit it */
export function findTrial(
  db: Db,
  { memberId, assetId, ...holder }: SessionHolder & { memberId: string; assetId: string },
): Promise<{ allowedHosts: string[] } | undefined> {
  return db
    .selectFrom('content')
    .innerJoin('asset', 'asset.content_id', 'content.id')
    .innerJoin('member', (join) => join.on('member.id', '=', memberId))
    .select('asset.allowed_hosts as allowedHosts')
    .where('content.id', '=', assetId)
    .where('content.is_deleted', '=', false)
    .where(isStillThere(holder))
    .where((eb) =>
      eb.or([
        eb('member.is_admin', '=', true),
        eb.exists(
          eb
            .selectFrom('team_member')
            .select(sql.lit(1).as('one'))
            .whereRef('team_member.team_id', '=', 'content.owner_team_id')
            .whereRef('team_member.member_id', '=', 'member.id')
            .where('team_member.role', '=', 'manager'),
        ),
      ]),
    )
    .executeTakeFirst()
}

/** Lets a visit go on until then. */
export async function renewVisit(
  db: Db,
  { sessionId, assetId, expiresAt }: { sessionId: string; assetId: string; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('content_visit')
    .values({ session_id: sessionId, content_id: assetId, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict.columns(['domain_id', 'session_id', 'content_id']).doUpdateSet({ expires_at: expiresAt }),
    )
    .execute()
}
