import type { ProvedBy } from '../../context.ts'
import { readSignedUntil, signUntil } from '../../platform/signed.ts'
import { HUB_SWITCH_MS } from '../rules.ts'

/** What one hub of the installation says to another: whose session the browser has that asked. */
export interface HubSwitchTicket {
  /** The hub that it opens, and no other. */
  domainId: number
  accountId: string
  /** A new password, or signing out everywhere, ends it. */
  passwordVersion: number
  sessionVersion: number
  provedBy: ProvedBy
  /** The hash of what the browser keeps for the hub that it goes to. */
  challenge: string
  /** When the session ends that it comes from, in milliseconds. */
  sessionEnd: number
  /** When it stops working, in milliseconds. */
  until: number
}

/** @param secret of the installation */
export function writeTicket(secret: string, ticket: Omit<HubSwitchTicket, 'until'>, now: Date): string {
  return signUntil(secret, 'hub switch', ticket, now.getTime() + HUB_SWITCH_MS)
}

/** @param secrets that may have signed @returns null for what is none or too old */
export function readTicket(secrets: readonly string[], ticket: string, now: Date): HubSwitchTicket | null {
  return readSignedUntil<HubSwitchTicket>(secrets, 'hub switch', ticket, { maxLength: 1_000, now })
}
