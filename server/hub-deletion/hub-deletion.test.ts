import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { registerMailJobs } from '../emails/jobs.ts'
import { mailbox } from '../emails/mailbox-fixtures.ts'
import type { HubCall } from '../context.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { addServiceToken, addTeam, addToken } from '../testing/people.ts'
import { cancelAsOperator, remindOfDeletion } from './service.ts'

const PATH = '/hub/deletion'
const RIGHTS = ['settings_write', 'user_write', 'report_read', 'nudge_read', 'playlist_write', 'asset_write'] as const
const NAME = { confirmation: 'Test hub' }
const DAY_MS = 24 * 60 * 60 * 1000

let hub: TestHub
let call: HubCall
let box: ReturnType<typeof mailbox>
let endSchedules: () => void
let keeper: Somebody
/** An admin who may not delete the hub. */
let other: Somebody

beforeAll(async () => {
  hub = await testHub()
  call = await hub.hubCall()
  box = mailbox()
  endSchedules = await registerMailJobs(hub.context, box)
  keeper = await hub.person({ isAdmin: true, privileges: RIGHTS, firstName: 'Kay', lastName: 'Keeper' })
  other = await hub.person({ isAdmin: true, privileges: ['user_write'] })
})
afterEach(async () => {
  hub.setNow(null)
  await call.db.deleteFrom('hub_deletion').execute()
  for (const table of ['outbox_mail', 'notification'] as const) await call.db.deleteFrom(table).execute()
  box.mails.length = 0
})
afterAll(async () => {
  endSchedules()
  await hub.close()
})

const mailed = () => box.mails.map(({ to }) => to.address).toSorted()
const newsOf = async (who: Somebody) => (await who.get('/me/notifications')).body.items
const admins = () => [keeper.email, other.email].toSorted()

test('is planned for 30 days later, told to every admin, and in the list of changes', async () => {
  const learner = await hub.person()
  const suspended = await hub.person({ isAdmin: true, privileges: RIGHTS })
  const elsewhere = await hub.person({ domainId: 2, isAdmin: true, privileges: RIGHTS })
  await call.db.updateTable('member').set({ suspended_at: new Date() }).where('id', '=', suspended.memberId).execute()
  const { status, body } = await keeper.post(PATH, NAME)
  expect(status).toBe(200)
  expect(body.requestedBy).toEqual({ id: keeper.memberId, displayName: 'Kay Keeper' })
  expect(Date.parse(body.deletionTime) - Date.parse(body.requestedTime)).toBe(30 * DAY_MS)
  expect(Math.abs(Date.parse(body.requestedTime) - Date.now())).toBeLessThan(60_000)
  for (const admin of [keeper, other]) expect((await admin.get(PATH)).body).toEqual(body)
  expect(mailed()).toEqual(admins())
  expect(box.mails[0]!.subject).toMatch(/^\[Test hub\] This hub will be deleted on \d+ \w+ 20\d\d$/)
  expect(box.mails[0]!.text).toContain('http://localhost:3000/manage/settings#deletion')
  for (const admin of [keeper, other])
    expect(await newsOf(admin)).toMatchObject([{ type: 'hubDeletionPlanned', dueDate: body.deletionTime }])
  expect(await newsOf(learner)).toEqual([])
  expect((await elsewhere.get(PATH)).body).toEqual({ requestedTime: null, requestedBy: null, deletionTime: null })
  const { body: changes } = await keeper.get('/hub/audit?limit=1')
  expect(changes.items).toMatchObject([{ action: 'CREATE', item: { type: 'hubDeletion', name: 'Test hub' } }])
})

