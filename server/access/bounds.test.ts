import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations, type OperationId } from '../../generated/server/operations.ts'
import type { BoundedField, OperationRow } from '../contract/operation-row.ts'
import { addAsset, addFile, addPlaylist, addSubtitles } from '../assets/asset-fixtures.ts'
import type { Db } from '../db/connect.ts'
import { newId } from '../platform/ids.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { exampleRequests, sendExample } from '../testing/contract-examples.ts'
import { addTeam } from '../testing/people.ts'

/** Every field with `x-manager` of every operation, as a manager and as an admin; a new one is in it by itself. */

let hub: TestHub
let db: Db
let own: string
let other: string
let manager: Somebody
let admin: Somebody

beforeAll(async () => {
  hub = await testHub({ features: ['team_playlists', 'manager_reports', 'badges'] })
  db = hub.context.databases.forHub(1)
  ;[own, other] = [await addTeam(hub.context.databases, 'Own'), await addTeam(hub.context.databases, 'Other')]
  manager = await hub.person({
    teams: [
      { id: own, role: 'manager' },
      { id: other, role: 'member' },
    ],
  })
  admin = await hub.person({ isAdmin: true, privileges: ['playlist_write', 'asset_write', 'user_write'] })
})
afterAll(() => hub.close())

/** A file that some content has, or that somebody brought. */
async function fileOf(ownerTeamId: string | null, uploadedBy?: string): Promise<string> {
  const id = await addFile(db)
  if (ownerTeamId) await addAsset(db, { ownerTeamId, type: 'upload', fileId: id })
  if (uploadedBy) await db.updateTable('file').set({ uploaded_by: uploadedBy }).where('id', '=', id).execute()
  return id
}

async function pictureOf(ownerTeamId: string): Promise<string> {
  const [picture, playlist] = [await addFile(db, { kind: 'picture' }), await addPlaylist(db, { ownerTeamId })]
  await db.updateTable('content').set({ thumbnail_id: picture }).where('id', '=', playlist).execute()
  return picture
}

/** What a call may change: it belongs to the manager's team and is for that team, or for others. */
async function ownContent(
  part: string,
  { audience = 'teams', teamIds = () => [own], onlyInPlaylists = false }: Try,
): Promise<string> {
  const about = { ownerTeamId: own, audience }
  const id = part === 'assetId' ? await addAsset(db, about) : await addPlaylist(db, about)
  await db.updateTable('content').set({ only_in_playlists: onlyInPlaylists }).where('id', '=', id).execute()
  if (teamIds().length)
    await db
      .insertInto('content_team')
      .values(teamIds().map((team_id) => ({ content_id: id, team_id })))
      .execute()
  return id
}

const GOAL = { type: 'complete', dueDate: null }

interface Try {
  what: string
  value: () => Promise<unknown>
  /** What else stands in the body. */
  beside?: () => object
  /** The audience of what the call changes; only for calls that change something. */
  audience?: 'all' | 'teams'
  /** Whether what the call changes is seen through playlists alone. */
  onlyInPlaylists?: boolean
  /** Whose audience it is, where it is not the manager's team. */
  teamIds?: () => string[]
}

const LEFT_OUT = undefined

