import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { analyze } from '../testing/cluster.ts'
import { readByKey } from '../testing/by-key.ts'
import { addTeam } from '../testing/people.ts'
import { newId } from '../platform/ids.ts'
import { manyHave, pageOfPeople, type PeoplePlace } from './user-list-store.ts'
import type { ManyHave, PeopleFilter } from './people.sql.ts'

/** The list of people: who sees whom, and that it stays quick. */

let hub: TestHub
let admin: Somebody
let manager: Somebody
let learner: Somebody
let sam: Somebody
let sales: string
let service: string
let back: string

beforeAll(async () => {
  hub = await testHub()
  const { databases } = hub.context
  sales = await addTeam(databases, 'Sales')
  service = await addTeam(databases, 'Service')
  back = await addTeam(databases, 'Back office')
  const member = (id: string) => ({ id, role: 'member' as const })
  const privileges = ['user_write', 'settings_write'] as const
  admin = await hub.person({ isAdmin: true, privileges: [...privileges], firstName: 'Ada', lastName: 'Admin' })
  manager = await hub.person({
    firstName: 'Max',
    lastName: 'Manager',
    teams: [{ id: sales, role: 'manager' }, member(service)],
  })
  learner = await hub.person({ firstName: 'lea', lastName: 'Learner', teams: [member(sales)] })
  sam = await hub.person({ firstName: 'Sam', lastName: 'Service', teams: [member(service)] })
  await hub.person({ firstName: 'Rea', lastName: 'Removed', teams: [member(sales)], isDeleted: true })
  await hub.person({ firstName: 'Far', lastName: 'Away', domainId: 2 })
  await admin.post('/users', { users: [{ email: 'new@hub.example', first_name: 'Nora', last_name: 'New' }] })
})
afterAll(() => hub.close())

const names = (body: { items: { name: string }[] }) => body.items.map(({ name }) => name)
const list = async (by: Somebody, query = '') => names((await by.get(`/users${query}`)).body)

test('lists everybody of the hub by name for admins with user_read, whatever their case', async () => {
  const { body } = await admin.get('/users')
  expect(names(body)).toEqual(['Ada Admin', 'lea Learner', 'Max Manager', 'Nora New', 'Sam Service'])
  expect(body).toMatchObject({ total: 5, nextOffset: null, nextAfter: null })
  expect(body.items[3].account).toMatchObject({ email: 'new@hub.example', state: 'created', lastAccess: null })
})

test('shows managers the people of the teams that they manage with their accounts, and the names of their other teams', async () => {
  const { body } = await manager.get('/users')
  expect(names(body)).toEqual(['lea Learner', 'Max Manager', 'Sam Service'])
  expect(body.items[0].account).toMatchObject({ email: learner.email, state: 'active', isAdmin: false })
  expect(body.items[2].account).toBeNull()
  const { body: ofService } = await manager.get(`/users?teamId=${service}`)
  expect(ofService.items.map(({ account }: { account: unknown }) => account !== null)).toEqual([true, false])
  // An address is found where it is shown.
  expect(await list(manager, `?search=${encodeURIComponent(learner.email)}`)).toEqual(['lea Learner'])
  expect(await list(manager, `?search=${encodeURIComponent(sam.email)}`)).toEqual([])
})

test('shows learners the names of their own teams alone', async () => {
  const { body } = await learner.get('/users')
  expect(names(body)).toEqual(['lea Learner', 'Max Manager'])
  expect(body.items.map(({ account }: { account: unknown }) => account)).toEqual([null, null])
  expect(await list(learner, `?search=${encodeURIComponent(manager.email)}`)).toEqual([])
  expect(await list(admin, `?search=${encodeURIComponent(manager.email)}`)).toEqual(['Max Manager'])
})

