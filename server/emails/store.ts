import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** The outbox as those who write into it and send from it see it. outbox-store.ts reads it for admins. */

export interface NewRow {
  id: string
  effectKey: string
  type: string
  locale: string
  memberId: string
  nudgeId: string | null
  address: string
  name: string
  subject: string
  text: string
  resendIfUncertain: boolean
  replyTo: string | null
  showsLogo: boolean
}

/** What reaches somebody who has not accepted their invitation: that, and what they did while they accept it. */
const BEFORE_ACCEPTING = ['invitation', 'recoveryCodeUsed']

/** Whether the `member` gets no such `mail`: they are suspended, or have not accepted yet. */
const hearsNothing = sql<boolean>`(member.suspended_at is not null
  or member.account_id is null and mail.type <> all(${BEFORE_ACCEPTING}::text[]))`

/** Puts mails into the outbox. One with an effect key that is there already is the same mail and left out. */
export async function insertMails(db: Db, mails: readonly NewRow[], now: Date): Promise<void> {
  await db
    .insertInto('outbox_mail')
    .columns([
      'id',
      'effect_key',
      'type',
      'locale',
      'member_id',
      'nudge_id',
      'to_address',
      'to_name',
      'subject',
      'body_text',
      'resend_if_uncertain',
      'reply_to',
      'shows_logo',
      'state',
      'next_attempt_at',
      'created_at',
    ])
    .expression(
      db
        .selectFrom(
          sql`jsonb_to_recordset(${JSON.stringify(mails)}::jsonb)`.as<'mail'>(
            sql`mail(id uuid, "effectKey" text, type text, locale text, "memberId" uuid, "nudgeId" uuid, address text, name text, subject text, text text, "resendIfUncertain" boolean, "replyTo" text, "showsLogo" boolean)`,
          ),
        )
        .select([
          sql<string>`mail.id`.as('id'),
          sql<string>`mail."effectKey"`.as('effect_key'),
          sql<string>`mail.type`.as('type'),
          sql<string>`mail.locale`.as('locale'),
          sql<string>`mail."memberId"`.as('member_id'),
          sql<string | null>`mail."nudgeId"`.as('nudge_id'),
          sql<string>`mail.address`.as('to_address'),
          sql<string>`mail.name`.as('to_name'),
          sql<string>`mail.subject`.as('subject'),
          sql<string>`mail.text`.as('body_text'),
          sql<boolean>`mail."resendIfUncertain"`.as('resend_if_uncertain'),
          sql<string | null>`mail."replyTo"`.as('reply_to'),
          sql<boolean>`mail."showsLogo"`.as('shows_logo'),
          sql<string>`'queued'`.as('state'),
          sql<Date>`${now}::timestamptz`.as('next_attempt_at'),
          sql<Date>`${now}::timestamptz`.as('created_at'),
        ])
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('member')
                .select(sql.lit(1).as('one'))
                .whereRef('member.id', '=', sql.ref<string>('mail.memberId'))
                .where(hearsNothing),
            ),
          ),
        ),
    )
    .onConflict((conflict) => conflict.columns(['domain_id', 'effect_key']).doNothing())
    .execute()
}

/** How many mails of each type these people were written since a moment. */
export function countByMember(
  db: Db,
  memberIds: readonly string[],
  since: Date,
): Promise<{ memberId: string; type: string; count: number }[]> {
  return db
    .selectFrom('outbox_mail')
    .select([
      sql<string>`outbox_mail.member_id`.as('memberId'),
      'outbox_mail.type',
      sql<number>`count(*)::int`.as('count'),
    ])
    .where(sql<boolean>`outbox_mail.member_id = any(${memberIds}::uuid[])`)
    .where('outbox_mail.created_at', '>', since)
    .groupBy(['outbox_mail.member_id', 'outbox_mail.type'])
    .execute()
}

/**
 * Deletes the mails of these effects that still wait, and empties the others, in the transaction of `db`. One that is being
 * sent goes out as it is, but an empty one is never sent again (see closeAbandoned and finish).
 */
export async function withdraw(db: Db, effectKeys: readonly string[]): Promise<void> {
  const isOfThese = sql<boolean>`outbox_mail.effect_key = any(${effectKeys}::text[])`
  // Held first, so that none begins or ends being sent between the two changes.
  await db
    .selectFrom('outbox_mail')
    .select('outbox_mail.id')
    .where(isOfThese)
    .orderBy('outbox_mail.id')
    .forUpdate()
    .execute()
  await db.deleteFrom('outbox_mail').where(isOfThese).where('outbox_mail.state', '=', sql.lit('queued')).execute()
  await db.updateTable('outbox_mail').set({ body_text: '' }).where(isOfThese).execute()
}

