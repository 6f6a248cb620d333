import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerMassJobs } from '../jobs/jobs.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { codeOf } from '../testing/client.ts'
import { namesFor } from './role-rules.ts'

let hub: TestHub
let admin: Somebody
let count = 0
let end: () => void

beforeAll(async () => {
  hub = await testHub()
  end = await registerMassJobs(hub.context)
  admin = await hub.person({
    isAdmin: true,
    privileges: ['settings_write', 'settings_read', 'user_write', 'user_read'],
  })
})
afterAll(async () => {
  end()
  await hub.close()
})

type Facts = Record<string, string | null>
const attributesOf = (facts: Facts) => Object.entries(facts).map(([attribute, value]) => ({ attribute, value }))

async function person(facts: Facts = {}, email = `r${(count += 1)}@role.example`, name = `Person ${count}`) {
  const users = [{ email, first_name: 'Demo', last_name: name, attributes: attributesOf(facts) }]
  const answer = await admin.post('/users/', { users })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.users[0].id as string
}

const change = (id: string, facts: Facts) => admin.patch(`/users/${id}`, { attributes: attributesOf(facts) })

async function typeOf(role: string | null, name = `Type ${(count += 1)}`) {
  const answer = await admin.post('/teamTypes/', { name, role })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return { id: answer.body.id as string, name }
}

async function teamsOf(typeId: string): Promise<Record<string, string>> {
  const { items } = (await admin.get(`/teams/?teamTypeId=${typeId}&limit=100`)).body
  return Object.fromEntries(items.map((team: { name: string; id: string }) => [team.name, team.id]))
}

/** Who is in a team, with their roles. */
async function placesIn(teamId: string): Promise<Record<string, string>> {
  const { items } = (await admin.get(`/teams/${teamId}/members`)).body
  return Object.fromEntries(items.map((item: { id: string; role: string }) => [item.id, item.role]))
}

describe('a type with the role of an attribute', () => {
  test('gets a team for each value and fills it, and follows people as their values change', async () => {
    const [ada, bea] = [await person({ city: 'Leeds' }), await person({ city: ' leeds ' })]
    const { id: typeId } = await typeOf('city')
    const { Leeds: leeds } = await teamsOf(typeId)
    expect(await placesIn(leeds!)).toEqual({ [ada]: 'member', [bea]: 'member' })

    const cleo = await person({ city: 'York' })
    const { York: york } = await teamsOf(typeId)
    expect(await placesIn(york!)).toEqual({ [cleo]: 'member' })

    await change(ada, { city: 'york' })
    expect(await placesIn(leeds!)).toEqual({ [bea]: 'member' })
    expect(await placesIn(york!)).toEqual({ [cleo]: 'member', [ada]: 'member' })
    await change(bea, { city: null })
    expect(await placesIn(leeds!)).toEqual({})

    const { items } = (await admin.get(`/teams/${york}/members`)).body
    expect(items[0].addedBy).toBe('rules')
    expect((await admin.get(`/teams/${york}`)).body.byRole).toEqual({ role: 'city', value: 'york' })
    expect((await admin.get(`/users/${ada}/activity`)).body.items).toContainEqual(
      expect.objectContaining({ type: 'teamJoined' }),
    )
  })

  test('leaves whom a person added, and whoever the hub has put in cannot be taken out by hand', async () => {
    const { id: typeId } = await typeOf('country')
    const guest = await person()
    const native = await person({ country: 'Wales' })
    const { Wales: wales } = await teamsOf(typeId)
    await admin.post(`/teams/${wales}/members`, { userIds: [guest], role: 'member' })
    expect(codeOf(await admin.delete(`/teams/${wales}/members/${native}`))).toEqual([409, 'member-by-rules'])
    await change(native, { country: 'Malta' })
    expect(await placesIn(wales!)).toEqual({ [guest]: 'member' })
    expect((await admin.delete(`/teams/${wales}/members/${guest}`)).status).toBe(200)
  })

  test('takes over the team that has the name of a value, and names no two teams alike', async () => {
    const type = await typeOf(null)
    const made = (await admin.post('/teams/', { name: 'harbour', teamType_id: type.id })).body.id
    await admin.post('/teams/', { name: 'Office' })
    const [ada, bea] = [await person({ division: 'Harbour' }), await person({ division: 'Office' })]
    const path = `/teamTypes/${type.id}`
    const { headers } = await admin.get(path)
    expect((await admin.patch(path, { role: 'division' }, { 'if-match': headers['etag'] as string })).status).toBe(200)
    const teams = await teamsOf(type.id)
    expect(Object.keys(teams).sort()).toEqual([`Office (${type.name})`, 'harbour'])
    expect(await placesIn(made)).toEqual({ [ada]: 'member' })
    expect(await placesIn(teams[`Office (${type.name})`]!)).toEqual({ [bea]: 'member' })
  })

  test('leaves its teams to people, as they are, once it has the role no more', async () => {
    const ada = await person({ region: 'North' })
    const type = await typeOf('region')
    const { North: north } = await teamsOf(type.id)
    await admin.patch(`/teamTypes/${type.id}`, { role: null })
    await change(ada, { region: 'South' })
    expect(await placesIn(north!)).toEqual({ [ada]: 'member' })
    expect((await admin.get(`/teams/${north}`)).body.byRole).toBeNull()
    expect(Object.keys(await teamsOf(type.id))).toEqual(['North'])
  })

  test('has teams that can be renamed, and nothing else', async () => {
    await person({ jobTitle: 'Baker' })
    const { id: typeId } = await typeOf('jobTitle')
    const { Baker: baker } = await teamsOf(typeId)
    const rules = { match: 'all', conditions: [{ type: 'emailDomain', operator: 'is', values: ['hub.example'] }] }
    expect(codeOf(await admin.patch(`/teams/${baker}`, { smart_settings: rules }))).toEqual([409, 'team-by-role'])
    expect(codeOf(await admin.patch(`/teams/${baker}`, { teamType_id: null }))).toEqual([409, 'team-by-role'])
    expect((await admin.patch(`/teams/${baker}`, { name: 'Bakers' })).status).toBe(200)
    const ada = await person({ jobTitle: 'BAKER' })
    expect(Object.keys(await placesIn(baker!))).toContain(ada)
  })

  test('makes no second team for a value whose team was deleted, and fills it when it comes back', async () => {
    await person({ employeeType: 'Trainee' })
    const { id: typeId } = await typeOf('employeeType')
    const { Trainee: trainee } = await teamsOf(typeId)
    await admin.delete(`/teams/${trainee}`)
    const late = await person({ employeeType: 'trainee' })
    expect(await teamsOf(typeId)).toEqual({})
    expect((await admin.post(`/teams/${trainee}/restore`)).status).toBe(200)
    expect(Object.keys(await placesIn(trainee!))).toContain(late)
  })

  test('knows nobody of another hub', async () => {
    const other = await hub.person({ domainId: 2, isAdmin: true, privileges: ['user_write'] })
    const users = [
      {
        email: 'far@role.example',
        first_name: 'Far',
        last_name: 'Away',
        attributes: attributesOf({ organization: 'Elsewhere' }),
      },
    ]
    await other.post('/users/', { users })
    expect(await teamsOf((await typeOf('organization')).id)).toEqual({})
  })
})

