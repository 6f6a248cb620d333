import type { PublicCall } from '../../context.ts'
import type { Db } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { keysOf } from '../../hubs/retired-key-service.ts'
import { unseal, type Kept } from '../../platform/sealed.ts'
import { recordSecurityEvent } from '../../security/service.ts'
import type { Credentials } from '../account-store.ts'
import * as store from './factor-store.ts'
import { isRightCode } from '../passwords/guess-service.ts'
import { queueNotice } from '../notice-service.ts'
import { isRecoveryCode, recoveryHashesOf } from './recovery-code-crypto.ts'
import { stepOf } from './totp-crypto.ts'

/** What a secret of an authenticator app is sealed as. */
export function sealedAs(accountId: string) {
  return { purpose: 'totp secret', about: `totp secret of ${accountId}` } as const
}

/**
 * Whether somebody has their second factor at hand: a code of the app or a recovery code, which is used up with that.
 * @throws 429 `sign-in-blocked` with Retry-After in seconds
 */
export function proveCode(call: PublicCall, person: Credentials, code: string): Promise<boolean> {
  return isRightCode(call, person, () =>
    isRecoveryCode(code) ? useRecoveryCode(call, person, code) : useAppCode(call, person.accountId, code),
  )
}

const BATCH = 500

/** The secrets of the apps of all accounts, which are sealed, some at a time. */
export async function* sealedSecrets(shared: Db): AsyncGenerator<Kept> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await store.listSealedSecrets(shared, after, BATCH)
    for (const row of rows)
      yield {
        what: sealedAs(row.accountId),
        sealed: row.sealed,
        put: (anew) => store.replaceSealedSecret(shared, row, anew),
      }
    if (rows.length < BATCH) return
    after = rows.at(-1)!.accountId
  }
}

async function useAppCode({ db, context }: PublicCall, accountId: string, code: string): Promise<boolean> {
  const sealed = await store.findSecret(db, accountId)
  const secret = sealed && unseal(context.config.secrets, sealedAs(accountId), sealed)
  const step = secret ? stepOf(secret, code, context.now()) : null
  return step !== null && store.useStep(db, accountId, step)
}

async function useRecoveryCode(call: PublicCall, person: Credentials, code: string): Promise<boolean> {
  const { memberId, accountId } = person
  const hashes = recoveryHashesOf(await keysOf(call, 'recovery code'), accountId, code)
  return inTransaction(call, async (call) => {
    if (!(await store.useRecoveryCode(call.db, accountId, hashes))) return false
    await recordSecurityEvent(call, { type: 'recoveryCodeUsed', memberId, actorId: memberId })
    await queueNotice(call, person, 'recoveryCodeUsed')
    return true
  })
}
