import {
  getExportMyBadgeMockHandler,
  getGetBadgeAwardMockHandler,
  getGetBadgeAwardPictureMockHandler,
  getGetMyBadgeMockHandler,
  getListMyBadgesMockHandler,
} from '../../generated/client/badges/badges.msw.ts'
import type { BadgeCredential } from '../../generated/client/model/badgeCredential.ts'
import type { BadgeFields } from '../../generated/client/model/badgeFields.ts'
import type { MyBadge } from '../../generated/client/model/myBadge.ts'
import { criteriaOf, didOf, keyIdOf } from '../../server/badges/rules.ts'
import { displayName } from './access.ts'
import { answer, jsonWith, pageOf } from './answer.ts'
import { badgePicture } from './badge-pictures.ts'
import { findAward, pictureOf } from './awards.ts'
import { fileResponse } from './files.ts'
import type { MockHub } from './hub.ts'
import { conflict, notFound } from './problems.ts'
import { progressOf } from './progress.ts'
import type { AwardRow, BadgeRow, PersonRow } from './rows.ts'
import { isVisible } from './visible.ts'

export function badgesHandlers(hub: MockHub) {
  const mine = (me: PersonRow, id: string) => {
    const badge = hub.badges.find((row) => row.id === id)
    if (!badge || !isMine(hub, me, badge)) throw notFound()
    return badge
  }
  return [
    getListMyBadgesMockHandler(
      answer(hub, 'listMyBadges', ({ me, query }) => {
        const badges = hub.badges.filter((badge) => isMine(hub, me, badge)).map((badge) => myBadgeOf(hub, me, badge))
        const wanted = badges.filter(({ award }) => (award !== null) === (query.isAwarded ?? award !== null))
        return pageOf(wanted.sort(awardedThenNearest), query)
      }),
    ),
    getGetMyBadgeMockHandler(
      answer(hub, 'getMyBadge', ({ me, params }) => myBadgeOf(hub, me, mine(me, params.badgeId))),
    ),
    getExportMyBadgeMockHandler(
      answer(hub, 'exportMyBadge', ({ me, params }) => {
        const badge = mine(me, params.badgeId)
        const award = findAward(hub, me, badge.id)
        if (!award)
          throw conflict('badge-not-awarded', 'You were not awarded this badge yet. Complete its playlist first.')
        const credential: BadgeCredential = credentialOf(hub, badge, award)
        throw jsonWith(credential, {
          'Content-Disposition': `attachment; filename="${encodeURI(credential.name)}.json"`,
        })
      }),
    ),
    getGetBadgeAwardMockHandler(
      answer(hub, 'getBadgeAward', ({ params }) => {
        const { award, badge, person } = mustFindAward(hub, params.awardId)
        const { imageAlternativeText, style } = pictureOf(hub, badge)
        return {
          id: award.id,
          displayName: displayName(person),
          playlistName: nameOf(hub, badge),
          hubName: hub.hub.name,
          awardedTime: award.awardedTime,
          pictureUrl: picturePath(award),
          imageAlternativeText,
          style,
        }
      }),
    ),
    getGetBadgeAwardPictureMockHandler(
      answer(hub, 'getBadgeAwardPicture', async ({ params }) => {
        const { badge } = mustFindAward(hub, params.awardId)
        throw fileResponse(await badgePicture(hub, badge), { 'Cache-Control': 'public, max-age=300' })
      }),
    ),
  ]
}

/** What somebody was awarded stays theirs; the rest they can win while they may see the playlist. */
function isMine(hub: MockHub, me: PersonRow, badge: BadgeRow): boolean {
  const playlist = hub.content.find(({ id }) => id === badge.playlistId)
  const canWin = !badge.isDeleted && playlist !== undefined && isVisible(hub, me, playlist)
  return canWin || findAward(hub, me, badge.id) !== undefined
}

/** How many badges somebody has and can win, and how many of them they have. */
export function badgeCountsOf(hub: MockHub, me: PersonRow): { badgesTotalCount: number; badgesAwardedCount: number } {
  const badges = hub.hub.features.includes('badges') ? hub.badges.filter((badge) => isMine(hub, me, badge)) : []
  const awarded = badges.filter(({ id }) => findAward(hub, me, id))
  return { badgesTotalCount: badges.length, badgesAwardedCount: awarded.length }
}

export function fieldsOf(hub: MockHub, badge: BadgeRow): BadgeFields {
  return {
    id: badge.id,
    ...pictureOf(hub, badge),
    isDeleted: badge.isDeleted,
    playlist: { id: badge.playlistId, type: 'playlist', name: nameOf(hub, badge) },
  }
}

export function nameOf(hub: MockHub, { playlistId }: BadgeRow): string {
  return hub.content.find(({ id }) => id === playlistId)?.name ?? ''
}

function myBadgeOf(hub: MockHub, me: PersonRow, badge: BadgeRow): MyBadge {
  const award = findAward(hub, me, badge.id)
  const playlist = hub.content.find(({ id }) => id === badge.playlistId)
  return {
    ...fieldsOf(hub, badge),
    completionRate: playlist ? progressOf(hub, me, playlist).completionRate : 0,
    award: award ? { id: award.id, awardedTime: award.awardedTime, url: `${hub.hub.origin}/awards/${award.id}` } : null,
  }
}

function awardedThenNearest(a: MyBadge, b: MyBadge): number {
  const time = ({ award }: MyBadge) => award?.awardedTime ?? ''
  return (
    time(b).localeCompare(time(a)) ||
    (a.award ? 0 : b.completionRate - a.completionRate) ||
    a.playlist.name.localeCompare(b.playlist.name) ||
    a.id.localeCompare(b.id)
  )
}

function mustFindAward(hub: MockHub, id: string) {
  const award = hub.awards.find((row) => row.id === id)
  const badge = hub.badges.find((row) => row.id === award?.badgeId)
  const person = hub.people.find((row) => row.id === award?.personId)
  if (!award || !badge || !person) throw notFound()
  return { award, badge, person }
}

function picturePath({ id }: AwardRow): string {
  return `/api/badges/awards/${id}/picture`
}

/** As the hub has it, but for what only a hub with a key can make. */
function credentialOf(hub: MockHub, badge: BadgeRow, award: AwardRow): BadgeCredential {
  const { name, origin } = hub.hub
  const playlistName = nameOf(hub, badge)
  const description = hub.content.find(({ id }) => id === badge.playlistId)?.description ?? playlistName
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'],
    id: `${origin}/awards/${award.id}`,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: { id: didOf(origin), type: ['Profile'], name, url: origin },
    validFrom: award.awardedTime,
    name: playlistName,
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [
        {
          type: 'IdentityObject',
          hashed: true,
          identityHash: `sha256$${'0'.repeat(64)}`,
          identityType: 'emailAddress',
          salt: 'demo-salt-of-this-credential',
        },
      ],
      achievement: {
        id: `urn:uuid:${badge.id}`,
        type: ['Achievement'],
        name: playlistName,
        description,
        criteria: { narrative: criteriaOf(playlistName) },
        image: {
          id: `${origin}${picturePath(award)}`,
          type: 'Image',
          caption: pictureOf(hub, badge).imageAlternativeText ?? '',
        },
      },
    },
    proof: [
      {
        type: 'DataIntegrityProof',
        cryptosuite: 'eddsa-rdfc-2022',
        created: hub.now().toISOString(),
        verificationMethod: keyIdOf(origin, 1),
        proofPurpose: 'assertionMethod',
        proofValue: 'zDemoSignature',
      },
    ],
  }
}
