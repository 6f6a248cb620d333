import type { Call } from '../context.ts'
import { cappedTotal, countCap, type CappedPage, type PageQuery } from '../db/page.ts'
import { notFound } from '../contract/problems.ts'
import { recordSecurityEvent } from '../security/service.ts'
import { likePattern } from '../db/statement.ts'
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
  { limit, offset, state, search, nudgeId }: OutboxQuery,
): Promise<CappedPage<store.OutboxRow> & { delivery: MailDelivery }> {
  const values = { offset, pattern: likePattern((search ?? '').toLowerCase()), nudgeId: nudgeId ?? null }
  const shape = {
    limit,
    skips: offset > 0,
    searches: search !== undefined,
    state: state ?? null,
    ofNudge: nudgeId !== undefined,
  }
  const cap = countCap({ limit, offset })
  const [items, [count]] = await Promise.all([
    store.listMails(call.db, values, shape),
    store.countMails(call.db, values, { ...shape, cap, limit: 1, skips: false }),
  ])
  const delivery = call.context.config.smtpUrl ? 'server' : 'mailbox'
  return { items, ...cappedTotal(count?.total ?? 0, cap), delivery }
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
