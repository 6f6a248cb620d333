import { privileges, type tokenScopes } from '../../generated/reference.ts'
import { seedId } from './seed-ids.ts'

/** Who can sign in. What others see of a person is a record of User. */
export interface Account {
  id: string
  email: string
  /** Null until an invitation is accepted. */
  password: string | null
  isAdmin: boolean
  privileges: readonly string[]
  managedTeamIds: string[]
  /** The token of a link in a mail, while it works. */
  mailToken: string | null
  /** The second factor, where it is on. */
  factor: { enabledTime: string; recoveryCodesLeft: number } | null
  /** API tokens by their secret. */
  tokens: Map<string, Token>
}

export interface Token {
  id: string
  scopes: (typeof tokenScopes)[number][]
  expiresTime: string
}

/** The password of all demo accounts. */
export const DEMO_PASSWORD = 'demo-hub-2026'

/** learner@, manager@ and admin@hub.example, and somebody who was invited and has no password yet. */
export function demoAccounts(): Account[] {
  return [
    account(1, 'learner', { mailToken: 'mock-password-reset-token' }),
    account(2, 'manager', { managedTeamIds: [seedId('team', 1)] }),
    account(3, 'admin', { isAdmin: true, privileges }),
    account(4, 'invited', { password: null, mailToken: 'the-token-from-the-link-in-the-mail' }),
  ]
}

function account(number: number, role: string, known: Partial<Account>): Account {
  return {
    id: seedId('person', number),
    email: `${role}@hub.example`,
    password: DEMO_PASSWORD,
    isAdmin: false,
    privileges: [],
    managedTeamIds: [],
    mailToken: null,
    factor: null,
    tokens: new Map(),
    ...known,
  }
}
