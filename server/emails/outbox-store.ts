import { sql } from 'kysely'
import type { CountCap } from '../db/page.ts'
import type { Db } from '../db/connect.ts'
import { countTo, paged, statement, type PageShape } from '../db/statement.ts'

/** The outbox as those see it who look after the hub. */

export interface FilterShape {
  searches: boolean
  /** Stands in the text, so that PostgreSQL sees that the index of those that are not sent fits. */
  state: string | null
  ofPerson: boolean
  ofNudge: boolean
}

export interface OutboxValues {
  offset: number
  /** Part of the receiver or the subject as a LIKE pattern, in lower case. */
  pattern: string
  memberId: string | null
  nudgeId: string | null
}

/**
 * Under row-level security no index helps a LIKE, so all mails of the hub are looked through: 80 ms for 100,000 of them,
 * measured on two cores. The line breaks keep a search from fitting the end of one and the start of the next.
 */
const SEARCHED = sql<string>`lower(outbox_mail.to_name || E'\\n' || outbox_mail.to_address || E'\\n' || outbox_mail.subject)`

const COLUMNS = [
  'outbox_mail.id',
  'outbox_mail.type',
  'outbox_mail.state',
  'outbox_mail.to_name as toName',
  'outbox_mail.to_address as toAddress',
  'outbox_mail.member_id as memberId',
  'outbox_mail.nudge_id as nudgeId',
  'outbox_mail.subject',
  'outbox_mail.locale',
  'outbox_mail.attempts',
  'outbox_mail.created_at as createdAt',
  'outbox_mail.sent_at as sentAt',
  'outbox_mail.next_attempt_at as nextAttemptAt',
  'outbox_mail.last_error as lastError',
] as const

export type OutboxRow = Omit<Awaited<ReturnType<typeof listMails>>[number], 'createdKey'>

export interface PlaceValues extends OutboxValues {
  /** The last mail of the page before; nothing for a first page. */
  beforeKey: string | null
  beforeId: string | null
}

/** A page of the mails, the newest first. */
export const listMails = statement<PlaceValues, PageShape & FilterShape & { goesOn: boolean }>()((db, value, shape) =>
  filtered(db, value, shape)
    .select(COLUMNS)
    // To the microsecond, which a date of JavaScript does not hold.
    .select(sql<string>`outbox_mail.created_at::text`.as('createdKey'))
    .$if(shape.goesOn, (query) => query.where(comesAfter(value)))
    .orderBy('outbox_mail.created_at', 'desc')
    .orderBy('outbox_mail.id', 'desc')
    .$call(paged(value, shape)),
)

function comesAfter({ beforeKey, beforeId }: PlaceValues) {
  return sql<boolean>`(outbox_mail.created_at, outbox_mail.id) < (${beforeKey}::timestamptz, ${beforeId}::uuid)`
}

/** How many mails a filter lets through, counted to one beyond a cap. */
export const countMails = statement<OutboxValues, FilterShape & { cap: CountCap }>()((db, value, shape) =>
  countTo(db, filtered(db, value, shape), shape.cap),
)

function filtered(
  db: Db,
  { pattern, memberId, nudgeId }: OutboxValues,
  { state, searches, ofPerson, ofNudge }: FilterShape,
) {
  return db
    .selectFrom('outbox_mail')
    .$if(state !== null, (query) => query.where('outbox_mail.state', '=', sql.lit(state!)))
    .$if(searches, (query) => query.where(SEARCHED, 'like', pattern))
    .$if(ofPerson, (query) => query.where('outbox_mail.member_id', '=', memberId))
    .$if(ofNudge, (query) => query.where('outbox_mail.nudge_id', '=', nudgeId))
}

const mailStatement = statement<{ id: string }>()((db, value) =>
  db
    .selectFrom('outbox_mail')
    .select([...COLUMNS, 'outbox_mail.body_text as text'])
    .where('outbox_mail.id', '=', value.id),
)

export type MailRow = OutboxRow & { text: string }

/** A mail with what is left of its words. */
export async function findMail(db: Db, id: string): Promise<MailRow | undefined> {
  const [row] = await mailStatement(db, { id })
  return row
}
