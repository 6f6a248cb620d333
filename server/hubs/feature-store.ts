import { sql } from 'kysely'
import type { FeatureFlag } from '../context.ts'
import type { Db } from '../db/connect.ts'

export interface FeaturesRow {
  /** All that are on but `helix`. */
  features: string[]
  isHelixHub: boolean
}

export function findFeatures(db: Db, domainId: number): Promise<FeaturesRow> {
  return db
    .selectFrom('hub')
    .select(['hub.features', 'hub.is_helix_hub as isHelixHub'])
    .where('hub.domain_id', '=', domainId)
    .executeTakeFirstOrThrow()
}

/** Leaves these alone on. The settings have another version where the analysis of meetings is switched, which they show too. */
export async function updateFeatures(db: Db, domainId: number, on: readonly FeatureFlag[]): Promise<void> {
  const isHelixHub = on.includes('helix')
  await db
    .updateTable('hub')
    .set({
      features: on.filter((feature) => feature !== 'helix'),
      is_helix_hub: isHelixHub,
      settings_version: sql<number>`settings_version + (is_helix_hub <> ${isHelixHub})::int`,
    })
    .where('hub.domain_id', '=', domainId)
    .execute()
}