test.each([
  ['teamId', () => `?teamId=${back}`],
  ['includeDeletedUsers', () => '?includeDeletedUsers=true'],
  ['onlyDeleted', () => '?onlyDeleted=true'],
  ['isAdmin', () => '?isAdmin=false'],
  ['state', () => '?state=active'],
  ['neverSignedIn', () => '?neverSignedIn=true'],
  ['lastAccessBefore', () => '?lastAccessBefore=2026-01-01T00:00:00Z'],
  ['attribute', () => '?attribute=department'],
  ['customFieldId', () => `?customFieldId=${newId()}`],
  ['column', () => '?column=createdTime'],
])('refuses %s to those without user_read, of a team that is not theirs', async (_, query) => {
  for (const somebody of [manager, learner]) expect((await somebody.get(`/users${query()}`)).status).toBe(403)
  expect((await admin.get(`/users${query()}`)).status).toBe(200)
})

test('narrows by team, role, text, state and access', async () => {
  const call = await hub.hubCall()
  const at = new Date('2026-11-02T12:00:00Z')
  await call.db.updateTable('member').set({ last_access_at: at }).where('id', '=', learner.memberId).execute()
  expect(await list(admin, `?teamId=${sales}`)).toEqual(['lea Learner', 'Max Manager'])
  expect(await list(admin, `?teamId=${sales}&role=manager`)).toEqual(['Max Manager'])
  expect(await list(admin, '?role=manager')).toEqual(['Max Manager'])
  expect(await list(admin, '?search=LEA')).toEqual(['lea Learner'])
  expect(await list(admin, '?search=%25')).toEqual([])
  expect(await list(admin, '?isAdmin=true')).toEqual(['Ada Admin'])
  expect(await list(admin, '?state=created')).toEqual(['Nora New'])
  expect(await list(admin, '?neverSignedIn=true&state=created')).toEqual(['Nora New'])
  expect(await list(admin, '?lastAccessBefore=2026-11-02T12:00:01Z')).toEqual(['lea Learner'])
  expect(await list(admin, '?lastAccessBefore=2026-11-02T12:00:00Z')).toEqual([])
  expect(await list(admin, '?includeDeletedUsers=true&search=Rea')).toEqual(['Rea Removed'])
  expect(await list(admin, '?onlyDeleted=true')).toEqual(['Rea Removed'])
  expect((await list(admin, '?column=lastAccess&order=desc'))[0]).toBe('lea Learner')
  expect((await list(admin, '?column=lastAccess&order=asc')).at(-1)).toBe('lea Learner')
})

test('narrows by what is known of people and by what they entered, whatever its case', async () => {
  const { body: field } = await admin.post('/customFields', { label: 'Shoe size', type: 'number' })
  const about = async (somebody: Somebody, part: object) => {
    const { headers } = await admin.get(`/users/${somebody.memberId}`)
    const { status } = await admin.patch(`/users/${somebody.memberId}`, part, { 'if-match': String(headers.etag) })
    expect(status).toBe(200)
  }
  await about(learner, {
    attributes: [
      { attribute: 'department', value: 'Inland Sales' },
      { attribute: 'employeeId', value: 'E-7' },
    ],
  })
  await about(manager, {
    attributes: [{ attribute: 'department', value: 'Board' }],
    customFields: [{ id: field.id, value: '43' }],
  })
  expect(await list(admin, '?attribute=department')).toEqual(['lea Learner', 'Max Manager'])
  expect(await list(admin, '?attribute=department&attributeValue=inland%20SALES')).toEqual(['lea Learner'])
  expect(await list(admin, '?attribute=city')).toEqual([])
  expect(await list(admin, '?attribute=employeeId&attributeValue=e-7')).toEqual(['lea Learner'])
  expect(await list(admin, '?attribute=employeeId')).toEqual(['lea Learner'])
  const inField = `customFieldId=${field.id}`
  expect(await list(admin, `?${inField}`)).toEqual(['Max Manager'])
  expect(await list(admin, `?${inField}&customFieldValue=44`)).toEqual([])
  const board = 'attribute=department&attributeValue=board&role=manager'
  expect(await list(admin, `?${inField}&customFieldValue=43&${board}`)).toEqual(['Max Manager'])
  for (const value of ['attributeValue', 'customFieldValue'])
    expect((await admin.get(`/users?${value}=x`)).body).toMatchObject({ status: 400, code: 'selection-required' })
})

