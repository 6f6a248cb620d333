import { sql, type SqlBool } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { StoredStatement } from './statement-types.ts'

export interface NewStatement {
  id: string
  storedAt: Date
  /** Whose it may be. */
  memberId: string | null
  statement: StoredStatement
  print: Buffer
  targetId: string | null
  keys: readonly string[]
}

/** Keeps those whose id is not there yet. @returns their ids */
export async function insertStatements(db: Db, statements: readonly NewStatement[]): Promise<string[]> {
  const rows = JSON.stringify(
    statements.map(({ keys: _, print, ...each }) => ({ ...each, print: print.toString('hex') })),
  )
  const added = await db
    .insertInto('xapi_statement')
    .columns(['id', 'stored_at', 'member_id', 'statement', 'print', 'target_id'])
    .expression(
      db
        .selectFrom(
          sql`jsonb_to_recordset(${rows}::jsonb)`.as<'sent'>(
            sql`sent(id uuid, "storedAt" timestamptz, "memberId" uuid, statement jsonb, print text, "targetId" uuid)`,
          ),
        )
        .leftJoin('member', (join) => join.on('member.id', '=', sql.ref<string>('sent.memberId')))
        .select([
          sql<string>`sent.id`.as('id'),
          sql<Date>`sent."storedAt"`.as('stored_at'),
          'member.id as member_id',
          sql<object>`sent.statement`.as('statement'),
          sql<Buffer>`decode(sent.print, 'hex')`.as('print'),
          sql<string | null>`sent."targetId"`.as('target_id'),
        ]),
    )
    .onConflict((conflict) => conflict.columns(['domain_id', 'id']).doNothing())
    .returning('xapi_statement.id')
    .execute()
  return added.map(({ id }) => id)
}

/** Of the statements with these ids: what they say, and what they are about. */
export function findPrints(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('xapi_statement')
    .select(['xapi_statement.id', 'xapi_statement.print'])
    .where(sql<SqlBool>`xapi_statement.id = any(${ids}::uuid[])`)
    .execute()
}

export async function insertKeys(db: Db, statements: readonly Pick<NewStatement, 'id' | 'storedAt' | 'keys'>[]) {
  const rows = JSON.stringify(
    statements.flatMap(({ id, storedAt, keys }) => keys.map((key) => ({ id, storedAt, key }))),
  )
  await db
    .insertInto('xapi_statement_key')
    .columns(['key', 'stored_at', 'statement_id'])
    .expression(
      db
        .selectFrom(
          sql`jsonb_to_recordset(${rows}::jsonb)`.as<'sent'>(sql`sent(id uuid, "storedAt" timestamptz, key uuid)`),
        )
        .select([
          sql<string>`sent.key`.as('key'),
          sql<Date>`sent."storedAt"`.as('stored_at'),
          sql<string>`sent.id`.as('statement_id'),
        ]),
    )
    .execute()
}

/** Those that are about one of these are found by what those are found by, as the standard has it. @returns the ids of those that are now */
export async function passKeysOn(db: Db, targetIds: readonly string[]): Promise<string[]> {
  const added = await db
    .insertInto('xapi_statement_key')
    .columns(['key', 'stored_at', 'statement_id'])
    .expression(
      db
        .selectFrom('xapi_statement as about')
        .innerJoin('xapi_statement_key as target', 'target.statement_id', 'about.target_id')
        .select(['target.key as key', 'about.stored_at as stored_at', 'about.id as statement_id'])
        .where(sql<SqlBool>`about.target_id = any(${targetIds}::uuid[])`),
    )
    .onConflict((conflict) => conflict.columns(['domain_id', 'key', 'stored_at', 'statement_id']).doNothing())
    .returning('xapi_statement_key.statement_id as id')
    .execute()
  return [...new Set(added.map(({ id }) => id))]
}

/** Statements that void one of these, whichever came first. */
export async function listVoided(db: Db, targetIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('xapi_statement')
    .select(sql<string>`xapi_statement.target_id`.as('id'))
    .where(sql<SqlBool>`xapi_statement.target_id = any(${targetIds}::uuid[])`)
    .where(sql<SqlBool>`xapi_statement.statement -> 'verb' ->> 'id' = 'http://adlnet.gov/expapi/verbs/voided'`)
    .execute()
  return rows.map(({ id }) => id)
}

