import type { components } from '../../../generated/server/schema.d.ts'
import { pageAnswer } from '../../contract/page-answer.ts'
import type { Page } from '../../db/page.ts'
import type { createMyPasskeyChallenge, createPasskeyChallenge, PasskeyRow } from './passkey-service.ts'

type Schemas = components['schemas']
type CreationOptions = Awaited<ReturnType<typeof createMyPasskeyChallenge>>
type RequestOptions = Awaited<ReturnType<typeof createPasskeyChallenge>>

export function passkeyPage(page: Page<PasskeyRow>, offset: number): Schemas['PasskeyPage'] {
  return pageAnswer(page, offset, passkey)
}

function passkey(row: PasskeyRow): Schemas['Passkey'] {
  return {
    id: row.id,
    name: row.name,
    createdTime: row.createdAt.toISOString(),
    lastUsedTime: row.lastUsedAt?.toISOString() ?? null,
    isSynced: row.isSynced,
  }
}

/** Of what the library makes, what the contract names. */
export function passkeyCreationOptions(options: CreationOptions): Schemas['PasskeyCreationOptions'] {
  const { challenge, timeout, rp, user, pubKeyCredParams, excludeCredentials = [] } = options
  return {
    challenge,
    timeout: timeout!,
    rp: { id: rp.id!, name: rp.name },
    user,
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ type: 'public-key', alg })),
    excludeCredentials: excludeCredentials.map(({ id, transports }) => ({
      id,
      type: 'public-key',
      transports: transports as Schemas['PasskeyTransports'],
    })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  }
}

export function passkeyRequestOptions({ challenge, timeout, rpId }: RequestOptions): Schemas['PasskeyRequestOptions'] {
  return { challenge, timeout: timeout!, rpId: rpId!, allowCredentials: [], userVerification: 'required' }
}