describe('a type for managers', () => {
  test('names a team after whom people name, who manages it as long as they do', async () => {
    const boss = await person({}, 'boss@role.example', 'Boss')
    const ada = await person({ 'manager-email': 'BOSS@role.example' })
    const { id: typeId } = await typeOf('manager-email')
    const teams = await teamsOf(typeId)
    const team = teams['Demo Boss']!
    expect(Object.keys(teams)).toEqual(['Demo Boss'])
    expect(await placesIn(team)).toEqual({ [ada]: 'member', [boss]: 'manager' })

    const bea = await person({ 'manager-email': 'boss@role.example' })
    expect(await placesIn(team)).toEqual({ [ada]: 'member', [bea]: 'member', [boss]: 'manager' })
    await change(ada, { 'manager-email': 'nobody@role.example' })
    expect(await placesIn(team)).toEqual({ [bea]: 'member', [boss]: 'manager' })
    expect(await placesIn((await teamsOf(typeId))['nobody@role.example']!)).toEqual({ [ada]: 'member' })
    await change(bea, { 'manager-email': null })
    expect(await placesIn(team)).toEqual({})
  })

  test('finds the manager who comes later, by address or by employee number', async () => {
    const ada = await person({ 'manager-employeeid': 'E-7', 'manager-email': 'late@role.example' })
    const { id: byNumber } = await typeOf('manager-employeeid')
    const numbered = (await teamsOf(byNumber))['e-7']!
    expect(await placesIn(numbered)).toEqual({ [ada]: 'member' })
    const late = await person({ employeeId: 'e-7' }, 'late@role.example', 'Late')
    expect(await placesIn(numbered)).toEqual({ [ada]: 'member', [late]: 'manager' })
    await change(late, { employeeId: 'e-8' })
    expect(await placesIn(numbered)).toEqual({ [ada]: 'member' })
  })

  test('lets whoever names themselves in as a member, and manage once somebody else names them', async () => {
    const self = await person({ 'manager-employeeid': 'self', employeeId: 'self' })
    const [{ id: team }] = (await admin.get(`/users/${self}`)).body.teams
    expect(await placesIn(team)).toEqual({ [self]: 'member' })
    const ada = await person({ 'manager-employeeid': 'SELF' })
    expect(await placesIn(team)).toEqual({ [self]: 'manager', [ada]: 'member' })
    await change(ada, { 'manager-employeeid': null })
    expect(await placesIn(team)).toEqual({ [self]: 'member' })
    const { items } = (await admin.get(`/users/${self}/activity?type=teamRoleChanged`)).body
    expect(items.map(({ details }: { details: object }) => details)).toEqual([{ role: 'member' }, { role: 'manager' }])
    expect(items[0]).toMatchObject({ author: null, object: { id: team } })
  })
})

test('names are those of values, with the type where a team has the name, and with both where that is taken too', () => {
  const values = ['a', 'b', 'c'].map((value) => ({ value, label: 'Demo Boss' }))
  expect(namesFor(values, 'Lead', new Set())).toEqual(['Demo Boss', 'Demo Boss (Lead)', 'Demo Boss (Lead: c)'])
  expect(namesFor(values.slice(0, 1), 'Lead', new Set(['demo boss']))).toEqual(['Demo Boss (Lead)'])
})
