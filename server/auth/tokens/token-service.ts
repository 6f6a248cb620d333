import { randomBytes } from 'node:crypto'
import type { Call, Caller } from '../../context.ts'
import { readPage, type Page, type PageQuery } from '../../db/page.ts'
import { badInput, notFound, Problem } from '../../contract/problems.ts'
import { recordAudit } from '../../audit/service.ts'
import { inTransaction } from '../../db/transaction.ts'
import { recordSecurityEvent, type Acting } from '../../security/service.ts'
import { hashOf, newId, newSecret } from '../../platform/ids.ts'
import { clearCallerCache, ownSession } from '../sessions/identity-service.ts'
import { queueNotice } from '../notice-service.ts'
import { isTokenEnd, MAX_TOKENS, rightFor, type TokenKind } from '../rules.ts'
import * as store from './token-store.ts'

export type TokenRow = Awaited<ReturnType<typeof store.listTokens>>[number]

export async function listMyApiTokens(call: Call, page: PageQuery): Promise<Page<TokenRow>> {
  const { memberId } = call.caller
  return readPage(store.listTokens(call.db, memberId, page), store.countTokens(call.db, memberId))
}

export interface TokenInput {
  name: string
  scopes: readonly string[]
  expiresTime: string
}

/** Makes a token; only this answer holds its secret. @throws 400 `scope-not-held` or `expiry-out-of-range`, 403 for an API token, 409 `token-limit-reached` */
export async function createMyApiToken(call: Call, input: TokenInput): Promise<{ id: string; token: string }> {
  const sessionId = ownSession(call)
  const now = call.context.now()
  const expiresAt = mustBeToken(call, input)
  const id = newId()
  const { token, tokenHash } = newToken('pat')
  await inTransaction(call, async (call) => {
    await refuseTooMany(call, now)
    await store.insertToken(call.db, {
      id,
      memberId: call.caller.memberId,
      sessionId,
      name: input.name,
      tokenHash,
      scopes: input.scopes,
      now,
      expiresAt,
    })
    await recordSecurityEvent(call, {
      type: 'tokenCreated',
      memberId: call.caller.memberId,
      details: { name: input.name, scopes: input.scopes.join(' ').slice(0, 300) },
    })
    await recordAudit(call, {
      action: 'CREATE',
      objectType: 'apiToken',
      objectId: id,
      objectName: input.name,
      details: [{ property: 'scopes', oldValue: null, value: [...input.scopes] }],
    })
    await queueNotice(call, call.caller, 'tokenCreated')
  })
  return { id, token }
}

/** @returns when the token is to end @throws 400 `scope-not-held` or `expiry-out-of-range` */
export function mustBeToken({ caller, context }: Call, { scopes, expiresTime }: TokenInput): Date {
  scopes.forEach((scope, index) => {
    if (!holds(caller, scope))
      throw badInput(
        'scope-not-held',
        `/scopes/${index}`,
        `You do not hold ${scope} yourself, so you cannot give it to a token.`,
      )
  })
  const expiresAt = new Date(expiresTime)
  if (!isTokenEnd(expiresAt, context.now()))
    throw badInput('expiry-out-of-range', '/expiresTime', 'A token has to expire in the future, and within 365 days.')
  return expiresAt
}

/** A new secret with what is kept of it. @param kind of a person (`pat`) or of the hub (`svc`) */
export function newToken(kind: TokenKind): { token: string; tokenHash: Buffer } {
  // The first part tells tokens apart in a log or a scanner; the second is the secret.
  const token = `hub_${kind}_${randomBytes(6).toString('base64url')}_${newSecret()}`
  return { token, tokenHash: hashOf(token) }
}

async function refuseTooMany({ db, caller }: Call, now: Date): Promise<void> {
  await store.lockOwner(db, caller.memberId)
  if ((await store.countWorkingTokens(db, caller.memberId, now)) >= MAX_TOKENS)
    throw new Problem(
      409,
      'token-limit-reached',
      `You have ${MAX_TOKENS} API tokens in this hub. Delete one that you no longer need first.`,
    )
}

/** Ends one of the caller's tokens. @throws 404 for what is not theirs */
export async function deleteMyApiToken(call: Call, tokenId: string): Promise<void> {
  await inTransaction(call, async (call) => {
    const name = await store.deleteToken(call.db, call.caller.memberId, tokenId)
    if (name === undefined) throw notFound()
    await recordDeletion(call, call.caller.memberId, tokenId, name)
  })
  clearCallerCache(call)
}

/** The tokens of everybody in the hub, or of one person. */
export function listApiTokens({ db }: Call, { userId, ...page }: PageQuery & { userId?: string | undefined }) {
  return readPage(store.listAllTokens(db, userId, page), store.countAllTokens(db, userId))
}

export type OwnedTokenRow = store.OwnedTokenRow

/** Ends somebody's token. @throws 404 */
export async function deleteApiToken(call: Call, tokenId: string): Promise<void> {
  await inTransaction(call, async (call) => {
    const deleted = await store.deleteAnyToken(call.db, tokenId)
    if (!deleted) throw notFound()
    await recordDeletion(call, deleted.memberId, tokenId, deleted.name)
  })
  clearCallerCache(call)
}

/** Deletes all API tokens of these members in this hub, in the transaction of the call. @returns how many there were */
export async function deleteApiTokens(call: Deleting, memberIds: readonly string[]): Promise<number> {
  const deleted = await store.deleteTokens(call.db, memberIds)
  for (const { memberId, id, name } of deleted) await recordDeletion(call, memberId, id, name)
  return deleted.length
}

type Deleting = Acting & Parameters<typeof recordAudit>[0]

async function recordDeletion(call: Deleting, memberId: string, tokenId: string, name: string): Promise<void> {
  await recordSecurityEvent(call, { type: 'tokenDeleted', memberId, details: { name } })
  await recordAudit(call, { action: 'DELETE', objectType: 'apiToken', objectId: tokenId, objectName: name })
}

/** `me` is everybody's. */
function holds({ privileges }: Caller, scope: string): boolean {
  return scope === 'me' || (privileges as ReadonlySet<string>).has(rightFor(scope))
}
