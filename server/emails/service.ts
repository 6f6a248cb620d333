import type { HubCall } from '../context.ts'
import { afterCommit } from '../db/transaction.ts'
import { getHubMail, type HubMail } from '../hubs/mail-service.ts'
import { newId } from '../platform/ids.ts'
import { LOGO_ADDRESS, MailProblem, type MailOutcome, type MailPage, type MailSender } from '../platform/mail-sender.ts'
import { withFooter } from './footer-view.ts'
import { htmlOf } from './mail-view.ts'
import { messageIdOf } from './message-id-rules.ts'
import {
  budgetOf,
  fitsHead,
  isAboutAccount,
  keepingOf,
  keepsWords,
  LEASE_MS,
  MAILS_A_DAY,
  MAX_TRIES,
  oneLine,
  ROWS_KEPT_MS,
  SECRET_TYPES,
  waitAfter,
  WORDS_KEPT_MS,
} from './rules.ts'
import * as store from './store.ts'
import { mailText, typeOf, type MailSubject } from './template-words.ts'

/** Old mails that are deleted in one go, so that none holds the table for long. */
const BATCH_SIZE = 1_000
const DAY_MS = 24 * 60 * 60 * 1000

/** A mail to queue. */
export type NewMail = MailSubject & Delivery

export interface Delivery {
  /** What the mail is about and for whom, for ever: two mails with the same key are one. */
  effectKey: string
  locale: string
  memberId: string
  to: { name: string; address: string }
  /** Where the mail leads, from hub.origin. */
  link: string
  /** Whether it does no harm to get this mail twice. */
  resendIfUncertain: boolean
  /** The nudge that speaks. */
  nudgeId?: string | null
}

/** Puts mails into the outbox, in the transaction of the call, as many as each person may get within a day, and none to who is suspended or has not accepted yet; they are sent once it is committed. @throws Error for a line break in an address */
export async function queueMails(call: HubCall, mails: readonly NewMail[]): Promise<void> {
  if (mails.length === 0) return
  const look = await getHubMail(call)
  const rows = mails.map((mail) => rowOf(call.hub, mail, look))
  await store.insertMails(call.db, await withinBudget(call, rows), call.context.now())
  await afterCommit(call, 'send-mails', startSending)
}

function rowOf(hub: HubCall['hub'], mail: NewMail, look: HubMail): store.NewRow {
  const { effectKey, locale, memberId, to, link, resendIfUncertain, nudgeId = null, ...subject } = mail
  // The address comes from the contract, which lets no such thing in; what people wrote must not break what others do.
  if (!fitsHead(to.address))
    throw new Error('The address of a mail has a line break or another control character in it. Take it out.')
  const name = oneLine(to.name)
  const values = { hubName: oneLine(hub.name), timezone: hub.timezone, name, link }
  const written = mailText(subject, locale, values)
  const type = typeOf(subject)
  const head = { name, address: to.address, subject: oneLine(written.subject) }
  const about = { type, locale, memberId, nudgeId }
  const shape = {
    text: withFooter(written.text, look, { type, locale, hub }),
    replyTo: isAboutAccount(type) ? null : look.replyTo,
    showsLogo: look.showsLogo,
  }
  return { id: newId(), effectKey, ...about, ...head, ...shape, resendIfUncertain }
}

/** Leaves out what is more than one person may get within a day; the hub itself shows all of it. */
async function withinBudget(call: HubCall, rows: readonly store.NewRow[]): Promise<store.NewRow[]> {
  const since = new Date(call.context.now().getTime() - DAY_MS)
  const memberIds = [...new Set(rows.map(({ memberId }) => memberId))]
  const counts = new Map<string, number>()
  for (const { memberId, type, count } of await store.countByMember(call.db, memberIds, since)) {
    const key = `${memberId} ${budgetOf(type)}`
    counts.set(key, (counts.get(key) ?? 0) + count)
  }
  const kept = rows.filter(({ memberId, type }) => {
    const budget = budgetOf(type)
    const count = (counts.get(`${memberId} ${budget}`) ?? 0) + 1
    counts.set(`${memberId} ${budget}`, count)
    return count <= MAILS_A_DAY[budget]
  })
  if (kept.length < rows.length)
    call.context.log.warn(
      { hub: call.hub.domainId, count: rows.length - kept.length },
      'mails beyond the daily number were left out',
    )
  return kept
}

/** Takes mails back that nobody has begun to send, and what the hub keeps of the others, in the transaction of the call. */
export async function withdrawMails({ db }: HubCall, effectKeys: readonly string[]): Promise<void> {
  if (effectKeys.length) await store.withdraw(db, effectKeys)
}

