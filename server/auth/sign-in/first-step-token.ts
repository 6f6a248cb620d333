import { readSigned, sign } from '../../platform/signed.ts'
import { FIRST_STEP_MS } from '../rules.ts'

/** A browser proves by a cookie that the password was right, while the second factor is still asked for; nothing is kept of it. */

export interface FirstStep {
  domainId: number
  memberId: string
  /** A new password, a removal from the hub or another second factor ends it. */
  passwordVersion: number
  accessVersion: number
  sessionVersion: number
}

const SHAPE = /^\d+\.[\da-f-]{36}(?:\.\d+){4}$/

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
  return sign(secret, 'first step of signing in', text)
}

/** @param secrets that may have signed @param cookie as the browser sent it @returns null for what is none or too old */
export function readFirstStep(secrets: readonly string[], cookie: string | null, now: Date): FirstStep | null {
  const text = readSigned(secrets, 'first step of signing in', cookie ?? '', SHAPE)
  if (text === null) return null
  const [domainId, memberId, ...numbers] = text.split('.')
  const [passwordVersion, accessVersion, sessionVersion, end] = numbers.map(Number) as [number, number, number, number]
  if (end <= now.getTime()) return null
  return { domainId: Number(domainId), memberId: memberId!, passwordVersion, accessVersion, sessionVersion }
}
