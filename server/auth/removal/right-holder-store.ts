import type { Db } from '../../db/connect.ts'
import { teamIdsOf } from '../../teams/membership.sql.ts'

/** The rights of somebody who is in the hub and not shut out, or of a token of the hub that has not ended. */
export function findHolder(db: Db, memberId: string, now: Date) {
  return db
    .selectFrom('member')
    .leftJoin('service_token', 'service_token.id', 'member.id')
    .select([
      'member.is_admin as isAdmin',
      'member.privileges',
      'service_token.scopes as serviceScopes',
      teamIdsOf().as('teamIds'),
      teamIdsOf('manager').as('managedTeamIds'),
    ])
    .where('member.id', '=', memberId)
    .where('member.suspended_at', 'is', null)
    .where((eb) => eb.or([eb('member.is_deleted', '=', false), eb('service_token.expires_at', '>', now)]))
    .executeTakeFirst()
}
