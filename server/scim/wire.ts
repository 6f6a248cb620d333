import type { Hub } from '../context.ts'
import type { GroupRow } from './group-store.ts'
import type { Json } from './match-rules.ts'
import { ENTERPRISE, FACT_ATTRIBUTES, fieldName, GROUP, HUB, USER } from './schema-rules.ts'
import type { UserRow } from './user-store.ts'

/** Resources as SCIM has them. */

export const addressOf = ({ origin }: Pick<Hub, 'origin'>) => `${origin}/scim/v2`

export function locationOf(hub: Pick<Hub, 'origin'>, type: 'Users' | 'Groups', id: string): string {
  return `${addressOf(hub)}/${type}/${id}`
}

export function user(hub: Pick<Hub, 'origin'>, row: UserRow): Json {
  const { id, externalId, email, firstName, lastName, name, locale, isSuspended, teams } = row
  const resource: Record<string, unknown> = {
    id,
    ...(externalId !== null && { externalId }),
    userName: email,
    name: { formatted: name, givenName: firstName, familyName: lastName },
    displayName: name,
    preferredLanguage: locale,
    active: !isSuspended,
    emails: [{ value: email, type: 'work', primary: true }],
    ...factsOf(row),
    groups: teams.map((team) => ({ value: team.id, display: team.name, type: 'direct' })),
    meta: {
      resourceType: 'User',
      created: row.createdAt.toISOString(),
      lastModified: row.changedAt.toISOString(),
      location: locationOf(hub, 'Users', id),
    },
  }
  return { schemas: [USER, ...[ENTERPRISE, HUB].filter((urn) => urn in resource)], ...resource }
}

/** What is known of somebody, each fact at its place. */
function factsOf({ facts, values, manager }: UserRow): Record<string, unknown> {
  const found: Record<string, unknown> = {}
  const inside = (key: string) => (found[key] ??= {}) as Record<string, unknown>
  for (const { urn, name, sub, fact } of FACT_ATTRIBUTES) {
    const value = facts[fact] ?? null
    if (value === null) continue
    if (sub === null) (urn === null ? found : inside(urn))[name] = value
    else ((found[name] ??= [{ type: 'work' }]) as Record<string, unknown>[])[0]![sub] = value
  }
  for (const [id, value] of Object.entries(values)) inside(HUB)[fieldName(id)] = value
  const named = manager?.id ?? facts['manager-email'] ?? facts['manager-employeeid'] ?? null
  if (named !== null) inside(ENTERPRISE)['manager'] = { value: named, ...(manager && { displayName: manager.name }) }
  return found
}

/** @param members null where nobody asked for them */
export function group(
  hub: Pick<Hub, 'origin'>,
  { id, externalId, name, createdAt, changedAt, members }: GroupRow,
): Json {
  return {
    schemas: [GROUP],
    id,
    ...(externalId !== null && { externalId }),
    displayName: name,
    ...(members && { members: members.map((each) => ({ value: each.id, display: each.name, type: 'User' })) }),
    meta: {
      resourceType: 'Group',
      created: createdAt.toISOString(),
      lastModified: changedAt.toISOString(),
      location: locationOf(hub, 'Groups', id),
    },
  }
}

export function list(resources: readonly Json[], totalResults: number, startIndex: number): Json {
  return {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
    totalResults,
    startIndex,
    itemsPerPage: resources.length,
    Resources: resources,
  }
}
