/**
 * What becomes of each kind of personal data when somebody is erased, by its name in export-tables.ts; erasure.test.ts holds the
 * two together. What stays is told of `Deleted user`.
 */

export type Erasure = 'deleted' | 'emptied' | { stays: string }

const AUTHORED = { stays: 'What somebody made for the hub is of the hub.' }
const EVIDENCE = { stays: 'What was learned is evidence, and counts in figures.' }
const LOGGED = { stays: 'What happened is kept as it was written down, under an id that leads to nobody.' }

export const erasures: Readonly<Record<string, Erasure>> = {
  profile: 'emptied',
  facts: 'deleted',
  account: 'emptied',
  'custom-fields': 'deleted',
  teams: 'deleted',
  'sign-ins': 'deleted',
  identities: 'deleted',
  'api-tokens': 'deleted',
  'calendar-link': 'deleted',
  'mailed-links': 'deleted',
  'address-changes': 'deleted',
  mails: 'deleted',
  'changes-made': LOGGED,
  'changes-to-the-account': 'emptied',
  'security-log': { stays: 'Nobody can change it, and it ends after 13 months.' },
  uploads: AUTHORED,
  'uploads-begun': 'deleted',
  'content-made': AUTHORED,
  'topics-made': AUTHORED,
  progress: 'emptied',
  completions: 'emptied',
  assignments: 'deleted',
  'assignments-met': EVIDENCE,
  'assignments-made': AUTHORED,
  activity: LOGGED,
  'sections-opened': EVIDENCE,
  attempts: EVIDENCE,
  'attempt-sessions': 'deleted',
  'activity-sessions': 'deleted',
  'shared-by-courses': 'deleted',
  statements: { stays: 'What was learned is evidence; who it was is an id that leads to nobody.' },
  'package-documents': 'deleted',
  'package-launches': 'deleted',
  comments: 'emptied',
  mentions: 'emptied',
  'comments-followed': 'deleted',
  notes: 'deleted',
  'shares-made': { stays: 'What was shared with others is theirs; the words with it go.' },
  'shares-made-words': 'emptied',
  'shared-with-me': 'deleted',
  'shares-dismissed': 'deleted',
  notifications: 'deleted',
  'content-requests': AUTHORED,
  'content-requests-answered': AUTHORED,
  messages: 'deleted',
  'meeting-skills': 'deleted',
  feedback: 'deleted',
  badges: EVIDENCE,
  contributions: AUTHORED,
  'contents-replaced': AUTHORED,
  'contents-drafts': 'deleted',
  jobs: LOGGED,
  'welcome-views': 'deleted',
  'data-exports': 'deleted',
  'data-exports-asked-for': { stays: 'They are exports for others.' },
}
