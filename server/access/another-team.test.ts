import { afterAll, beforeAll, expect, test } from 'vitest'
import { operations, type OperationId } from '../../generated/server/operations.ts'
import type { ManagerRule, Named, OperationRow, Place } from '../contract/operation-row.ts'
import { newId } from '../platform/ids.ts'
import { addAsset, addFile, addPlaylist } from '../assets/asset-fixtures.ts'
import { testHub, type TestHub } from '../testing/app.ts'
import { exampleRequests, problemCode, sendExample, type ExampleRequest } from '../testing/contract-examples.ts'
import { addTeam, type Person } from '../testing/people.ts'

/** Every operation with a rule for managers, called by the manager of another team: what the contract names is shut. */

/** A team with its manager and one of each kind of thing that it owns. */
interface Side extends Record<Named, string> {
  manager: Person
  /** Both completed by the person, the second a playlist without a badge. */
  asset: string
  completed: string
}

let hub: TestHub
let own: Side
let other: Side
/** Another one whose things nobody changed. */
let untouched: Side

beforeAll(async () => {
  hub = await testHub({ features: ['team_playlists', 'manager_reports', 'helix', 'badges'] })
  own = await side()
  other = await side()
  untouched = await side()
})
afterAll(() => hub.close())

async function side(): Promise<Side> {
  const { databases, now } = hub.context
  const db = databases.forHub(1)
  const team = await addTeam(databases, newId())
  const manager = await hub.person({ teams: [{ id: team, role: 'manager' }] })
  const { memberId: person } = await hub.person({ teams: [{ id: team, role: 'member' }] })
  // What is for everybody no manager could have made, and so may not copy.
  const content = await addPlaylist(db, { ownerTeamId: team, audience: 'teams' })
  const asset = await addAsset(db, { ownerTeamId: team })
  const badgeImage = await addFile(db, { kind: 'picture' })
  const [badge, at] = [newId(), { created_at: now() }]
  await db
    .insertInto('badge_image')
    .values({ ...at, id: badgeImage, style: 'sticker' })
    .execute()
  await db
    .insertInto('badge')
    .values({ ...at, id: badge, playlist_id: content, image_id: badgeImage })
    .execute()
  await db
    .insertInto('badge_award')
    .values({ ...at, id: newId(), badge_id: badge, member_id: person })
    .execute()
  const made = { name: 'Seen by the team', ownerTeamId: team, audience: 'teams', teamIds: [team], published: true }
  const { id: completed } = (await manager.post('/playlists/', made)).body as { id: string }
  await db
    .insertInto('content_user')
    .values(
      [asset, completed].map((id) => ({ member_id: person, content_id: id, status: 'completed', completed_at: now() })),
    )
    .execute()
  return { manager, team, person, content, badge, badgeImage, asset, completed }
}

const rules = (Object.entries(operations) as [OperationId, OperationRow][]).map(([id, row]) => ({
  id,
  managers: row.access.allow.filter((who): who is ManagerRule => typeof who === 'object' && 'manager' in who),
  /** A member needs no rule for managers; what they may do with one thing is asked where it is done. */
  isForMembers: row.access.allow.includes('member'),
}))
const named = rules.filter(({ managers, isForMembers }) => !isForMembers && managers.some(({ of }) => of))

function placesOf({ managers }: (typeof rules)[number]): [Named, Place][] {
  return managers.flatMap(({ of = {} }) => Object.entries(of) as [Named, Place][])
}

/** The example of an operation, in which every place that a manager's rule looks at names what somebody chose. */
function requestFor(
  rule: (typeof rules)[number],
  idOf: (kind: Named, place: Place) => string | string[] | null,
): ExampleRequest {
  const places = placesOf(rule)
  const at = (part: string, name: string) => places.find(([, place]) => place.replace('?', '') === `${part}/${name}`)
  const request = exampleRequests((name) => {
    const found = at('path', name) ?? at('query', name)
    return found ? [idOf(...found)].flat()[0]! : newId()
  }).find(({ id }) => id === rule.id)!
  const query = new URLSearchParams(request.path.split('?')[1])
  const body = structuredClone(request.body) as Record<string, unknown>
  for (const [kind, place] of places) {
    const [part, ...names] = place.replace('?', '').split('/') as [string, ...string[]]
    const name = names.pop()!
    const value = idOf(kind, place)
    if (part === 'query') {
      query.delete(name)
      for (const id of [value].flat()) query.append(name, id!)
    }
    if (part === 'body') {
      const at = names.reduce((object, key) => object[key] as Record<string, unknown>, body)
      at[name] = isList(name) ? [value].flat() : value
    }
  }
  // What a manager makes is for their teams.
  const { bounds = [] }: OperationRow = operations[rule.id]
  if (bounds.some(({ at }) => at === '/audience')) Object.assign(body, { audience: 'teams', teamIds: [own.team] })
  return { ...request, path: `${request.path.split('?')[0]}${query.size ? `?${query.toString()}` : ''}`, body }
}

const isList = (name: string) => /ids$/i.test(name)

