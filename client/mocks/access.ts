import type { AccessRule } from '../../server/contract/operation-row.ts'
import { compileAccess } from '../../server/contract/access.ts'
import type { MockHub } from './hub.ts'
import type { PersonRow } from './rows.ts'

/** Lets a call in or throws the problem that the server would answer: the rule and its reading are the server's. */
export function guard(hub: MockHub, person: PersonRow | null, rule: AccessRule): void {
  const { hub: row } = hub
  compileAccess(rule)(person && callerOf(hub, person), {
    domainId: row.domain_id,
    name: row.name,
    colour: row.colour,
    logoUrl: row.logoUrl,
    locale: row.locale,
    timezone: row.timezone,
    isHelixHub: row.isHelixHub,
    features: row.features,
    hostname: row.hostname,
    origin: row.origin,
    contentOrigin: row.origin,
  })
}

function callerOf(hub: MockHub, person: PersonRow) {
  return {
    memberId: person.id,
    accountId: person.accountId,
    email: person.email,
    firstName: person.first_name,
    lastName: person.last_name,
    displayName: displayName(person),
    pictureId: person.pictureId,
    locale: person.locale,
    isAdmin: person.isAdmin,
    privileges: new Set(person.privileges),
    teamIds: teamsOf(hub, person).map(({ id }) => id),
    managedTeamIds: managedTeamIds(hub, person),
    scopes: null,
    sessionId: hub.currentSessionId,
    sessionExpiresAt: null,
  }
}

/** The teams that somebody belongs to, as a member or as a manager, by name. */
export function teamsOf(hub: MockHub, person: PersonRow) {
  return hub.teams
    .flatMap(({ id, name, roles }) => roles.filter(({ personId }) => personId === person.id).map(({ role }) => ({ id, name, role })))
    .sort((a, b) => a.name.localeCompare(b.name))
}

export function managedTeamIds(hub: MockHub, person: PersonRow): string[] {
  return teamsOf(hub, person)
    .filter(({ role }) => role === 'manager')
    .map(({ id }) => id)
}

export function displayName({ first_name, last_name, email }: PersonRow): string {
  return `${first_name} ${last_name}`.trim() || email
}

/** Where a picture is served, relative to the hub. */
export function pictureUrl(pictureId: string | null): string | null {
  return pictureId && `/api/picture/${pictureId}`
}