const IS_DONE = sql<boolean>`outbox_mail.state in ('sent', 'uncertain', 'failed')`

/** Which words to forget. */
export interface Emptying {
  /** Those of every mail that was written before. */
  before: Date
  /** Those of sent mails. */
  ofSent: boolean
  /** Those of mails of these types. */
  ofTypes: readonly string[]
}

/** Empties mails that are done with. What it looks for has an index of its own, which is nearly empty. */
export async function emptyMails(db: Db, { before, ofSent, ofTypes }: Emptying): Promise<void> {
  await db
    .updateTable('outbox_mail')
    .set({ body_text: '' })
    .where('outbox_mail.body_text', '<>', sql.lit(''))
    .where(IS_DONE)
    .where((eb) =>
      eb.or([
        eb('outbox_mail.created_at', '<=', before),
        sql<boolean>`outbox_mail.type = any(${ofTypes}::text[])`,
        ...(ofSent ? [eb('outbox_mail.state', '=', sql.lit('sent'))] : []),
      ]),
    )
    .execute()
}

/** Deletes mails that are done with and were written before, the oldest first. */
export async function deleteOld(db: Db, before: Date, limit: number): Promise<void> {
  await db
    .deleteFrom('outbox_mail')
    .where('outbox_mail.id', 'in', (eb) =>
      eb
        .selectFrom('outbox_mail')
        .select('outbox_mail.id')
        .where('outbox_mail.created_at', '<=', before)
        .where(IS_DONE)
        .orderBy('outbox_mail.created_at')
        .limit(limit),
    )
    .execute()
}

/** Settles mails whose sender is gone: whether they were sent nobody knows. Who may get one twice gets it again. */
export async function closeAbandoned(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('outbox_mail')
    .set({
      state: sql<string>`case when resend_if_uncertain and body_text <> '' then 'queued' else 'uncertain' end`,
      last_error: 'The hub stopped while it sent this mail.',
    })
    .where('outbox_mail.state', '=', sql.lit('transmitting'))
    .where('outbox_mail.next_attempt_at', '<=', now)
    .execute()
}

/** Takes the mail that has waited longest for this process alone, and says so before a byte of it is sent. */
export function claimNext(db: Db, now: Date, leaseUntil: Date) {
  return db
    .updateTable('outbox_mail')
    .set({ state: 'transmitting', attempts: sql<number>`attempts + 1`, next_attempt_at: leaseUntil })
    .where('outbox_mail.id', '=', (eb) =>
      eb
        .selectFrom('outbox_mail as waiting')
        .select('waiting.id')
        .where('waiting.state', '=', sql.lit('queued'))
        .where('waiting.next_attempt_at', '<=', now)
        .orderBy('waiting.next_attempt_at')
        .orderBy('waiting.id')
        .limit(sql.lit(1))
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      'outbox_mail.id',
      'outbox_mail.effect_key as effectKey',
      'outbox_mail.type',
      'outbox_mail.locale',
      'outbox_mail.reply_to as replyTo',
      'outbox_mail.shows_logo as showsLogo',
      'outbox_mail.to_address as address',
      'outbox_mail.to_name as name',
      'outbox_mail.subject',
      'outbox_mail.body_text as text',
      'outbox_mail.resend_if_uncertain as resendIfUncertain',
      'outbox_mail.attempts',
      'outbox_mail.created_at as createdAt',
    ])
    .executeTakeFirst()
}

export type ClaimedMail = NonNullable<Awaited<ReturnType<typeof claimNext>>>

/** What a claimed mail becomes. */
export type Ending =
  | { state: 'sent'; at: Date }
  | { state: 'queued'; again: Date; error: string }
  | { state: 'uncertain' | 'failed'; error: string }

/** Ends the claim on a mail, unless it was taken away meanwhile. What was withdrawn is not tried again. @param keeps whether what it says stays */
export async function finish(db: Db, { id, attempts }: ClaimedMail, ending: Ending, keeps: boolean): Promise<void> {
  await db
    .updateTable('outbox_mail')
    .set({
      state:
        ending.state === 'queued'
          ? sql<string>`case when body_text = '' then 'failed' else 'queued' end`
          : ending.state,
      last_error: 'error' in ending ? ending.error : null,
      ...(ending.state === 'sent' ? { sent_at: ending.at } : {}),
      ...(ending.state === 'queued' || keeps ? {} : { body_text: '' }),
      ...(ending.state === 'queued' ? { next_attempt_at: ending.again } : {}),
    })
    .where('outbox_mail.id', '=', id)
    .where('outbox_mail.state', '=', 'transmitting')
    .where('outbox_mail.attempts', '=', attempts)
    .execute()
}
