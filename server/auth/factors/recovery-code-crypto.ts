import { randomInt } from 'node:crypto'
import type { KeySource } from '../../platform/derived-key.ts'
import { macOf, plainMacOf } from '../../platform/signed.ts'

/** Codes that replace an authenticator app once: ten characters of base32, which are 50 random bits. */

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'
const COUNT = 10
const PART = 5

/** Ten different ones. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>()
  while (codes.size < COUNT) codes.add(`${letters()}-${letters()}`)
  return [...codes]
}

export function isRecoveryCode(code: string): boolean {
  return code.includes('-')
}

/** What the database keeps of a code. They are short, so that a copy of the database alone must not be enough to guess them. */
export function recoveryHashOf(secret: string, accountId: string, code: string): Buffer {
  return macOf(secret, PURPOSE, said(accountId, code))
}

/** What the database may have kept of a code. @param sources of the keys that may have been used */
export function recoveryHashesOf(sources: readonly KeySource[], accountId: string, code: string): Buffer[] {
  return sources.flatMap((source) => [macOf, plainMacOf].map((mac) => mac(source, PURPOSE, said(accountId, code))))
}

const PURPOSE = 'recovery code'
const said = (accountId: string, code: string) => `${accountId}\n${code}`

function letters(): string {
  return Array.from({ length: PART }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}
