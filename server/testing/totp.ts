import { Secret, TOTP } from 'otpauth'
import type { Client } from './client.ts'

/** What an authenticator app shows. @param secret in base32 @param periods of 30 seconds from then, for the code before or after it */
export function totpCode(secret: string, at: Date, periods = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() + periods * 30_000 })
}

/** Sets an authenticator app up. @returns its secret, whose code of `at` is used with that, and the recovery codes */
export async function addTotp(person: Client, at = new Date()): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = (await person.post('/me/mfa/totp')).body as { secret: string }
  const { body } = await person.post('/me/mfa/totp/confirm', { code: totpCode(secret, at) })
  return { secret, recoveryCodes: body.recoveryCodes as string[] }
}
