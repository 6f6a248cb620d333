import type { HubCall } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { retiredKeys } from '../hubs/retired-key-service.ts'
import { lockHub } from '../hubs/service.ts'
import {
  faultsOf,
  HOUR_MS,
  sealableUntil,
  signatureOf,
  type ComparedHour,
  type LogKey,
  type SealFault,
} from './rules.ts'
import * as store from './seal-store.ts'

const MAX_FAULTS = 100

/** Seals the hours that ended since the last seal and have events. @returns how many */
export function sealHours(call: HubCall): Promise<number> {
  return inTransaction(call, async (call) => {
    const { context, db, hub } = call
    await lockHub(call)
    const last = await store.findLastSeal(db)
    const hours = await store.digestHours(db, last ? hourAfter(last.hour) : null, sealableUntil(context.now()))
    for (const [index, hour] of hours.entries()) {
      const sealed = { ...hour, domainId: hub.domainId, number: (last?.number ?? 0) + index + 1 }
      const signature = signatureOf(context.config.secret, sealed)
      await store.insertSeal(db, { ...sealed, signature, now: context.now() })
    }
    return hours.length
  })
}

export interface Integrity {
  sealedUntil: Date | null
  sealedHours: number
  /** The first of them. */
  faults: { hour: Date; reason: SealFault }[]
  isCapped: boolean
}

/** Compares what was sealed with what is there. */
export async function getSecurityLogIntegrity(call: HubCall): Promise<Integrity> {
  const { db, hub } = call
  const seals = await store.listSeals(db)
  const last = seals.at(-1)
  const sealedUntil = last ? hourAfter(last.hour) : null
  const found = sealedUntil ? await store.digestHours(db, null, sealedUntil) : []
  const hours = new Map<number, ComparedHour>()
  for (const seal of seals)
    hours.set(seal.hour.getTime(), { hour: seal.hour, seal: { ...seal, domainId: hub.domainId }, found: null })
  for (const { hour, ...counted } of found)
    hours.set(hour.getTime(), { hour, seal: hours.get(hour.getTime())?.seal ?? null, found: counted })
  const inOrder = [...hours.values()].toSorted((one, other) => one.hour.getTime() - other.hour.getTime())
  const faults = faultsOf(await logKeys(call), inOrder)
  return {
    sealedUntil,
    sealedHours: seals.length,
    faults: faults.slice(0, MAX_FAULTS),
    isCapped: faults.length > MAX_FAULTS,
  }
}

async function logKeys(call: HubCall): Promise<LogKey[]> {
  const named = call.context.config.secrets.map((source) => ({ source, retiredAt: null }))
  const retired = await retiredKeys(call, 'security log')
  return [...named, ...retired.map(({ retiredAt, ...source }) => ({ source, retiredAt }))]
}

function hourAfter(hour: Date): Date {
  return new Date(hour.getTime() + HOUR_MS)
}
