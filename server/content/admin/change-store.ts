import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { LAST_CAP } from '../../db/page.ts'
import { countTo, likePattern } from '../../db/statement.ts'
import { NAME } from '../../users/name.sql.ts'

/** What the list of changes says of content. */

export interface ChangeFilter {
  kind: 'edits' | 'statuses'
  /** Whether changes of assets, and of all but assets. */
  reads: { assets: boolean; others: boolean }
  contentId?: string | undefined
  authorId?: string | undefined
  action?: string | undefined
  since?: Date | undefined
  until?: Date | undefined
  search?: string | undefined
}

export interface ChangeCursor {
  changedAt: Date
  id: string
}

function filtered(db: Db, filter: ChangeFilter) {
  const { kind, reads, contentId, authorId, action, since, until, search } = filter
  return (
    db
      .selectFrom('audit_entry')
      .leftJoin('content', 'content.id', 'audit_entry.object_id')
      .leftJoin('topic', 'topic.id', 'audit_entry.object_id')
      .leftJoin('member', 'member.id', 'audit_entry.actor_id')
      .where(sql<boolean>`(content.id is not null or topic.id is not null)`)
      .where('audit_entry.object_type', kind === 'statuses' ? '=' : '<>', 'statusChange')
      // What learners say of themselves is no change of content.
      .where(sql<boolean>`not audit_entry.details @> '[{"property": "userContentStatus"}]'::jsonb`)
      .$if(!reads.assets, (query) =>
        query.where(sql<boolean>`coalesce(content.type, 'topic') in ('playlist', 'topic')`),
      )
      .$if(!reads.others, (query) => query.where('content.type', '<>', 'playlist'))
      .$if(contentId !== undefined, (query) => query.where('audit_entry.object_id', '=', contentId!))
      .$if(authorId !== undefined, (query) => query.where('audit_entry.actor_id', '=', authorId!))
      .$if(action !== undefined, (query) => query.where('audit_entry.action', '=', action!))
      .$if(since !== undefined, (query) => query.where('audit_entry.created_at', '>=', since!))
      .$if(until !== undefined, (query) => query.where('audit_entry.created_at', '<', until!))
      .$if(search !== undefined, (query) => {
        const pattern = likePattern(search!)
        return query.where(
          sql<boolean>`(coalesce(content.name, topic.name) ilike ${pattern} or audit_entry.object_name ilike ${pattern} or ${NAME} ilike ${pattern})`,
        )
      })
  )
}

export type ChangeRow = Awaited<ReturnType<typeof listChanges>>[number]

/** Changes, the newest first. @param before the last of the page before */
export function listChanges(
  db: Db,
  filter: ChangeFilter,
  { limit, offset = 0, before }: { limit: number; offset?: number; before: ChangeCursor | null },
) {
  return filtered(db, filter)
    .$if(before !== null, (query) =>
      query.where(
        sql<boolean>`(audit_entry.created_at, audit_entry.id) < (${before?.changedAt}::timestamptz, ${before?.id}::uuid)`,
      ),
    )
    .select([
      'audit_entry.id',
      'audit_entry.action',
      'audit_entry.created_at as changedAt',
      'audit_entry.details',
      sql<string>`audit_entry.object_id`.as('contentId'),
      sql<string>`coalesce(content.type, 'topic')`.as('type'),
      sql<string>`coalesce(content.name, topic.name)`.as('name'),
      'audit_entry.actor_id as authorId',
      sql<string | null>`case when member.id is not null then ${NAME} end`.as('authorName'),
      'member.email as authorEmail',
      'member.is_deleted as isAuthorDeleted',
    ])
    .orderBy('audit_entry.created_at', 'desc')
    .orderBy('audit_entry.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** How many there are, as far as a page can begin. */
export function countChanges(db: Db, filter: ChangeFilter) {
  return countTo(db, filtered(db, filter), LAST_CAP).execute()
}
