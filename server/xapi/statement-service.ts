import type { HubCall } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { publish } from '../event.ts'
import { batches } from '../platform/batches.ts'
import { newId } from '../platform/ids.ts'
import { statementsRefused, statementsSent, statementsStored } from './events.ts'
import { XapiFault } from './xapi-fault-rules.ts'
import { hubAuthority, learnerActor, memberIdIn, tokenAuthority } from './identity-rules.ts'
import { identifierOf } from './agent-rules.ts'
import { keyOf, keysOf } from './statement-key-rules.ts'
import type { Launch } from './launch-types.ts'
import { printOf, withLists } from './print-rules.ts'
import { mustBeStatement, VOIDED } from './statement-rules.ts'
import * as store from './statement-store.ts'
import type { Actor, Statement, StoredStatement } from './statement-types.ts'

/** What the hub speaks. */
export const VERSION = '1.0.3'

/** Who sends statements: a package for its learner, or a token of the hub. */
export type Sender = { launch: Launch } | { tokenId: string }

/** How many statements a call takes. */
export const MAX_STATEMENTS = 100

/**
 * Keeps statements, all or none; what is there already is not kept twice.
 * @returns their ids, in their order @throws XapiFault for what is no statement, 403 for those of others, 409 for an id that says something else
 */
export async function storeStatements(call: HubCall, sent: readonly unknown[], sender: Sender): Promise<string[]> {
  if (sent.length > MAX_STATEMENTS)
    throw new XapiFault(413, `Send ${MAX_STATEMENTS} statements at the most in one call.`)
  sent.forEach((each, index) => mustBeStatement(each, sent.length > 1 ? `statement[${index}]` : 'statement'))
  const statements = (sent as readonly Statement[]).map((each) => ({ ...each, id: each.id?.toLowerCase() ?? newId() }))
  if (new Set(statements.map(({ id }) => id)).size < statements.length)
    throw new XapiFault(400, 'Two of the statements have the same id.')
  if ('launch' in sender) {
    const { launch } = sender
    const own = statements.map((each) => mustBeOfLaunch(call, each, launch))
    return keep(call, own, { launch, authority: hubAuthority(call.hub) })
  }
  return keep(call, statements, { launch: null, authority: tokenAuthority(call.hub, sender.tokenId) })
}

/** Keeps what the hub itself says, in the transaction of the call. @returns its id */
export async function recordStatement(call: HubCall, statement: Statement): Promise<string> {
  mustBeStatement(statement)
  const whole = { ...statement, id: statement.id?.toLowerCase() ?? newId() }
  await insert(call, [whole], hubAuthority(call.hub))
  return whole.id
}

/** The same of many. */
export async function recordStatements(call: HubCall, statements: readonly Statement[]): Promise<void> {
  for (const some of batches(statements, MAX_STATEMENTS)) {
    const whole = some.map((each) => ({ ...each, id: newId() }))
    whole.forEach((each) => mustBeStatement(each))
    await insert(call, whole, hubAuthority(call.hub))
  }
}

type Identified = Statement & { id: string }

/** A package speaks of its learner in its registration alone. The name is left out, so that it need not be erased. */
function mustBeOfLaunch({ hub }: HubCall, statement: Identified, { memberId, registration }: Launch): Identified {
  const own = learnerActor(hub, memberId)
  if (statement.actor.objectType === 'Group' || identifierOf(statement.actor) !== identifierOf(own))
    throw new XapiFault(403, 'The actor has to be the learner for whom the package was launched.')
  if (statement.context?.registration?.toLowerCase() !== registration)
    throw new XapiFault(403, 'The registration in the context has to be the one of the launch.')
  return { ...statement, actor: own }
}

interface Keeping {
  launch: Launch | null
  authority: Actor
}