test('tells an invitation from an account that was only made', async () => {
  const users = [{ email: 'asked@hub.example', first_name: 'Ask', last_name: 'Invited' }]
  const { body } = await admin.post('/users', { users, send_email: true })
  expect(await list(admin, '?state=invited')).toEqual(['Ask Invited'])
  const stateOf = async () => [
    (await admin.get('/users?search=Ask')).body.items[0].account.state,
    (await admin.get(`/users/${body.users[0].id}`)).body.state,
  ]
  expect(await stateOf()).toEqual(['invited', 'invited'])
  expect(await list(admin, '?state=invitationEnded')).toEqual([])
  hub.setNow(new Date(Date.now() + 60 * 24 * 3_600_000))
  expect(await list(admin, '?state=invitationEnded')).toEqual(['Ask Invited'])
  expect(await stateOf()).toEqual(['invitationEnded', 'invitationEnded'])
  expect(await list(admin, '?state=invited')).toEqual([])
  hub.setNow(null)
  await admin.post(`/users/${body.users[0].id}/suspension`)
  expect(await list(admin, '?state=invited')).toEqual([])
  expect(await list(admin, '?state=suspended')).toEqual(['Ask Invited'])
})

test('finds people by the beginnings of words of their names, and by those of their addresses', async () => {
  const users = [{ email: 'z.ohara@partner.example', first_name: 'Zoë', last_name: "O'Hara-Müller" }]
  await admin.post('/users', { users })
  for (const search of ['zoe', 'mull', 'hara ZO', 'z.oh', ' Z.OHARA@partner'])
    expect(await list(admin, `?search=${encodeURIComponent(search)}`), search).toEqual(["Zoë O'Hara-Müller"])
  for (const search of ['oe', 'zoe x', 'ohara', '@partner', '...'])
    expect(await list(admin, `?search=${encodeURIComponent(search)}`), search).toEqual([])
})

test('lists nobody of a team of another hub, and of none for whom no team is theirs', async () => {
  const far = await addTeam(hub.context.databases, 'Far team', 2)
  expect(await list(admin, `?teamId=${far}`)).toEqual([])
  expect(await list(await hub.person())).toEqual([])
})

test.each(['name', 'createdTime', 'lastAccess'])('goes through the whole list by key, sorted by %s', async (column) => {
  for (const order of ['asc', 'desc']) {
    const whole = await list(admin, `?column=${column}&order=${order}`)
    const items = await readByKey<{ name: string }>(admin, `/users?column=${column}&order=${order}`)
    expect(names({ items })).toEqual(whole)
  }
})

test('takes a place for the same filters and the same person alone', async () => {
  const { body } = await admin.get('/users?limit=1')
  const after = `after=${encodeURIComponent(body.nextAfter)}`
  expect((await admin.get(`/users?limit=1&${after}`)).status).toBe(200)
  for (const [by, query] of [
    [admin, `?limit=1&search=a&${after}`],
    [admin, `?limit=1&offset=1&${after}`],
    [manager, `?limit=1&${after}`],
  ] as const)
    expect((await by.get(`/users${query}`)).body).toMatchObject({ status: 400, code: 'after-not-usable' })
})

