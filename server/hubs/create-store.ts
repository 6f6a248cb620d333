import { sql } from 'kysely'
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

/** Whether an account with one of these addresses exists. */
export async function hasAccount(shared: Db, emails: readonly string[]): Promise<boolean> {
  const row = await shared.selectFrom('account').select('id').where('email', 'in', emails).executeTakeFirst()
  return row !== undefined
}

/** Whether anybody could sign in at all. */
export async function hasPassword(shared: Db): Promise<boolean> {
  const row = await shared
    .selectFrom('account')
    .select('id')
    .where('password_changed_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** The id of the oldest team of a hub. */
export async function firstTeam(db: Db): Promise<string | undefined> {
  return (await db.selectFrom('team').select('team.id').orderBy('team.created_at').executeTakeFirst())?.id
}

/** Whether a hub is being made with these accounts and was not finished: it has nobody else, and not all of them with a password. */
export async function isUnfinished(db: Db, emails: readonly string[]): Promise<boolean> {
  const members = await db
    .selectFrom('member')
    .leftJoin('account', 'account.id', 'member.account_id')
    .select(['member.email', 'account.password_changed_at as passwordChangedAt'])
    .limit(emails.length + 1)
    .execute()
  const ready = members.filter((member) => member.passwordChangedAt !== null)
  return ready.length < emails.length && members.every(({ email }) => emails.includes(email))
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

/** Whether a name led to a hub that was deleted. */
export async function ledToDeleted(shared: Db, hostname: string): Promise<boolean> {
  const row = await shared
    .selectFrom('deleted_hub')
    .select('deleted_hub.domain_id')
    .where(sql<boolean>`${hostname} = any(deleted_hub.hostnames)`)
    .executeTakeFirst()
  return row !== undefined
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
