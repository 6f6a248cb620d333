import type { components } from '../../generated/server/schema.d.ts'
import type { Usage } from './usage-service.ts'

/** How things were used, in the contract's shape. */

type Schemas = components['schemas']

export function playlistStats({ awards, ...row }: Usage & { awards: number }): Schemas['PlaylistStats'] {
  return { ...usage(row), badgesAwardedCount: awards }
}

export function assetStats(row: Usage): Schemas['AssetStats'] {
  const { ratingCount, averageRating } = row
  return { ...usage(row), ratingCount, averageRating }
}

function usage({ doneCount, ratingCount: _, averageRating: __, ...row }: Usage): Schemas['ContentUsage'] {
  return { ...row, completionRate: row.userCount === 0 ? 0 : doneCount / row.userCount }
}
