import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../db/transaction.ts'
import { testHub, type TestHub } from '../testing/app.ts'
import { untilAwaited } from '../testing/waits.ts'
import { indexMissingNames, indexNames } from './name-index-service.ts'
import { lockUnindexed } from './name-index-store.ts'
import { addPeople } from './newcomer-service.ts'

let hub: TestHub
beforeAll(async () => {
  hub = await testHub()
})
afterAll(() => hub.close())

async function wordsOf(memberId: string, domainId = 1): Promise<string[]> {
  const rows = await hub.context.databases
    .forHub(domainId)
    .selectFrom('member_word')
    .select('member_word.word')
    .where('member_word.member_id', '=', memberId)
    .orderBy('member_word.word')
    .execute()
  return rows.map(({ word }) => word)
}

test('keeps the words of whom somebody brings in', async () => {
  const known = { email: 'named@hub.example', first_name: 'Zoë', last_name: 'Ng' }
  const unnamed = { email: 'demo.newcomer@hub.example', first_name: '', last_name: '' }
  const people = [known, unnamed].map((about) => ({ ...about, privileges: [], whenRemoved: 'ask' as const }))
  const [first, second] = await addPeople(await hub.hubCall(), people, null)
  expect(await wordsOf(first!.id)).toEqual(['ng', 'zoe'])
  expect(await wordsOf(second!.id)).toEqual(['demo', 'newcomer'])
})

test('keeps a name that is longer than what is looked at', async () => {
  const person = await hub.person()
  const { status } = await person.put('/me/profile', { first_name: `a${'\u{10428}'.repeat(60)}`, last_name: 'Long' })
  expect(status).toBe(200)
  expect(await wordsOf(person.memberId)).toEqual([`a${'\u{10428}'.repeat(39)}`, 'long'])
})

test('keeps those of people whom an older version brought in or renamed, once and in their own hub alone', async () => {
  const people = await Promise.all(
    [1, 2].map((domainId) => hub.person({ domainId, firstName: 'Before', lastName: 'Change' })),
  )
  for (const { memberId, domainId } of people)
    await hub.context.databases
      .forHub(domainId)
      .updateTable('member')
      .set({ first_name: 'After' })
      .where('member.id', '=', memberId)
      .execute()
  const [here, elsewhere] = people
  await Promise.all([1, 2].map(async () => indexMissingNames(await hub.hubCall())))
  expect(await wordsOf(here!.memberId)).toEqual(['after', 'change'])
  expect(await wordsOf(elsewhere!.memberId, 2)).toEqual(['before', 'change'])
  hub.statements()
  await indexMissingNames(await hub.hubCall())
  expect(hub.statements().filter((text) => text.includes('member_word'))).toEqual([])
})

test('waits for another process that is at the same person, and neither stops the other', async () => {
  const { memberId } = await hub.person({ firstName: 'Met', lastName: 'Twice' })
  const call = await hub.hubCall()
  await call.db.deleteFrom('member_word').where('member_id', '=', memberId).execute()
  await call.db.updateTable('member').set({ kept_name: 'older' }).where('member.id', '=', memberId).execute()
  let second: Promise<void>
  await inTransaction(call, async (inside) => {
    expect((await lockUnindexed(inside.db, 1000)).map(({ id }) => id)).toContain(memberId)
    second = indexNames(call, [memberId])
    // It waits for the lock of the first on this person; a test that came too late for that would prove nothing.
    await untilAwaited(inside.db)
    await indexNames(inside, [memberId])
  })
  await second!
  expect(await wordsOf(memberId)).toEqual(['met', 'twice'])
})
