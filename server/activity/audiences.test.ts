import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addAsset, addPlaylist } from '../assets/asset-fixtures.ts'
import type { Db } from '../db/connect.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { addTeam } from '../testing/people.ts'

/** What the log says of who came into an audience and who left it: enough to tell who was in it when, in few lines. */

let hub: TestHub
let db: Db
let admin: Somebody

beforeAll(async () => {
  hub = await testHub({ features: ['team_playlists', 'manager_reports'] })
  db = hub.context.databases.forHub(1)
  admin = await hub.person({ isAdmin: true, privileges: ['user_write', 'playlist_write', 'asset_write'] })
})
afterEach(() => hub.setNow(null))
afterAll(() => hub.close())

type Audience = 'all' | 'teams' | 'admin'

interface Line {
  type: string
  time: string
  user: { id: string }
  author: { id: string } | null
  object: { id: string | null }
  details: {
    assignmentId?: string
    audience?: Audience
    audienceBefore?: Audience
    teamsAdded?: string[]
    teamsRemoved?: string[]
  }
}

/** The lines of somebody about some content or a team, the oldest first, as an admin reads them or they themselves. */
async function linesOf(who: Somebody, about: readonly string[], isOwn = false): Promise<Line[]> {
  const path = isOwn ? '/me/activity' : `/users/${who.memberId}/activity`
  const { status, body } = await (isOwn ? who : admin).get(`${path}?limit=100`)
  expect(status).toBe(200)
  return (body.items as Line[]).filter(({ object }) => object?.id && about.includes(object.id)).toReversed()
}

async function change(assetId: string, body: object): Promise<number> {
  const answer = await admin.patch(
    `/assets/${assetId}`,
    { name: 'Meant for some', acceptedLosses: 10_000, ...body },
    { 'if-match': '*' },
  )
  return answer.status
}

const team = (name: string) => addTeam(hub.context.databases, name)
const members = (teamId: string) => `/teams/${teamId}/members/`
const countLines = async () =>
  Number((await db.selectFrom('activity').select(db.fn.countAll().as('count')).executeTakeFirstOrThrow()).count)

describe('a change of an audience', () => {
  test('is one line, of who made it, however many people it concerns', async () => {
    const [first, second] = [await team('First'), await team('Second')]
    const people = await Promise.all(Array.from({ length: 5 }, () => hub.person()))
    await admin.post(members(first), { userIds: people.map(({ memberId }) => memberId) })
    const id = await addAsset(db)
    const before = await countLines()
    expect(await change(id, { audience: 'teams', teamIds: [second, first] })).toBe(200)
    expect(await countLines()).toBe(before + 1)
    expect(await change(id, { teamIds: [first.toUpperCase()] })).toBe(200)
    expect(await change(id, { audience: 'all' })).toBe(200)
    expect(await linesOf(admin, [id])).toMatchObject([
      {
        type: 'audienceChanged',
        user: { id: admin.memberId },
        author: { id: admin.memberId },
        details: { audience: 'teams', audienceBefore: 'all', teamsAdded: [second, first] },
      },
      { details: { audience: 'teams', audienceBefore: 'teams', teamsRemoved: [second] } },
      { details: { audience: 'all', audienceBefore: 'teams', teamsRemoved: [first] } },
    ])
    for (const person of people) expect(await linesOf(person, [id])).toEqual([])
  })

  test('is no line where nothing of it changes, and where it is refused', async () => {
    const [id, other] = [await addAsset(db), await addAsset(db)]
    const before = await countLines()
    expect(await change(id, { audience: 'all', onlyInPlaylists: true })).toBe(200)
    expect(await change(other, { audience: 'admin', acceptedLosses: 0 })).toBe(409)
    expect(await countLines()).toBe(before)
  })

  test('is one where a playlist is closed to a team', async () => {
    const teamId = await team('Closed out')
    const id = await addPlaylist(db)
    const patch = { audience: 'teams', teamIds: [teamId], acceptedLosses: 10_000 }
    expect((await admin.patch(`/playlists/${id}`, patch, { 'if-match': '*' })).status).toBe(200)
    expect((await admin.delete('/teamShare', { team_id: teamId, playlist_id: id })).status).toBe(200)
    expect((await linesOf(admin, [id])).map(({ details }) => details)).toEqual([
      { audience: 'teams', audienceBefore: 'all', teamsAdded: [teamId] },
      { audience: 'teams', audienceBefore: 'teams', teamsRemoved: [teamId] },
    ])
  })

  test('does not tell for which teams content is that the reader may not see', async () => {
    const teamId = await team('Not yours')
    const colleague = await hub.person({ isAdmin: true, privileges: ['asset_write'] })
    const id = await addAsset(db)
    const body = { name: 'Closed', audience: 'teams', teamIds: [teamId], acceptedLosses: 10_000 }
    expect((await colleague.patch(`/assets/${id}`, body, { 'if-match': '*' })).status).toBe(200)
    const { body: own } = await colleague.get('/me/activity?type=audienceChanged')
    expect(own.items).toMatchObject([{ object: { id: null }, details: { audience: 'teams', audienceBefore: 'all' } }])
    expect(JSON.stringify(own)).not.toContain(teamId)
    expect((await linesOf(colleague, [id]))[0]?.details.teamsAdded).toEqual([teamId])
  })
})

