import { privileges } from '../../generated/reference.ts'
import type { MailTokenRow, PersonRow, TeamRow } from './rows.ts'
import { seedId } from './seed-ids.ts'

/** The password of all demo accounts. */
export const DEMO_PASSWORD = 'demo-hub-2026'

/** learner@, manager@ and admin@hub.example, and somebody who was invited and has no password yet. */
export function demoPeople(): PersonRow[] {
  return [
    person(1, 'learner', 'Learner'),
    person(2, 'manager', 'Manager'),
    person(3, 'admin', 'Admin', { isAdmin: true, privileges: [...privileges] }),
    person(4, 'invited', '', { first_name: '', password: null }),
  ]
}

export function demoTeams(): TeamRow[] {
  return [
    {
      id: seedId('team', 1),
      name: 'Demo Team',
      roles: [
        { personId: seedId('person', 1), role: 'member' },
        { personId: seedId('person', 2), role: 'manager' },
      ],
    },
  ]
}

/** Links to try: /reset-password?token=mock-password-reset-token and /accept-invitation?token=mock-invitation-token */
export function demoMailTokens(): MailTokenRow[] {
  return [
    { token: 'mock-password-reset-token', purpose: 'password-reset', personId: seedId('person', 1) },
    { token: 'mock-invitation-token', purpose: 'invitation', personId: seedId('person', 4) },
  ]
}

function person(number: number, role: string, last_name: string, known: Partial<PersonRow> = {}): PersonRow {
  return {
    id: seedId('person', number),
    accountId: seedId('person', 1000 + number),
    email: `${role}@hub.example`,
    password: DEMO_PASSWORD,
    first_name: 'Demo',
    last_name,
    locale: 'en-GB',
    isAdmin: false,
    privileges: [],
    pictureId: null,
    openCompleteProfile: true,
    theme: 'auto',
    notification_channel: 'email',
    ...known,
  }
}
