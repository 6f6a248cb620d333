import type { Call } from '../../context.ts'
import { readPage, type Page, type PageQuery } from '../../db/page.ts'
import { badInput, notFound, Problem } from '../../contract/problems.ts'
import { recordAudit } from '../../audit/service.ts'
import { inTransaction } from '../../db/transaction.ts'
import { lockHub } from '../../hubs/service.ts'
import { recordSecurityEvent } from '../../security/service.ts'
import { newId } from '../../platform/ids.ts'
import { clearCallerCache } from '../sessions/identity-service.ts'
import { queueServiceTokenNotices } from '../notice-service.ts'
import { doorFor, MAX_SERVICE_TOKENS } from '../rules.ts'
import { mustBeToken, newToken, type TokenInput } from './token-service.ts'
import * as store from '../sessions/service-token-store.ts'

/** Tokens that belong to the hub and to no person. */

export function listServiceTokens({ db }: Call, page: PageQuery): Promise<Page<store.ServiceTokenRow>> {
  return readPage(store.listServiceTokens(db, page), store.countServiceTokens(db))
}

/** Makes a token of the hub; only this answer holds its secret. @throws 400 `scope-not-held`, `scope-stands-alone` or `expiry-out-of-range`, 409 `service-token-limit-reached` */
export async function createServiceToken(call: Call, input: TokenInput): Promise<{ id: string; token: string }> {
  const now = call.context.now()
  const expiresAt = mustBeToken(call, input)
  mustStandAlone(input.scopes)
  const { token, tokenHash } = newToken('svc')
  const { name, scopes } = input
  const id = newId()
  await inTransaction(call, async (call) => {
    await refuseTooMany(call, now)
    const createdBy = call.caller.memberId
    await store.insertServiceToken(call.db, { id, name, tokenHash, scopes, createdBy, now, expiresAt })
    await recordSecurityEvent(call, {
      type: 'serviceTokenCreated',
      memberId: null,
      details: { name, scopes: scopes.join(' ').slice(0, 300) },
    })
    await recordAudit(call, {
      action: 'CREATE',
      objectType: 'serviceToken',
      objectId: id,
      objectName: name,
      details: [
        { property: 'scopes', oldValue: null, value: [...scopes] },
        { property: 'expiresTime', oldValue: null, value: expiresAt.toISOString() },
      ],
    })
    await queueServiceTokenNotices(call, await store.listTokenKeepers(call.db))
  })
  return { id, token }
}

/** What an identity provider holds opens SCIM and nothing else, and what reads or writes statements opens xAPI. */
function mustStandAlone(scopes: readonly string[]): void {
  const place = scopes.findIndex((scope) => doorFor(scope) !== 'api')
  const door = doorFor(scopes[place] ?? '')
  if (place < 0 || scopes.every((scope) => doorFor(scope) === door)) return
  const words = `The scope ${scopes[place]} stands alone. Create another token for everything else.`
  throw badInput('scope-stands-alone', `/scopes/${place}`, words)
}

async function refuseTooMany(call: Call, now: Date): Promise<void> {
  await lockHub(call)
  if ((await store.countWorkingServiceTokens(call.db, now)) >= MAX_SERVICE_TOKENS)
    throw new Problem(
      409,
      'service-token-limit-reached',
      `The hub has ${MAX_SERVICE_TOKENS} service tokens. Delete one that is no longer needed first.`,
    )
}

/** Ends a token of the hub. @throws 404 */
export async function deleteServiceToken(call: Call, id: string): Promise<void> {
  await inTransaction(call, async (call) => {
    const name = await store.deleteServiceToken(call.db, id)
    if (name === undefined) throw notFound()
    await recordSecurityEvent(call, { type: 'serviceTokenDeleted', memberId: null, details: { name } })
    await recordAudit(call, { action: 'DELETE', objectType: 'serviceToken', objectId: id, objectName: name })
  })
  clearCallerCache(call)
}