describe('who is asked', () => {
  const path = (id: string) => `/content/${id}/assignments`

  test('by name has a line of their own, when they come and when they go', async () => {
    const [one, other] = [await hub.person(), await hub.person()]
    const id = await addAsset(db)
    const asked = await admin.post(path(id), { goal: 'open', audience: 'people', userIds: [one.memberId] })
    const assignmentId = asked.body.id as string
    const at = `${path(id)}/${assignmentId}`
    const both = { userIds: [one.memberId, other.memberId] }
    expect((await admin.patch(at, both, { 'if-match': '*' })).status).toBe(200)
    expect((await admin.patch(at, { userIds: [other.memberId] }, { 'if-match': '*' })).status).toBe(200)
    expect((await admin.delete(at)).status).toBe(200)
    const [joined, left] = ['audienceJoined', 'audienceLeft'].map((type) => ({
      type,
      author: { id: admin.memberId },
      object: { id },
      details: { assignmentId },
    }))
    for (const who of [one, other]) {
      expect(await linesOf(who, [id])).toMatchObject([joined, left])
      expect(await linesOf(who, [id], true)).toMatchObject([joined, left])
    }
  })

  test('with a team has none: the line of who asks names the teams', async () => {
    const [first, second] = [await team('Asked'), await team('Asked too')]
    const person = await hub.person({ teams: [{ id: first, role: 'member' }] })
    const id = await addAsset(db)
    const asked = await admin.post(path(id), { goal: 'open', audience: 'teams', teamIds: [first] })
    const at = `${path(id)}/${asked.body.id as string}`
    expect((await admin.patch(at, { teamIds: [second] }, { 'if-match': '*' })).status).toBe(200)
    expect((await admin.delete(at)).status).toBe(200)
    expect(await linesOf(person, [id])).toEqual([])
    expect(await linesOf(admin, [id])).toMatchObject([
      { type: 'goalSet', details: { audience: 'teams', teamsAdded: [first] } },
      { type: 'goalChanged', details: { audience: 'teams', teamsAdded: [second], teamsRemoved: [first] } },
      { type: 'goalRemoved', details: { audience: 'teams', teamsRemoved: [second] } },
    ])
  })
})

describe('the log', () => {
  const MINUTE = 60_000
  const step = fc.oneof(
    fc.record({
      audience: fc.constantFrom<Audience>('all', 'teams', 'teams', 'admin'),
      teams: fc.uniqueArray(fc.nat(2), { maxLength: 3 }),
    }),
    fc.record({ joins: fc.nat(2) }),
    fc.record({ leaves: fc.nat(2) }),
  )

  interface Standing {
    audience: Audience
    meant: Set<string>
    teams: Set<string>
  }

  /** Takes back what a line says, so that what was before it is left. */
  function undo(now: Standing, { type, object, details }: Line): void {
    if (type === 'teamJoined') now.teams.delete(object.id!)
    if (type === 'teamLeft') now.teams.add(object.id!)
    if (type !== 'audienceChanged') return
    now.audience = details.audienceBefore!
    for (const id of details.teamsAdded ?? []) now.meant.delete(id)
    for (const id of details.teamsRemoved ?? []) now.meant.add(id)
  }

  const isIn = ({ audience, meant, teams }: Standing) =>
    audience === 'all' || (audience === 'teams' && [...teams].some((id) => meant.has(id)))

  test(
    'tells who was in an audience when, and asks nobody since before they came into it',
    { timeout: 240_000 },
    async () => {
      const teamIds = await Promise.all(['One', 'Two', 'Three'].map(team))
      let clock = Date.now()
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
          hub.setNow(new Date(clock))
          const learner = await hub.person()
          const id = await addAsset(db, { name: 'Meant for some' })
          await db
            .updateTable('member')
            .set({ created_at: new Date(clock) })
            .where('id', '=', learner.memberId)
            .execute()
          await admin.post(`/content/${id}/assignments`, { goal: 'complete', audience: 'everyone' })
          const inTeams = new Set<string>()
          const truth: { time: number; isSeen: boolean }[] = []
          for (const each of steps) {
            clock += MINUTE
            hub.setNow(new Date(clock))
            if ('audience' in each) {
              const meant = each.teams.map((index) => teamIds[index]!)
              expect(await change(id, { audience: each.audience, teamIds: meant })).toBe(200)
            } else if ('joins' in each) {
              const teamId = teamIds[each.joins]!
              inTeams.add(teamId)
              await admin.post(members(teamId), { userIds: [learner.memberId] })
            } else {
              const teamId = teamIds[each.leaves]!
              inTeams.delete(teamId)
              await admin.delete(`${members(teamId)}${learner.memberId}`)
            }
            truth.push({ time: clock, isSeen: (await learner.get(`/me/assets/${id}`)).status === 200 })
          }
          const now = (await admin.get(`/assets/${id}`)).body as { audience: Audience; teamIds: string[] }
          const standing = { audience: now.audience, meant: new Set(now.teamIds), teams: inTeams }
          const lines = [...(await linesOf(admin, [id])), ...(await linesOf(learner, teamIds))]
          const newestFirst = lines.toSorted((a, b) => Date.parse(b.time) - Date.parse(a.time))
          for (const { time, isSeen } of truth.toReversed()) {
            while (newestFirst[0] && Date.parse(newestFirst[0].time) > time) undo(standing, newestFirst.shift()!)
            expect([time, isIn(standing)]).toEqual([time, isSeen])
          }
          const { body } = await learner.get('/me/assignments?limit=100')
          await admin.delete(`/assets/${id}`)
          const assignments = body.items as { assignedTime: string; content: { id: string } }[]
          const asked = assignments.find(({ content }) => content.id === id)
          expect(asked !== undefined).toBe(truth.at(-1)!.isSeen)
          if (!asked) return
          const left = truth.findLastIndex(({ isSeen }) => !isSeen)
          const entered = truth[left + 1]!.time
          expect(Date.parse(asked.assignedTime)).toBeGreaterThanOrEqual(left < 0 ? 0 : entered)
          expect(Date.parse(asked.assignedTime)).toBeLessThanOrEqual(clock)
        }),
        { numRuns: 40 },
      )
    },
  )
})
