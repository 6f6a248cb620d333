import { createHash } from 'node:crypto'

/** The Message-ID of an effect: the same for each try, and telling nothing. */
export function messageIdOf(effectKey: string, hostname: string): string {
  return `<${createHash('sha256').update(effectKey).digest('hex').slice(0, 32)}@${hostname}>`
}
