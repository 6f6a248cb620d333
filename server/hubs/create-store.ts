import { locales } from '../../generated/reference.ts'
import type { Db } from '../db/connect.ts'
import { inTransaction } from '../db/transaction.ts'

export interface NewHub {
  domainId: number
  name: string
  colour: string
  locale: string
  timezone: string
  features: string[]
  /** The first is the one that links use. */
  hostnames: string[]
  now: Date
}

/** Makes hubs with their hostnames, all or none. */
export async function insertHubs(shared: Db, hubs: readonly NewHub[]): Promise<void> {
  await inTransaction({ db: shared }, async (call) => {
    for (const hub of hubs) {
      await call.db
        .insertInto('hub')
        .values({
          domain_id: hub.domainId,
          name: hub.name,
          colour: hub.colour,
          locale: hub.locale,
          timezone: hub.timezone,
          // Every language that the client knows; an admin may offer fewer.
          locales: [...locales],
          features: hub.features.filter((feature) => feature !== 'helix'),
          is_helix_hub: hub.features.includes('helix'),
          created_at: hub.now,
        })
        .execute()
      await call.db
        .insertInto('hub_hostname')
        .values(
          hub.hostnames.map((hostname, index) => ({ hostname, domain_id: hub.domainId, is_primary: index === 0 })),
        )
        .execute()
    }
  })
}

/** The highest number that a hub has or had; 0 where there was none. */
export async function lastDomainId(shared: Db): Promise<number> {
  const { last } = await shared
    .selectFrom((eb) =>
      eb
        .selectFrom('hub')
        .select('hub.domain_id')
        .unionAll(eb.selectFrom('deleted_hub').select('deleted_hub.domain_id'))
        .as('known'),
    )
    .select((eb) => eb.fn.coalesce(eb.fn.max('known.domain_id'), eb.lit(0)).as('last'))
    .executeTakeFirstOrThrow()
  return last
}

/** The number of the hub that a name leads to. */
export async function domainOf(shared: Db, hostname: string): Promise<number | undefined> {
  const row = await shared
    .selectFrom('hub_hostname')
    .select('domain_id')
    .where('hostname', '=', hostname)
    .executeTakeFirst()
  return row?.domain_id
}

/** Makes a name lead to a hub, also one that the hub had still to prove. @param isPrimary whether it is the one that links use, instead of the one before */
export async function insertHostname(
  shared: Db,
  { domainId, hostname, isPrimary }: { domainId: number; hostname: string; isPrimary: boolean },
): Promise<void> {
  await inTransaction({ db: shared }, async (call) => {
    const { db } = call
    if (isPrimary)
      await db.updateTable('hub_hostname').set({ is_primary: false }).where('domain_id', '=', domainId).execute()
    await db.insertInto('hub_hostname').values({ hostname, domain_id: domainId, is_primary: isPrimary }).execute()
    await db.deleteFrom('hostname_claim').where('domain_id', '=', domainId).where('hostname', '=', hostname).execute()
  })
}
