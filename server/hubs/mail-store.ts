import { sql } from 'kysely'
import type { components } from '../../generated/server/schema.d.ts'
import type { Db } from '../db/connect.ts'

export type Footer = components['schemas']['HubMailFooter']

export interface MailRow {
  showsLogo: boolean
  replyTo: string | null
  footers: Footer[]
  version: number
}

export function findMail(db: Db): Promise<MailRow | undefined> {
  return db
    .selectFrom('hub_mail')
    .select([
      'hub_mail.shows_logo as showsLogo',
      'hub_mail.reply_to as replyTo',
      sql<Footer[]>`hub_mail.footers`.as('footers'),
      'hub_mail.version',
    ])
    .executeTakeFirst()
}

export async function putMail(db: Db, { showsLogo, replyTo, footers, version }: MailRow): Promise<void> {
  const columns = { shows_logo: showsLogo, reply_to: replyTo, footers: JSON.stringify(footers), version }
  await db
    .insertInto('hub_mail')
    .values(columns)
    .onConflict((conflict) => conflict.column('domain_id').doUpdateSet(columns))
    .execute()
}
