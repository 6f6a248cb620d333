import type { UrlPreview } from '../../generated/client/model/urlPreview.ts'
import { IDLE_MS, sessionEnd } from '../../server/auth/rules.ts'
import type {
  AttemptRow,
  AwardRow,
  BadgeImageRow,
  BadgeRow,
  CommentRow,
  ContentRow,
  CustomFieldRow,
  CustomFieldValueRow,
  DataExportRow,
  DismissalRow,
  EmailRow,
  FeedbackRow,
  FileRow,
  HubRow,
  ItemRow,
  MailTokenRow,
  MeetingSkillRow,
  MessageRow,
  NotificationRow,
  PersonRow,
  SectionRow,
  SessionRow,
  ShareRow,
  StateRow,
  SubscriptionRow,
  TeamRow,
  TokenRow,
  TopicRow,
} from './rows.ts'
import { PIXEL } from './media.ts'
import { demoSeed } from './seed.ts'

/** What a new mock hub starts with. */
export interface Seed {
  hub: HubRow
  people: PersonRow[]
  teams: TeamRow[]
  customFields: CustomFieldRow[]
  customFieldValues: CustomFieldValueRow[]
  mailTokens: MailTokenRow[]
  topics: TopicRow[]
  content: ContentRow[]
  sections: SectionRow[]
  items: ItemRow[]
  states: StateRow[]
  comments: CommentRow[]
  subscriptions: SubscriptionRow[]
  notifications: NotificationRow[]
  /** The last one made stands last. */
  shares: ShareRow[]
  messages: MessageRow[]
  emails: EmailRow[]
  meetingSkills: MeetingSkillRow[]
  /** The pages of the web that can be read. */
  pages: UrlPreview[]
  badges: BadgeRow[]
  badgeImages: BadgeImageRow[]
  awards: AwardRow[]
  files: FileRow[]
  /** Content ids in the order in which admins put them forward. */
  featured: string[]
}

/** The state of the mock hub: arrays of rows that the handlers read and change. */
export interface MockHub extends Seed {
  sessions: SessionRow[]
  tokens: TokenRow[]
  dataExports: DataExportRow[]
  attempts: AttemptRow[]
  feedback: FeedbackRow[]
  dismissals: DismissalRow[]
  /** Failed sign-ins by e-mail: how many, and until when the next one is refused. */
  signInFailures: Map<string, { count: number; refusedUntil: number }>
  /** The session that a cookie would name. The mock serves one browser. */
  currentSessionId: string | null
  keeper: SessionKeeper
  /** Makes PNG of SVG. */
  draw: (svg: string) => Promise<Blob>
  now: () => Date
  newId: () => string
}

/** Remembers who is signed in beyond the life of the hub, so that a reload stays signed in. */
export interface SessionKeeper {
  read(): string | null
  write(personId: string | null): void
}

export interface MockHubOptions {
  seed?: Seed
  now?: () => Date
  keeper?: SessionKeeper
  /** Nothing draws in Node, so a red dot stands in. */
  draw?: MockHub['draw']
  /** Scheme, hostname and port from which the client and the mock player are served. */
  origin?: string
}

const FORGETFUL: SessionKeeper = { read: () => null, write: () => undefined }

/** Makes a hub in memory, filled with the demo data unless told otherwise. */
export function createMockHub({
  now = () => new Date(),
  seed = demoSeed(now()),
  keeper = FORGETFUL,
  draw = async () => PIXEL,
  origin,
}: MockHubOptions = {}): MockHub {
  const hub: MockHub = {
    ...structuredClone(seed),
    sessions: [],
    tokens: [],
    dataExports: [],
    attempts: [],
    feedback: [],
    dismissals: [],
    signInFailures: new Map(),
    currentSessionId: null,
    keeper,
    draw,
    now,
    newId: idMaker(),
  }
  if (origin) moveTo(hub, origin)
  const kept = hub.people.find(({ id }) => id === keeper.read())
  if (kept) startSession(hub, kept, null)
  return hub
}

/** The links of the demo mails lead to where the hub is. */
function moveTo(hub: MockHub, origin: string): void {
  for (const email of hub.emails) email.text = email.text?.replaceAll(hub.hub.origin, origin) ?? null
  hub.hub.origin = origin
}

/** Signs somebody in; every later call is theirs. */
export function startSession(hub: MockHub, person: PersonRow, userAgent: string | null): SessionRow {
  const now = hub.now()
  const session: SessionRow = {
    id: hub.newId(),
    personId: person.id,
    createdTime: now.toISOString(),
    lastSeenTime: now.toISOString(),
    expiresTime: sessionEnd(now, person.isAdmin).toISOString(),
    userAgent,
  }
  hub.sessions.push(session)
  hub.currentSessionId = session.id
  hub.keeper.write(person.id)
  return session
}

/** Ends the sessions that fit; ending the present one is signing out. */
export function endSessions(hub: MockHub, fits: (session: SessionRow) => boolean): void {
  hub.sessions = hub.sessions.filter((session) => !fits(session))
  if (hub.sessions.some(({ id }) => id === hub.currentSessionId)) return
  hub.currentSessionId = null
  hub.keeper.write(null)
}

/** The session of the calls that come in now, or null while nobody is signed in. */
export function currentSession(hub: MockHub): SessionRow | null {
  const now = hub.now()
  const idleSince = new Date(now.getTime() - IDLE_MS).toISOString()
  const session = hub.sessions.find(({ id }) => id === hub.currentSessionId)
  return session && session.expiresTime > now.toISOString() && session.lastSeenTime > idleSince ? session : null
}

/** Ids are told apart from those of the seed by their second group. */
function idMaker(): () => string {
  let last = 0
  return () => `0199d3a0-0001-7000-8000-${String((last += 1)).padStart(12, '0')}`
}
