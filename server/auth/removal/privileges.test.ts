import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Privilege } from '../../context.ts'
import { newId } from '../../platform/ids.ts'
import { testHub, type Somebody, type TestHub } from '../../testing/app.ts'

/** Which rights admins give and take. */

let hub: TestHub
let admin: Somebody

beforeAll(async () => {
  hub = await testHub()
  admin = await hub.person({ isAdmin: true, privileges: ['user_write', 'playlist_write'] })
})
afterAll(() => hub.close())

const get = (id: string, by = admin) => by.get(`/users/${id}/privileges`)

async function set(id: string, isAdmin: boolean, privileges: Privilege[], by = admin, ifMatch?: string) {
  const etag = ifMatch ?? String((await get(id)).headers['etag'])
  return by.put(`/users/${id}/privileges`, { isAdmin, privileges }, { 'if-match': etag })
}

test('gives and takes rights, which count from the next call on', async () => {
  const person = await hub.person()
  expect((await get(person.memberId)).body).toEqual({ isAdmin: false, privileges: [] })
  expect((await person.get('/users')).body.items).toEqual([])
  const given = await set(person.memberId, true, ['user_read', 'playlist_read'])
  expect(given).toMatchObject({ status: 200, body: { success: true } })
  expect((await person.get('/users')).body.total).toBeGreaterThan(1)
  const { body, headers } = await get(person.memberId)
  expect(body).toEqual({ isAdmin: true, privileges: ['playlist_read', 'user_read'] })
  expect(headers['etag']).toBe(given.headers['etag'])
  expect((await set(person.memberId, false, [])).status).toBe(200)
  expect((await person.get(`/users/${admin.memberId}/privileges`)).status).toBe(403)
})

test('writes down what the rights were and are, and nothing where they stay', async () => {
  const { memberId } = await hub.person()
  for (const _ of [1, 2]) await set(memberId, true, ['user_read', 'playlist_read'])
  await set(memberId, true, ['user_read'])
  expect((await hub.audit(memberId)).map(({ object_type, details }) => [object_type, details])).toEqual([
    [
      'userPrivileges',
      [
        { property: 'isAdmin', oldValue: false, value: true },
        { property: 'privileges', oldValue: null, value: 'playlist_read, user_read' },
      ],
    ],
    ['userPrivileges', [{ property: 'privileges', oldValue: 'playlist_read, user_read', value: 'user_read' }]],
  ])
  const { db } = await hub.hubCall()
  const events = db.selectFrom('security_event').select(['type', 'actor_id']).where('member_id', '=', memberId)
  expect(await events.execute()).toEqual([1, 2].map(() => ({ type: 'privilegesChanged', actor_id: admin.memberId })))
})

test('refuses rights that the caller does not hold, and people who hold more', async () => {
  const person = await hub.person()
  expect((await set(person.memberId, true, ['settings_write'])).body.code).toBe('privilege-not-held')
  expect((await set(person.memberId, true, ['user_read', 'playlist_write'])).status).toBe(200)
  const above = await hub.person({ isAdmin: true, privileges: ['settings_read'] })
  expect((await set(above.memberId, false, [])).body.code).toBe('user-outranks-you')
  expect((await set(admin.memberId, true, ['user_write', 'report_read'])).body.code).toBe('privilege-not-held')
})

test('refuses privileges of who is no admin, and a version that is old', async () => {
  const { memberId } = await hub.person()
  const old = String((await get(memberId)).headers['etag'])
  expect((await set(memberId, false, ['user_read'])).body).toMatchObject({
    status: 400,
    code: 'privilege-without-admin',
    errors: [{ pointer: '/privileges' }],
  })
  await set(memberId, true, [])
  expect((await set(memberId, true, ['user_read'], admin, old)).status).toBe(412)
})

test('asks for a fresh proof, and for user_write', async () => {
  const { memberId } = await hub.person()
  const old = await hub.person({ isAdmin: true, privileges: ['user_write'], isProofOld: true })
  expect((await set(memberId, true, [], old)).body.code).toBe('step-up-required')
  const reader = await hub.person({ isAdmin: true, privileges: ['user_read'] })
  expect((await get(memberId, reader)).status).toBe(200)
  expect((await set(memberId, true, [], reader)).status).toBe(403)
  expect((await get(memberId, await hub.person())).status).toBe(403)
})

test('finds nobody of another hub, and changes nobody who was removed', async () => {
  const gone = await hub.person({ isDeleted: true })
  const far = await hub.person({ domainId: 2 })
  for (const id of [newId(), far.memberId]) expect((await get(id)).status).toBe(404)
  for (const id of [newId(), far.memberId, gone.memberId])
    expect((await set(id, true, [], admin, '*')).status).toBe(404)
})

test('keeps an admin who can act, and lets nobody take their own last right', async () => {
  const only = await testHub({ countsForCoverage: false })
  const about = { isAdmin: true, privileges: ['user_write', 'user_read'] as Privilege[] }
  const [one, other] = [await only.person(about), await only.person(about)]
  const put = (by: Somebody, id: string, privileges: Privilege[]) =>
    by.put(`/users/${id}/privileges`, { isAdmin: privileges.length > 0, privileges }, { 'if-match': '*' })
  expect((await put(one, one.memberId, [])).body.code).toBe('own-account')
  const answers = await Promise.all([put(one, other.memberId, []), put(other, one.memberId, [])])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const kept = answers[0]!.status === 200 ? one : other
  expect((await put(kept, kept.memberId, ['user_read'])).body.code).toBe('last-admin')
  // Whoever was not in yet cannot act.
  const { db } = await only.hubCall()
  await db
    .insertInto('member')
    .values({
      id: newId(),
      email: 'new@hub.example',
      is_admin: true,
      privileges: ['user_write'],
      created_at: new Date(),
    })
    .execute()
  expect((await put(kept, kept.memberId, ['user_read'])).body.code).toBe('last-admin')
  await only.close()
})
