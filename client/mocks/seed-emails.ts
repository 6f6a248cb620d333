import { mailText, typeOf, type MailSubject } from '../../server/emails/templates.ts'
import type { EmailRow } from './rows.ts'
import { seedId, shifted } from './seed-ids.ts'

const ORIGIN = 'https://hub.example'
const PEOPLE = {
  learner: { userId: seedId('person', 1), toName: 'Demo Learner', toEmail: 'learner@hub.example' },
  manager: { userId: seedId('person', 2), toName: 'Demo Manager', toEmail: 'manager@hub.example' },
  admin: { userId: seedId('person', 3), toName: 'Demo Admin', toEmail: 'admin@hub.example' },
  invited: { userId: seedId('person', 4), toName: 'invited', toEmail: 'invited@hub.example' },
}

/** One mail in every state: what the demo people did to each other, and somebody who was invited. */
export function demoEmails(now: Date): EmailRow[] {
  const email = (
    number: number,
    hours: number,
    to: keyof typeof PEOPLE,
    subject: MailSubject,
    path: string,
    known: Partial<EmailRow> = {},
  ): EmailRow => {
    const [person, moment] = [PEOPLE[to], shifted(now, { hours })]
    const values = { hubName: 'Demo Hub', timezone: 'Europe/London', name: person.toName, link: `${ORIGIN}${path}` }
    return {
      id: seedId('email', 3000 + number),
      type: typeOf(subject),
      state: 'sent',
      ...person,
      nudgeId: null,
      locale: 'en-GB',
      attempts: 1,
      createdTime: moment,
      sentTime: moment,
      nextAttemptTime: null,
      problem: null,
      aboutId: null,
      ...mailText(subject, 'en-GB', values),
      ...known,
    }
  }
  const first = `/playlists/${seedId('playlist', 1)}`
  const said = (actorName: string, message: string) => ({ actorName, message, contentName: 'How this hub works' })
  const unsent = { sentTime: null }
  return [
    email(1, -50, 'invited', { template: 'invitation' }, '/accept-invitation?token=mock-invitation-token'),
    email(
      2,
      -26,
      'manager',
      { template: 'comment', about: said('Demo Learner', 'Where do I see what I have finished?') },
      first,
      { aboutId: seedId('comment', 1) },
    ),
    email(
      3,
      -5,
      'admin',
      {
        template: 'request',
        about: {
          actorName: 'Demo Learner',
          wish: 'A tour of the building',
          message: 'I would like to know where everything is, in pictures.',
        },
      },
      '/messages',
      {
        ...unsent,
        state: 'failed',
        attempts: 1,
        problem: '550 5.1.1 The address admin@hub.example does not exist here',
      },
    ),
    email(
      4,
      -2,
      'learner',
      { template: 'reply', about: said('Demo Manager', 'In your history. It is in the menu.') },
      first,
      { ...unsent, state: 'uncertain', problem: 'Connection closed unexpectedly', aboutId: seedId('comment', 2) },
    ),
    email(5, -1, 'learner', { template: 'passwordReset' }, '/reset-password?token=mock-password-reset-token', {
      ...unsent,
      state: 'queued',
      attempts: 2,
      nextAttemptTime: shifted(now, { hours: 1 }),
      problem: '421 Try again later',
    }),
    email(
      6,
      0,
      'learner',
      {
        template: 'share',
        about: { ...said('Demo Manager', 'Have a look before Friday.'), hasMore: false, subject: null },
      },
      first,
      { ...unsent, state: 'transmitting' },
    ),
  ]
}
