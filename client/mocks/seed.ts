import { featureFlags } from '../../generated/reference.ts'
import type { Seed } from './hub.ts'
import type { HubRow, StateRow } from './rows.ts'
import { demoAssets, demoFiles } from './seed-assets.ts'
import { demoAwards, demoBadgeImages, demoBadges } from './seed-badges.ts'
import { demoComments, demoNotifications, demoSubscriptions } from './seed-comments.ts'
import { seedId, shifted } from './seed-ids.ts'
import { demoEmails } from './seed-emails.ts'
import { demoMeetingSkills, demoMessages, demoPages } from './seed-messages.ts'
import { demoCustomFields, demoCustomFieldValues, demoMailTokens, demoPeople, demoTeams } from './seed-people.ts'
import { demoShares } from './seed-shares.ts'
import { demoItems, demoPlaylists, demoSections } from './seed-playlists.ts'

/** The demo hub: content that explains the hub itself, and accounts that are plainly made up. @param now what its dates are counted from */
export function demoSeed(now: Date): Seed {
  return {
    hub: demoHub(),
    people: demoPeople(),
    teams: demoTeams(),
    customFields: demoCustomFields(),
    customFieldValues: demoCustomFieldValues(),
    mailTokens: demoMailTokens(),
    topics: [
      { id: seedId('topic', 1), name: 'Getting started', parent_id: null },
      { id: seedId('topic', 2), name: 'Learning', parent_id: null },
      { id: seedId('topic', 3), name: 'Learning together', parent_id: seedId('topic', 2) },
      { id: seedId('topic', 4), name: 'Making content', parent_id: null },
      { id: seedId('topic', 5), name: 'Running the hub', parent_id: null },
    ],
    files: demoFiles(),
    content: [...demoPlaylists(now), ...demoAssets(now)],
    sections: demoSections(now),
    items: demoItems(),
    states: demoStates(now),
    comments: demoComments(now),
    subscriptions: demoSubscriptions(),
    notifications: demoNotifications(now),
    messages: demoMessages(now),
    emails: demoEmails(now),
    meetingSkills: demoMeetingSkills(),
    pages: demoPages(),
    shares: demoShares(now),
    badges: demoBadges(now),
    badgeImages: demoBadgeImages(now),
    awards: demoAwards(now),
    featured: [seedId('playlist', 4), seedId('playlist', 1), seedId('asset', 3), seedId('playlist', 3)],
  }
}

function demoHub(): HubRow {
  return {
    domain_id: 1,
    name: 'Demo Hub',
    hostname: 'hub.example',
    origin: 'https://hub.example',
    colour: '#2f5fd0',
    logoUrl: null,
    locale: 'en-GB',
    locales: ['en-GB', 'de-DE', 'de-DE-Sie', 'fr-FR', 'es-ES', 'ja-JP'],
    timezone: 'Europe/London',
    features: [...featureFlags],
    isHelixHub: false,
  }
}

/** What the demo learner did so far: half of the first playlist, and a film that was stopped in the middle. */
function demoStates(now: Date): StateRow[] {
  return [
    state('playlist', 1, { savedTime: shifted(now, { days: -6 }), isLiked: true }),
    state('asset', 1, {
      status: 'completed',
      openedTime: shifted(now, { days: -5 }),
      completedTime: shifted(now, { days: -5, hours: 1 }),
      playlistId: seedId('playlist', 1),
    }),
    state('asset', 3, {
      status: 'opened',
      openedTime: shifted(now, { hours: -3 }),
      playlistId: seedId('playlist', 1),
      position: 6,
    }),
    state('asset', 4, {
      status: 'completed',
      openedTime: shifted(now, { days: -2 }),
      completedTime: shifted(now, { days: -2 }),
      playlistId: seedId('playlist', 2),
    }),
    state('asset', 7, {
      status: 'opened',
      openedTime: shifted(now, { days: -1 }),
      playlistId: seedId('playlist', 5),
      position: 1,
    }),
    state('asset', 6, { savedTime: shifted(now, { days: -1 }) }),
  ]
}

function state(kind: 'playlist' | 'asset', number: number, known: Partial<StateRow>): StateRow {
  return {
    personId: seedId('person', 1),
    contentId: seedId(kind, number),
    status: 'notstarted',
    openedTime: null,
    completedTime: null,
    savedTime: null,
    isLiked: false,
    rating: null,
    scormStatus: null,
    playlistId: null,
    position: null,
    ...known,
  }
}