/** Deletes mails of long ago that are done with, some at a time: the next run goes on. */
export async function deleteOldMails({ db, context }: HubCall): Promise<void> {
  await store.deleteOld(db, new Date(context.now().getTime() - ROWS_KEPT_MS), BATCH_SIZE)
}

/** Forgets what mails said that are done with, as far as this hub does not keep it (see keepingOf). */
export async function emptyMails({ db, context }: HubCall): Promise<void> {
  const keeping = keepingOf(context.config)
  await store.emptyMails(db, {
    before: new Date(context.now().getTime() - WORDS_KEPT_MS),
    ofSent: !keeping.ofSent,
    ofTypes: keeping.ofSecrets ? [] : SECRET_TYPES,
  })
}

/** Asks for the queued mails to be sent soon. Without an answer they wait until the schedule comes to them (see jobs.ts). */
export async function startSending({ context, hub }: HubCall): Promise<void> {
  try {
    await context.jobs.send('send-mails', { domainId: hub.domainId })
  } catch (error) {
    context.log.warn({ err: error }, 'mails wait in the outbox because the job queue does not answer')
  }
}

/** Draws the logo of a hub for its mails; null where it has none. */
export type DrawLogo = (call: HubCall) => Promise<Buffer | null>

const NO_LOGO: DrawLogo = async () => null

/**
 * Sends what waits in the outbox of a hub, one mail after the other, until none is due or the mail server is out of
 * reach. Several processes may do this at once. @param limit mails at the most @returns how many were sent
 */
export async function sendQueuedMails(
  call: HubCall,
  sender: MailSender,
  limit: number,
  drawLogo = NO_LOGO,
): Promise<number> {
  await store.closeAbandoned(call.db, call.context.now())
  const keeping = keepingOf(call.context.config)
  const logo = once(() => logoOf(call, drawLogo))
  let sent = 0
  try {
    for (let tried = 0; tried < limit; tried += 1) {
      const now = call.context.now()
      const mail = await store.claimNext(call.db, now, new Date(now.getTime() + LEASE_MS))
      if (!mail) break
      const problem = await transmit(call, sender, mail, logo)
      const ending = endingOf(problem, mail, call.context.now())
      await store.finish(call.db, mail, ending, keepsWords(keeping, mail.type, ending.state))
      if (!problem) sent += 1
      if (problem?.outcome === 'unreachable') break
    }
  } finally {
    sender.rest()
  }
  return sent
}

async function transmit(
  { hub }: HubCall,
  sender: MailSender,
  mail: store.ClaimedMail,
  logo: () => Promise<Buffer | null>,
): Promise<MailProblem | null> {
  const { effectKey, name, address, subject, text, replyTo, createdAt } = mail
  try {
    await sender.send({
      messageId: messageIdOf(effectKey, hub.hostname),
      fromName: oneLine(hub.mailSenderName),
      to: { name, address },
      subject,
      text,
      replyTo,
      page: mail.showsLogo ? pageOf(hub, mail, await logo()) : null,
      date: createdAt,
    })
    return null
  } catch (error) {
    return error instanceof MailProblem ? error : new MailProblem('unknown', String(error))
  }
}

function pageOf(hub: HubCall['hub'], { text, locale }: store.ClaimedMail, logo: Buffer | null): MailPage | null {
  if (!logo) return null
  return { logo, html: htmlOf(text, LOGO_ADDRESS, { locale, hubName: hub.name, origin: hub.origin }) }
}

/** A mail goes without the logo rather than not at all. */
async function logoOf(call: HubCall, drawLogo: DrawLogo): Promise<Buffer | null> {
  try {
    return await drawLogo(call)
  } catch (error) {
    call.context.log.warn({ err: error, hub: call.hub.domainId }, 'mails go without the logo, which cannot be drawn')
    return null
  }
}

/** Asks once, and only where it is needed. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined
  return () => (asked ??= ask())
}

function endingOf(problem: MailProblem | null, mail: store.ClaimedMail, now: Date): store.Ending {
  if (!problem) return { state: 'sent', at: now }
  const error = problem.message.slice(0, 300)
  const mayTryAgain: Record<MailOutcome, boolean> = {
    unreachable: true,
    'not-now': true,
    refused: false,
    unknown: mail.resendIfUncertain,
  }
  if (mayTryAgain[problem.outcome] && mail.attempts < MAX_TRIES)
    return { state: 'queued', again: new Date(now.getTime() + waitAfter(mail.attempts, Math.random())), error }
  return { state: problem.outcome === 'unknown' ? 'uncertain' : 'failed', error }
}
