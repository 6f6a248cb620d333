import {
  getGetEmailMockHandler,
  getListEmailsMockHandler,
} from '../../generated/client/email-templates-admin/email-templates-admin.msw.ts'
import type { EmailItem } from '../../generated/client/model/emailItem.ts'
import { mailText, typeOf, type MailSubject } from '../../server/emails/templates.ts'
import { displayName } from './access.ts'
import { answer, offerPageOf } from './answer.ts'
import type { MockHub } from './hub.ts'
import { notFound } from './problems.ts'
import type { EmailRow, PersonRow } from './rows.ts'

/** The mock sends nothing. Like a hub without a mail server it keeps its mails, to be read there. */

export function emailsHandlers(hub: MockHub) {
  return [
    getListEmailsMockHandler(
      answer(hub, 'listEmails', ({ query }) => {
        const rows = hub.emails
          .filter((row) => fits(row, query))
          .sort((a, b) => b.createdTime.localeCompare(a.createdTime) || b.id.localeCompare(a.id))
        const { items, ...page } = offerPageOf(rows, query)
        return { items: items.map(itemOf), delivery: 'mailbox' as const, ...page }
      }),
    ),
    getGetEmailMockHandler(
      answer(hub, 'getEmail', ({ params }) => {
        const row = hub.emails.find(({ id }) => id === params.emailId)
        if (!row) throw notFound()
        return { ...itemOf(row), text: row.text }
      }),
    ),
  ]
}

function fits(row: EmailRow, { state, search = '', nudgeId }: { state?: string; search?: string; nudgeId?: string }) {
  const words = `${row.toName}\n${row.toEmail}\n${row.subject}`.toLowerCase()
  return (
    row.state === (state ?? row.state) &&
    row.nudgeId === (nudgeId ?? row.nudgeId) &&
    words.includes(search.toLowerCase())
  )
}

function itemOf({ text: _text, aboutId: _aboutId, ...item }: EmailRow): EmailItem {
  return item
}

/** Where a mail leads below the hub, and what it is about, so that its words can be taken back. */
export type MockMail = MailSubject & { path: string; aboutId?: string | null }

/** Writes a mail to somebody, which counts as sent at once. */
export function queueMail(hub: MockHub, to: PersonRow, { path, aboutId = null, ...subject }: MockMail): void {
  const { name: hubName, timezone, origin } = hub.hub
  const now = hub.now().toISOString()
  const values = { hubName, timezone, name: displayName(to), link: `${origin}${path}` }
  hub.emails.push({
    id: hub.newId(),
    type: typeOf(subject),
    state: 'sent',
    toName: displayName(to),
    toEmail: to.email,
    userId: to.id,
    nudgeId: null,
    locale: to.locale,
    attempts: 1,
    createdTime: now,
    sentTime: now,
    nextAttemptTime: null,
    problem: null,
    aboutId,
    ...mailText(subject, to.locale, values),
  })
}

/** Empties the mails about something that was taken back. */
export function withdrawMails(hub: MockHub, aboutId: string): void {
  for (const row of hub.emails) if (row.aboutId === aboutId) row.text = null
}
