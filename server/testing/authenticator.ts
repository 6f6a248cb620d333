import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { Client } from './client.ts'

/** A device that holds one passkey, in software: it does what a browser and its authenticator do together. */
export interface Authenticator {
  /** Makes its passkey for what createMyPasskeyChallenge answered. @returns the body of createMyPasskey */
  make(options: { challenge: string }): Record<string, unknown>
  /** Signs what createPasskeyChallenge answered. @returns the body of signInWithPasskey */
  prove(options: { challenge: string }): Record<string, string>
}

export interface AuthenticatorOptions {
  /** Where its browser is. */
  origin?: string
  /** Whether it has made sure who is there. */
  hasVerified?: boolean
  /** Whether it counts how often it was used; the number that it says next. */
  count?: number
}

export function authenticator(options: AuthenticatorOptions = {}): Authenticator {
  const { origin = 'http://localhost:3000', hasVerified = true } = options
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  // User present, user verified.
  const flags = hasVerified ? 0x05 : 0x01
  const head = (extra: number) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(options.count ?? 0)
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags | extra]), count])
  }
  return {
    make({ challenge }) {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      // The attested credential: no make of authenticator, the id, the key.
      const authData = Buffer.concat([head(0x40), Buffer.alloc(16), length, id, coseOf(publicKey)])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Uint8Array.from(authData)],
      ])
      return {
        name: 'A test',
        clientData: clientData('webauthn.create', challenge).toString('base64url'),
        attestation: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
        transports: ['internal'],
      }
    },
    prove({ challenge }) {
      const data = clientData('webauthn.get', challenge)
      const authenticatorData = head(0)
      return {
        credentialId: id.toString('base64url'),
        clientData: data.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', Buffer.concat([authenticatorData, sha256(data)]), privateKey).toString('base64url'),
      }
    },
  }
}

/** Gives somebody who has just proved who they are a passkey. @returns its id */
export async function addPasskey(person: Client, device: Authenticator): Promise<string> {
  const { body } = await person.post('/me/passkeys/challenge')
  return (await person.post('/me/passkeys', device.make(body as { challenge: string }))).body.id as string
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

/** A key of P-256 as COSE writes it: an EC2 key for ES256, with both coordinates. */
function coseOf(key: KeyObject): Buffer {
  const { x, y } = key.export({ format: 'jwk' })
  const cose = new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Uint8Array.from(Buffer.from(x!, 'base64url'))],
    [-3, Uint8Array.from(Buffer.from(y!, 'base64url'))],
  ])
  return Buffer.from(isoCBOR.encode(cose as never))
}
