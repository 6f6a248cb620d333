import type { Config } from '../platform/config.ts'

/** On https the `__Host-` prefix makes browsers hold the cookie to this host; plain http on loopback cannot have it. */
export function sessionCookieName({ publicScheme }: Config): string {
  return publicScheme === 'https' ? '__Host-hub_sid' : 'hub_sid'
}

/** The Set-Cookie value of a session, or, with no secret, the one that takes it away. */
export function sessionCookie(config: Config, secret: string | null, expiresAt?: Date): string {
  const secure = config.publicScheme === 'https' ? '; Secure' : ''
  const life = secret && expiresAt ? `; Expires=${expiresAt.toUTCString()}` : '; Max-Age=0'
  return `${sessionCookieName(config)}=${secret ?? ''}; Path=/; HttpOnly; SameSite=Lax${secure}${life}`
}
