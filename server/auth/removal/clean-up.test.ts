import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { testHub, type TestHub } from '../../testing/app.ts'
import { cleanUpFailures, cleanUpRequests } from './account-clean-up-service.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let hub: TestHub
beforeAll(async () => {
  hub = await testHub()
})
afterAll(() => hub.close())

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)

test('forgets links to a new password and requests for another address 30 days after their end, and keeps invitations', async () => {
  const call = await hub.hubCall()
  const { memberId } = await hub.person()
  const link = (purpose: string, endedDaysAgo: number) => ({
    id: newId(),
    member_id: memberId,
    purpose,
    token_hash: Buffer.from(newId()),
    password_version: 0,
    created_at: daysAgo(60),
    expires_at: daysAgo(endedDaysAgo),
  })
  const links = [link('password_reset', 31), link('password_reset', 29), link('invitation', 31)]
  await call.db.insertInto('mail_link').values(links).execute()
  await call.db
    .insertInto('email_change')
    .values({
      member_id: memberId,
      email: 'new@hub.example',
      from_email: 'old@hub.example',
      requested_by: memberId,
      token_hash: Buffer.from(newId()),
      cancel_hash: Buffer.from(newId()),
      created_at: daysAgo(40),
      expires_at: daysAgo(31),
    })
    .execute()
  await cleanUpRequests(call)
  const ids = links.map(({ id }) => id)
  const left = await call.db.selectFrom('mail_link').select('mail_link.id').where('mail_link.id', 'in', ids).execute()
  expect(left.map(({ id }) => id).toSorted()).toEqual([links[1]!.id, links[2]!.id].toSorted())
  expect(await call.db.selectFrom('email_change').select('member_id').execute()).toEqual([])
})

test('forgets failures to sign in that count no more', async () => {
  const failure = (days: number) => ({
    key: Buffer.from(newId()),
    failures: 3,
    last_failed_at: daysAgo(days),
    blocked_until: daysAgo(days),
  })
  const [old, recent] = [failure(31), failure(1)]
  const { shared } = hub.context.databases
  await shared.insertInto('sign_in_failure').values([old, recent]).execute()
  await cleanUpFailures(hub.context)
  const left = await shared
    .selectFrom('sign_in_failure')
    .select('key')
    .where('key', 'in', [old.key, recent.key])
    .execute()
  expect(left).toEqual([{ key: recent.key }])
})