/** For each bound what passes and what does not. Fields that hold a list get the value in one. */
const TRIES: Record<BoundedField['bound'], { passes: Try[]; refused: Try[] }> = {
  managedTeams: {
    passes: [
      { what: 'their own team', value: async () => [own] },
      { what: 'no team', value: async () => [] },
      {
        what: 'another team that it is for already',
        value: async () => [own, other],
        audience: 'teams',
        teamIds: () => [own, other],
        beside: () => ({ audience: 'teams' }),
      },
    ],
    refused: [{ what: 'another team among their own', value: async () => [own, other] }],
  },
  teamsOnly: {
    passes: [
      { what: 'teams', value: async () => 'teams' },
      { what: 'everybody, where it is for them already', value: async () => 'all', audience: 'all' },
      { what: 'nothing, where there is something already', value: async () => LEFT_OUT, audience: 'all' },
    ],
    refused: [
      { what: 'everybody', value: async () => 'all' },
      { what: 'admins', value: async () => 'admin' },
      {
        what: 'teams, where another one is among them by then',
        value: async () => 'teams',
        audience: 'all',
        teamIds: () => [other],
        beside: () => ({}),
      },
    ],
  },
  inPlaylists: {
    passes: [
      { what: 'true', value: async () => true },
      { what: 'false, where it is for their team', value: async () => false, onlyInPlaylists: true },
    ],
    refused: [
      {
        what: 'false, where it would then be for everybody',
        value: async () => false,
        audience: 'all',
        onlyInPlaylists: true,
        beside: () => ({}),
      },
    ],
  },
  managedAudience: {
    passes: [
      { what: 'a goal for their team', value: async () => GOAL },
      { what: 'no goal', value: async () => null },
    ],
    refused: [
      { what: 'a goal for everybody', value: async () => GOAL, audience: 'all', beside: () => ({}) },
      { what: 'to take a goal from everybody', value: async () => null, audience: 'all', beside: () => ({}) },
      { what: 'a goal for everybody at once', value: async () => GOAL, beside: () => ({ audience: 'all' }) },
      {
        what: 'a goal for another team too',
        value: async () => GOAL,
        audience: 'teams',
        teamIds: () => [own, other],
        beside: () => ({}),
      },
    ],
  },
  usableContent: {
    passes: [
      {
        what: 'what their team owns and nobody sees yet',
        value: () => addAsset(db, { ownerTeamId: own, published: false }),
      },
      { what: 'what the hub owns and they see', value: () => addAsset(db) },
    ],
    refused: [
      { what: 'what another team owns', value: () => addAsset(db, { ownerTeamId: other }) },
      { what: 'what the hub owns and they do not see', value: () => addAsset(db, { audience: 'admin' }) },
      { what: 'what the hub owns and has not published', value: () => addAsset(db, { published: false }) },
    ],
  },
  ownFiles: {
    passes: [
      { what: 'what they uploaded', value: () => fileOf(null, manager.memberId) },
      { what: 'what content of their team has', value: () => fileOf(own) },
    ],
    refused: [
      { what: 'what somebody else uploaded', value: () => fileOf(null, admin.memberId) },
      { what: 'what content of another team has', value: () => fileOf(other) },
      { what: 'what content of the hub has', value: () => addFile(db) },
      { what: 'what a playlist of another team shows', value: () => pictureOf(other) },
      {
        what: 'subtitles of another team',
        value: async () => addSubtitles(db, await addAsset(db, { ownerTeamId: other }), 'en-GB'),
      },
    ],
  },
}

const LISTS = ['/subtitles', '/contentIds']
const changes = (row: OperationRow) => row.path.includes('{')

const fields = (Object.entries(operations) as [OperationId, OperationRow][]).flatMap(([operation, row]) =>
  (row.bounds ?? []).map((field) => ({ operation, row, ...field })),
)
type Field = (typeof fields)[number]

function casesOf(kind: 'passes' | 'refused') {
  return fields.flatMap((field) =>
    TRIES[field.bound][kind]
      .filter(({ audience }) => !audience || changes(field.row))
      .map((each) => [`${field.operation} ${field.at}`, each.what, field, each] as const),
  )
}

interface Answer {
  status: number
  body: Record<string, unknown>
}

async function ask(field: Field, each: Try, who: Somebody): Promise<Answer> {
  const part = /\{(\w+)\}/.exec(field.row.path)?.[1] ?? ''
  const path = part ? await ownContent(part, each) : ''
  const request = exampleRequests((name) => (name === part ? path : newId())).find(({ id }) => id === field.operation)!
  const value = await each.value()
  const answer = await sendExample(
    hub.app,
    { ...request, body: bodyOf(field, request.body, value, each) },
    { headers: { cookie: `hub_sid=${who.secret}`, 'if-match': '"v1"' } },
  )
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
}

/** The example of the operation as a manager may send it, in which one field is what a test is about. */
function bodyOf({ at, row }: Field, example: unknown, value: unknown, { beside }: Try): unknown {
  const [, list, name] = /^(?:\/(\w+))?\/\*\/(\w+)$/.exec(at) ?? []
  if (name) {
    const entries = [{ rank: '1', [name]: value }]
    return list ? { ...(example as object), [list]: entries } : entries
  }
  const bounds = row.bounds ?? []
  const isIn = (name: string) => bounds.some((field) => field.at === `/${name}`)
  const audience = isIn('audience') ? (beside?.() ?? { audience: 'teams', teamIds: [own] }) : {}
  const body = {
    ...(example as object),
    name: 'A name',
    ...(row.path === '/playlists/' || row.path === '/assets/' ? { ownerTeamId: own } : {}),
    ...audience,
    [at.slice(1)]: LISTS.includes(at) ? [value] : value,
  }
  if (!row.path.startsWith('/content')) return body
  return { ...body, name: undefined, ...(isIn('onlyInPlaylists') ? {} : { teamIds: [own], userIds: undefined }) }
}