async function ask(request: ExampleRequest, who: Person): Promise<string> {
  const answer = await sendExample(hub.app, request, { headers: { cookie: `hub_sid=${who.secret}`, 'if-match': '*' } })
  return `${answer.statusCode} ${problemCode(answer) ?? ''}`.trim()
}

const REFUSED = ['403 not-allowed', '403 beyond-your-teams', '403 team-not-managed', '403 person-not-managed']

test.each(named.map((rule) => [rule.id, rule] as const))('shuts %s to the manager of another team', async (_, rule) => {
  expect(REFUSED).toContain(
    await ask(
      requestFor(rule, (kind) => other[kind]),
      own.manager,
    ),
  )
})

test.each(named.map((rule) => [rule.id, rule] as const))('opens %s to the manager of the team', async (_, rule) => {
  const answer = await ask(
    requestFor(rule, (kind) => own[kind]),
    own.manager,
  )
  expect(REFUSED).not.toContain(answer)
  expect(answer).not.toContain('500')
})

const lists = named.filter((rule) => placesOf(rule).some(([, place]) => isList(place.replace('?', ''))))

test.each(lists.map((rule) => [rule.id, rule] as const))(
  'refuses %s for one of another team among their own',
  async (_, rule) => {
    const idOf = (kind: Named, place: Place) => (isList(place.replace('?', '')) ? [own[kind], other[kind]] : own[kind])
    expect(REFUSED).toContain(await ask(requestFor(rule, idOf), own.manager))
  },
)

const given = named.filter((rule) =>
  placesOf(rule).some(([kind, place]) => kind === 'team' && /^body\/.*ownerTeamId/.test(place)),
)

test.each(given.map((rule) => [rule.id, rule] as const))(
  'lets no manager give things of their team to the hub with %s',
  async (_, rule) => {
    const idOf = (kind: Named) => (kind === 'team' ? null : own[kind])
    expect(await ask(requestFor(rule, idOf), own.manager)).toBe('403 beyond-your-teams')
  },
)

test('asks of every rule for managers what it looks at', () => {
  const vague = rules.filter(({ managers }) =>
    managers.some(({ manager, of, each }) => manager !== 'any' && !of && !each),
  )
  expect(vague.map(({ id }) => id)).toEqual([])
  expect(
    rules
      .filter(({ managers, isForMembers }) => isForMembers && managers.length)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(['deleteMyContentComment', 'listUsers'])
  expect(named.length).toBeGreaterThan(40)
})

const narrowed = rules.filter(({ managers }) => managers.some(({ each }) => each))

interface Asking {
  query?: Record<string, string>
  body?: object
  /** In place of what the example names in the path. */
  named?: string
}

/** What is asked where the call needs more than its name to be about something of the team. */
const ASKED: Partial<Record<OperationId, (of: Side) => Asking>> = {
  listContent: () => ({ query: { owner: 'local' } }),
  exportContent: () => ({ query: { kind: 'playlist' } }),
  previewContentStatusChange: ({ asset }) => ({
    query: { contentIds: asset, newStatus: 'notstarted', updateEveryone: 'true' },
  }),
  previewStatusChange: ({ asset }) => ({
    body: { contentIds: [asset], newStatus: 'notstarted', updateEveryone: true },
  }),
  createContentStatusChange: ({ content, person }) => ({
    body: { contentIds: [content], newStatus: 'notstarted', userIds: [person] },
  }),
  listBadgeAwards: ({ badge }) => ({ named: badge }),
  previewBadges: ({ completed }) => ({ body: { contentIds: [completed] } }),
}

test.each(narrowed.map(({ id }) => [id]))('answers %s with what the team owns, and nothing of another', async (id) => {
  const { query = {}, body, named = newId() } = ASKED[id]?.(untouched) ?? {}
  const request = exampleRequests(() => named).find((each) => each.id === id)!
  const search = new URLSearchParams(query)
  const path = `${request.path.split('?')[0]}${search.size ? `?${search.toString()}` : ''}`
  const answer = await sendExample(
    hub.app,
    { ...request, path, ...(body && { body }) },
    { headers: { cookie: `hub_sid=${untouched.manager.secret}` } },
  )
  if ((operations[id].statuses as readonly number[]).includes(501)) return expect(answer.statusCode).toBe(501)
  expect([200, 202], answer.body.slice(0, 500)).toContain(answer.statusCode)
  const things = ({ content, badge, person, team }: Side) => [content, badge, person, team]
  const shown = (of: Side) => things(of).filter((each) => answer.body.includes(each))
  if (answer.statusCode === 200) expect(shown(untouched), answer.body.slice(0, 500)).not.toEqual([])
  expect([...shown(own), ...shown(other)]).toEqual([])
})

test('fails a handler that does not ask for the teams', async () => {
  const forgetful = await testHub({
    features: ['team_playlists', 'badges'],
    handlers: {
      listBadges: (async ({ respond }: { respond: (...args: unknown[]) => unknown }) =>
        respond(200, { items: [], total: 0, nextOffset: null })) as never,
    },
  })
  const teamId = await addTeam(forgetful.context.databases, 'A team')
  const manager = await forgetful.person({ teams: [{ id: teamId, role: 'manager' }] })
  expect((await manager.get('/badges/')).status).toBe(500)
  await forgetful.close()
})
