import type { components } from '../../generated/server/schema.d.ts'
import { cappedPageAnswer, withNextAfter } from '../contract/page-answer.ts'
import type { OutboxMail, OutboxPage } from './outbox-service.ts'
import type { OutboxRow } from './outbox-store.ts'

type Schemas = components['schemas']

export function page(
  { delivery, nextAfter, ...found }: OutboxPage,
  { offset, after }: { offset: number; after?: string | undefined },
): Schemas['EmailPage'] {
  return { ...withNextAfter(cappedPageAnswer(found, offset, item), after, nextAfter), delivery }
}

export function details(mail: OutboxMail): Schemas['EmailDetails'] {
  return { ...item(mail), text: mail.text, delivery: mail.delivery }
}

function item(row: OutboxRow): Schemas['EmailItem'] {
  return {
    id: row.id,
    type: row.type as Schemas['EmailTemplateType'],
    state: row.state as Schemas['EmailState'],
    toName: row.toName,
    toEmail: row.toAddress,
    userId: row.memberId,
    nudgeId: row.nudgeId,
    subject: row.subject,
    locale: row.locale as Schemas['Locale'],
    attempts: row.attempts,
    createdTime: row.createdAt.toISOString(),
    sentTime: row.sentAt?.toISOString() ?? null,
    // Of a mail that is being sent, the same column says until when its sender is waited for.
    nextAttemptTime: row.state === 'queued' ? row.nextAttemptAt.toISOString() : null,
    problem: row.lastError,
  }
}
