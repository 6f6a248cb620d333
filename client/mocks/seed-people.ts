import { privileges } from '../../generated/reference.ts'
import { demoFields } from '../../server/demo.ts'
import type { CustomFieldRow, CustomFieldValueRow, MailTokenRow, PersonRow, TeamRow } from './rows.ts'
import { seedId } from './seed-ids.ts'

/** The password of all demo accounts. */
export const DEMO_PASSWORD = 'demo-hub-2026'

/** learner@, manager@ and admin@hub.example, and somebody who was invited and has no password yet. */
export function demoPeople(): PersonRow[] {
  return [
    person(1, 'learner', 'Learner'),
    person(2, 'manager', 'Manager'),
    person(3, 'admin', 'Admin', { isAdmin: true, privileges: [...privileges] }),
    person(4, 'invited', '', { first_name: '', password: null, openCompleteProfile: true }),
  ]
}

/** Those of the demo hub; all but who was invited have filled them in. */
export function demoCustomFields(): CustomFieldRow[] {
  return demoFields.map(({ label, hint, is_required }, index) => ({
    id: seedId('customField', 5001 + index),
    label,
    hint,
    is_required,
    createdTime: '2026-10-05T08:00:00.000Z',
  }))
}

export function demoCustomFieldValues(): CustomFieldValueRow[] {
  return [1, 2, 3].flatMap((number) =>
    demoFields.flatMap(({ value }, index) =>
      value === null ? [] : { personId: seedId('person', number), fieldId: seedId('customField', 5001 + index), value },
    ),
  )
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
    openCompleteProfile: false,
    theme: 'auto',
    notification_channel: 'email',
    ...known,
  }
}
