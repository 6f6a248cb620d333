import { afterAll, beforeAll, expect, test } from 'vitest'
import { rollUp } from '../activity/rollup-service.ts'
import { addAsset } from '../assets/asset-fixtures.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { addTeam } from '../testing/people.ts'

/** Somebody of two teams: both managers see them and what they learned, each by their own team and no more of the other. */

interface Side {
  team: string
  manager: Somebody
  /** Who is in this team alone. */
  alone: Somebody
}

let hub: TestHub
let sides: [Side, Side]
let shared: Somebody
let asset: string

beforeAll(async () => {
  hub = await testHub({ features: ['manager_reports'] })
  const call = await hub.hubCall()
  sides = [await side('North'), await side('South')]
  const places = sides.map(({ team }) => ({ id: team, role: 'member' as const }))
  shared = await hub.person({ lastName: 'Both', teams: places })
  asset = await addAsset(call.db, { markAsDone: 'manual' })
  for (const person of [shared, sides[1].alone]) {
    await person.post(`/me/assets/${asset}/launch`)
    expect((await person.put(`/me/assets/${asset}/read`)).status).toBe(200)
  }
  await rollUp(call)
})
afterAll(() => hub.close())

async function side(name: string): Promise<Side> {
  const team = await addTeam(hub.context.databases, name)
  return {
    team,
    manager: await hub.person({ lastName: `${name} Manager`, teams: [{ id: team, role: 'manager' }] }),
    alone: await hub.person({ lastName: `${name} Alone`, teams: [{ id: team, role: 'member' }] }),
  }
}

/** Each manager, with their own side first and the other second. */
const both = () => [[sides[0], sides[1]] as const, [sides[1], sides[0]] as const]

test('both managers find them with their account, and nobody of the other team', async () => {
  for (const [own, other] of both()) {
    const { body } = await own.manager.get('/users')
    const found = new Map(body.items.map(({ id, account }: { id: string; account: object | null }) => [id, account]))
    expect(new Set(found.keys())).toEqual(new Set([own.manager, own.alone, shared].map(({ memberId }) => memberId)))
    expect(found.get(shared.memberId)).toMatchObject({ email: shared.email })
    expect((await own.manager.get(`/users?teamId=${other.team}`)).status).toBe(403)
    expect((await own.manager.get(`/users?search=${encodeURIComponent(other.alone.email)}`)).body.total).toBe(0)
  }
})

test('neither manager sees that they are in the other team', async () => {
  for (const [own, other] of both()) {
    const { body } = await own.manager.get('/users/teamRoles')
    const roles = body.items.find(({ id }: { id: string }) => id === shared.memberId)
    expect(roles.teams).toMatchObject([{ id: own.team, role: 'member' }])
    expect(JSON.stringify(body)).not.toContain(other.team)
    expect((await own.manager.get(`/users/teamRoles?team=${other.team}`)).status).toBe(403)
  }
})

test('both managers see what they learned, and of the others in the other team nothing', async () => {
  for (const [own, other] of both()) {
    const of = (person: Somebody, path: string) => own.manager.get(`/users/${person.memberId}/${path}`)
    expect((await of(shared, 'completions')).body.items).toMatchObject([{ content: { id: asset } }])
    expect((await of(shared, 'stats/assets')).body).toMatchObject({ openedCount: 1, completedCount: 1 })
    for (const path of ['completions', 'stats/assets', 'activity', 'assignments']) {
      expect((await of(own.alone, path)).status, path).toBe(200)
      expect((await of(other.alone, path)).status, path).toBe(403)
    }
  }
})

test('the figures of a team count them in both, and nobody in a team that is not theirs', async () => {
  const figures = async ({ manager, team }: Side) => (await manager.get(`/teams/${team}/assets/history`)).body
  expect(await figures(sides[0])).toMatchObject({ userCount: 3, activeUserCount: 1, completedCount: 1 })
  expect(await figures(sides[1])).toMatchObject({ userCount: 3, activeUserCount: 2, completedCount: 2 })
  for (const [own, other] of both())
    expect((await own.manager.get(`/teams/${other.team}/assets/history`)).status).toBe(403)
})
