import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import type { HubCall } from '../context.ts'
import { seal, unseal, type Kept } from '../platform/sealed.ts'
import * as store from './key-store.ts'

export interface SigningKey {
  number: number
  privateKey: KeyObject
}

/**
 * The key with which the hub signs, made when it is first needed. Where the secret that sealed it is none of the
 * installation's any more, the hub goes on with a new key; what was signed with the old one stays good, because its public half stays.
 */
export async function signingKey(call: HubCall): Promise<SigningKey> {
  const newest = await store.findNewest(call.db)
  const opened = newest && open(call, newest)
  if (opened) return opened
  await store.insertKey(call.db, newKey(call, (newest?.number ?? 0) + 1), call.context.now())
  // Read back: another call may have been faster.
  return open(call, (await store.findNewest(call.db))!)!
}

/** The public halves of all keys that the hub ever signed with. */
export function publicKeys({ db }: HubCall): Promise<store.PublicKey[]> {
  return store.listPublic(db)
}

/** Everything of the hub's keys that is sealed. */
export async function sealedKeys({ db, hub }: HubCall): Promise<Kept[]> {
  const rows = await store.listSealed(db)
  return rows.map(({ number, sealedPrivateKey }) => ({
    what: what(hub.domainId, number),
    sealed: sealedPrivateKey,
    put: (anew) => store.setSealed(db, number, anew),
  }))
}

function newKey({ context, hub }: HubCall, number: number): store.KeyRow {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const bytes = privateKey.export({ format: 'der', type: 'pkcs8' })
  return {
    number,
    publicKey: Buffer.from(publicKey.export({ format: 'jwk' }).x!, 'base64url'),
    sealedPrivateKey: seal(context.config.secret, what(hub.domainId, number), bytes),
  }
}

function open({ context, hub }: HubCall, { number, sealedPrivateKey }: store.KeyRow): SigningKey | null {
  const bytes = unseal(context.config.secrets, what(hub.domainId, number), sealedPrivateKey)
  return bytes && { number, privateKey: createPrivateKey({ key: bytes, format: 'der', type: 'pkcs8' }) }
}

function what(domainId: number, number: number) {
  return { purpose: 'badge key', about: `badge key ${number} of hub ${domainId}` } as const
}
