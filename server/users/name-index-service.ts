import { displayName } from './rules.ts'
import type { HubCall } from '../context.ts'
import type { Db } from '../db/connect.ts'
import { inTransaction } from '../db/transaction.ts'
import * as store from './name-index-store.ts'
import { nameWords } from './name-rules.ts'

/** Members of whom it is kept in one transaction where there are many. */
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
  await inBatches(call, async ({ db }) => {
    const ids = await store.lockUnkeyed(db, BATCH_SIZE)
    if (ids.length) await store.keyAddresses(db, ids)
    return ids.length
  })
  await inBatches(call, async ({ db }) => {
    const people = await store.lockUnindexed(db, BATCH_SIZE)
    if (people.length) await write(db, people)
    return people.length
  })
}

/** Does a part in a transaction of its own until one has less than there may be in it. @param work answers how many it did */
async function inBatches(
  call: Pick<HubCall, 'db'>,
  work: (call: Pick<HubCall, 'db'>) => Promise<number>,
): Promise<void> {
  while ((await inTransaction(call, (call) => work(call))) === BATCH_SIZE);
}

function write(db: Db, people: Awaited<ReturnType<typeof store.findNames>>): Promise<void> {
  return store.writeWords(db, wordsOf(people))
}

function wordsOf(people: readonly { id: string; firstName: string; lastName: string; email: string }[]) {
  return people.map((person) => ({ id: person.id, words: nameWords(displayName(person)) }))
}
