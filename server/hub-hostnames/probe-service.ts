import { randomBytes } from 'node:crypto'
import type { LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import type { Context, HubCall } from '../context.ts'
import { originOf } from '../hubs/registry-service.ts'
import { ClosedAddress, guardedRequest, type Guard } from '../platform/guarded-fetch.ts'
import { isPublicAddress } from '../platform/public-address.ts'
import { isMacOf, macOf, readSignedUntil, signUntil } from '../platform/signed.ts'
import { answerFaultOf, recordFaultOf, recordNameOf, type Finding } from './rules.ts'

/** Whose a name is, by a record in its DNS, and whether it leads here, by a question that only this installation can answer. */

export const PROBE_PATH = '/.well-known/learning-hub'

/** For how long a question is answered. */
const VALID_MS = 30_000
const MAX_CHALLENGE = 1_000
/** As much of what was there as an answer holds. */
const MAX_FOUND = 200

/** Whether the DNS says that the name is of whoever was given this value. @returns null where it does */
export async function findRecordFault(
  { dns }: Context,
  { hostname, recordValue }: { hostname: string; recordValue: string },
): Promise<Finding | null> {
  try {
    const values = await dns.txt(recordNameOf(hostname))
    if (values.some((value) => value.trim() === recordValue)) return null
    return { finding: 'recordDiffers', found: shown(values) }
  } catch (error) {
    return { finding: recordFaultOf(error), found: null }
  }
}

/** Asks a name for what only this installation can know. */
export async function probe({ context, hub }: Pick<HubCall, 'context' | 'hub'>, hostname: string): Promise<Finding> {
  const { config } = context
  const about = { hostname, domainId: hub.domainId, nonce: randomBytes(16).toString('base64url') }
  const challenge = signUntil(config.secret, 'hostname probe', about, context.now().getTime() + VALID_MS)
  const addresses: string[] = []
  try {
    const guard = await guardFor(context, hub.hostname, addresses)
    const url = `${originOf(config, hostname)}${PROBE_PATH}?challenge=${challenge}`
    const answer = await guardedRequest(url, { method: 'GET', headers: { accept: 'text/plain' } }, guard)
    const mac = Buffer.from((await answer.text()).slice(0, MAX_CHALLENGE), 'base64url')
    const isHere = answer.status === 200 && isMacOf(config.secrets, 'hostname answer', challenge, mac)
    return isHere ? { finding: 'leadsHere', found: null } : { finding: 'leadsElsewhere', found: shown(addresses) }
  } catch (error) {
    const finding = error instanceof ClosedAddress ? 'leadsElsewhere' : answerFaultOf(error)
    return { finding, found: shown(addresses) }
  }
}

/** The answer to a question that this installation asked about the name under which it came; null for any other. */
export function answerOf({ config, now }: Context, hostname: string, challenge: string): string | null {
  const asked = readSignedUntil<{ hostname: string }>(config.secrets, 'hostname probe', challenge, {
    maxLength: MAX_CHALLENGE,
    now: now(),
  })
  if (asked?.hostname !== hostname.toLowerCase()) return null
  return macOf(config.secret, 'hostname answer', challenge).toString('base64url')
}

/** Lets public addresses through, and those at which the hub itself is reached, which at home are private. @param seen gets what the name leads to */
async function guardFor({ config, dns }: Context, ownHostname: string, seen: string[]): Promise<Guard> {
  const own = new Set(await addressesOf(dns.lookup, ownHostname))
  return {
    isOpen: (address) => isPublicAddress(address) || own.has(address),
    isOpenPort: (port) => port === String(config.publicPort),
    lookup: (name, options, callback) =>
      dns.lookup(name, options, (error, found, family) => {
        if (!error) seen.push(...listed(found))
        callback(error, found, family)
      }),
  }
}

/** None where the name leads nowhere. */
function addressesOf(lookup: LookupFunction, hostname: string): Promise<string[]> {
  return new Promise((done) => lookup(hostname, { all: true }, (error, found) => done(error ? [] : listed(found))))
}

const listed = (found: string | LookupAddress[]) =>
  Array.isArray(found) ? found.map(({ address }) => address) : [found]

function shown(values: readonly string[]): string | null {
  return values.length ? [...new Set(values)].join(', ').slice(0, MAX_FOUND) : null
}
