import type { HubCall } from '../context.ts'
import { listStatements, settledUntil } from '../xapi/statement-reading-service.ts'
import type { Statement } from '../xapi/statement-types.ts'
import { listFacts, type Told } from './fact-statement-service.ts'
import type { Place, StatementFilter } from './query-rules.ts'
import { inOrder } from './lrs-reading-service.ts'
import { sendStatements, StoreFault } from './record-store-client.ts'
import { passwordOf } from './record-store-service.ts'
import * as store from './record-store-store.ts'

const BATCH = 50
/** What a store takes at once; a larger statement goes alone. */
const BATCH_BYTES = 1 << 20
/** Batches of one run, so that every hub has its turn. */
const BATCHES = 20

const MINUTE_MS = 60_000
/** A process that ends meanwhile leaves the work to the others after this long. */
const CLAIM_MS = 5 * MINUTE_MS
/** By which the clocks of the hub and of its database may differ. */
const CLOCKS_MS = 1_000
const MAX_WAIT_MS = 6 * 60 * MINUTE_MS

const EVERYTHING: StatementFilter = {
  agent: null,
  verb: null,
  activity: null,
  registration: null,
  relatedAgents: false,
  relatedActivities: false,
  since: undefined,
  until: undefined,
  ascending: true,
  limit: BATCH,
  after: undefined,
}

/**
 * Forwards what came since, in its order, a batch after the other. What the store cannot take now waits, longer with each
 * fault; what it never will is counted and passed over.
 */
export async function forwardStatements(call: HubCall): Promise<void> {
  const { db, context } = call
  const now = context.now()
  const found = await store.claimRecordStore(db, now, claimEnd(now))
  if (!found) return
  try {
    await forwardFrom(call, found)
    await store.releaseRecordStore(db, now)
  } catch (error) {
    const dueAt = new Date(now.getTime() + Math.min(MINUTE_MS * 2 ** found.failures, MAX_WAIT_MS))
    await store.noteFault(db, { fault: (error as Error).message.slice(0, 500), now, dueAt })
    if (!(error instanceof StoreFault)) throw error
  }
}

async function forwardFrom(call: HubCall, { reachedAt, reachedId, ...found }: store.RecordStoreRow): Promise<void> {
  const target = { endpoint: found.endpoint, username: found.username, password: passwordOf(call, found) }
  let place: Place = { storedAt: reachedAt, id: reachedId }
  for (let count = 0; count < BATCHES; count += 1) {
    const rows = await nextAfter(call, place)
    const last = rows.at(-1)
    if (!last) return
    const refused = await sendStatements(
      target,
      rows.map(({ statement }) => asSent(statement)),
    )
    const now = call.context.now()
    place = { storedAt: last.storedAt, id: last.id }
    await store.noteForwarded(call.db, place, refused, now, claimEnd(now))
  }
}

const claimEnd = (now: Date) => new Date(now.getTime() + CLAIM_MS)

/** What stands after a place and can no longer be overtaken by a transaction that is still open. */
async function nextAfter(call: HubCall, after: Place): Promise<Told[]> {
  const until = new Date((await settledUntil(call)).getTime() - CLOCKS_MS)
  const kept = await listStatements(call, { keys: [], ascending: true, until, after, limit: BATCH })
  const told = await listFacts(call, { ...EVERYTHING, until, after }, BATCH)
  return withinBytes(inOrder([...kept, ...told], true).slice(0, BATCH))
}

function withinBytes(rows: readonly Told[]): Told[] {
  let bytes = 0
  const end = rows.findIndex(({ statement }, index) => {
    bytes += Buffer.byteLength(JSON.stringify(statement))
    return index > 0 && bytes > BATCH_BYTES
  })
  return end < 0 ? [...rows] : rows.slice(0, end)
}

/** Who says so and when it was stored is for the other store to fill in. */
function asSent({ authority: _, stored: __, ...statement }: Told['statement']): Statement {
  return statement
}
