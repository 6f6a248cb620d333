import type { Caller, Hub } from '../context.ts'

/** What a caller has proved of themselves, and what they have to prove first. */

/** A password or a code that was entered counts for so long where a call asks for it anew. */
export const STEP_UP_MS = 10 * 60_000

/** Whether the password or the second factor of a session was proved a short while ago; never of an API token. */
export function isProofFresh({ provedAt }: Pick<Caller, 'provedAt'>, now: Date): boolean {
  return provedAt !== null && now.getTime() - provedAt.getTime() <= STEP_UP_MS
}

type FactorPolicy = Pick<Hub, 'mfaRequired' | 'mfaGraceUntil'>

/** Whether the hub requires a second factor of somebody, now or once its time of grace is over. */
export function isFactorRequired({ mfaRequired }: FactorPolicy, { isAdmin }: Pick<Caller, 'isAdmin'>): boolean {
  return mfaRequired === 'everyone' || (mfaRequired === 'admins' && isAdmin)
}

/**
 * Whether somebody has to set up a second factor before anything else. API tokens are no way to do so and go on, whoever
 * came by way of the identity provider proved there what the organisation asks for, and a passkey is a second factor itself.
 */
export function mustEnrol(
  hub: FactorPolicy,
  caller: Pick<Caller, 'isAdmin' | 'hasFactor' | 'scopes' | 'provedBy'>,
  now: Date,
): boolean {
  if (caller.scopes !== null || caller.provedBy !== 'account' || caller.hasFactor || !isFactorRequired(hub, caller))
    return false
  return hub.mfaGraceUntil === null || hub.mfaGraceUntil <= now
}
