import type { PublicCall } from '../../context.ts'
import { deviceCookie, sessionCookie } from './cookie-rules.ts'
import { rememberDevice } from './device-token.ts'
import type { OpenedSession } from '../sign-in/service.ts'

/** The cookies of a session that has just begun. */
export function openedCookies(call: PublicCall, { secret, caller }: OpenedSession): string[] {
  return [sessionCookie(call.context.config, secret, caller.expiresAt), provedDevice(call, caller.accountId)]
}

/** The browser proved that it is the one of this account's person. */
export function provedDevice({ context: { config }, device }: PublicCall, accountId: string): string {
  return deviceCookie(config, rememberDevice(config.secrets, device, accountId))
}