test('reads what a page shows and not the hub', async () => {
  const large = await testHub({ countsForCoverage: false })
  const db = large.context.databases.forHub(1)
  for (let from = 1; from < 12_000; from += 2_000)
    await sql`insert into member (domain_id, id, email, first_name, last_name, created_at, last_access_at, suspended_at)
      select 1, gen_random_uuid(), 'p' || n || '@hub.example', md5(n::text), 'Person', now() - n * interval '1 minute',
        case when n % 2 > 0 then now() - n * interval '1 hour' end, case when n % 1000 = 0 then now() end
      from generate_series(${from}::int, ${from + 1_999}::int) n`.execute(db)
  const team = await addTeam(large.context.databases, 'Most of them')
  await sql`insert into team_member (domain_id, team_id, member_id, role)
    select 1, ${team}::uuid, member.id, 'member' from member where member.domain_id = 1 and member.email like 'p%'`.execute(
    db,
  )
  const fresh = await addTeam(large.context.databases, 'Nobody was here')
  await sql`insert into team_member (domain_id, team_id, member_id, role)
    select 1, ${fresh}::uuid, member.id, 'member' from member where member.domain_id = 1 and member.last_access_at is null`.execute(
    db,
  )
  await sql`insert into member_fact (domain_id, member_id, fact, value, compared, source, updated_at)
    select 1, member.id, 'city', 'Ulm', 'ulm', 'import', now() from member where member.domain_id = 1 and member.email like 'p%'`.execute(
    db,
  )
  const fieldId = newId()
  await sql`insert into custom_field (domain_id, id, label, place, created_at) values (1, ${fieldId}::uuid, 'Locker', 0, now())`.execute(
    db,
  )
  const numbered = sql`from member where member.domain_id = 1 and member.email like 'p%'`
  const number = sql`substr(split_part(member.email, '@', 1), 2)`
  await sql`insert into custom_field_value (domain_id, member_id, field_id, value, compared, updated_at)
    select 1, member.id, ${fieldId}::uuid, 'Locker ' || ${number}, 'locker ' || ${number}, now() ${numbered}`.execute(
    db,
  )
  await sql`insert into member_fact (domain_id, member_id, fact, compared, source, updated_at)
    select 1, member.id, 'employeeId', 'n' || ${number}, 'import', now() ${numbered}`.execute(db)
  await analyze(large.database)
  const everybody = { teamIds: null, searchesEmails: true, deleted: 'without' } as const
  const inTeam = { ...everybody, teamIds: [team], isAdmin: false }
  expect((await manyHave(db, inTeam)).many).toMatchObject({ places: true, account: true })
  expect((await manyHave(db, { ...inTeam, role: 'manager' })).many).toMatchObject({ places: false })
  const page = { limit: 50, offset: 0, after: null }
  const after = { key: new Date(Date.now() - 3_600_000 * 5_000).toISOString(), id: newId() }
  const rowsOf = async (filter: PeopleFilter, place: PeoplePlace, isSorted = false) => {
    const [plan] = await pageOfPeople(db, filter, place).explain('json', sql`analyze`)
    const text = JSON.stringify(plan)
    // Few people who are found by something are put in order; many are read in it.
    if (!isSorted) expect(text).not.toContain('"Sort"')
    const rows = [...text.matchAll(/"(?:Actual Rows|Rows Removed by Filter)":(\d+)/g)].map(([, count]) => Number(count))
    return Math.max(...rows)
  }
  for (const order of ['asc', 'desc'] as const) {
    for (const column of ['name', 'createdTime', 'lastAccess'] as const)
      for (const filter of [everybody, { ...inTeam, many: { places: true, account: true } }])
        expect(await rowsOf(filter, { column, order, ...page })).toBeLessThan(100)
    // In the middle of the list.
    expect(await rowsOf(everybody, { column: 'lastAccess', order, ...page, after })).toBeLessThan(100)
    const narrowed = { ...everybody, lastAccessBefore: new Date(after.key) }
    expect(await rowsOf(narrowed, { column: 'lastAccess', order, ...page })).toBeLessThan(100)
  }
  const place: PeoplePlace = { column: 'name', order: 'asc', ...page }
  const KINDS: ManyHave[] = ['places', 'account', 'search', 'attribute', 'customField']
  const suspended = { ...inTeam, state: { is: 'suspended', now: new Date() } } as const
  const ofFresh = { ...everybody, teamIds: [fresh], isAdmin: false, neverSignedIn: false }
  expect((await manyHave(db, suspended)).many).toMatchObject({ places: true, account: false })
  // Both are true of many, and of hardly anybody at once.
  expect((await manyHave(db, ofFresh)).many).toMatchObject({ places: false, account: true })
  const found = (filter: PeopleFilter, many: ManyHave[]) =>
    pageOfPeople(
      db,
      { ...filter, many: Object.fromEntries(KINDS.map((kind) => [kind, many.includes(kind)])) },
      place,
    ).execute()
  expect(await found(inTeam, ['places', 'account'])).toEqual(await found(inTeam, ['account']))
  expect(await found(suspended, ['places'])).toEqual(await found(suspended, ['places', 'account']))
  expect(await found(suspended, ['places'])).toHaveLength(12)
  expect(await found(ofFresh, ['account'])).toEqual([])
  const isSuspended = { ...suspended, many: { places: true, account: false } }
  expect(await rowsOf(isSuspended, place, true)).toBeLessThan(100)
  const inUlm = { ...everybody, attribute: 'city', attributeValue: ' ULM' } as const
  expect((await manyHave(db, inUlm)).many).toMatchObject({ attribute: true })
  expect(await found(inUlm, ['attribute'])).toEqual(await found(inUlm, []))
  for (const few of [
    { attribute: 'employeeId', attributeValue: ' n77 ' },
    { customFieldId: fieldId, customFieldValue: 'LOCKER 77' },
  ] as const) {
    const filter = { ...everybody, ...few }
    expect((await manyHave(db, filter)).many).toEqual({ [filter.attribute ? 'attribute' : 'customField']: false })
    expect(await rowsOf(filter, place, true)).toBeLessThan(100)
    expect(await found(filter, [])).toMatchObject([{ lastName: 'Person' }])
    expect(await found(filter, ['attribute', 'customField'])).toEqual(await found(filter, []))
  }
  for (const search of ['a person', 'p99', 'p', '%']) {
    const searched = { ...everybody, search }
    expect(await found(searched, ['search'])).toEqual(await found(searched, []))
  }
  // Of a few among very many the total is that of their page.
  await sql`update member set last_access_at = now() where member.domain_id = 1 and member.email in ('p2@hub.example', 'p4@hub.example')`.execute(
    db,
  )
  const asking = await large.person({ isAdmin: true, privileges: ['user_read'] })
  const ofFew = `/users?teamId=${fresh}&isAdmin=false&neverSignedIn=false`
  expect((await asking.get(ofFew)).body).toMatchObject({ total: 2, items: [{}, {}] })
  expect((await asking.get(`${ofFew}&limit=1`)).body).toMatchObject({ total: 2, items: [{}] })
  await large.close()
}, 60_000)

