import type { HubCall } from '../context.ts'
import { newId } from '../platform/ids.ts'
import { MailProblem, type MailOutcome, type MailSender } from '../platform/mail.ts'
import { fitsHead, LEASE_MS, messageIdOf, MOST_TRIES, waitAfter } from './rules.ts'
import * as store from './store.ts'
import { mailText, type MailSubject } from './templates.ts'

/** A mail to queue. */
export type NewMail = MailSubject & Delivery

export interface Delivery {
  /** What the mail is about and for whom, for ever: two mails with the same key are one. */
  effectKey: string
  locale: string
  to: { name: string; address: string }
  /** Where the mail leads, from hub.origin. */
  link: string
  /** Whether it does no harm to get this mail twice. */
  resendIfUncertain: boolean
}

/** Puts mails into the outbox, in the transaction of `call.db`. Call startSending after the commit. @throws Error for a line break in a name or subject */
export async function queueMails(call: HubCall, mails: readonly NewMail[]): Promise<void> {
  if (mails.length === 0) return
  const rows = mails.map(({ effectKey, locale, to, link, resendIfUncertain, ...subject }): store.NewRow => {
    const written = mailText(subject, locale, { hubName: call.hub.name, name: to.name, link })
    for (const text of [written.subject, to.name, to.address])
      if (!fitsHead(text))
        throw new Error(
          'A name, an address or the subject of a mail has a line break or another control character in it. Take it out.',
        )
    return { id: newId(), effectKey, ...to, ...written, resendIfUncertain }
  })
  await store.insertMails(call.db, call.hub.domainId, rows, call.context.now())
}

/** Takes mails back that nobody has begun to send, in the transaction of `call.db`. */
export async function withdrawMails({ db }: HubCall, effectKeys: readonly string[]): Promise<void> {
  if (effectKeys.length) await store.deleteQueued(db, effectKeys)
}

/** Asks for the queued mails to be sent soon. Without an answer they wait for the next round (see jobs.ts). */
export async function startSending({ context, hub }: HubCall): Promise<void> {
  try {
    await context.jobs.send('send-mails', { domainId: hub.domainId })
  } catch (error) {
    context.log.warn({ err: error }, 'mails wait in the outbox because the job queue does not answer')
  }
}

/**
 * Sends what waits in the outbox of a hub, one mail after the other, until none is due or the mail server is out of
 * reach. Several processes may do this at once. @param limit mails at the most @returns how many were sent
 */
export async function sendQueuedMails(call: HubCall, sender: MailSender, limit: number): Promise<number> {
  await store.settleAbandoned(call.db, call.context.now())
  let sent = 0
  try {
    for (let tried = 0; tried < limit; tried += 1) {
      const now = call.context.now()
      const mail = await store.claimNext(call.db, now, new Date(now.getTime() + LEASE_MS))
      if (!mail) break
      const problem = await transmit(call, sender, mail)
      await store.finish(call.db, mail, endingOf(problem, mail, call.context.now()))
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
  { effectKey, name, address, subject, text, createdAt }: store.ClaimedMail,
): Promise<MailProblem | null> {
  try {
    await sender.send({
      messageId: messageIdOf(effectKey, hub.hostname),
      to: { name, address },
      subject,
      text,
      date: createdAt,
    })
    return null
  } catch (error) {
    return error instanceof MailProblem ? error : new MailProblem('unknown', String(error))
  }
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
  if (mayTryAgain[problem.outcome] && mail.attempts < MOST_TRIES)
    return { state: 'queued', again: new Date(now.getTime() + waitAfter(mail.attempts, Math.random())), error }
  return { state: problem.outcome === 'unknown' ? 'uncertain' : 'failed', error }
}
