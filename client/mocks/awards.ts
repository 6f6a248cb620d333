import { shownBy } from '../../server/badges/rules.ts'
import { findBuiltIn } from '../../server/badges/built-in.ts'
import type { MockHub } from './hub.ts'
import { tell } from './notifications.ts'
import { progressOf } from './progress.ts'
import type { AwardRow, BadgeRow, PersonRow } from './rows.ts'
import { isVisible } from './visible.ts'

/** Who is awarded which badges. */

/** Awards somebody the badges of all playlists that they have completed and may see. */
export function awardFor(hub: MockHub, person: PersonRow): void {
  for (const badge of hub.badges) award(hub, person, badge)
}

/** Awards a badge to all who have completed its playlist. */
export function awardToAll(hub: MockHub, badge: BadgeRow): void {
  for (const person of hub.people) award(hub, person, badge)
}

function award(hub: MockHub, person: PersonRow, badge: BadgeRow): void {
  const playlist = hub.content.find(({ id }) => id === badge.playlistId)
  if (!playlist || badge.isDeleted || findAward(hub, person, badge.id) || !isVisible(hub, person, playlist)) return
  if (progressOf(hub, person, playlist).status !== 'completed') return
  const awardedTime = hub.now().toISOString()
  hub.awards.push({ id: hub.newId(), badgeId: badge.id, personId: person.id, awardedTime })
  tell(
    hub,
    [person.id],
    { type: 'badgeAwarded', actorId: null, contentId: playlist.id, refId: badge.id },
    { template: 'badge', about: { contentName: playlist.name, awardedAt: hub.now() }, path: '/badges' },
  )
}

export function findAward(hub: MockHub, person: PersonRow, badgeId: string): AwardRow | undefined {
  return hub.awards.find((row) => row.personId === person.id && row.badgeId === badgeId)
}

/** The badge of a playlist: the one that it awards, or else the last one that somebody was awarded before it was deleted. */
export function badgeOf(hub: MockHub, me: PersonRow, playlistId: string): BadgeRow | undefined {
  const badges = hub.badges.filter((badge) => badge.playlistId === playlistId)
  const time = ({ id }: BadgeRow) => findAward(hub, me, id)?.awardedTime ?? ''
  const kept = badges.filter(time).sort((a, b) => time(b).localeCompare(time(a)))
  return badges.find(({ isDeleted }) => !isDeleted) ?? kept[0]
}

/** The picture of a badge and what is said of it. */
export function pictureOf(hub: MockHub, { imageId }: BadgeRow) {
  const builtIn = findBuiltIn(imageId)
  const uploaded = hub.badgeImages.find(({ id }) => id === imageId)
  const shown = shownBy(
    {
      uploadedId: builtIn ? null : imageId,
      builtInId: builtIn?.id ?? null,
      alternativeText: uploaded?.alternativeText ?? null,
      style: uploaded?.style ?? null,
    },
    hub.hub.locale,
  )
  return { ...shown, pictureUrl: imageUrl(imageId) }
}

export function imageUrl(imageId: string): string {
  return `/api/badges/images/${imageId}/picture`
}
