import { createHash } from 'node:crypto'

/** A mail is tried this often at the most. */
export const MOST_TRIES = 10

/** A mail that is being sent for longer than this has lost its sender. Longer than every time-out of SMTP together. */
export const LEASE_MS = 5 * 60_000

const FIRST_WAIT_MS = 30_000
const LONGEST_WAIT_MS = 60 * 60_000

/** How long to wait after the nth try: twice as long each time, up to an hour, and scattered by half so that mails do not come back together. @param random 0 up to 1 */
export function waitAfter(tries: number, random: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1)) * (0.75 + random / 2)
}

/** The Message-ID of an effect: the same for each try, and telling nothing. */
export function messageIdOf(effectKey: string, hostname: string): string {
  return `<${createHash('sha256').update(effectKey).digest('hex').slice(0, 32)}@${hostname}>`
}

/** Whether a text may stand in the head of a mail. A line break in it would let its writer add fields. */
export function fitsHead(text: string): boolean {
  return !/[\p{Cc}\u2028\u2029]/u.test(text)
}

/** A text without what may not stand in the head of a mail. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
}