test('takes the name of the hub, and is asked for once', async () => {
  for (const confirmation of ['Test', 'test hub', 'Second hub']) {
    const { body } = await keeper.post(PATH, { confirmation })
    expect(body).toMatchObject({ status: 400, code: 'hub-name-mismatch', errors: [{ pointer: '/confirmation' }] })
  }
  expect((await keeper.get(PATH)).body.deletionTime).toBeNull()
  const answers = await Promise.all([keeper.post(PATH, { confirmation: ' Test hub ' }), keeper.post(PATH, NAME)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect((await keeper.post(PATH, NAME)).body).toMatchObject({ status: 409, code: 'hub-deletion-requested' })
  expect(mailed()).toEqual(admins())
})

test('can be cancelled by any admin with the right, and asked for again', async () => {
  await keeper.post(PATH, NAME)
  const second = await hub.person({ isAdmin: true, privileges: RIGHTS })
  box.mails.length = 0
  expect((await second.delete(PATH)).status).toBe(200)
  expect(mailed()).toEqual([...admins(), second.email].toSorted())
  expect(box.mails[0]!.subject).toBe('[Test hub] This hub will not be deleted')
  expect((await newsOf(other))[0]).toMatchObject({ type: 'hubDeletionCancelled', dueDate: null })
  expect((await keeper.get(PATH)).body).toEqual({ requestedTime: null, requestedBy: null, deletionTime: null })
  expect((await keeper.delete(PATH)).status).toBe(404)
  const { body } = await keeper.get('/hub/audit?limit=1')
  expect(body.items).toMatchObject([{ action: 'DELETE', author: { id: second.memberId } }])
  expect((await keeper.post(PATH, NAME)).status).toBe(200)
  expect(await newsOf(other)).toHaveLength(3)
  await call.db.updateTable('member').set({ is_admin: false }).where('id', '=', second.memberId).execute()
})

test('can be cancelled by whoever runs the installation, whom the list of changes does not know', async () => {
  expect(await cancelAsOperator(call)).toBe(false)
  await keeper.post(PATH, NAME)
  expect(await cancelAsOperator(call)).toBe(true)
  expect((await keeper.get(PATH)).body.deletionTime).toBeNull()
  expect((await newsOf(keeper))[0]).toMatchObject({ type: 'hubDeletionCancelled' })
  const { body } = await keeper.get('/hub/audit?limit=1')
  expect(body.items).toMatchObject([{ action: 'DELETE', author: null }])
})

test('is recalled to the admins of then a week and a day before, each once', async () => {
  const { body } = await keeper.post(PATH, NAME)
  const due = Date.parse(body.deletionTime)
  const mailsAt = async (before: number) => {
    box.mails.length = 0
    hub.setNow(new Date(due - before))
    await remindOfDeletion(call)
    await remindOfDeletion(call)
    return mailed()
  }
  expect(await mailsAt(7 * DAY_MS + 1)).toEqual([])
  expect(await mailsAt(7 * DAY_MS)).toEqual(admins())
  expect(await mailsAt(2 * DAY_MS)).toEqual([])
  expect(await mailsAt(DAY_MS)).toEqual(admins())
  expect(await newsOf(other)).toHaveLength(3)
})

test('is refused without a fresh proof, to admins who lack a right, to others, and to programs', async () => {
  const stale = await hub.person({ isAdmin: true, privileges: RIGHTS, isProofOld: true })
  expect((await stale.post(PATH, NAME)).body).toMatchObject({ status: 403, code: 'step-up-required' })
  await call.db.updateTable('member').set({ is_admin: false }).where('id', '=', stale.memberId).execute()
  const statuses = async (who: Pick<Somebody, 'get' | 'post' | 'delete'>, headers?: Record<string, string>) =>
    (
      await Promise.all([who.get(PATH, headers), who.post(PATH, NAME, headers), who.delete(PATH, undefined, headers)])
    ).map(({ status }) => status)
  for (const lacking of RIGHTS) {
    const privileges = RIGHTS.filter((right) => right !== lacking)
    const lesser = await hub.person({ isAdmin: true, privileges })
    expect([lacking, ...(await statuses(lesser))]).toEqual([lacking, 200, 403, 403])
    await call.db.updateTable('member').set({ is_admin: false }).where('id', '=', lesser.memberId).execute()
  }
  const teamId = await addTeam(hub.context.databases, 'Managed')
  expect(await statuses(await hub.person({ teams: [{ id: teamId, role: 'manager' }] }))).toEqual([403, 403, 403])
  const { databases } = hub.context
  const tokens = [
    await addToken(databases, keeper, ['settings_write']),
    await addServiceToken(databases, keeper, ['settings_write']),
  ]
  for (const token of tokens)
    expect(await statuses(hub.nobody, { authorization: `Bearer ${token}` })).toEqual([403, 403, 403])
  expect(await statuses(hub.nobody)).toEqual([401, 401, 401])
  expect((await keeper.get(PATH)).body.deletionTime).toBeNull()
})

test('leaves both moments to the database: the app can write neither', async () => {
  const past = { id: keeper.memberId, requested_by: keeper.memberId, due_at: new Date(0) }
  await expect(call.db.insertInto('hub_deletion').values(past).execute()).rejects.toThrow('permission denied')
  await keeper.post(PATH, NAME)
  await expect(
    call.db
      .updateTable('hub_deletion')
      .set({ due_at: new Date(0) })
      .execute(),
  ).rejects.toThrow('permission denied')
})
