import type { Context, Hub } from '../context.ts'
import { intlTag } from '../platform/intl-tag.ts'
import { RecentMap } from '../platform/recent-map.ts'
import { displayName } from '../users/rules.ts'
import { awardPicturePath } from './credential-codec.ts'
import { findAward } from './store.ts'

/** What a link to an award shows where it is sent to somebody. */
export interface AwardPreview {
  title: string
  description: string
  picture: string
}

/** A link that is posted is asked for by many at once; who left the hub is shown no longer than this. */
const KEPT_MS = 60_000
const MAX_KEPT = 1_000

type Kept = { preview: Promise<AwardPreview | null>; until: number }
const previews = new WeakMap<Context, RecentMap<string, Kept>>()

/** Null for what is no award of the hub, or where the hub has no badges. */
export function previewOfAward(context: Context, hub: Hub, awardId: string): Promise<AwardPreview | null> {
  if (!hub.features.includes('badges')) return Promise.resolve(null)
  const kept = previews.get(context) ?? new RecentMap(MAX_KEPT)
  previews.set(context, kept)
  const key = `${hub.domainId}:${awardId.toLowerCase()}`
  const known = kept.get(key)
  const now = context.now().getTime()
  if (known && known.until > now) return known.preview
  const preview = readPreview(context, hub, awardId)
  kept.set(key, { preview, until: now + KEPT_MS })
  preview.catch(() => kept.delete(key))
  return preview
}

async function readPreview({ databases }: Context, hub: Hub, awardId: string): Promise<AwardPreview | null> {
  const [row] = await findAward(databases.forHub(hub.domainId), { id: awardId })
  if (!row) return null
  return {
    title: `${row.playlistName} · ${displayName(row.person)}`,
    description: `${hub.name}, ${dayOf(row.awardedAt, hub)}`,
    picture: awardPicturePath(row.id),
  }
}

function dayOf(date: Date, { locale, timezone }: Hub): string {
  return new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'long', timeZone: timezone }).format(date)
}