test('tells who keeps a copy whom something changed of, who came and who went', async () => {
  const [changed, gone, same] = [
    await hub.person({ lastName: 'Updated' }),
    await hub.person({ lastName: 'Updated' }),
    await hub.person({ lastName: 'Updated' }),
  ]
  const since = new Date(Date.now() + 1_000)
  hub.setNow(new Date(since.getTime() + 1_000))
  const { headers } = await admin.get(`/users/${changed.memberId}`)
  const change = { first_name: 'Renamed' }
  expect(
    (await admin.patch(`/users/${changed.memberId}`, change, { 'if-match': String(headers['etag']) })).status,
  ).toBe(200)
  expect((await admin.delete(`/users/${gone.memberId}`)).status).toBe(200)
  const users = [{ email: 'came@hub.example', first_name: 'Cam', last_name: 'Updated' }]
  await admin.post('/users', { users })
  hub.setNow(null)
  const told = async (query = '') => {
    const { body } = await admin.get(`/users?search=Updated&updatedSince=${since.toISOString()}${query}`)
    return body.items.map(({ id }: { id: string }) => id)
  }
  expect(await told()).toHaveLength(2)
  expect(await told()).toContain(changed.memberId)
  expect(await told('&includeDeletedUsers=true')).toHaveLength(3)
  expect(await told('&includeDeletedUsers=true')).toContain(gone.memberId)
  expect(await told('&includeDeletedUsers=true')).not.toContain(same.memberId)
  expect((await manager.get(`/users?updatedSince=${since.toISOString()}`)).status).toBe(403)
})
