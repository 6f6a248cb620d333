import { hkdfSync } from 'node:crypto'

/** What the secret of the installation signs and seals. The names are part of the keys: another name is another key. */
export type Purpose =
  | 'answer to repeat'
  | 'badge key'
  | 'change preview'
  | 'content token'
  | 'first step of signing in'
  | 'hostname answer'
  | 'hostname probe'
  | 'hub switch'
  | 'identity provider'
  | 'known device'
  | 'launch'
  | 'list place'
  | 'passkey challenge'
  | 'record store'
  | 'recovery code'
  | 'retired key'
  | 'security log'
  | 'sign-in at a provider'
  | 'sign-out at a provider'
  | 'totp secret'
  | 'view as somebody'

const KEY_BYTES = 32
/** What is signed or sealed begins with so many bytes that name its key. */
export const KEY_ID_BYTES = 4

export interface Key {
  /** Tells keys apart, and nothing of the key. */
  id: Buffer
  bytes: Buffer
}

/** The secret of the installation, or one of its keys where that alone was kept. */
export type KeySource = string | Key

/** A key of its own for each purpose, so that nothing that is made for one can pass for something of another. */
export function keyFor(source: KeySource, purpose: Purpose): Key {
  if (typeof source !== 'string') return source
  const derived = Buffer.from(hkdfSync('sha256', source, '', purpose, KEY_BYTES + KEY_ID_BYTES))
  return { id: derived.subarray(KEY_BYTES), bytes: derived.subarray(0, KEY_BYTES) }
}
