import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { Content, DocumentPlace } from './state-document-rules.ts'

export interface DocumentRow extends Content {
  updatedAt: Date
}

export function findDocument(db: Db, key: string): Promise<DocumentRow | undefined> {
  return db
    .selectFrom('xapi_document')
    .select([
      'xapi_document.content',
      'xapi_document.content_type as contentType',
      'xapi_document.updated_at as updatedAt',
    ])
    .where('xapi_document.key', '=', key)
    .executeTakeFirst()
}

/** Has whoever else writes the document wait, also where it is not there yet. */
export async function lockDocument(db: Db, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, current_setting('app.domain_id')::int))`.execute(db)
}

export interface NewDocument extends DocumentRow {
  key: string
  scope: string
  place: DocumentPlace & { name: string }
  /** Whose it may be. */
  memberId: string | null
}

export async function putDocument(db: Db, { key, scope, place, memberId, ...row }: NewDocument): Promise<void> {
  const written = { content: row.content, content_type: row.contentType, updated_at: row.updatedAt }
  await db
    .insertInto('xapi_document')
    .columns([
      'key',
      'scope',
      'kind',
      'activity_id',
      'agent',
      'registration',
      'name',
      'member_id',
      'content',
      'content_type',
      'updated_at',
    ])
    .expression(
      db
        .selectFrom(sql`(select ${memberId}::uuid as id)`.as<'owner'>(sql`owner`))
        .leftJoin('member', (join) => join.on('member.id', '=', sql.ref<string>('owner.id')))
        .select([
          sql<string>`${key}::uuid`.as('key'),
          sql<string>`${scope}::uuid`.as('scope'),
          sql<string>`${place.kind}::text`.as('kind'),
          sql<string | null>`${place.activityId}::text`.as('activity_id'),
          sql<object | null>`${place.agent && JSON.stringify(place.agent)}::jsonb`.as('agent'),
          sql<string | null>`${place.registration}::uuid`.as('registration'),
          sql<string>`${place.name}::text`.as('name'),
          'member.id as member_id',
          sql<Buffer>`${row.content}::bytea`.as('content'),
          sql<string>`${row.contentType}::text`.as('content_type'),
          sql<Date>`${row.updatedAt}::timestamptz`.as('updated_at'),
        ]),
    )
    .onConflict((conflict) => conflict.columns(['domain_id', 'key']).doUpdateSet(written))
    .execute()
}

interface Listed {
  scope: string
  registration: string | null
  /** Those that were written after it; null for all. */
  since: Date | null
}

export async function listNames(db: Db, { scope, registration, since }: Listed) {
  const rows = await db
    .selectFrom('xapi_document')
    .select(['xapi_document.name', 'xapi_document.updated_at as updatedAt'])
    .where('xapi_document.scope', '=', scope)
    .$if(registration !== null, (query) => query.where('xapi_document.registration', '=', registration!))
    .$if(since !== null, (query) => query.where('xapi_document.updated_at', '>', since!))
    .orderBy('xapi_document.updated_at')
    .orderBy('xapi_document.name')
    .execute()
  return rows
}

export async function countDocuments(db: Db, scope: string): Promise<number> {
  const { total } = await db
    .selectFrom('xapi_document')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('xapi_document.scope', '=', scope)
    .executeTakeFirstOrThrow()
  return total
}

export async function deleteDocument(db: Db, key: string): Promise<void> {
  await db.deleteFrom('xapi_document').where('xapi_document.key', '=', key).execute()
}

export async function deleteDocuments(
  db: Db,
  { scope, registration, since }: Listed,
  except: string | null,
): Promise<void> {
  await db
    .deleteFrom('xapi_document')
    .where('xapi_document.scope', '=', scope)
    .$if(registration !== null, (query) => query.where('xapi_document.registration', '=', registration!))
    .$if(since !== null, (query) => query.where('xapi_document.updated_at', '>', since!))
    .$if(except !== null, (query) => query.where('xapi_document.name', '<>', except!))
    .execute()
}