function keep(call: HubCall, statements: readonly Identified[], { launch, authority }: Keeping): Promise<string[]> {
  const kept = inTransaction(call, async (call) => {
    if (launch) await mustVoidOwn(call, statements, launch)
    const known = new Set(
      (
        await store.findPrints(
          call.db,
          statements.map(({ id }) => id),
        )
      ).map(({ id }) => id),
    )
    const fresh = statements.filter(({ id }) => !known.has(id))
    if (fresh.length) await publish(call, statementsSent, { launch, statements: fresh })
    const kept = await insert(call, statements, authority)
    if (kept.length) await publish(call, statementsStored, { launch, statements: kept })
    return statements.map(({ id }) => id)
  })
  return launch ? kept.catch((fault: unknown) => refuse(call, { launch, statements, fault })) : kept
}

/** What was begun is undone by now: whoever looks into the package learns of it in a transaction of its own. @throws what is refused */
async function refuse(
  call: HubCall,
  { launch, statements, fault }: { launch: Launch; statements: readonly Identified[]; fault: unknown },
): Promise<never> {
  if (fault instanceof XapiFault)
    await inTransaction(call, (call) => publish(call, statementsRefused, { launch, statements, fault }))
  throw fault
}

const targetOf = ({ object }: Statement) =>
  object.objectType === 'StatementRef' ? (object as { id: string }).id.toLowerCase() : null

/** @throws XapiFault 403 where a package voids what is not of its registration */
async function mustVoidOwn({ db }: HubCall, statements: readonly Statement[], { registration }: Launch): Promise<void> {
  const voided = statements.filter(({ verb }) => verb.id === VOIDED).map((each) => targetOf(each)!)
  if (!voided.length) return
  const own = await store.listKeysOf(db, voided, keyOf('registration', registration))
  const ids = new Set(own.map(({ id }) => id))
  if (!voided.every((id) => ids.has(id)))
    throw new XapiFault(403, 'A package can void statements of its own registration alone.')
}

/** @returns those that were not there before */
async function insert(
  call: HubCall,
  statements: readonly Identified[],
  authority: Actor,
): Promise<readonly StoredStatement[]> {
  const { db, hub, context } = call
  const storedAt = context.now()
  const stored = storedAt.toISOString()
  const rows = statements.map((each) => {
    const { timestamp = stored, ...rest } = withLists(each)
    const statement: StoredStatement = { ...rest, timestamp, stored, authority, version: each.version ?? '1.0.0' }
    const memberId = memberIdIn(hub, each.actor)
    return {
      id: each.id,
      storedAt,
      memberId,
      statement,
      targetId: targetOf(each),
      print: printOf(rest as Statement),
      keys: keysOf(statement),
    }
  })
  const added = new Set(await store.insertStatements(db, rows))
  await mustSayTheSame(
    call,
    rows.filter(({ id }) => !added.has(id)),
  )
  const kept = rows.filter(({ id }) => added.has(id))
  if (!kept.length) return []
  await store.insertKeys(db, kept)
  await followTargets(call, kept)
  return kept.map(({ statement }) => statement)
}

/** @throws XapiFault 409 */
async function mustSayTheSame({ db }: HubCall, rows: readonly { id: string; print: Buffer }[]): Promise<void> {
  if (!rows.length) return
  const prints = new Map(
    (
      await store.findPrints(
        db,
        rows.map(({ id }) => id),
      )
    ).map(({ id, print }) => [id, print]),
  )
  const other = rows.find(({ id, print }) => !prints.get(id)?.equals(print))
  if (other) throw new XapiFault(409, `There is another statement with the id ${other.id}.`)
}

/** A statement may come before or after the one that it is about. */
async function followTargets({ db }: HubCall, kept: readonly store.NewStatement[]): Promise<void> {
  const targets = kept.flatMap(({ targetId }) => targetId ?? [])
  const touched = [...targets, ...kept.map(({ id }) => id)]
  // Those in turn may be what others are about; what has all keys already ends it.
  for (let ids = touched; ids.length;) ids = await store.passKeysOn(db, ids)
  const voided = await store.listVoided(db, touched)
  if (voided.length) await store.markVoided(db, voided)
}
