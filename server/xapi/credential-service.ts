import { sessionLife } from '../auth/rules.ts'
import type { HubCall } from '../context.ts'
import { hashOf, newId, newSecret } from '../platform/ids.ts'
import * as store from './credential-store.ts'
import type { Launch } from './launch-types.ts'

const USER = 'launch'
const SECRET = /^[\w-]{43}$/

/** A credential that works no longer than this. */
const MAX_MS = 24 * 3_600_000

export interface LaunchInput extends Omit<Launch, 'id'> {
  /** Milliseconds; a day at the most. The end of the session ends it as well. */
  validFor: number
}

/**
 * Gives somebody's package a credential for one registration.
 * @returns what follows `Basic` in its `Authorization`, and the id by which it is ended
 */
export async function issueLaunchCredential(call: HubCall, input: LaunchInput): Promise<{ id: string; token: string }> {
  const { validFor, ...launch } = input
  const now = call.context.now()
  const secret = newSecret()
  const id = newId()
  await store.insertCredential(call.db, {
    ...launch,
    id,
    secretHash: hashOf(secret),
    now,
    expiresAt: new Date(now.getTime() + Math.min(validFor, MAX_MS)),
  })
  return { id, token: Buffer.from(`${USER}:${secret}`).toString('base64') }
}

/** The launch of a credential, or null where it is none or has ended. */
export async function launchOf({ db, context }: HubCall, user: string, secret: string): Promise<Launch | null> {
  if (user !== USER || !SECRET.test(secret)) return null
  const found = await store.findLaunch(db, hashOf(secret), sessionLife(context.now()))
  return found ? { ...found, kind: found.kind as Launch['kind'] } : null
}

/** Ends a credential, such as when the package says that it is closed. */
export function endLaunchCredential({ db }: HubCall, id: string): Promise<void> {
  return store.deleteCredential(db, id)
}

export function removeEndedCredentials({ db, context }: HubCall): Promise<void> {
  return store.deleteEndedCredentials(db, context.now())
}
