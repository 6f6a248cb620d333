import { Secret, TOTP } from 'otpauth'

/** Codes of an authenticator app: RFC 6238 with what every app understands, SHA-1, six digits and 30 seconds. */

const PERIOD_SECONDS = 30
const SECRET_BYTES = 20
/** Clocks may differ by so many periods. */
const DRIFT = 1

/** A new secret, of 160 random bits. */
export function newTotpSecret(): Buffer {
  return Buffer.from(new Secret({ size: SECRET_BYTES }).bytes)
}

/** What an app needs: the secret to type in, and the address of its QR code. @param issuer and label are what the app shows */
export function enrolmentOf(secret: Buffer, { issuer, label }: { issuer: string; label: string }) {
  const totp = totpOf(secret, { issuer, label })
  return { secret: totp.secret.base32, otpauthUri: totp.toString() }
}

/** The time step whose code this is, in periods since 1970; null for a code that is none of those that count now. */
export function stepOf(secret: Buffer, code: string, now: Date): number | null {
  const totp = totpOf(secret)
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code, timestamp, window: DRIFT })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

function totpOf(secret: Buffer, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...names, period: PERIOD_SECONDS, secret: new Secret({ buffer: new Uint8Array(secret).buffer }) })
}
