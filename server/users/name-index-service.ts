import { displayName } from './rules.ts'
import type { HubCall } from '../context.ts'
import type { Db } from '../db/connect.ts'
import { inTransaction } from '../db/transaction.ts'
import * as store from './name-index-store.ts'
import { nameWords } from './name-rules.ts'

/** Members whose words are kept in one transaction where there are many. */
const BATCH_SIZE = 1000

/** Keeps what some members are found by as their names are now, in the transaction of the call that changed them. */
export async function indexNames({ db }: Pick<HubCall, 'db'>, memberIds: readonly string[]): Promise<void> {
  if (memberIds.length) await write(db, await store.findNames(db, memberIds))
}

/** The same of people who are new, whose rows say already that it is kept. */
export async function indexNewNames({ db }: Pick<HubCall, 'db'>, people: Parameters<typeof wordsOf>[0]): Promise<void> {
  if (people.length) await store.addWords(db, wordsOf(people))
}

/**
 * Keeps it for those of whom it is not kept yet, whom an older version or an import brought in, and with it what they are found
 * by as an address. Several processes share it.
 */
export async function indexMissingNames(call: Pick<HubCall, 'db'>): Promise<void> {
  await store.keyAddresses(call.db)
  for (let count = BATCH_SIZE; count === BATCH_SIZE;)
    count = await inTransaction(call, async (call) => {
      const people = await store.lockUnindexed(call.db, BATCH_SIZE)
      if (people.length) await write(call.db, people)
      return people.length
    })
}

function write(db: Db, people: Awaited<ReturnType<typeof store.findNames>>): Promise<void> {
  return store.writeWords(db, wordsOf(people))
}

function wordsOf(people: readonly { id: string; firstName: string; lastName: string; email: string }[]) {
  return people.map((person) => ({ id: person.id, words: nameWords(displayName(person)) }))
}
