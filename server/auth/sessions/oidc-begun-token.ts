import { readSignedUntil, signUntil } from '../../platform/signed.ts'

/** How long somebody may take at the provider. */
export const BEGUN_SECONDS = 600

/** A sign-in that went to the provider, as the browser keeps it. */
export interface BegunSignIn {
  /** The hub in which it began, and the provider that it had then. */
  domainId: number
  issuer: string
  state: string
  nonce: string
  codeVerifier: string
  /** The page of the hub to open afterwards. */
  returnTo: string
  /** Whether the person of a session had to sign in again. */
  isStepUp: boolean
}

/** The value of the cookie. @param secret signs */
export function writeBegun(secret: string, begun: BegunSignIn, now: Date): string {
  return signUntil(secret, 'sign-in at a provider', begun, now.getTime() + BEGUN_SECONDS * 1_000)
}

/** What the browser keeps; null where it is too old or the hub did not write it. @param secrets that may have signed */
export function readBegun(secrets: readonly string[], cookie: string | undefined, now: Date): BegunSignIn | null {
  const read = readSignedUntil<BegunSignIn>(secrets, 'sign-in at a provider', cookie ?? '', { maxLength: 4_000, now })
  if (!read) return null
  const { until: _, ...begun } = read
  return begun
}
