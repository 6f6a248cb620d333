import type { ItemRow, PlaylistRow, SectionRow } from './rows.ts'
import { seedId, shifted } from './seed-ids.ts'

/** Six playlists: with sections locked by progress, by time and for good, nested, for a team and for admins. */
export function demoPlaylists(now: Date): PlaylistRow[] {
  const playlist = (
    number: number,
    known: Partial<PlaylistRow> & { name: string; description: string },
  ): PlaylistRow => ({ ...blankPlaylist(now, number), ...known })
  return [
    playlist(1, {
      name: 'How this hub works',
      description: 'A first look round, in ten minutes.',
      thumbnailId: seedId('picture', 1),
      topicIds: [seedId('topic', 1)],
      tags: ['onboarding'],
      ratingCount: 3,
      hasPlaylistNumbering: true,
    }),
    playlist(2, {
      name: 'Your first week',
      description: 'What to have done by the end of it.',
      topicIds: [seedId('topic', 1)],
      tags: ['onboarding'],
      goal: { type: 'complete', dueDate: shifted(now, { days: 3 }) },
    }),
    playlist(3, {
      name: 'Working with your team',
      description: 'For the demo team: what managers see, and what they do not.',
      thumbnailId: seedId('picture', 2),
      topicIds: [seedId('topic', 3)],
      tags: ['teams'],
      audience: 'teams',
      teamIds: [seedId('team', 1)],
      ownerTeamId: seedId('team', 1),
      allow_member_contributions: true,
      authorId: seedId('person', 2),
      goal: { type: 'open', dueDate: null },
    }),
    playlist(4, {
      name: 'Making good content',
      description: 'Films, pictures, sound and words that help people to learn.',
      thumbnailId: seedId('picture', 3),
      topicIds: [seedId('topic', 4)],
      tags: ['content'],
    }),
    playlist(5, {
      name: 'Films, pictures and sound',
      description: 'One of each, to see how it is shown.',
      topicIds: [seedId('topic', 4)],
      tags: ['film', 'pictures', 'sound'],
    }),
    playlist(6, {
      name: 'Looking after the hub',
      description: 'For administrators.',
      topicIds: [seedId('topic', 5)],
      tags: ['administration'],
      audience: 'admin',
    }),
  ]
}

export function demoSections(now: Date): SectionRow[] {
  const section = (
    number: number,
    playlist: number,
    rank: string,
    known: Partial<SectionRow> & { name: string },
  ): SectionRow => ({
    id: seedId('section', number),
    playlistId: seedId('playlist', playlist),
    rank,
    description: null,
    lockingMode: null,
    unlockDateTime: null,
    unlockTimezone: null,
    ...known,
  })
  return [
    section(1, 1, '1', { name: 'Start here' }),
    section(2, 1, '2', {
      name: 'Go further',
      description: 'Opens when the first section is done.',
      lockingMode: 'progress',
    }),
    section(3, 1, '3', {
      name: 'Next week',
      description: 'Something to look forward to.',
      lockingMode: 'time',
      unlockDateTime: shifted(now, { days: 7 }),
      unlockTimezone: 'Europe/London',
    }),
    section(4, 4, '1', { name: 'Words' }),
    section(5, 4, '2', { name: 'Everything else' }),
    section(6, 4, '3', { name: 'In preparation', description: 'We are still working on this.', lockingMode: 'locked' }),
  ]
}

export function demoItems(): ItemRow[] {
  const asset = (playlist: number, rank: string, number: number, optional = false): ItemRow => ({
    playlistId: seedId('playlist', playlist),
    contentId: seedId('asset', number),
    rank,
    optional,
  })
  return [
    asset(1, '1.1', 1),
    asset(1, '1.2', 3),
    asset(1, '1.3', 8, true),
    asset(1, '2.1', 4),
    asset(1, '2.2', 5),
    asset(1, '3.1', 2),
    asset(2, '1', 4),
    asset(2, '2', 9),
    asset(2, '3', 6),
    asset(2, '4', 10, true),
    asset(3, '1', 2),
    asset(3, '2', 4, true),
    asset(4, '1.1', 5),
    asset(4, '1.2', 6, true),
    { playlistId: seedId('playlist', 4), contentId: seedId('playlist', 5), rank: '2.1', optional: false },
    asset(4, '3.1', 2),
    asset(5, '1', 3),
    asset(5, '2', 8),
    asset(5, '3', 7),
    asset(6, '1', 11),
    asset(6, '2', 4),
  ]
}

function blankPlaylist(now: Date, number: number): PlaylistRow {
  return {
    type: 'playlist',
    id: seedId('playlist', number),
    name: '',
    description: null,
    locale: 'en-GB',
    tags: [],
    topicIds: [],
    audience: 'all',
    teamIds: [],
    ownerTeamId: null,
    thumbnailId: null,
    externalRefId: null,
    authorId: seedId('person', 3),
    goal: null,
    ratingCount: 0,
    createdTime: shifted(now, { days: -90 }),
    lastUpdated: shifted(now, { days: -number, hours: -1 }),
    isDeleted: false,
    published: true,
    version: 1,
    allow_member_contributions: false,
    hasPlaylistNumbering: false,
  }
}