/** Takes statements out of what is read, but for those that void others. */
export async function markVoided(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .updateTable('xapi_statement')
    .set({ is_voided: true })
    .where(sql<SqlBool>`xapi_statement.id = any(${ids}::uuid[])`)
    .where(sql<SqlBool>`xapi_statement.statement -> 'verb' ->> 'id' <> 'http://adlnet.gov/expapi/verbs/voided'`)
    .execute()
}

/** Which of these statements have a key. */
export function listKeysOf(db: Db, ids: readonly string[], key: string) {
  return db
    .selectFrom('xapi_statement_key')
    .select('xapi_statement_key.statement_id as id')
    .where(sql<SqlBool>`xapi_statement_key.statement_id = any(${ids}::uuid[])`)
    .where('xapi_statement_key.key', '=', key)
    .execute()
}

export interface StatementRow {
  id: string
  storedAt: Date
  statement: StoredStatement
}

/** @param keys of which it must have each */
export async function findStatement(
  db: Db,
  { id, isVoided, keys }: { id: string; isVoided: boolean; keys: readonly string[] },
): Promise<StatementRow | undefined> {
  let query = shown(db).where('xapi_statement.id', '=', id).where('xapi_statement.is_voided', '=', isVoided)
  for (const key of keys) query = query.where(keyed(db, key))
  const row = await query.executeTakeFirst()
  return row as StatementRow | undefined
}

export interface StatementQuery {
  /** Of which each statement must have all. */
  keys: readonly string[]
  since?: Date | undefined
  until?: Date | undefined
  ascending: boolean
  /** Beyond which to go on. */
  after?: { storedAt: Date; id: string } | undefined
  limit: number
}

/** Statements that are not voided, in the order in which they were kept. */
export async function listStatements(db: Db, query: StatementQuery): Promise<StatementRow[]> {
  return (await queryOf(db, query).execute()) as unknown as StatementRow[]
}

/** The statement that lists statements; apart, so that its plan can be looked at. */
export function queryOf(db: Db, query: StatementQuery) {
  const { keys, since, until, ascending, after, limit } = query
  const [first, ...others] = keys
  // Read by the key, whose order is that of the statements.
  const place = first === undefined ? 'xapi_statement' : 'first'
  const [at, id] = [`${place}.stored_at`, first === undefined ? 'xapi_statement.id' : 'first.statement_id']
  let rows = shown(db)
    .$if(
      first !== undefined,
      (rows) =>
        rows
          .innerJoin('xapi_statement_key as first', 'first.statement_id', 'xapi_statement.id')
          .where('first.key', '=', first!) as never,
    )
    .where('xapi_statement.is_voided', '=', false)
    .$if(since !== undefined, (rows) => rows.where(sql<SqlBool>`${sql.ref(at)} > ${since}`))
    .$if(until !== undefined, (rows) => rows.where(sql<SqlBool>`${sql.ref(at)} <= ${until}`))
    .$if(after !== undefined, (rows) =>
      rows.where(
        sql<SqlBool>`(${sql.ref(at)}, ${sql.ref(id)}) ${sql.raw(ascending ? '>' : '<')} (${after!.storedAt}, ${after!.id}::uuid)`,
      ),
    )
  for (const key of others) rows = rows.where(keyed(db, key))
  const order = sql.raw(ascending ? 'asc' : 'desc')
  return rows
    .orderBy(sql`${sql.ref(at)} ${order}`)
    .orderBy(sql`${sql.ref(id)} ${order}`)
    .limit(limit)
}

function shown(db: Db) {
  return db
    .selectFrom('xapi_statement')
    .select(['xapi_statement.id', 'xapi_statement.stored_at as storedAt', 'xapi_statement.statement'])
}

/**
 * Whether the statement of a query has a key. Asked of one statement after the other: as a join PostgreSQL would read all that
 * have it, and sort them.
 */
function keyed(db: Db, key: string) {
  const found = db
    .selectFrom('xapi_statement_key as other')
    .select(sql`1`.as('one'))
    .where('other.key', '=', key)
    .whereRef('other.stored_at', '=', 'xapi_statement.stored_at' as never)
    .whereRef('other.statement_id', '=', 'xapi_statement.id' as never)
    .limit(1)
  return sql<SqlBool>`(${found}) is not null`
}

/** Until when everything that was written can be read: since then no transaction is open. */
export async function settledUntil(db: Db): Promise<Date> {
  const { rows } = await sql<{ moment: Date }>`
    select coalesce(min(xact_start), now()) as moment from pg_stat_activity
    where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`.execute(db)
  return rows[0]!.moment
}
