import type { Context } from '../context.ts'
import type { Db } from '../db/connect.ts'
import { keyFor, type Key, type KeySource } from '../platform/derived-key.ts'
import { sealedAnew, seal, unseal } from '../platform/sealed.ts'
import * as store from './retired-key-store.ts'

/**
 * What was signed with a secret that HUB_SECRET no longer names, and that nobody can sign anew, is checked with the one key
 * that signed it. Whoever learns the old secret has with that no more than these two purposes.
 */

export interface RetiredKey extends Key {
  retiredAt: Date
}

interface Asked {
  context: Pick<Context, 'config'>
  db: Db
}

const PURPOSES: readonly store.RetiredPurpose[] = ['recovery code', 'security log']

/** The keys that were kept for a purpose. */
export async function retiredKeys({ context, db }: Asked, purpose: store.RetiredPurpose): Promise<RetiredKey[]> {
  const rows = await store.listRetiredKeys(db, purpose)
  return rows.flatMap((row) => {
    const bytes = unseal(context.config.secrets, sealedAs(row), row.sealedKey)
    return bytes ? [{ id: row.keyId, bytes, retiredAt: row.retiredAt }] : []
  })
}

/** Where every key comes from with which something may have been signed for a purpose. */
export async function keysOf(asked: Asked, purpose: store.RetiredPurpose): Promise<KeySource[]> {
  return [...asked.context.config.secrets, ...(await retiredKeys(asked, purpose))]
}

/** Keeps those keys of the earlier secrets, and seals anew what was kept before. @returns how many were written */
export async function keepRetiredKeys({ context, db }: Asked, now: Date): Promise<number> {
  const [secret, ...before] = context.config.secrets
  const kept = await store.listRetiredKeys(db)
  let written = 0
  for (const row of kept) {
    const sealedKey = sealedAnew(context.config.secrets, sealedAs(row), row.sealedKey)
    if (sealedKey === null || sealedKey === 'lost') continue
    await store.replaceRetiredKey(db, row, sealedKey)
    written += 1
  }
  for (const source of before)
    for (const purpose of PURPOSES) {
      const { id: keyId, bytes } = keyFor(source, purpose)
      if (kept.some((row) => row.purpose === purpose && row.keyId.equals(keyId))) continue
      const about = { purpose, keyId, retiredAt: now }
      await store.insertRetiredKey(db, { ...about, sealedKey: seal(secret, sealedAs(about), bytes) })
      written += 1
    }
  return written
}

/** With the moment in it, so that nobody who has the database alone can have a key count for longer. */
function sealedAs({ purpose, keyId, retiredAt }: Omit<store.RetiredRow, 'sealedKey'>) {
  return {
    purpose: 'retired key',
    about: `retired key ${keyId.toString('hex')} for the ${purpose}, of ${retiredAt.toISOString()}`,
  } as const
}
