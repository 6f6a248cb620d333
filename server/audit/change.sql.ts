import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'

/** What the lists of changes of all nouns ask of `audit_entry`, with its author as `member`. */

export interface ChangeFilter {
  itemId?: string | undefined
  authorId?: string | undefined
  action?: string | undefined
  since?: Date | undefined
  until?: Date | undefined
  /** As a LIKE pattern. */
  pattern?: string | undefined
}

export interface ChangeCursor {
  changedAt: Date
  id: string
}

export interface ChangePlace {
  limit: number
  offset?: number
  /** The last of the page before. */
  before: ChangeCursor | null
}

/** What every list of changes has of an entry. */
export interface Change extends ChangeCursor {
  action: string
  details: unknown
  /** Null for what is of the hub as a whole. */
  itemId: string | null
  /** What the thing is called now. */
  name: string
  authorId: string | null
  authorName: string | null
  authorEmail: string | null
  isAuthorDeleted: boolean | null
}

/** How one noun reads its changes, the newest first. */
export interface ChangeSource<R extends Change> {
  list(place: ChangePlace): Promise<R[]>
  /** Counted to one beyond LAST_CAP. */
  count(): Promise<{ total: number }[]>
}

/** Narrows entries to those that fit. @param names of the thing and of the author, as they are now */
export function fitting(
  { itemId, authorId, action, since, until, pattern }: ChangeFilter,
  names: { item: RawBuilder<string | null>; author: RawBuilder<string> },
) {
  return <DB, T extends keyof DB, O>(query: SelectQueryBuilder<DB, T, O>): SelectQueryBuilder<DB, T, O> =>
    query
      .$if(itemId !== undefined, (list) => list.where(sql<boolean>`audit_entry.object_id = ${itemId}::uuid`))
      .$if(authorId !== undefined, (list) => list.where(sql<boolean>`audit_entry.actor_id = ${authorId}::uuid`))
      .$if(action !== undefined, (list) => list.where(sql<boolean>`audit_entry.action = ${action}`))
      .$if(since !== undefined, (list) => list.where(sql<boolean>`audit_entry.created_at >= ${since}`))
      .$if(until !== undefined, (list) => list.where(sql<boolean>`audit_entry.created_at < ${until}`))
      .$if(pattern !== undefined, (list) =>
        list.where(
          sql<boolean>`(${names.item} ilike ${pattern} or audit_entry.object_name ilike ${pattern} or ${names.author} ilike ${pattern})`,
        ),
      )
}

/** Cuts a page out of entries, the newest first. */
export function newestFirst({ limit, offset = 0, before }: ChangePlace) {
  return <DB, T extends keyof DB, O>(query: SelectQueryBuilder<DB, T, O>): SelectQueryBuilder<DB, T, O> =>
    query
      .$if(before !== null, (list) =>
        list.where(
          sql<boolean>`(audit_entry.created_at, audit_entry.id) < (${before?.changedAt}::timestamptz, ${before?.id}::uuid)`,
        ),
      )
      .orderBy(sql`audit_entry.created_at`, 'desc')
      .orderBy(sql`audit_entry.id`, 'desc')
      .limit(limit)
      .offset(offset)
}

/** What every list says of an entry. @param authorName as it is now @param itemName the same of the thing */
export function entryColumns(authorName: RawBuilder<string>, itemName: RawBuilder<string>) {
  return [
    sql<string>`audit_entry.id`.as('id'),
    sql<string>`audit_entry.action`.as('action'),
    sql<Date>`audit_entry.created_at`.as('changedAt'),
    sql<unknown>`audit_entry.details`.as('details'),
    sql<string | null>`audit_entry.object_id`.as('itemId'),
    itemName.as('name'),
    sql<string | null>`audit_entry.actor_id`.as('authorId'),
    sql<string | null>`case when member.id is not null then ${authorName} end`.as('authorName'),
    sql<string | null>`member.email`.as('authorEmail'),
    sql<boolean | null>`(member.is_deleted and not member.is_service)`.as('isAuthorDeleted'),
  ] as const
}
