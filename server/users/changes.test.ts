import { afterAll, beforeAll, expect, test } from 'vitest'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { addTeam } from '../testing/people.ts'

/** The lists of changes of people and teams, and what people are in their teams. */

let hub: TestHub
let admin: Somebody

beforeAll(async () => {
  hub = await testHub()
  const privileges = ['user_write', 'settings_write'] as const
  admin = await hub.person({ isAdmin: true, privileges, firstName: 'Ada', lastName: 'Admin' })
})
afterAll(() => hub.close())

const changes = async (query = '', by = admin) => (await by.get(`/users/audit${query}`)).body

test('lists changes of people and custom fields, the newest first, with who made them', async () => {
  const { memberId } = await hub.person({ firstName: 'Lea', lastName: 'Learner' })
  const { body: field } = await admin.post('/customFields', { label: 'Staff number' })
  await admin.patch(`/users/${memberId}`, { first_name: 'Lia' })
  await admin.delete(`/customFields/${field.id}`)
  await admin.delete(`/users/${memberId}`)
  const author = { id: admin.memberId, name: 'Ada Admin', email: admin.email, isDeleted: false }
  const person = { type: 'user', id: memberId, name: 'Lia Learner', isDeleted: true }
  const label = { type: 'customField', id: field.id, name: 'Staff number', isDeleted: true }
  const { items, total } = await changes()
  expect(total).toBe(4)
  expect(items).toMatchObject([
    { action: 'DELETE', item: person, author },
    { action: 'DELETE', item: label },
    { action: 'UPDATE', item: person, details: [{ property: 'first_name', oldValue: 'Lea', value: 'Lia' }] },
    { action: 'CREATE', item: label },
  ])
  expect((await changes(`?itemId=${memberId}`)).total).toBe(2)
  expect((await changes('?action=CREATE')).items).toMatchObject([{ item: label }])
  expect((await changes('?search=lia')).total).toBe(2)
  expect((await changes('?search=ADA%20ad')).total).toBe(4)
  expect((await changes(`?authorId=${memberId}`)).total).toBe(0)
  expect((await changes(`?until=${items[3].changeTime}`)).total).toBe(0)
  expect((await changes(`?since=${items[0].changeTime}`)).total).toBe(1)
  const first = await changes('?limit=3')
  expect((await changes(`?limit=3&after=${encodeURIComponent(first.nextAfter)}`)).items).toMatchObject([items[3]])
})

test('writes them as CSV in which no cell is a formula', async () => {
  const { memberId } = await hub.person({ firstName: '=SUM(A1)', lastName: 'Learner' })
  await admin.delete(`/users/${memberId}`)
  const { status, headers, body: text } = await admin.get(`/users/audit?format=csv&attachment=true&itemId=${memberId}`)
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  expect(headers['content-disposition']).toMatch(/^attachment; filename="user-changes\.csv"/)
  const [head, row, end] = text.split('\r\n')
  expect(head).toBe('id,time,action,itemId,type,item,authorId,author,details')
  expect(row).toContain(`,DELETE,${memberId},user,'=SUM(A1) Learner,${admin.memberId},Ada Admin,`)
  expect(end).toBe('')
})

test('lists changes of teams, their people and their types', async () => {
  const { body: type } = await admin.post('/teamTypes/', { name: 'Department' })
  const { body: team } = await admin.post('/teams/', { name: 'Sales' })
  const { memberId } = await hub.person()
  await admin.post(`/teams/${team.id}/members`, { userIds: [memberId] })
  await admin.delete(`/teams/${team.id}`)
  await admin.delete(`/teamTypes/${type.id}`)
  const { body } = await admin.get('/teams/audit')
  const about = { type: 'team', id: team.id, name: 'Sales', isDeleted: true }
  expect(body).toMatchObject({ total: 5, nextAfter: null })
  expect(body.items).toMatchObject([
    { action: 'DELETE', item: { type: 'teamType', id: type.id, name: 'Department', isDeleted: true } },
    { action: 'DELETE', item: about },
    { action: 'UPDATE', item: about, details: [{ property: 'members', value: JSON.stringify([memberId]) }] },
    { action: 'CREATE', item: about },
    { action: 'CREATE', item: { type: 'teamType' } },
  ])
  const csv = await admin.get(`/teams/audit?format=csv&search=sales`)
  expect(csv.body.split('\r\n')).toHaveLength(5)
})

test('shows the lists to user_read alone, and nothing of another hub', async () => {
  const far = await hub.person({ domainId: 2, isAdmin: true, privileges: ['user_read'] })
  const reader = await hub.person({ isAdmin: true, privileges: ['user_read'] })
  const other = await hub.person({ isAdmin: true, privileges: ['settings_write'] })
  for (const path of ['/users/audit', '/teams/audit']) {
    expect((await far.get(path)).body.total).toBe(0)
    expect((await reader.get(path)).body.total).toBeGreaterThan(0)
    expect((await other.get(path)).status).toBe(403)
    expect((await reader.get(`${path}?sessionToken=20261102T090000Z-abcdef`)).status).toBe(400)
    expect((await reader.get(`${path}?after=nothing`)).body.code).toBe('after-not-usable')
  }
})

test('lists what people are in their teams, by last name', async () => {
  const { databases } = hub.context
  const [one, two] = [await addTeam(databases, 'Alpha'), await addTeam(databases, 'Beta')]
  const manager = await hub.person({
    firstName: 'Max',
    lastName: 'aManager',
    teams: [
      { id: one, role: 'manager' },
      { id: two, role: 'member' },
    ],
  })
  await hub.person({ firstName: 'Bea', lastName: 'Beta', teams: [{ id: two, role: 'member' }] })
  const roles = async (query: string, by = admin) => {
    const { body } = await by.get(`/users/teamRoles${query}`)
    return body.items.map((each: { name: string; teams: { name: string; role: string }[] }) => [
      each.name,
      ...each.teams.map(({ name, role }) => `${name} ${role}`),
    ])
  }
  expect((await roles('')).slice(0, 2)).toEqual([['Ada Admin'], ['Max aManager', 'Alpha manager', 'Beta member']])
  expect(await roles(`?team=${two}`)).toEqual([
    ['Max aManager', 'Beta member'],
    ['Bea Beta', 'Beta member'],
  ])
  expect(await roles('?role=manager')).toEqual([['Max aManager', 'Alpha manager']])
  expect(await roles(`?team=${two}&role=manager`)).toEqual([])
  expect(await roles('?search=BEA')).toEqual([['Bea Beta', 'Beta member']])
  expect(await roles('', manager)).toEqual([['Max aManager', 'Alpha manager']])
  expect((await manager.get(`/users/teamRoles?team=${two}`)).body).toMatchObject({
    status: 403,
    code: 'team-not-managed',
  })
  expect((await (await hub.person()).get('/users/teamRoles')).status).toBe(403)
})
