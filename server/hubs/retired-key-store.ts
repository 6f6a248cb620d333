import type { Db } from '../db/connect.ts'

/** Keys of an earlier secret with which something that cannot be signed anew is still checked; of the whole installation. */

export type RetiredPurpose = 'recovery code' | 'security log'

export interface RetiredRow {
  purpose: RetiredPurpose
  keyId: Buffer
  sealedKey: Buffer
  retiredAt: Date
}

/** @param purpose of which; all where none is named */
export function listRetiredKeys(db: Db, purpose?: RetiredPurpose): Promise<RetiredRow[]> {
  return db
    .selectFrom('retired_key')
    .select(['purpose', 'key_id as keyId', 'sealed_key as sealedKey', 'retired_at as retiredAt'])
    .$narrowType<{ purpose: RetiredPurpose }>()
    .$if(purpose !== undefined, (asked) => asked.where('purpose', '=', purpose!))
    .orderBy('retired_at')
    .execute()
}

/** Keeps a key, unless it is kept already. */
export async function insertRetiredKey(db: Db, { purpose, keyId, sealedKey, retiredAt }: RetiredRow): Promise<void> {
  await db
    .insertInto('retired_key')
    .values({ purpose, key_id: keyId, sealed_key: sealedKey, retired_at: retiredAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function replaceRetiredKey(db: Db, { purpose, keyId }: RetiredRow, sealedKey: Buffer): Promise<void> {
  await db
    .updateTable('retired_key')
    .set({ sealed_key: sealedKey })
    .where('purpose', '=', purpose)
    .where('key_id', '=', keyId)
    .execute()
}
