import { sealedKeys } from './badges/key-service.ts'
import { sealedSecrets } from './auth/factors/code-service.ts'
import { sealedProviderUrls } from './auth/providers/oidc-service.ts'
import type { Context } from './context.ts'
import { sealedClientSecrets } from './hubs/provider-service.ts'
import { allHubs } from './hubs/registry-service.ts'
import { keepRetiredKeys } from './hubs/retired-key-service.ts'
import { sealedStorePasswords } from './lrs/record-store-service.ts'
import { sealedAnew, type Kept } from './platform/sealed.ts'

export interface Resealed {
  /** How much is sealed with the first secret since now, by what it is for. */
  counts: Map<string, number>
  /** What no secret of HUB_SECRET opens. */
  lost: string[]
}

/**
 * Seals all that lies in the database with the first secret of HUB_SECRET, so that those after it can be taken away. May be
 * run again, and while the hub runs.
 */
export async function reseal(context: Pick<Context, 'config' | 'databases' | 'now'>): Promise<Resealed> {
  const { config, databases } = context
  const done: Resealed = { counts: new Map(), lost: [] }
  const add = (purpose: string, count: number) => {
    if (count) done.counts.set(purpose, (done.counts.get(purpose) ?? 0) + count)
  }
  const all = async (kept: AsyncIterable<Kept> | Iterable<Kept>) => {
    for await (const each of kept) await one(each)
  }
  const one = async ({ what, sealed, put }: Kept) => {
    const anew = sealedAnew(config.secrets, what, sealed)
    if (anew === 'lost') return void done.lost.push(what.about)
    if (anew === null) return
    await put(anew)
    add(what.purpose, 1)
  }
  await all(sealedSecrets(databases.shared))
  for (const hub of await allHubs(context as Context)) {
    const call = { context: context as Context, hub, db: databases.forHub(hub.domainId) }
    await all(await sealedClientSecrets(call))
    await all(await sealedProviderUrls(call))
    await all(await sealedKeys(call))
    await all(await sealedStorePasswords(call))
  }
  add('retired key', await keepRetiredKeys({ context, db: databases.shared }, context.now()))
  return done
}
