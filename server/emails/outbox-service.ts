import type { Call } from '../context.ts'
import { countCap, readCappedPage, type CappedPage, type PageQuery } from '../db/page.ts'
import { notFound } from '../contract/problems.ts'
import { recordSecurityEvent } from '../security/service.ts'
import { likePattern, pageShape } from '../db/statement.ts'
import * as store from './outbox-store.ts'
import { keepingOf, keepsWords } from './rules.ts'

/** The outbox for those who look after the hub. */

export interface OutboxQuery extends PageQuery {
  state?: string | undefined
  search?: string | undefined
  nudgeId?: string | undefined
}

/** Where the mails of the hub go: to a mail server, or nowhere but here. */
export type MailDelivery = 'server' | 'mailbox'

/** The hub's mails, the newest first. Two statements, whatever the length. */
export async function listEmails(
  call: Call,
  { state, search, nudgeId, ...query }: OutboxQuery,
): Promise<CappedPage<store.OutboxRow> & { delivery: MailDelivery }> {
  const values = { offset: query.offset, pattern: likePattern((search ?? '').toLowerCase()), nudgeId: nudgeId ?? null }
  const filter = { searches: search !== undefined, state: state ?? null, ofNudge: nudgeId !== undefined }
  const cap = countCap(query)
  const page = await readCappedPage(
    store.listMails(call.db, values, { ...pageShape(query), ...filter }),
    store.countMails(call.db, values, { ...filter, cap }),
    cap,
  )
  return { ...page, delivery: call.context.config.smtpUrl ? 'server' : 'mailbox' }
}

/** A mail, and what it says as far as this hub shows it. @throws 404 */
export async function getEmail(call: Call, id: string): Promise<store.OutboxRow & { text: string | null }> {
  const mail = await store.findMail(call.db, id)
  if (!mail) throw notFound()
  if (mail.memberId !== call.caller.memberId)
    await recordSecurityEvent(call, {
      type: 'mailRead',
      memberId: mail.memberId,
      details: { subject: mail.subject.slice(0, 300) },
    })
  const isShown = keepsWords(keepingOf(call.context.config), mail.type, mail.state)
  return { ...mail, text: isShown && mail.text ? mail.text : null }
}
