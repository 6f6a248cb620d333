import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

export interface Factor {
  confirmedAt: Date
  recoveryCodesLeft: number
}

/** The second factor of an account; undefined where none is on. */
export async function findFactor(db: Db, accountId: string): Promise<Factor | undefined> {
  const row = await db
    .selectFrom('totp')
    .select((eb) => [
      'totp.confirmed_at as confirmedAt',
      eb
        .selectFrom('recovery_code')
        .whereRef('recovery_code.account_id', '=', 'totp.account_id')
        .select(sql<number>`count(*)::int`.as('left'))
        .as('recoveryCodesLeft'),
    ])
    .where('totp.account_id', '=', accountId)
    .where('totp.confirmed_at', 'is not', null)
    .executeTakeFirst()
  return row && { confirmedAt: row.confirmedAt!, recoveryCodesLeft: row.recoveryCodesLeft ?? 0 }
}

/** Begins to set an app up, in place of one that was begun before. @returns false where one is on */
export async function beginTotp(
  db: Db,
  { accountId, sealedSecret, now }: { accountId: string; sealedSecret: Buffer; now: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('totp')
    .values({ account_id: accountId, sealed_secret: sealedSecret, begun_at: now })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ sealed_secret: sealedSecret, begun_at: now })
        .where('totp.confirmed_at', 'is', null),
    )
    .returning('totp.account_id')
    .executeTakeFirst()
  return row !== undefined
}

/** The sealed secret of an app that is being set up since then. */
export async function findBegunSecret(db: Db, accountId: string, since: Date): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('totp')
    .select('totp.sealed_secret as sealedSecret')
    .where('totp.account_id', '=', accountId)
    .where('totp.confirmed_at', 'is', null)
    .where('totp.begun_at', '>', since)
    .executeTakeFirst()
  return row?.sealedSecret
}

/** Switches an app on. @returns false where that one was begun anew or is on already */
export async function confirmTotp(
  db: Db,
  { accountId, sealedSecret, step, now }: { accountId: string; sealedSecret: Buffer; step: number; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('totp')
    .set({ confirmed_at: now, last_step: step })
    .where('totp.account_id', '=', accountId)
    .where('totp.sealed_secret', '=', sealedSecret)
    .where('totp.confirmed_at', 'is', null)
    .returning('totp.account_id')
    .executeTakeFirst()
  return row !== undefined
}

/** The sealed secret of the app that is on. */
export async function findSecret(db: Db, accountId: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('totp')
    .select('totp.sealed_secret as sealedSecret')
    .where('totp.account_id', '=', accountId)
    .where('totp.confirmed_at', 'is not', null)
    .executeTakeFirst()
  return row?.sealedSecret
}

/** Uses the code of a time step up. @returns false for one that was used, or an older one: of two calls at once, one wins */
export async function useStep(db: Db, accountId: string, step: number): Promise<boolean> {
  const row = await db
    .updateTable('totp')
    .set({ last_step: step })
    .where('totp.account_id', '=', accountId)
    .where('totp.confirmed_at', 'is not', null)
    .where('totp.last_step', '<', step)
    .returning('totp.account_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Takes the app and all recovery codes away; who asked for that asked for what was there. @returns false where no app was on */
export async function deleteFactor(db: Db, accountId: string): Promise<boolean> {
  await db.deleteFrom('factor_reset').where('factor_reset.account_id', '=', accountId).execute()
  await db.deleteFrom('recovery_code').where('recovery_code.account_id', '=', accountId).execute()
  const row = await db
    .deleteFrom('totp')
    .where('totp.account_id', '=', accountId)
    .returning('totp.confirmed_at as confirmedAt')
    .executeTakeFirst()
  return row?.confirmedAt != null
}

/** Has others who change the factor of the account wait until the transaction is over. @returns whether an app is on */
export async function lockFactor(db: Db, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('totp')
    .select('totp.account_id')
    .where('totp.account_id', '=', accountId)
    .where('totp.confirmed_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export async function replaceRecoveryCodes(db: Db, accountId: string, hashes: readonly Buffer[]): Promise<void> {
  await db.deleteFrom('recovery_code').where('recovery_code.account_id', '=', accountId).execute()
  await db
    .insertInto('recovery_code')
    .values(hashes.map((hash) => ({ account_id: accountId, code_hash: hash })))
    .execute()
}

/** Uses a recovery code up. @param hashes of one code, under each secret of the installation @returns false for none that is left */
export async function useRecoveryCode(db: Db, accountId: string, hashes: readonly Buffer[]): Promise<boolean> {
  const row = await db
    .deleteFrom('recovery_code')
    .where('recovery_code.account_id', '=', accountId)
    .where('recovery_code.code_hash', 'in', hashes)
    .returning('recovery_code.account_id')
    .executeTakeFirst()
  return row !== undefined
}

export interface SealedSecret {
  accountId: string
  sealed: Buffer
}

/** The next secrets of apps, of all accounts of the installation. @param after the account of the last one so far */
export function listSealedSecrets(db: Db, after: string, limit: number): Promise<SealedSecret[]> {
  return db
    .selectFrom('totp')
    .select(['totp.account_id as accountId', 'totp.sealed_secret as sealed'])
    .where('totp.account_id', '>', after)
    .orderBy('totp.account_id')
    .limit(sql.lit(limit))
    .execute()
}

/** Puts the same secret, sealed anew, in place of the one that was read; one that was begun anew meanwhile stays. */
export async function replaceSealedSecret(db: Db, { accountId, sealed }: SealedSecret, anew: Buffer): Promise<void> {
  await db
    .updateTable('totp')
    .set({ sealed_secret: anew })
    .where('totp.account_id', '=', accountId)
    .where('totp.sealed_secret', '=', sealed)
    .execute()
}

/** Whether an account has an app that is on, or a passkey. */
export async function hasAnyFactor(db: Db, accountId: string): Promise<boolean> {
  const { isThere } = await db
    .selectNoFrom(({ exists, or, selectFrom }) =>
      or([
        exists(
          selectFrom('totp')
            .select('totp.account_id')
            .where('totp.account_id', '=', accountId)
            .where('totp.confirmed_at', 'is not', null),
        ),
        exists(selectFrom('passkey').select('passkey.id').where('passkey.account_id', '=', accountId)),
      ])
        .$castTo<boolean>()
        .as('isThere'),
    )
    .executeTakeFirstOrThrow()
  return isThere
}

/** Notes that a hub asks for the factors of an account to be removed. */
export async function putReset(db: Db, accountId: string, domainId: number, now: Date): Promise<void> {
  await db
    .insertInto('factor_reset')
    .values({ account_id: accountId, asked_in: domainId, asked_at: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'asked_in']).doUpdateSet({ asked_at: now }))
    .execute()
}

/** The hubs that have asked for it since then. */
export async function listResets(db: Db, accountId: string, since: Date): Promise<Set<number>> {
  const rows = await db
    .selectFrom('factor_reset')
    .select('factor_reset.asked_in as askedIn')
    .where('factor_reset.account_id', '=', accountId)
    .where('factor_reset.asked_at', '>', since)
    .execute()
  return new Set(rows.map(({ askedIn }) => askedIn))
}

/** Every hub that an account belongs to. In a transaction. */
export async function listHubsOf(db: Db, accountId: string): Promise<number[]> {
  const { hubs } = await db
    .selectNoFrom(sql<number[]>`hubs_of_account(${accountId})`.as('hubs'))
    .executeTakeFirstOrThrow()
  return hubs
}
