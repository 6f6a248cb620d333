import type { Config } from '../../platform/config.ts'
import { BEGUN_SECONDS } from './oidc-begun-token.ts'
import { FIRST_STEP_MS, HUB_SWITCH_MS } from '../rules.ts'

/** Browsers keep no cookie for longer. */
const DEVICE_SECONDS = 400 * 24 * 60 * 60

export function sessionCookieName(config: Config): string {
  return `${prefix(config)}hub_sid`
}

export function deviceCookieName(config: Config): string {
  return `${prefix(config)}hub_device`
}

/** Of somebody who proved their password and not yet their second factor. */
export function firstStepCookieName(config: Config): string {
  return `${prefix(config)}hub_first_step`
}

/** The Set-Cookie value of a session, or, with no secret, the one that takes it away. */
export function sessionCookie(config: Config, secret: string | null, expiresAt?: Date): string {
  const life = secret && expiresAt ? `Expires=${expiresAt.toUTCString()}` : 'Max-Age=0'
  return cookie(config, sessionCookieName(config), secret ?? '', life)
}

/** The Set-Cookie value of what a browser says of who signed in with it (device-token.ts). */
export function deviceCookie(config: Config, value: string): string {
  return cookie(config, deviceCookieName(config), value, `Max-Age=${DEVICE_SECONDS}`)
}

export function oidcCookieName(config: Config): string {
  return `${prefix(config)}hub_oidc`
}

/** The Set-Cookie value of a sign-in that went to the provider, or, with none, the one that takes it away. */
export function oidcCookie(config: Config, value: string | null): string {
  return cookie(config, oidcCookieName(config), value ?? '', `Max-Age=${value ? BEGUN_SECONDS : 0}`)
}

/** The Set-Cookie value of what first-step-token.ts says of who proved their password, or, with null, the one that takes it away. */
export function firstStepCookie(config: Config, value: string | null): string {
  return cookie(config, firstStepCookieName(config), value ?? '', `Max-Age=${value ? FIRST_STEP_MS / 1000 : 0}`)
}

export function hubSwitchCookieName(config: Config): string {
  return `${prefix(config)}hub_switch`
}

/** The Set-Cookie value of what makes a ticket of another hub work in this browser alone, or, with null, the one that takes it away. */
export function hubSwitchCookie(config: Config, verifier: string | null): string {
  return cookie(config, hubSwitchCookieName(config), verifier ?? '', `Max-Age=${verifier ? HUB_SWITCH_MS / 1000 : 0}`)
}

/** How far the log of the database was when the browser changed something last (replica-reads.ts). */
export function seenCookieName(config: Config): string {
  return `${prefix(config)}hub_seen`
}

/** Kept for as long as a replica may be behind, and twice. */
export function seenCookie(config: Config, position: string): string {
  return cookie(config, seenCookieName(config), position, 'Max-Age=10')
}

/** On https the `__Host-` prefix makes browsers hold the cookie to this host; plain http on loopback cannot have it. */
function prefix({ publicScheme }: Config): string {
  return publicScheme === 'https' ? '__Host-' : ''
}

function cookie({ publicScheme }: Config, name: string, value: string, life: string): string {
  const secure = publicScheme === 'https' ? '; Secure' : ''
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax${secure}; ${life}`
}
