import type { FeatureFlag, Privilege } from '../context.ts'
import type { Databases, Db } from '../db/connect.ts'
import { insertServiceToken } from '../auth/sessions/service-token-store.ts'
import { newToken } from '../auth/tokens/token-service.ts'
import { hashOf, newId, newSecret } from '../platform/ids.ts'
import { indexNames } from '../users/name-index-service.ts'

export interface PersonOptions {
  domainId?: number
  isAdmin?: boolean
  privileges?: readonly Privilege[]
  /** Teams by id and the role in them. */
  teams?: readonly { id: string; role: 'member' | 'manager' }[]
  firstName?: string
  lastName?: string
  isDeleted?: boolean
  /** Whether the password was proved too long ago for what asks for it anew. */
  isProofOld?: boolean
  /** Whether the account has a second factor, of which nobody knows a code. */
  hasFactor?: boolean
}

export interface Person {
  memberId: string
  accountId: string
  email: string
  domainId: number
  hostname: string
  /** The secret of their session. */
  secret: string
}

const FAR = new Date('2100-01-01T00:00:00Z')

export async function addHub(
  shared: Db,
  hub: { domainId: number; hostname: string; name: string; features?: FeatureFlag[] },
): Promise<void> {
  const { domainId, name, features = [] } = hub
  await shared
    .insertInto('hub')
    .values({ domain_id: domainId, name, features, is_helix_hub: features.includes('helix'), created_at: new Date() })
    .execute()
  await shared
    .insertInto('hub_hostname')
    .values({ hostname: hub.hostname, domain_id: hub.domainId, is_primary: true })
    .execute()
}

export async function addTeam(databases: Databases, name: string, domainId = 1): Promise<string> {
  const id = newId()
  await databases.forHub(domainId).insertInto('team').values({ id, name, created_at: new Date() }).execute()
  return id
}

/** A team of so many people who have no account. */
export async function addTeamOf(databases: Databases, count: number): Promise<string> {
  const db = databases.forHub(1)
  const teamId = await addTeam(databases, `Team of ${count}`)
  const now = new Date()
  const people = Array.from({ length: count }, (_, nth) => ({
    id: newId(),
    email: `${teamId}.${nth}@hub.example`,
    email_key: `${teamId}.${nth}@hub.example`,
    first_name: 'Person',
    last_name: String(nth).padStart(5, '0'),
    created_at: now,
  }))
  // In small steps: while PostgreSQL has not counted the table it reads all of it for each reference, and a statement has five seconds.
  for (let start = 0; start < count; start += 200) {
    const some = people.slice(start, start + 200)
    await db.insertInto('member').values(some).execute()
    await db
      .insertInto('team_member')
      .values(some.map(({ id }) => ({ team_id: teamId, member_id: id, role: 'member', joined_at: now })))
      .execute()
  }
  return teamId
}

/** Adds somebody with a session, past the password: tests of other nouns need nobody to sign in. */
export async function addPerson(databases: Databases, options: PersonOptions): Promise<Person> {
  const {
    domainId = 1,
    isAdmin = false,
    privileges = [],
    teams = [],
    firstName = 'Test',
    lastName = 'Person',
    isDeleted = false,
    isProofOld = false,
    hasFactor = false,
  } = options
  const [memberId, accountId, secret] = [newId(), newId(), newSecret()]
  const email = `${memberId.slice(-12)}@hub.example`
  const now = new Date()
  const db = databases.forHub(domainId)
  await databases.shared.insertInto('account').values({ id: accountId, email, created_at: now }).execute()
  await db
    .insertInto('member')
    .values({
      id: memberId,
      account_id: accountId,
      email,
      email_key: email,
      first_name: firstName,
      last_name: lastName,
      is_admin: isAdmin,
      privileges: [...privileges],
      is_deleted: isDeleted,
      created_at: now,
    })
    .execute()
  if (hasFactor)
    await databases.shared
      .insertInto('totp')
      .values({ account_id: accountId, sealed_secret: Buffer.alloc(0), begun_at: now, confirmed_at: now })
      .execute()
  await indexNames({ db }, [memberId])
  for (const { id, role } of teams)
    await db.insertInto('team_member').values({ team_id: id, member_id: memberId, role }).execute()
  await db
    .insertInto('session')
    .values({
      id: newId(),
      member_id: memberId,
      token_hash: hashOf(secret),
      created_at: now,
      last_seen_at: FAR,
      expires_at: FAR,
      proved_at: isProofOld ? null : FAR,
    })
    .execute()
  return { memberId, accountId, email, domainId, hostname: domainId === 1 ? 'localhost' : 'second.localhost', secret }
}

/** A token of the hub itself. @returns its secret */
export async function addServiceToken(
  databases: Databases,
  creator: Person,
  scopes: readonly string[],
): Promise<string> {
  const { token, tokenHash } = newToken('svc')
  await insertServiceToken(databases.forHub(creator.domainId), {
    id: newId(),
    name: 'test',
    tokenHash,
    scopes,
    createdBy: creator.memberId,
    now: new Date(),
    expiresAt: FAR,
  })
  return token
}

/** An API token of somebody. @returns its secret */
export async function addToken(databases: Databases, owner: Person, scopes: readonly string[]): Promise<string> {
  const secret = `hub_pat_${newSecret()}`
  await databases
    .forHub(owner.domainId)
    .insertInto('api_token')
    .values({
      id: newId(),
      member_id: owner.memberId,
      name: 'test',
      token_hash: hashOf(secret),
      scopes: [...scopes],
      created_at: new Date(),
      expires_at: FAR,
    })
    .execute()
  return secret
}
