import type { Claims, ProviderSettings } from '../../hubs/provider-service.ts'
import { firstFactFault, type FactInput } from '../../users/user-fact-rules.ts'

/** What a provider says of somebody. */
export type PersonClaims = Readonly<Record<string, unknown>>

/** What a claim may be long, as the contract has it of names. */
const MAX_NAME = 100
const MAX_FACT = 254
/** What the contract does not let into names. */
// eslint-disable-next-line no-control-regex
const UNFIT = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]+/g
// eslint-disable-next-line no-control-regex
const EMAIL = /^[^\s@\u0000-\u001F]{1,64}@[^\s@\u0000-\u001F]+$/
/** As OpenID Connect has it: ASCII, 255 characters at the most. */
const SUBJECT = /^[\u0020-\u007E]{1,255}$/

/** Whether a provider may call somebody so. */
export function isSubject(sub: string): boolean {
  return SUBJECT.test(sub)
}

/** The address, where the provider has verified it and it is of one of these domains; otherwise null. */
export function trustedEmail({ email, email_verified: isVerified }: PersonClaims, domains: readonly string[]) {
  if (typeof email !== 'string' || isVerified !== true || email.length > 254 || !EMAIL.test(email)) return null
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return domains.includes(domain) ? email : null
}

/** The names that the claims hold, in one line; what a claim does not hold is left out. */
export function namesIn(person: PersonClaims, claims: Claims): { firstName?: string; lastName?: string } {
  const firstName = lineIn(person, claims.firstName)
  const lastName = lineIn(person, claims.lastName)
  return { ...(firstName && { firstName }), ...(lastName && { lastName }) }
}

/** The language of the hub that fits the claim best: `de` is any German; undefined where none does. */
export function localeIn(person: PersonClaims, claims: Claims, offered: readonly string[]): string | undefined {
  const wanted = lineIn(person, claims.locale)?.replace('_', '-').toLowerCase()
  if (!wanted) return undefined
  const language = wanted.split('-')[0]
  return (
    offered.find((locale) => locale.toLowerCase() === wanted) ??
    offered.find((locale) => locale.toLowerCase().split('-')[0] === language)
  )
}

/** The attributes that the claims hold; what a claim does not hold, or what does not fit its attribute, is left out. */
export function factsIn(person: PersonClaims, attributeClaims: ProviderSettings['attributeClaims']): FactInput[] {
  return attributeClaims.flatMap(({ attribute, claim }) => {
    const said = person[claim]
    const value = oneLine(typeof said === 'number' ? String(said) : said, MAX_FACT)
    return value && !firstFactFault([{ attribute, value }]) ? [{ attribute, value }] : []
  })
}

/** The names of somebody's groups; none where the provider does not say. */
export function groupsIn(person: PersonClaims, claims: Claims): ReadonlySet<string> {
  const value = claims.groups === null ? undefined : person[claims.groups]
  return new Set([value ?? []].flat().filter((group): group is string => typeof group === 'string'))
}

function lineIn(person: PersonClaims, claim: string | null): string | undefined {
  return claim === null ? undefined : oneLine(person[claim], MAX_NAME)
}

function oneLine(value: unknown, max: number): string | undefined {
  if (typeof value !== 'string') return undefined
  return value.replaceAll(UNFIT, ' ').trim().slice(0, max).trim() || undefined
}
