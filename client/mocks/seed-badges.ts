import { builtIns } from '../../server/badges/built-in.ts'
import type { AwardRow, BadgeImageRow, BadgeRow } from './rows.ts'
import { seedId, shifted } from './seed-ids.ts'

/** One picture that was uploaded; its file stands among the others. */
export function demoBadgeImages(now: Date): BadgeImageRow[] {
  return [
    {
      id: seedId('badge', 1001),
      style: 'sticker',
      alternativeText: 'A playlist that opens',
      createdTime: shifted(now, { days: -60 }),
    },
  ]
}

/** For the first playlists one each; one is for administrators alone. */
export function demoBadges(now: Date): BadgeRow[] {
  const [, summit, lamp] = builtIns
  const badge = (number: number, playlist: number, imageId: string): BadgeRow => ({
    id: seedId('badge', number),
    playlistId: seedId('playlist', playlist),
    imageId,
    isDeleted: false,
    createdTime: shifted(now, { days: -60, hours: number }),
  })
  return [
    badge(1, 1, seedId('badge', 1001)),
    badge(2, 2, builtIns[4]!.id),
    badge(3, 5, lamp!.id),
    badge(4, 6, summit!.id),
  ]
}

/** The demo learner was awarded one before its playlist got what they have still to do. */
export function demoAwards(now: Date): AwardRow[] {
  return [
    {
      id: seedId('badge', 2001),
      badgeId: seedId('badge', 3),
      personId: seedId('person', 1),
      awardedTime: shifted(now, { days: -40 }),
    },
  ]
}
