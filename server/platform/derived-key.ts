import { hkdfSync } from 'node:crypto'

/** What the secret of the installation signs and seals. The names are part of the keys: another name is another key. */
export type Purpose =
  | 'answer to repeat'
  | 'badge key'
  | 'content token'
  | 'first step of signing in'
  | 'identity provider'
  | 'known device'
  | 'passkey challenge'
  | 'recovery code'
  | 'security log'
  | 'sign-in at a provider'
  | 'sign-out at a provider'
  | 'totp secret'

/** A key of its own for each purpose, so that nothing that is made for one can pass for something of another. */
export function keyFor(secret: string, purpose: Purpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
}
