import type { Configuration } from 'openid-client'
import type { Call, HubCall } from '../context.ts'
import { badInput } from '../contract/problems.ts'
import {
  providerClient,
  providerMetadata,
  ProviderUnreadable,
  readProviderMetadata,
} from '../platform/openid-provider.ts'
import { seal, unseal, type Kept } from '../platform/sealed.ts'
import * as store from './provider-store.ts'

/** The identity provider of a hub: what its admins say of it. */

export interface Claims {
  firstName: string | null
  lastName: string | null
  locale: string | null
  groups: string | null
}

/** What everybody may know who may read the settings. */
export interface ProviderSettings {
  issuer: string
  clientId: string
  hasClientSecret: boolean
  emailDomains: string[]
  createsAccounts: boolean
  claims: Claims
  groupTeams: store.GroupTeam[]
  attributeClaims: store.AttributeClaim[]
}

/** What signing in needs besides. */
export type Provider = ProviderSettings & Pick<store.ProviderRow, 'sealedSecret'>

/** The provider's settings as they are sent. What is left out has the value of a new provider. */
export interface ProviderInput {
  issuer: string
  clientId: string
  clientSecret?: string
  buttonLabel: string
  emailDomains?: string[]
  createsAccounts?: boolean
  claims?: Claims
  groupTeams?: store.GroupTeam[]
  attributeClaims?: store.AttributeClaim[]
}

/** By their names in OpenID Connect. Groups have none there, so a hub that wants them says which. */
const STANDARD_CLAIMS: Claims = { firstName: 'given_name', lastName: 'family_name', locale: 'locale', groups: null }

/** Where the provider sends people back to. */
export function redirectUriOf({ origin }: HubCall['hub']): string {
  return `${origin}/api/auth/oidc/callback`
}

/** The hub's provider; null where it has none. */
export async function findProvider({ db }: HubCall): Promise<Provider | null> {
  const row = await store.findProvider(db)
  if (!row) return null
  return { ...settingsFrom(row, await store.listGroupTeams(db)), sealedSecret: row.sealedSecret }
}

/** The hub as a client of its provider. @throws ProviderUnreadable, and Error when the secret was sealed with another HUB_SECRET */
export async function clientOfProvider(call: HubCall, provider: Provider): Promise<Configuration> {
  const { config } = call.context
  const { issuer, clientId, sealedSecret } = provider
  const clientSecret = sealedSecret && openSecret(call, sealedSecret)
  return providerClient(config, await providerMetadata(config, issuer), { clientId, clientSecret })
}

export async function findProviderSettings({ db }: HubCall): Promise<ProviderSettings | null> {
  const row = await store.findProvider(db)
  return row ? settingsFrom(row, await store.listGroupTeams(db)) : null
}

/** Asks the provider what it is, before anything is kept. @throws 400 `issuer-not-usable` */
export async function checkIssuer({ context, hub }: Call, { issuer }: ProviderInput): Promise<void> {
  try {
    await readProviderMetadata(context.config, issuer)
  } catch (error) {
    if (!(error instanceof ProviderUnreadable)) throw error
    context.log.warn({ err: error, hub: hub.domainId, issuer }, 'the metadata of an identity provider cannot be read')
    throw badInput(
      'issuer-not-usable',
      '/signIn/oidc/issuer',
      'The hub cannot read the metadata of this identity provider. Check its address, which has to be public and begin with https.',
    )
  }
}

/**
 * Makes this the hub's provider, or leaves it without one, in the transaction of the call. A secret stays with the issuer
 * that gave it: nobody can have it sent to another one. @throws 400 `unknown-reference`, `attribute-wrong`
 */
export async function replaceProvider(call: Call, input: ProviderInput | null): Promise<void> {
  if (!input) return store.deleteProvider(call.db)
  const { issuer, clientId, clientSecret, claims = STANDARD_CLAIMS, groupTeams = [], attributeClaims = [] } = input
  refuseTwice(attributeClaims)
  await refuseUnknownTeams(call, groupTeams)
  const before = await store.findProvider(call.db)
  const kept = before?.issuer === issuer ? before.sealedSecret : null
  const provider: store.ProviderRow = {
    issuer,
    clientId,
    sealedSecret: clientSecret === undefined ? kept : sealSecret(call, clientSecret),
    emailDomains: [...new Set((input.emailDomains ?? []).map((domain) => domain.toLowerCase()))],
    createsAccounts: input.createsAccounts ?? false,
    firstNameClaim: claims.firstName,
    lastNameClaim: claims.lastName,
    localeClaim: claims.locale,
    groupsClaim: claims.groups,
    attributeClaims,
  }
  await store.putProvider(call.db, provider, groupTeams)
}

async function refuseUnknownTeams({ db }: Call, groupTeams: readonly store.GroupTeam[]): Promise<void> {
  const known = await store.findTeams(
    db,
    groupTeams.map(({ teamId }) => teamId),
  )
  const unknown = groupTeams.findIndex(({ teamId }) => !known.has(teamId.toLowerCase()))
  if (unknown >= 0)
    throw badInput(
      'unknown-reference',
      `/signIn/oidc/groupTeams/${unknown}/teamId`,
      'There is no such team in this hub.',
    )
}

/** Of two claims nobody could say which one an attribute follows. */
function refuseTwice(attributeClaims: readonly store.AttributeClaim[]): void {
  const names = attributeClaims.map(({ attribute }) => attribute)
  const twice = names.findIndex((name, index) => names.indexOf(name) !== index)
  if (twice >= 0)
    throw badInput('attribute-wrong', `/signIn/oidc/attributeClaims/${twice}/attribute`, 'is in the list twice')
}

function settingsFrom(row: store.ProviderRow, groupTeams: store.GroupTeam[]): ProviderSettings {
  const { issuer, clientId, emailDomains, createsAccounts } = row
  return {
    issuer,
    clientId,
    hasClientSecret: row.sealedSecret !== null,
    emailDomains,
    createsAccounts,
    claims: {
      firstName: row.firstNameClaim,
      lastName: row.lastNameClaim,
      locale: row.localeClaim,
      groups: row.groupsClaim,
    },
    groupTeams,
    attributeClaims: row.attributeClaims,
  }
}

/** The secret that the provider gave to the hub, which is sealed. */
export async function sealedClientSecrets({ db, hub }: HubCall): Promise<Kept[]> {
  const sealed = await store.findSealedSecret(db)
  if (!sealed) return []
  return [{ what: sealedAs(hub.domainId), sealed, put: (anew) => store.replaceSealedSecret(db, sealed, anew) }]
}

function sealSecret({ context, hub }: HubCall, clientSecret: string): Buffer {
  return seal(context.config.secret, sealedAs(hub.domainId), Buffer.from(clientSecret))
}

function openSecret({ context, hub }: HubCall, sealed: Buffer): string {
  const bytes = unseal(context.config.secrets, sealedAs(hub.domainId), sealed)
  if (bytes) return bytes.toString()
  throw new Error(
    'The client secret of the identity provider was sealed with another HUB_SECRET. Enter it again in the settings of the hub.',
  )
}

function sealedAs(domainId: number) {
  return { purpose: 'identity provider', about: `client secret of hub ${domainId}` } as const
}
