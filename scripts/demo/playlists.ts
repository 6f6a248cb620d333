import type { Schemas } from '../hub/client.ts'

/** What the demo hub teaches: itself. Plainly sample content, made by this project. */

export interface DemoAsset {
  key: string
  name: string
  description: string
  type: 'upload' | 'zip' | 'scorm' | 'web'
  /** File under scripts/demo/content/media, or one that buildSamplePackages makes. */
  file?: string
  subtitles?: { file: string; locale: Schemas['Locale'] }[]
  url?: string
  cover?: string
  tags?: string[]
  download?: Schemas['DownloadMode']
  markAsDoneMode?: Schemas['MarkAsDoneMode']
}

export const assets: DemoAsset[] = [
  {
    key: 'course12',
    name: 'Your first course: finding your way around',
    description: 'A short course with a quiz. Close it half-way and it opens where you were.',
    type: 'scorm',
    file: 'first-course-scorm-12.zip',
    cover: 'cover-first-course.png',
    tags: ['onboarding', 'scorm'],
  },
  {
    key: 'course2004',
    name: 'Learning together',
    description: 'Two lessons that open one after the other, with a result for each.',
    type: 'scorm',
    file: 'learning-together-scorm-2004.zip',
    cover: 'cover-meetings.jpg',
    tags: ['scorm', 'teams'],
  },
  {
    key: 'film',
    name: 'How a playlist opens',
    description: 'Fifteen seconds on sections and what unlocks them. Subtitles in English and German.',
    type: 'upload',
    file: 'how-a-playlist-opens.mp4',
    download: 'enabled',
    subtitles: [
      { file: 'how-a-playlist-opens.en-GB.vtt', locale: 'en-GB' },
      { file: 'how-a-playlist-opens.de-DE.vtt', locale: 'de-DE' },
    ],
    tags: ['playlists', 'video'],
  },
  {
    key: 'guide',
    name: 'The hub on three pages',
    description: 'The words that the hub uses and what they mean, to read or to print.',
    type: 'upload',
    file: 'hub-guide.pdf',
    download: 'enabled',
    tags: ['onboarding', 'reading'],
  },
  {
    key: 'finder',
    name: 'What kind of content do I need?',
    description: 'Three questions that end in a suggestion: a little web site in a zip file.',
    type: 'zip',
    file: 'content-finder-site.zip',
    tags: ['authors', 'site'],
  },
  {
    key: 'chime',
    name: 'A sound to test your speakers',
    description: 'A few seconds of sound, so that the first recording does not surprise you.',
    type: 'upload',
    file: 'chime.mp3',
    tags: ['sound'],
  },
  {
    key: 'cover',
    name: 'Picture: a playlist at a glance',
    description: 'A picture is an asset too. This one shows the parts of a playlist.',
    type: 'upload',
    file: 'cover-playlist.jpg',
    tags: ['pictures'],
  },
  {
    key: 'link',
    name: 'Example domains and why they exist',
    description:
      'A link to a page on the web. It opens in a tab of its own, because not every site lets itself be framed.',
    type: 'web',
    url: 'https://www.iana.org/help/example-domains',
    markAsDoneMode: 'manual',
    tags: ['links'],
  },
]

export interface DemoPlaylist {
  key: string
  name: string
  description: string
  cover?: string
  tags: string[]
  audience?: Schemas['Audience']
  /** Days from the day of the demo until it is due. */
  dueInDays?: number
  goal?: 'open' | 'complete'
  topic: string
  contents: DemoEntry[]
}

export type DemoEntry =
  | { section: string; description?: string; lockingMode?: 'locked' | 'time' | 'progress'; opensInDays?: number }
  | { asset: string; optional?: boolean }
  | { playlist: string }

/** Each behind the one that it stands below. */
export const topics: { name: string; below?: string }[] = [
  { name: 'Getting started' },
  { name: 'Working together' },
  { name: 'Making content' },
  { name: 'Films and sound', below: 'Making content' },
  { name: 'Courses', below: 'Making content' },
]

export const playlists: DemoPlaylist[] = [
  {
    key: 'start',
    name: 'Find your way around',
    description:
      'Start here: a course, a film and three pages to read. The second part opens when you have finished the first.',
    cover: 'cover-first-course.png',
    tags: ['onboarding'],
    goal: 'complete',
    dueInDays: 7,
    topic: 'Getting started',
    contents: [
      { section: 'Start here' },
      { asset: 'course12' },
      { asset: 'film' },
      { asset: 'guide' },
      {
        section: 'When you have done that',
        description: 'Opens once everything above is finished.',
        lockingMode: 'progress',
      },
      { asset: 'chime', optional: true },
      { asset: 'finder' },
    ],
  },
  {
    key: 'first',
    name: 'Your first badge',
    description: 'Three pages to read, and a badge for it.',
    tags: ['onboarding'],
    topic: 'Getting started',
    contents: [{ asset: 'guide' }],
  },
  {
    key: 'together',
    name: 'Courses that remember you',
    description: 'What a course reports and how the hub keeps it, seen in a course of two lessons.',
    cover: 'cover-meetings.jpg',
    tags: ['scorm', 'teams'],
    goal: 'complete',
    dueInDays: 1,
    topic: 'Working together',
    contents: [
      { asset: 'course2004' },
      {
        section: 'Opens next week',
        description: 'A section can wait for a day and an hour.',
        lockingMode: 'time',
        opensInDays: 7,
      },
      { asset: 'link' },
    ],
  },
  {
    key: 'kinds',
    name: 'Every kind of content',
    description: 'One of each: a film with subtitles, a sound, a picture, a document, a site and a link.',
    cover: 'cover-playlist.jpg',
    tags: ['authors'],
    topic: 'Making content',
    contents: [
      { section: 'To watch and to hear' },
      { asset: 'film' },
      { asset: 'chime' },
      { section: 'To read and to try' },
      { asset: 'guide' },
      { asset: 'cover' },
      { asset: 'finder' },
      { asset: 'link', optional: true },
    ],
  },
  {
    key: 'path',
    name: 'The whole path',
    description: 'A playlist can hold playlists: this one is done when both of these are.',
    tags: ['onboarding', 'playlists'],
    topic: 'Getting started',
    contents: [{ playlist: 'start' }, { playlist: 'together' }],
  },
  {
    key: 'closed',
    name: 'How sections are locked',
    description: 'Three sections: an open one, one that an admin keeps closed and one that waits for the first.',
    tags: ['authors', 'sections'],
    goal: 'open',
    dueInDays: 14,
    topic: 'Making content',
    contents: [
      { section: 'Open' },
      { asset: 'cover' },
      { section: 'Closed by an admin', lockingMode: 'locked' },
      { asset: 'guide' },
      { section: 'Waits for the first section', lockingMode: 'progress' },
      { asset: 'film' },
    ],
  },
  {
    key: 'admins',
    name: 'For admins: before you invite people',
    description: 'Seen by admins alone.',
    tags: ['admins'],
    audience: 'admin',
    topic: 'Making content',
    contents: [{ asset: 'guide' }, { asset: 'finder' }],
  },
]
