import type { HubOidc } from '../../generated/client/model/hubOidc.ts'
import type { HubOidcAttributeClaim } from '../../generated/client/model/hubOidcAttributeClaim.ts'
import type { HubOidcClaims } from '../../generated/client/model/hubOidcClaims.ts'
import type { HubOidcGroupTeam } from '../../generated/client/model/hubOidcGroupTeam.ts'
import type { HubOidcPatch } from '../../generated/client/model/hubOidcPatch.ts'

/** The provider as it stands in the fields: domains as a text, one a line. */
export interface TypedProvider {
  issuer: string
  clientId: string
  clientSecret: string
  buttonLabel: string
  emailDomains: string
  createsAccounts: boolean
  claims: HubOidcClaims
  groupTeams: HubOidcGroupTeam[]
  attributeClaims: HubOidcAttributeClaim[]
}

/** What the form of the provider holds. */
export interface ProviderValues {
  signIn: { oidc: TypedProvider }
}

const STANDARD_CLAIMS: HubOidcClaims = {
  firstName: 'given_name',
  lastName: 'family_name',
  locale: 'locale',
  groups: null,
}

export function typedProvider(saved: HubOidc): TypedProvider {
  return {
    issuer: saved?.issuer ?? '',
    clientId: saved?.clientId ?? '',
    clientSecret: '',
    buttonLabel: saved?.buttonLabel ?? '',
    emailDomains: saved?.emailDomains.join('\n') ?? '',
    createsAccounts: saved?.createsAccounts ?? false,
    claims: saved?.claims ?? STANDARD_CLAIMS,
    groupTeams: saved?.groupTeams ?? [],
    attributeClaims: saved?.attributeClaims ?? [],
  }
}

/** What is sent of it. */
export function sentProvider(typed: TypedProvider): HubOidcPatch {
  const emailDomains = typed.emailDomains.split(/[\s,]+/).filter(Boolean)
  return { ...typed, emailDomains: [...new Set(emailDomains)] }
}
