import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { CountCap, PageQuery } from '../db/page.ts'
import { countTo, statement } from '../db/statement.ts'
import { teamIdsOf } from '../teams/membership.sql.ts'
import { personAs } from '../users/person.sql.ts'
import { mayRead, type Reader } from '../content/reader.sql.ts'

/** The log of what people did and learned: rows are added and read, and never changed. */

export interface NewFact {
  id: string
  type: string
  memberId: string
  actorId: string | null
  objectType: string | null
  objectId: string | null
  details: object
}

/** Adds facts of one moment, each with the teams in which its person is now. */
export async function insertFacts(db: Db, facts: readonly NewFact[], now: Date): Promise<void> {
  await insertedFacts(db, { facts: JSON.stringify(facts), now })
}

/** `facts` are JSON. */
const insertedFacts = statement<{ facts: string; now: Date }>()((db, { facts, now }) =>
  db
    .insertInto('activity')
    .columns([
      'id',
      'occurred_at',
      'type',
      'member_id',
      'actor_id',
      'object_type',
      'object_id',
      'team_ids',
      'learning_seconds',
      'details',
    ])
    .expression(
      db
        .selectFrom(
          sql`jsonb_to_recordset(${facts}::jsonb)`.as<'fact'>(
            sql`fact(id uuid, type text, "memberId" uuid, "actorId" uuid, "objectType" text, "objectId" uuid, details jsonb)`,
          ),
        )
        .innerJoin('member', (join) => join.on('member.id', '=', sql.ref<string>('fact.memberId')))
        .leftJoin('content', (join) =>
          join
            .on('content.id', '=', sql.ref<string>('fact.objectId'))
            .on(sql<boolean>`fact.type = 'completed' and content.type <> 'playlist'`),
        )
        .select([
          sql<string>`fact.id`.as('id'),
          sql<Date>`${now}::timestamptz`.as('occurred_at'),
          sql<string>`fact.type`.as('type'),
          sql<string>`fact."memberId"`.as('member_id'),
          sql<string | null>`fact."actorId"`.as('actor_id'),
          sql<string | null>`fact."objectType"`.as('object_type'),
          sql<string | null>`fact."objectId"`.as('object_id'),
          teamIdsOf().as('team_ids'),
          'content.completion_time as learning_seconds',
          sql<object>`fact.details`.as('details'),
        ]),
    ),
)

export interface FactFilter {
  memberId: string
  type?: string | undefined
  since?: Date | undefined
  until?: Date | undefined
  reader: Reader
}

export type FactRow = Awaited<ReturnType<typeof listFacts>>[number]

/** A page, the newest first. */
export function listFacts(db: Db, filter: FactFilter, { limit, offset }: PageQuery) {
  return filtered(db, filter)
    .leftJoin('member as person', 'person.id', 'activity.member_id')
    .leftJoin('member as actor', 'actor.id', 'activity.actor_id')
    .select([
      'activity.id',
      'activity.type',
      'activity.occurred_at as occurredAt',
      'activity.object_type as objectType',
      'activity.object_id as objectId',
      'activity.details',
      personAs('person').as('person'),
      personAs('actor').as('actor'),
    ])
    .orderBy('activity.occurred_at', 'desc')
    .orderBy('activity.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export function countFacts(db: Db, filter: FactFilter, cap: CountCap) {
  return countTo(db, filtered(db, filter), cap).execute()
}

/** Assets stand in many playlists, so people begin and complete some that they may not see: those are for admins alone. */
function filtered(db: Db, { memberId, type, since, until, reader }: FactFilter) {
  return db
    .selectFrom('activity')
    .leftJoin('content', 'content.id', 'activity.object_id')
    .where((eb) => eb.or([eb('content.type', 'is distinct from', 'playlist'), mayRead(reader)]))
    .where('activity.member_id', '=', memberId)
    .$if(type !== undefined, (query) => query.where('activity.type', '=', type!))
    .$if(since !== undefined, (query) => query.where('activity.occurred_at', '>=', since!))
    .$if(until !== undefined, (query) => query.where('activity.occurred_at', '<', until!))
}

interface Named {
  id: string
  name: string
}

export function nameContent(db: Db, ids: readonly string[], reader: Reader): Promise<Named[]> {
  return db
    .selectFrom('content')
    .select(['content.id', 'content.name'])
    .where(sql<boolean>`content.id = any(${ids}::uuid[])`)
    .where(mayRead(reader))
    .execute()
}

/** Badges, by the names of their playlists. */
export function nameBadges(db: Db, ids: readonly string[], reader: Reader): Promise<Named[]> {
  return db
    .selectFrom('badge')
    .innerJoin('content', 'content.id', 'badge.playlist_id')
    .select(['badge.id', 'content.name'])
    .where(sql<boolean>`badge.id = any(${ids}::uuid[])`)
    .where(mayRead(reader))
    .execute()
}

export function nameTeams(db: Db, ids: readonly string[]): Promise<Named[]> {
  return db
    .selectFrom('team')
    .select(['team.id', 'team.name'])
    .where(sql<boolean>`team.id = any(${ids}::uuid[])`)
    .execute()
}
