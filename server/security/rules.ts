import type { KeySource } from '../platform/derived-key.ts'
import { isMacOf, macOf } from '../platform/signed.ts'

export const HOUR_MS = 60 * 60_000

/** A transaction may write for this long after the moment that its event carries; what is read as complete is older. */
export const SETTLE_MS = 10_000

/** An hour is sealed this long after its end. */
export const SEAL_DELAY_MS = 10 * 60_000

/** What an hour's seal says. */
export interface SealedHour {
  domainId: number
  hour: Date
  /** 1 for the hub's first seal, and one more with each. */
  number: number
  eventCount: number
  /** SHA-256 over the events. */
  digest: Buffer
}

/** What proves that the hub sealed an hour. */
export function signatureOf(secret: string, hour: SealedHour): Buffer {
  return macOf(secret, PURPOSE, textOf(hour))
}

const PURPOSE = 'security log'

function textOf({ domainId, hour, number, eventCount, digest }: SealedHour): string {
  return [domainId, hour.toISOString(), number, eventCount, digest.toString('hex')].join('\n')
}

/** A key that may have signed hours; one that was retired, no hour after that. */
export interface LogKey {
  source: KeySource
  retiredAt: Date | null
}

function isSigned(keys: readonly LogKey[], seal: SealedHour & { signature: Buffer }): boolean {
  const counting = keys.filter(({ retiredAt }) => retiredAt === null || seal.hour < retiredAt)
  const sources = counting.map(({ source }) => source)
  return isMacOf(sources, PURPOSE, textOf(seal), seal.signature)
}

/** The hours that have ended long enough ago to be sealed end here. */
export function sealableUntil(now: Date): Date {
  return new Date(Math.floor((now.getTime() - SEAL_DELAY_MS) / HOUR_MS) * HOUR_MS)
}

export type SealFault = 'eventsChanged' | 'sealInvalid' | 'sealMissing'

/** An hour as it was sealed and as it is; null for what is not there. */
export interface ComparedHour {
  hour: Date
  seal: (SealedHour & { signature: Buffer }) | null
  found: { eventCount: number; digest: Buffer } | null
}

/**
 * What does not fit, hour by hour from the oldest. A gap in the numbers counts at the hour after it.
 */
export function faultsOf(keys: readonly LogKey[], hours: readonly ComparedHour[]): { hour: Date; reason: SealFault }[] {
  let last: number | null = null
  return hours.flatMap((compared) => {
    const reason = faultOf(keys, compared, last)
    last = compared.seal?.number ?? last
    return reason ? [{ hour: compared.hour, reason }] : []
  })
}

/** @param last the number of the seal before; null for the first that is kept */
function faultOf(keys: readonly LogKey[], { seal, found }: ComparedHour, last: number | null): SealFault | null {
  if (!seal) return 'sealMissing'
  if (!isSigned(keys, seal)) return 'sealInvalid'
  if (last !== null && seal.number !== last + 1) return 'sealMissing'
  return found?.eventCount === seal.eventCount && found.digest.equals(seal.digest) ? null : 'eventsChanged'
}
