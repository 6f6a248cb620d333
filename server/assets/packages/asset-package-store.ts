import type { Db } from '../../db/connect.ts'

/** Hosts elsewhere from which the packages of assets may load. */

export async function findAllowedHosts(db: Db, assetId: string): Promise<string[]> {
  const row = await db
    .selectFrom('asset')
    .select('asset.allowed_hosts as hosts')
    .where('asset.content_id', '=', assetId)
    .executeTakeFirst()
  return row?.hosts ?? []
}

/** Makes a change of them wait for another one, and answers those before it. */
export async function lockAllowedHosts(db: Db, assetId: string): Promise<string[]> {
  const row = await db
    .selectFrom('asset')
    .select('asset.allowed_hosts as hosts')
    .where('asset.content_id', '=', assetId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return row.hosts
}

export async function setAllowedHosts(db: Db, assetId: string, hosts: readonly string[]): Promise<void> {
  await db
    .updateTable('asset')
    .set({ allowed_hosts: [...hosts] })
    .where('asset.content_id', '=', assetId)
    .execute()
}
