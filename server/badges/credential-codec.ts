import type { Hub } from '../context.ts'
import { createHash, randomBytes, sign } from 'node:crypto'
import type { components } from '../../generated/server/schema.d.ts'
import type { SigningKey } from './key-service.ts'
import { canonical, CREDENTIALS, OPEN_BADGES } from './linked-data-codec.ts'
import { criteriaOf, didOf, keyIdOf, multibase } from './rules.ts'

/**
 * An award as an Open Badges 3.0 credential with a Data Integrity proof.
 * @see https://www.imsglobal.org/spec/ob/v3p0/ and https://www.w3.org/TR/vc-di-eddsa/#eddsa-rdfc-2022
 */

export type Credential = components['schemas']['BadgeCredential']
type Unsigned = Omit<Credential, 'proof'>

export interface AwardAbout {
  awardId: string
  awardedAt: Date
  badgeId: string
  playlistName: string
  description: string
  /** What the picture shows. */
  caption: string
  email: string
}

/** The credential, signed now. It names the person by a salted hash of their e-mail alone. */
export async function credentialOf(hub: Hub, about: AwardAbout, key: SigningKey, now: Date): Promise<Credential> {
  const credential = unsigned(hub, about)
  return { ...credential, proof: [await proofOf(hub, credential, key, now)] }
}

function unsigned({ name, origin }: Hub, about: AwardAbout): Unsigned {
  return {
    '@context': [CREDENTIALS, OPEN_BADGES],
    id: awardUrl(origin, about.awardId),
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: { id: didOf(origin), type: ['Profile'], name, url: origin },
    validFrom: about.awardedAt.toISOString(),
    name: about.playlistName,
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [identityOf(about.email)],
      achievement: {
        id: `urn:uuid:${about.badgeId}`,
        type: ['Achievement'],
        name: about.playlistName,
        description: about.description,
        criteria: { narrative: criteriaOf(about.playlistName) },
        image: { id: `${origin}${awardPicturePath(about.awardId)}`, type: 'Image', caption: about.caption },
      },
    },
  }
}

/** The page of an award, for whoever gets the link. */
export function awardUrl(origin: string, awardId: string): string {
  return `${origin}/awards/${awardId}`
}

export function awardPicturePath(awardId: string): string {
  return `/api/badges/awards/${awardId}/picture`
}

const SALT_BYTES = 16

function identityOf(email: string): Unsigned['credentialSubject']['identifier'][number] {
  const salt = randomBytes(SALT_BYTES).toString('base64url')
  const hash = createHash('sha256').update(email.toLowerCase() + salt)
  return {
    type: 'IdentityObject',
    hashed: true,
    identityHash: `sha256$${hash.digest('hex')}`,
    identityType: 'emailAddress',
    salt,
  }
}

async function proofOf(
  { origin }: Hub,
  credential: Unsigned,
  { number, privateKey }: SigningKey,
  now: Date,
): Promise<Credential['proof'][number]> {
  const proof = {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-rdfc-2022',
    created: now.toISOString(),
    verificationMethod: keyIdOf(origin, number),
    proofPurpose: 'assertionMethod',
  } as const
  // What is said of the proof is signed as well, and stands first.
  const hashed = await Promise.all(
    [{ '@context': credential['@context'], ...proof }, credential].map(async (document) =>
      createHash('sha256')
        .update(await canonical(document))
        .digest(),
    ),
  )
  return { ...proof, proofValue: multibase(sign(null, Buffer.concat(hashed), privateKey)) }
}
