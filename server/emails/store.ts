import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

export interface NewRow {
  id: string
  effectKey: string
  address: string
  name: string
  subject: string
  text: string
  resendIfUncertain: boolean
}

/** Puts mails into the outbox. One with an effect key that is there already is the same mail and left out. */
export async function insertMails(db: Db, domainId: number, mails: readonly NewRow[], now: Date): Promise<void> {
  await db
    .insertInto('outbox_mail')
    .columns([
      'domain_id',
      'id',
      'effect_key',
      'to_address',
      'to_name',
      'subject',
      'body_text',
      'resend_if_uncertain',
      'state',
      'next_attempt_at',
      'created_at',
    ])
    .expression(
      db
        .selectFrom(
          sql`jsonb_to_recordset(${JSON.stringify(mails)}::jsonb)`.as<'mail'>(
            sql`mail(id uuid, "effectKey" text, address text, name text, subject text, text text, "resendIfUncertain" boolean)`,
          ),
        )
        .select([
          sql<number>`${domainId}::int`.as('domain_id'),
          sql<string>`mail.id`.as('id'),
          sql<string>`mail."effectKey"`.as('effect_key'),
          sql<string>`mail.address`.as('to_address'),
          sql<string>`mail.name`.as('to_name'),
          sql<string>`mail.subject`.as('subject'),
          sql<string>`mail.text`.as('body_text'),
          sql<boolean>`mail."resendIfUncertain"`.as('resend_if_uncertain'),
          sql<string>`'queued'`.as('state'),
          sql<Date>`${now}::timestamptz`.as('next_attempt_at'),
          sql<Date>`${now}::timestamptz`.as('created_at'),
        ]),
    )
    .onConflict((conflict) => conflict.columns(['domain_id', 'effect_key']).doNothing())
    .execute()
}

/** Deletes the mails of these effects that still wait. */
export async function deleteQueued(db: Db, effectKeys: readonly string[]): Promise<void> {
  await db
    .deleteFrom('outbox_mail')
    .where(sql<boolean>`outbox_mail.effect_key = any(${effectKeys}::text[])`)
    .where('outbox_mail.state', '=', sql.lit('queued'))
    .execute()
}

/** Settles mails whose sender is gone: whether they were sent nobody knows. Who may get one twice gets it again. */
export async function settleAbandoned(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('outbox_mail')
    .set({
      state: sql<string>`case when resend_if_uncertain then 'queued' else 'uncertain' end`,
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

/** Ends the claim on a mail, unless it was taken away meanwhile. A mail that is done with loses its text: its link was a secret. */
export async function finish(db: Db, { id, attempts }: ClaimedMail, ending: Ending): Promise<void> {
  await db
    .updateTable('outbox_mail')
    .set({
      state: ending.state,
      last_error: 'error' in ending ? ending.error : null,
      ...(ending.state === 'sent' ? { sent_at: ending.at } : {}),
      ...(ending.state === 'sent' || ending.state === 'failed' ? { body_text: '' } : {}),
      ...(ending.state === 'queued' ? { next_attempt_at: ending.again } : {}),
    })
    .where('outbox_mail.id', '=', id)
    .where('outbox_mail.state', '=', 'transmitting')
    .where('outbox_mail.attempts', '=', attempts)
    .execute()
}
