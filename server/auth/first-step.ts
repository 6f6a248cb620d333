import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { FIRST_STEP_MS } from './rules.ts'

/** A browser proves by a cookie that the password was right, while the second factor is still asked for; nothing is kept of it. */

export interface FirstStep {
  domainId: number
  memberId: string
  /** A new password, a removal from the hub or another second factor ends it. */
  passwordVersion: number
  accessVersion: number
  sessionVersion: number
}

/** @param secret of the installation */
export function signFirstStep(secret: string, step: FirstStep, now: Date): string {
  const text = [
    step.domainId,
    step.memberId,
    step.passwordVersion,
    step.accessVersion,
    step.sessionVersion,
    now.getTime() + FIRST_STEP_MS,
  ].join('.')
  return `${text}.${signatureOf(secret, text)}`
}

/** @param secrets that may have signed @param cookie as the browser sent it @returns null for what is none or too old */
export function readFirstStep(secrets: readonly string[], cookie: string | null, now: Date): FirstStep | null {
  const [, text, signature] = /^(\d+\.[\da-f-]{36}(?:\.\d+){4})\.([\w-]{43})$/.exec(cookie ?? '') ?? []
  if (!text || !signature) return null
  const isSigned = secrets.some((secret) =>
    timingSafeEqual(Buffer.from(signatureOf(secret, text)), Buffer.from(signature)),
  )
  const [domainId, memberId, ...numbers] = text.split('.')
  const [passwordVersion, accessVersion, sessionVersion, end] = numbers.map(Number) as [number, number, number, number]
  if (!isSigned || end <= now.getTime()) return null
  return { domainId: Number(domainId), memberId: memberId!, passwordVersion, accessVersion, sessionVersion }
}

/** Signed with a key of its own, so that nothing else that the hub signs can pass for it. */
function signatureOf(secret: string, text: string): string {
  const key = hkdfSync('sha256', secret, '', 'first step of signing in', 32)
  return createHmac('sha256', Buffer.from(key)).update(text).digest('base64url')
}
