import type { Call } from '../context.ts'
import { readPageAfter, type PageAfterQuery } from '../contract/after.ts'
import { cappedTotal, countCap, type CappedPage } from '../db/page.ts'
import { notFound } from '../contract/problems.ts'
import { recordSecurityEvent } from '../security/service.ts'
import { likePattern, pageShape } from '../db/statement.ts'
import * as store from './outbox-store.ts'
import { keepingOf, keepsWords } from './rules.ts'

/** The outbox for those who look after the hub. */

export interface OutboxQuery extends PageAfterQuery {
  state?: string | undefined
  search?: string | undefined
  userId?: string | undefined
  nudgeId?: string | undefined
}

/** Where the mails of the hub go: to a mail server, or nowhere but here. */
export type MailDelivery = 'server' | 'mailbox'

export interface OutboxPage extends CappedPage<store.OutboxRow> {
  nextAfter: string | null
  delivery: MailDelivery
}

/** The hub's mails, the newest first. Two statements, whatever the length. @throws 400 `after-not-usable` */
export async function listEmails(
  call: Call,
  { state, search, userId, nudgeId, ...query }: OutboxQuery,
): Promise<OutboxPage> {
  const pattern = likePattern((search ?? '').toLowerCase())
  const values = { offset: query.offset, pattern, memberId: userId ?? null, nudgeId: nudgeId ?? null }
  const filter = {
    searches: search !== undefined,
    state: state ?? null,
    ofPerson: userId !== undefined,
    ofNudge: nudgeId !== undefined,
  }
  const cap = countCap(query)
  const page = await readPageAfter(call, ['listEmails', pattern, userId, nudgeId, filter], query, {
    rows: ({ after, ...page }) => {
      const shape = { ...pageShape(page), ...filter, goesOn: after !== null }
      const place = { beforeKey: after && after.key, beforeId: after && after.id }
      return store.listMails(call.db, { ...values, ...place }, shape)
    },
    count: () => store.countMails(call.db, values, { ...filter, cap }),
    lastRowOf: ({ createdKey: key, id }) => ({ key, id }),
  })
  return { ...page, ...cappedTotal(page.total, cap), delivery: deliveryOf(call) }
}

function deliveryOf({ context: { config } }: Call): MailDelivery {
  return config.smtpUrl ? 'server' : 'mailbox'
}

export interface OutboxMail extends store.OutboxRow {
  text: string | null
  delivery: MailDelivery
}

/** A mail, and what it says as far as this hub shows it. @throws 404 */
export async function getEmail(call: Call, id: string): Promise<OutboxMail> {
  const mail = await store.findMail(call.db, id)
  if (!mail) throw notFound()
  if (mail.memberId !== call.caller.memberId)
    await recordSecurityEvent(call, {
      type: 'mailRead',
      memberId: mail.memberId,
      details: { subject: mail.subject.slice(0, 300) },
    })
  const isShown = keepsWords(keepingOf(call.context.config), mail.type, mail.state)
  return { ...mail, text: isShown && mail.text ? mail.text : null, delivery: deliveryOf(call) }
}
