import { recordAudit } from '../../audit/service.ts'
import type { Call, HubCall } from '../../context.ts'
import type { Provider } from '../../hubs/provider-service.ts'
import { publish } from '../../event.ts'
import { teamsJoined, teamsLeft } from '../../teams/events.ts'
import { peopleChanged } from '../../users/events.ts'
import { changeFacts } from '../../users/user-fact-service.ts'
import { indexNames } from '../../users/name-index-service.ts'
import { addMemberHere } from '../../users/service.ts'
import { findById, setNames } from '../account-store.ts'
import { listHubsOf } from '../factors/factor-store.ts'
import { join } from '../join-service.ts'
import { findAccount } from '../join-store.ts'
import { OidcFailure } from './oidc-error.ts'
import { factsIn, groupsIn, localeIn, namesIn, trustedEmail, type PersonClaims } from './oidc-rules.ts'
import * as store from './oidc-store.ts'

/** Who somebody at the provider is in the hub. */

export interface ProvedPerson extends store.Identity {
  claims: PersonClaims
}

export interface FoundMember {
  memberId: string
  isNew: boolean
}

/**
 * The member that somebody at the provider is: the one that they have been before; otherwise the one with their verified
 * address, or somebody new, where the hub's settings have it so. Follows names, groups and attributes. In the transaction of the call.
 * @throws OidcFailure `oidc-no-account`, for somebody who was removed too
 */
export async function memberOfIdentity(call: HubCall, provider: Provider, person: ProvedPerson): Promise<FoundMember> {
  const found = await findOrAdd(call, provider, person)
  await joinByProvider(call, found.memberId, person)
  await store.putIdentity(
    call.db,
    { issuer: person.issuer, subject: person.subject },
    found.memberId,
    call.context.now(),
  )
  if (!found.isNew) await followNames(call, provider, person.claims, found.memberId)
  await followGroups(call, provider, person.claims, found.memberId)
  const facts = await changeFacts(call, found.memberId, factsIn(person.claims, provider.attributeClaims), 'provider')
  if (facts.length) await publish(call, peopleChanged, { memberIds: [found.memberId] })
  return found
}

/** Writes down that somebody came into the hub by themselves. @param call of the new member */
export function recordNewcomer(call: Call): Promise<void> {
  const { memberId, firstName, lastName } = call.caller
  return recordAudit(call, {
    action: 'CREATE',
    objectType: 'user',
    objectId: memberId,
    objectName: `${firstName} ${lastName}`.trim(),
  })
}

async function findOrAdd(call: HubCall, provider: Provider, person: ProvedPerson): Promise<FoundMember> {
  const known = await store.findIdentity(call.db, person)
  if (known) return present(known)
  const email = trustedEmail(person.claims, provider.emailDomains)
  if (email === null) throw noAccount('There is no verified address of one of the domains of the hub.')
  const [member, ...others] = await store.findByAddress(call.db, email)
  if (!member) return add(call, provider, person, email)
  if (others.length) throw noAccount('The address is that of several members.')
  // The address may have been given to somebody new: who had it before is somebody else at the provider.
  if (await store.hasIdentity(call.db, member.memberId, person.issuer))
    throw noAccount('The member with this address is somebody else at the provider.')
  return present(member)
}

/**
 * The provider vouches for the address: who was invited and comes by way of it has accepted with that. It vouches in its own
 * hub, whose admins chose it: an account that is somebody's elsewhere is opened by what it was opened with so far.
 */
async function joinByProvider(call: HubCall, memberId: string, person: ProvedPerson): Promise<void> {
  const email = await store.addressWithoutAccount(call.db, memberId)
  if (email === undefined) return
  if (await isOfSomebodyElsewhere(call, email, person))
    throw noAccount('The address has an account that this provider has not opened yet. Invite the person by mail.')
  if (!(await join(call, memberId, email))) throw noAccount('The account of the address is that of another member.')
}

/** Whether an account has a password, or belongs to a hub in which the same person at the same provider is not its owner. */
async function isOfSomebodyElsewhere(call: HubCall, email: string, person: ProvedPerson): Promise<boolean> {
  const account = await findAccount(call.db, email)
  if (!account || (await store.isOwnerAtProvider(call.db, account.accountId, person))) return false
  return account.passwordHash !== null || (await listHubsOf(call.db, account.accountId)).length > 0
}

function present({ memberId, isDeleted, isSuspended }: store.KnownMember): FoundMember {
  if (isSuspended) throw noAccount('The member is suspended.')
  if (isDeleted) throw noAccount('The member was removed from the hub.')
  return { memberId, isNew: false }
}

async function add(
  call: HubCall,
  { createsAccounts, claims }: Provider,
  person: ProvedPerson,
  email: string,
): Promise<FoundMember> {
  if (!createsAccounts) throw noAccount('Nobody has the address, and the hub makes no accounts at sign-in.')
  const { firstName = '', lastName = '' } = namesIn(person.claims, claims)
  const locale = localeIn(person.claims, claims, call.hub.locales)
  const memberId = await addMemberHere(call, {
    email,
    first_name: firstName,
    last_name: lastName,
    isNamed: firstName !== '' && lastName !== '',
    ...(locale && { locale }),
  })
  return { memberId, isNew: true }
}

async function followNames(call: HubCall, { claims }: Provider, person: PersonClaims, memberId: string): Promise<void> {
  const before = await findById(call.db, memberId)
  if (!before) return
  const { firstName = before.firstName, lastName = before.lastName } = namesIn(person, claims)
  if (firstName === before.firstName && lastName === before.lastName) return
  await setNames(call.db, memberId, { firstName, lastName })
  await indexNames(call, [memberId])
}

/** Joins and leaves teams as the groups have it; only those that a group leads to. */
async function followGroups(
  call: HubCall,
  { claims, groupTeams }: Provider,
  person: PersonClaims,
  memberId: string,
): Promise<void> {
  if (claims.groups === null || groupTeams.length === 0) return
  const groups = groupsIn(person, claims)
  const mapped = [...new Set(groupTeams.map(({ teamId }) => teamId))]
  const wanted = new Set(groupTeams.filter(({ group }) => groups.has(group)).map(({ teamId }) => teamId))
  const isIn = await store.listTeamsOf(call.db, memberId, mapped)
  const joined = [...wanted].filter((teamId) => !isIn.has(teamId))
  const left = [...isIn].filter((teamId) => !wanted.has(teamId))
  if (joined.length) {
    const memberships = await store.joinTeams(call.db, memberId, joined, call.context.now())
    await publish(call, teamsJoined, { memberships, actorId: null })
  }
  if (left.length) {
    const memberships = await store.leaveTeams(call.db, memberId, left)
    await publish(call, teamsLeft, { memberships, actorId: null })
  }
}

function noAccount(message: string): OidcFailure {
  return new OidcFailure('oidc-no-account', message)
}
