import type { Db } from '../db/connect.ts'

/** The keys with which a hub signs badges. None is ever changed or deleted; a new secret only seals it anew. */

export interface PublicKey {
  number: number
  publicKey: Buffer
}

export interface KeyRow extends PublicKey {
  sealedPrivateKey: Buffer
}

export function listPublic(db: Db): Promise<PublicKey[]> {
  return db
    .selectFrom('badge_key')
    .select(['badge_key.number', 'badge_key.public_key as publicKey'])
    .orderBy('badge_key.number')
    .execute()
}

export function findNewest(db: Db): Promise<KeyRow | undefined> {
  return db
    .selectFrom('badge_key')
    .select([
      'badge_key.number',
      'badge_key.public_key as publicKey',
      'badge_key.sealed_private_key as sealedPrivateKey',
    ])
    .orderBy('badge_key.number', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Adds a key, unless another one got its number first. */
export async function insertKey(db: Db, key: KeyRow, now: Date): Promise<void> {
  await db
    .insertInto('badge_key')
    .values({
      number: key.number,
      public_key: key.publicKey,
      sealed_private_key: key.sealedPrivateKey,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['domain_id', 'number']).doNothing())
    .execute()
}

export function listSealed(db: Db): Promise<KeyRow[]> {
  return db
    .selectFrom('badge_key')
    .select([
      'badge_key.number',
      'badge_key.public_key as publicKey',
      'badge_key.sealed_private_key as sealedPrivateKey',
    ])
    .orderBy('badge_key.number')
    .execute()
}

/** The same key, sealed anew. */
export async function setSealed(db: Db, number: number, sealedPrivateKey: Buffer): Promise<void> {
  await db
    .updateTable('badge_key')
    .set({ sealed_private_key: sealedPrivateKey })
    .where('badge_key.number', '=', number)
    .execute()
}