/** The rule, or the test, was wrong; what lies behind the rule may have reasons of its own. */
const FAILED = /^(403|500|400 bad-input)/
const outcomeOf = ({ status, body }: Answer) => `${status} ${(body['code'] as string | undefined) ?? ''}`

const pointersOf = ({ body }: Pick<Answer, 'body'>) =>
  ((body['errors'] ?? []) as { pointer: string }[]).map(({ pointer }) => pointer)

describe('a manager', () => {
  test.each(casesOf('passes'))('may set %s to %s', async (_, _what, field, each) => {
    expect(outcomeOf(await ask(field, each, manager))).not.toMatch(FAILED)
  })

  test.each(casesOf('refused'))('may not set %s to %s', async (_, _what, field, each) => {
    const answer = await ask(field, each, manager)
    expect(answer).toMatchObject({ status: 403, body: { code: 'beyond-your-teams' } })
    const start = field.at.replace('/*/', '/0/')
    expect(pointersOf(answer).filter((pointer) => pointer.startsWith(start))).not.toEqual([])
  })
})

test.each([...casesOf('passes'), ...casesOf('refused')])('an admin may set %s to %s', async (_, _what, field, each) => {
  expect(outcomeOf(await ask(field, each, admin))).not.toMatch(FAILED)
})

test('says for whom something new is, since it would be for everybody', async () => {
  const answer = await manager.post('/playlists/', { name: 'New', ownerTeamId: own })
  expect(answer).toMatchObject({ status: 403, body: { code: 'beyond-your-teams', errors: [{ pointer: '/audience' }] } })
})

test.each([
  ['another team', () => other],
  ['the hub', () => null],
])('makes nothing that belongs to %s, and is told which field it is', async (_, ownerTeamId) => {
  const made = { name: 'New', ownerTeamId: ownerTeamId(), audience: 'teams', teamIds: [own] }
  const answer = await manager.post('/playlists/', made)
  expect(answer).toMatchObject({
    status: 403,
    body: { code: 'beyond-your-teams', errors: [{ pointer: '/ownerTeamId' }] },
  })
})

test('keeps what an admin put into a playlist of their team, and adds nothing of that kind', async () => {
  const [kept, foreign] = [await addAsset(db, { ownerTeamId: other }), await addAsset(db, { ownerTeamId: other })]
  const playlist = await addPlaylist(db, { ownerTeamId: own, items: [kept] })
  const arrange = (ids: string[]) =>
    manager.patch(
      `/playlists/${playlist}/contents`,
      ids.map((contentId, index) => ({ contentId, rank: String(index + 1) })),
      { 'if-match': '"v1"' },
    )
  const refused = await arrange([kept, foreign])
  expect(refused).toMatchObject({ status: 403, body: { errors: [{ pointer: '/1/contentId' }] } })
  expect((await arrange([kept])).status).toBe(200)
})

test('says of every field at once what is beyond', async () => {
  const body = { name: 'New', ownerTeamId: own, audience: 'all', teamIds: [other], goal: GOAL }
  const answer = await manager.post('/playlists/', body)
  expect(pointersOf(answer)).toEqual(['/audience', '/teamIds/0', '/goal'])
})

test('asks nothing more of somebody who has the right and manages a team too', async () => {
  const both = await hub.person({
    isAdmin: true,
    privileges: ['playlist_write'],
    teams: [{ id: own, role: 'manager' }],
  })
  expect((await both.post('/playlists/', { name: 'For all', ownerTeamId: other })).status).toBe(201)
})

test('knows a try for every bounded field', () => {
  expect(fields.map(({ operation, at }) => `${operation} ${at}`)).toEqual(
    expect.arrayContaining(['createPlaylist /goal', 'updatePlaylist /audience', 'updateAsset /fileId']),
  )
  expect(fields.length).toBeGreaterThanOrEqual(15)
})
