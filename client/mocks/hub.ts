import { SESSION_IDLE_MS, sessionEnd } from '../../server/auth/rules.ts'
import type { OperationId } from '../../generated/server/operations.ts'
import type { Entity } from '../../generated/resources.ts'
import type { Session as SessionAnswer } from '../../generated/client/model/session.ts'
import { demoRecords } from './demo.ts'
import { emptyRecords, largeRecords } from './scenarios.ts'
import { addItem, findItem, itemsOf, kept, type Fields, type Item, type Records } from './records.ts'
import { demoAccounts, type Account } from './people.ts'
import { demoUploads, type StoredFile } from './files.ts'
import type { Repeat } from './repeats.ts'
import type { Wish } from './wishes.ts'

/** As the contract shows it, and whose it is. */
export interface Session extends Omit<SessionAnswer, 'isCurrent'> {
  personId: string
  /** When the password was entered last. */
  provedTime: string
}

/** The state of the mock hub. */
export interface MockHub {
  records: Records
  accounts: Account[]
  sessions: Session[]
  /** The session that a cookie would name. The mock serves one browser at a time. */
  currentSessionId: string | null
  /** Who proved their password and not yet their second factor. */
  firstStepId: string | null
  files: Map<string, StoredFile>
  wishes: Map<OperationId, Wish>
  /** Failed sign-ins by e-mail: how many, and until when the next one is refused. */
  signInFailures: Map<string, { count: number; refusedUntil: number }>
  /** By caller and key. */
  repeats: Map<string, Repeat>
  keeper: SessionKeeper
  origin: string
  now: () => Date
  newId: () => string
}

/** Remembers who is signed in beyond the life of the hub, so that a reload stays signed in. */
export interface SessionKeeper {
  read(): string | null
  write(personId: string | null): void
}

/** What a hub can begin with. */
const SCENARIOS = { demo: demoRecords, empty: emptyRecords, large: largeRecords }

export type Scenario = keyof typeof SCENARIOS
export const scenarios = Object.keys(SCENARIOS) as Scenario[]

export interface MockHubOptions {
  scenario?: Scenario
  now?: () => Date
  keeper?: SessionKeeper
  /** Scheme, hostname and port from which the client and the mock player are served. */
  origin?: string
}

const NO_SESSION_STORE: SessionKeeper = { read: () => null, write: () => undefined }

export function createMockHub(options: MockHubOptions = {}): MockHub {
  const { now = () => new Date(), keeper = NO_SESSION_STORE, origin = 'http://localhost:3000' } = options
  const hub = { ...freshState(options.scenario ?? 'demo'), wishes: new Map(), keeper, origin, now, newId: idMaker() }
  const isKept = hub.accounts.some(({ id }) => id === keeper.read())
  if (isKept) startSession(hub, keeper.read()!, null)
  return hub
}

/** Begins anew; who is signed in stays so. */
export function resetHub(hub: MockHub, scenario: Scenario = 'demo'): void {
  const { sessions, currentSessionId } = hub
  Object.assign(hub, freshState(scenario), { sessions, currentSessionId })
  hub.wishes.clear()
}

function freshState(scenario: Scenario) {
  const files = demoUploads()
  return {
    records: SCENARIOS[scenario](),
    accounts: demoAccounts(),
    sessions: [] as Session[],
    currentSessionId: null as string | null,
    firstStepId: null as string | null,
    files,
    signInFailures: new Map<string, { count: number; refusedUntil: number }>(),
    repeats: new Map<string, Repeat>(),
  }
}

/** Signs somebody in; every later call is theirs. */
export function startSession(hub: MockHub, personId: string, userAgent: string | null): Session {
  const now = hub.now()
  const isAdmin = hub.accounts.find(({ id }) => id === personId)?.isAdmin ?? false
  const session = {
    id: hub.newId(),
    personId,
    createdTime: now.toISOString(),
    lastSeenTime: now.toISOString(),
    expiresTime: sessionEnd(now, isAdmin).toISOString(),
    userAgent,
    ipAddress: '127.0.0.1',
    isNewNetwork: false,
    provedTime: now.toISOString(),
  }
  hub.sessions.push(session)
  hub.currentSessionId = session.id
  hub.keeper.write(personId)
  return session
}

/** Ends the sessions that fit; ending the present one is signing out. */
export function endSessions(hub: MockHub, fits: (session: Session) => boolean): void {
  hub.sessions = hub.sessions.filter((session) => !fits(session))
  if (hub.sessions.some(({ id }) => id === hub.currentSessionId)) return
  hub.currentSessionId = null
  hub.keeper.write(null)
}

/** The session of the calls that come in now, or null while nobody is signed in. */
export function currentSession(hub: MockHub): Session | null {
  const now = hub.now()
  const idleSince = new Date(now.getTime() - SESSION_IDLE_MS).toISOString()
  const session = hub.sessions.find(({ id }) => id === hub.currentSessionId)
  return session && session.expiresTime > now.toISOString() && session.lastSeenTime > idleSince ? session : null
}

export function find(hub: MockHub, entity: Entity, key: string): Item | undefined {
  return findItem(hub.records, entity, key)
}

export function all(hub: MockHub, entity: Entity): Item[] {
  return itemsOf(hub.records, entity).filter(({ isDeleted }) => !isDeleted)
}

export function add(hub: MockHub, kind: Entity, key: string, about: Partial<Item>): Item {
  const time = hub.now().toISOString()
  const fields: Fields = { createdTime: time, lastUpdated: time, updatedTime: time, ...about.fields }
  return addItem(hub.records, kind, key, { ...about, fields })
}

export function text(item: Item | undefined, name: string): string {
  const value = item && kept(item, name, null)
  return typeof value === 'string' ? value : ''
}

/** Ids are told apart from those of the examples by their second group. */
function idMaker(): () => string {
  let last = 0
  return () => `0199d3a0-0001-7000-8000-${String((last += 1)).padStart(12, '0')}`
}
