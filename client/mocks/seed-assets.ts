import { formatOf, media } from './media.ts'
import type { AssetRow, FileRow } from './rows.ts'
import { seedId, shifted } from './seed-ids.ts'

/** Assets of every kind, and their files. */
export function demoAssets(now: Date): AssetRow[] {
  const asset = (number: number, type: AssetRow['type'], known: Partial<AssetRow> & { name: string }): AssetRow => ({
    ...blankAsset(now, number, type),
    ...known,
  })
  return [
    asset(1, 'scorm', {
      name: 'Your first course: finding your way around',
      description: 'Five short pages and a quiz about what is where in this hub.',
      thumbnailId: seedId('picture', 1),
      completionTime: 600,
      topicIds: [seedId('topic', 1)],
      tags: ['onboarding', 'course'],
    }),
    asset(2, 'scorm', {
      name: 'Learning together: teams, nudges and skills',
      description: 'How managers and teams work with the hub.',
      completionTime: 900,
      topicIds: [seedId('topic', 3)],
      tags: ['teams', 'course'],
    }),
    asset(3, 'upload', {
      name: 'How a playlist opens, step by step',
      description: 'A film of fifteen seconds without sound, with subtitles in English and German.',
      thumbnailId: seedId('picture', 3),
      duration: 15,
      completionTime: 15,
      topicIds: [seedId('topic', 1)],
      tags: ['playlists', 'film'],
      subtitles: [
        { locale: 'en-GB', fileId: seedId('file', 101) },
        { locale: 'de-DE', fileId: seedId('file', 102) },
      ],
    }),
    asset(4, 'upload', {
      name: 'The printed guide to this hub',
      description: 'One page each for learners, managers and administrators.',
      completionTime: 300,
      markAsDoneMode: 'manual',
      topicIds: [seedId('topic', 1), seedId('topic', 5)],
      tags: ['guide'],
      goal: { type: 'complete', dueDate: shifted(now, { days: -1 }) },
    }),
    asset(5, 'zip', {
      name: 'The words of this hub',
      description: 'A small page to look words up in.',
      completionTime: 240,
      topicIds: [seedId('topic', 1)],
      tags: ['words'],
    }),
    asset(6, 'web', {
      name: 'What WebVTT subtitles are',
      description: 'The standard that says how subtitles are written. Opens in a tab of its own.',
      webUrl: 'https://www.w3.org/TR/webvtt1/',
      openInIframe: false,
      completionTime: 600,
      markAsDoneMode: 'manual',
      topicIds: [seedId('topic', 4)],
      tags: ['subtitles', 'film'],
      goal: { type: 'open', dueDate: shifted(now, { days: 1 }) },
    }),
    asset(7, 'upload', {
      name: 'A chime, and how to put sound into a playlist',
      completionTime: 30,
      duration: 2,
      topicIds: [seedId('topic', 4)],
      tags: ['sound'],
    }),
    asset(8, 'upload', {
      name: 'A cover picture of the right size',
      description: 'Wide, calm in the middle, and smaller than 60 KB.',
      thumbnailId: seedId('picture', 3),
      completionTime: 20,
      topicIds: [seedId('topic', 4)],
      tags: ['pictures'],
    }),
    asset(9, 'upload', {
      name: 'A list to tick off in your first week',
      description: 'A sheet to download and print.',
      completionTime: 120,
      topicIds: [seedId('topic', 1)],
      tags: ['onboarding'],
      download: 'required',
      goal: { type: 'complete', dueDate: shifted(now, { days: -2 }) },
    }),
    asset(10, 'upload', {
      name: 'Leitfaden für diesen Hub',
      description: 'Der gedruckte Leitfaden, für alle, die lieber auf Papier lesen.',
      locale: 'de-DE',
      completionTime: 300,
      markAsDoneMode: 'manual',
      topicIds: [seedId('topic', 1)],
      tags: ['leitfaden'],
    }),
    asset(11, 'upload', {
      name: 'Checklist for administrators',
      audience: 'admin',
      completionTime: 300,
      topicIds: [seedId('topic', 5)],
      tags: ['administration'],
    }),
  ]
}

export function demoFiles(): FileRow[] {
  return [
    file(seedId('file', 1), 'first-course.zip', 'application/zip', media.site, 48_213),
    file(seedId('file', 2), 'learning-together.zip', 'application/zip', media.site, 51_007),
    file(seedId('file', 3), 'how-a-playlist-opens.mp4', 'video/mp4', media.film, 26_164, 15),
    file(seedId('file', 4), 'hub-guide.pdf', 'application/pdf', media.guide, 4580),
    file(seedId('file', 5), 'words.zip', 'text/html', media.site, 9120),
    file(seedId('file', 7), 'chime.mp3', 'audio/mpeg', media.chime, 40_770, 2),
    file(seedId('file', 8), 'cover-playlist.jpg', 'image/jpeg', media.coverPlaylist, 8665),
    file(
      seedId('file', 9),
      'first-week.csv',
      'text/csv',
      null,
      40,
      null,
      new Blob(['day,what\n1,Look round\n2,Finish a course\n'], { type: 'text/csv' }),
    ),
    file(seedId('file', 10), 'leitfaden.pdf', 'application/pdf', media.guide, 4580),
    file(seedId('file', 11), 'checklist.pdf', 'application/pdf', media.guide, 4580),
    file(seedId('file', 101), 'how-a-playlist-opens.en-GB.vtt', 'text/vtt', media.filmEnglish, 267),
    file(seedId('file', 102), 'how-a-playlist-opens.de-DE.vtt', 'text/vtt', media.filmGerman, 322),
    file(seedId('picture', 1), 'cover-first-course.png', 'image/png', media.coverCourse, 16_942),
    file(seedId('picture', 2), 'cover-meetings.jpg', 'image/jpeg', media.coverMeetings, 7098),
    file(seedId('picture', 3), 'cover-playlist.jpg', 'image/jpeg', media.coverPlaylist, 8665),
    { ...file(seedId('badge', 1001), 'badge.jpg', 'image/jpeg', media.coverPlaylist, 8665), type: 'badge' },
  ]
}

function file(
  id: string,
  filename: string,
  contentType: string,
  url: string | null,
  size: number,
  duration: number | null = null,
  bytes: Blob | null = null,
): FileRow {
  const known = { id, filename, contentType, url, size, duration, bytes }
  return {
    ...known,
    type: 'asset',
    ownerId: null,
    locale: null,
    fileStatus: 'ready',
    uploadErrorCode: null,
    uploadErrorDetail: null,
    notifyOnProcessingCompletion: false,
    upload: null,
  }
}

function blankAsset(now: Date, number: number, type: AssetRow['type']): AssetRow {
  const fileId = seedId('file', number)
  const source = demoFiles().find(({ id }) => id === fileId)
  return {
    type,
    id: seedId('asset', number),
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
    ratingCount: number % 4,
    createdTime: shifted(now, { days: -60 + number }),
    lastUpdated: shifted(now, { days: -30 + number }),
    isDeleted: false,
    published: true,
    version: 1,
    customType: null,
    fileFormat: source ? formatOf(source.filename) : null,
    fileId: type === 'web' ? null : fileId,
    webUrl: null,
    openInIframe: true,
    download: 'enabled',
    markAsDoneMode: 'automatic',
    subtitles: [],
    scormSettings: type === 'scorm' ? { completeWhen: 'completed' } : null,
    alternativeText: null,
    refid: null,
    duration: null,
    completionTime: 60,
  }
}
