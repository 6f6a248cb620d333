import { lookup } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'

/** What is asked of the DNS; tests put a server of their own in its place. */
export interface Dns {
  /** The TXT records of a name. @throws an error with a code of node:dns; ECANCELLED where it took too long */
  txt(name: string): Promise<string[]>
  lookup: LookupFunction
}

/** For all tries of one question. */
const TIMEOUT_MS = 5_000

/** @param servers addresses with ports; left out for those of the machine */
export function createDns(servers?: readonly string[]): Dns {
  return {
    txt: (name) =>
      withinTime(servers, async (resolver) => (await resolver.resolveTxt(name)).map((parts) => parts.join(''))),
    lookup: lookup as LookupFunction,
  }
}

/** A resolver of its own for each question, so that one can be cancelled without the others. */
async function withinTime<T>(
  servers: readonly string[] | undefined,
  ask: (resolver: Resolver) => Promise<T>,
): Promise<T> {
  const resolver = new Resolver({ timeout: 1_500, tries: 2 })
  if (servers) resolver.setServers(servers)
  const timer = setTimeout(() => resolver.cancel(), TIMEOUT_MS)
  try {
    return await ask(resolver)
  } finally {
    clearTimeout(timer)
  }
}
