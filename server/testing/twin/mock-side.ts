import { getResponse } from 'msw'
import { hubHandlers } from '../../../client/mocks/handlers.ts'
import { createMockHub, type MockHub, type Seed } from '../../../client/mocks/hub.ts'
import type { PersonRow } from '../../../client/mocks/rows.ts'
import { seedId } from '../../../client/mocks/seed-ids.ts'
import { settled } from '../../../client/mocks/data-exports.ts'
import { settle } from '../../../client/mocks/uploads.ts'
import type { Browser } from './scenario.ts'
import { contentTypeOf, replyFrom, USER_AGENT, type Side } from './side.ts'
import { FEATURES, HUB_NAME, PAGE, PASSWORD, people, START, TEAM_NAME, topics } from './world.ts'

/** The mock hub of the client, filled with the world. Its handlers are asked directly; nothing listens. */
export function mockSide(): Side {
  let now = START
  const hub = createMockHub({ now: () => now, seed: worldSeed() })
  const handlers = hubHandlers(hub)
  const sessions = new Map<Browser, string | null>()
  return {
    world: {
      ...idsOf('person', people),
      ...idsOf('topic', topics),
      team: seedId('team', 1),
      skill: seedId('meetingSkill', 1),
    },
    setNow: (next) => {
      now = next
    },
    async send(who, { method, path, body, headers }) {
      hub.currentSessionId = sessions.get(who) ?? null
      const request = new Request(`http://localhost:3000/api${path}`, {
        method,
        headers: { 'user-agent': USER_AGENT, ...contentTypeOf(body), ...headers },
        ...(body === undefined
          ? {}
          : { body: body instanceof Uint8Array ? Uint8Array.from(body) : JSON.stringify(body) }),
      })
      const response = await getResponse(handlers, request)
      if (!response) throw new Error(`The mock hub did not answer ${method} ${path}`)
      sessions.set(who, hub.currentSessionId)
      const bytes = new Uint8Array(await response.arrayBuffer())
      return replyFrom(response.status, (name) => response.headers.get(name), bytes)
    },
    mailToken: (address) => tokenFor(hub, address),
    feature: async (ids) => {
      hub.featured = ids
    },
    prepareFiles: async () => {
      for (const file of hub.files) {
        if (file.upload?.processedAt) file.upload.processedAt = 1
        settle(hub, file)
      }
      for (const row of hub.dataExports) settled(hub, Object.assign(row, { preparedAt: 1 }))
    },
    close: async () => undefined,
  }
}

function tokenFor(hub: MockHub, address: string): string {
  const person = hub.people.find(({ email }) => email === address)
  const found = hub.mailTokens.findLast(({ personId }) => personId === person?.id)
  if (!found) throw new Error(`The mock hub keeps no link for ${address}.`)
  return found.token
}

function worldSeed(): Seed {
  return {
    hub: {
      domain_id: 1,
      name: HUB_NAME,
      hostname: 'localhost',
      origin: 'http://localhost:3000',
      colour: '#2f6f5e',
      logoUrl: null,
      locale: 'en-GB',
      locales: ['en-GB', 'de-DE'],
      timezone: 'Europe/London',
      features: [...FEATURES],
      isHelixHub: false,
    },
    people: people.map(personFrom),
    customFields: [],
    customFieldValues: [],
    teams: [
      {
        id: seedId('team', 1),
        name: TEAM_NAME,
        roles: people.flatMap(({ role }, index) => (role ? [{ personId: seedId('person', index + 1), role }] : [])),
      },
    ],
    topics: topics.map(({ name, parent }, index) => ({
      id: seedId('topic', index + 1),
      name,
      parent_id: parent && seedId('topic', topics.findIndex(({ key }) => key === parent) + 1),
    })),
    mailTokens: [],
    content: [],
    sections: [],
    items: [],
    states: [],
    comments: [],
    subscriptions: [],
    notifications: [],
    messages: [],
    emails: [],
    meetingSkills: [{ id: seedId('meetingSkill', 1), personId: seedId('person', 1) }],
    pages: [PAGE],
    shares: [],
    badges: [],
    badgeImages: [],
    awards: [],
    files: [],
    featured: [],
  }
}

function personFrom({ email, last_name, isAdmin, privileges }: (typeof people)[number], index: number): PersonRow {
  return {
    id: seedId('person', index + 1),
    accountId: seedId('person', 1001 + index),
    email,
    password: PASSWORD,
    first_name: 'Demo',
    last_name,
    locale: 'en-GB',
    isAdmin,
    privileges: [...privileges],
    pictureId: null,
    openCompleteProfile: true,
    theme: 'auto',
    notification_channel: 'email',
  }
}

function idsOf(kind: 'person' | 'topic', rows: readonly { key: string }[]): Record<string, string> {
  return Object.fromEntries(rows.map(({ key }, index) => [key, seedId(kind, index + 1)]))
}
