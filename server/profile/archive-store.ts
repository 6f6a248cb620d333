import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { PageQuery } from '../db/page.ts'
import { activeAdmins } from '../users/member.sql.ts'
import { personAs, type PersonRow } from '../users/person.sql.ts'
import type { ExportRow } from './export-store.ts'

/** Exports of the whole hub, and who looks after them. */

export type HubExportRow = Pick<ExportRow, 'id' | 'status' | 'size' | 'createdAt' | 'expiresAt'> & {
  requester: PersonRow
}

export function listHubExports(db: Db, page: PageQuery): Promise<HubExportRow[]> {
  return db
    .selectFrom('data_export')
    .innerJoin('member as requester', 'requester.id', 'data_export.requested_by')
    .select([
      'data_export.id',
      'data_export.status',
      'data_export.size',
      'data_export.created_at as createdAt',
      'data_export.expires_at as expiresAt',
      personAs('requester').$castTo<PersonRow>().as('requester'),
    ])
    .where('data_export.member_id', 'is', null)
    .orderBy('data_export.created_at', 'desc')
    .orderBy('data_export.id', 'desc')
    .limit(sql.lit(page.limit))
    .offset(page.offset)
    .execute()
}

export function countHubExports(db: Db) {
  return db
    .selectFrom('data_export')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('member_id', 'is', null)
    .execute()
}

/** Admins who can sign in, with their rights. */
export function listAdmins(db: Db) {
  return activeAdmins(db)
    .select(['id', 'email', 'first_name as firstName', 'last_name as lastName', 'locale', 'privileges'])
    .execute()
}
