import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Call, HubCall } from '../context.ts'
import type { Answer } from '../contract/handlers.ts'
import { Problem } from '../contract/problems.ts'
import { inTransaction } from '../db/transaction.ts'
import { seal, unseal } from '../platform/sealed.ts'
import * as store from './store.ts'

/** For how long the same call with the same key has no second effect. */
const KEPT_MS = 24 * 60 * 60_000
const MAX_KEYS = 10_000
/** The table takes no more. */
const MAX_SEALED_BYTES = 1024 * 1024

/** A call that may come again. */
export interface Repeatable {
  /** What the caller sent in Idempotency-Key. */
  key: string
  method: string
  /** Path and query. */
  url: string
  body: unknown
}

/**
 * Does the work of a call, or answers what it was answered before under the same key. Work and answer are kept in one
 * transaction, so a process that is killed leaves both or neither. A refusal is not kept: the same call may
 * do better later; what was written before it stays, as it does without a key.
 * @throws 409 `idempotency-key-in-use`, 422 `idempotency-key-reused`, 429 `idempotency-key-limit-reached`, and what the work throws
 */
export async function doOnce(call: Call, what: Repeatable, work: (call: Call) => Promise<Answer>): Promise<Answer> {
  const key = { memberId: call.caller.memberId, keyHash: hashOf(what.key) }
  const requestHash = hashOf(JSON.stringify([what.method, what.url, what.body ?? null]))
  let refusal: Problem | null = null
  try {
    const answer = await inTransaction(call, async (call) => {
      refusal = null
      if (!(await store.takeKey(call.db, key))) throw inUse()
      const before = await findBefore(call, key, requestHash)
      if (before) return before
      const answer = await work(call).catch((error: unknown) => {
        if (!(error instanceof Problem)) throw error
        refusal = error
        return null
      })
      if (answer) await keep(call, { ...key, requestHash }, answer)
      return answer
    })
    if (answer) return answer
  } catch (error) {
    // A refusal that a statement brought about cannot be committed, which comes to the same: that statement did nothing.
    throw refusal ?? error
  }
  throw refusal!
}

async function findBefore(call: Call, key: store.KeyOf, requestHash: Buffer): Promise<Answer | null> {
  const since = new Date(call.context.now().getTime() - KEPT_MS)
  const found = await store.findAnswer(call.db, key, since)
  if (!found) {
    if ((await store.countKeys(call.db, key.memberId, MAX_KEYS)) >= MAX_KEYS) throw tooManyKeys()
    return null
  }
  if (!found.requestHash.equals(requestHash)) throw reused()
  const bytes = unseal(call.context.config.secrets, sealedAs(call, key), found.sealedAnswer)
  if (!bytes) throw new Error('An answer that is kept for its key was sealed with a secret that is gone.')
  const answer = JSON.parse(bytes.toString()) as Answer
  return { ...answer, headers: { ...answer.headers, 'idempotent-replayed': 'true' } }
}

async function keep(call: Call, key: store.KeyOf & { requestHash: Buffer }, answer: Answer): Promise<void> {
  const { config, now } = call.context
  if (answer.body instanceof Readable) throw new Error('A stream cannot be kept. Give the call x-unkeyed.')
  const bytes = Buffer.from(JSON.stringify(answer))
  const sealedAnswer = seal(config.secret, sealedAs(call, key), bytes)
  if (sealedAnswer.length > MAX_SEALED_BYTES)
    throw new Error('An answer is too long to be kept for its Idempotency-Key. Give the call x-unkeyed, or bounds.')
  await store.insertAnswer(call.db, key, { requestHash: key.requestHash, sealedAnswer, now: now() })
}

/** Forgets the answers that are older than a day. */
export function forgetAnswers({ db, context }: HubCall): Promise<void> {
  return store.deleteAnswers(db, new Date(context.now().getTime() - KEPT_MS))
}

function sealedAs({ hub }: Call, { memberId, keyHash }: store.KeyOf) {
  return { purpose: 'answer to repeat' as const, about: `${hub.domainId} ${memberId} ${keyHash.toString('hex')}` }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest()

function inUse(): Problem {
  return new Problem(
    409,
    'idempotency-key-in-use',
    'The first call with this Idempotency-Key is still running. Wait a moment and repeat it.',
    { headers: { 'retry-after': '1' } },
  )
}

function reused(): Problem {
  return new Problem(
    422,
    'idempotency-key-reused',
    'This Idempotency-Key was sent with another call before. Choose a new key for a new call.',
  )
}

function tooManyKeys(): Problem {
  return new Problem(
    429,
    'idempotency-key-limit-reached',
    'You sent 10,000 different keys within 24 hours. Go on without keys, or wait.',
    { headers: { 'retry-after': '3600' } },
  )
}
