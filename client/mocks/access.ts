import { access, type OperationId } from '../../generated/access.ts'
import { can, type Access } from '../api/can.ts'
import type { Privilege } from '../../generated/client/model/privilege.ts'
import { privileges as allPrivileges } from '../../generated/reference.ts'
import type { MockHub } from './hub.ts'
import { notAllowed, notFound, Problem } from './problems.ts'
import type { PersonRow } from './rows.ts'

/** Lets a call in or throws, after the `x-access` of the contract: 401 for nobody, 404 for what the hub has switched off, 403 for the rest. */
export function guard(hub: MockHub, person: PersonRow | null, id: OperationId): void {
  const { features } = hub.hub
  const rule: Access = access[id]
  if (rule.feature && !features.includes(rule.feature)) throw notFound()
  if (rule.allow.includes('anyone')) return
  if (!person) throw new Problem(401, 'not-signed-in', 'Sign in, or send a valid API token.')
  const rights = {
    user: person,
    privileges: privilegesOf(person),
    features,
    managedTeamIds: managedTeamIds(hub, person),
  }
  if (!can(rights, id)) throw notAllowed()
}

/** What an admin may do: who may write may read as well. */
export function privilegesOf({ isAdmin, privileges }: PersonRow): Privilege[] {
  const held = new Set<string>(isAdmin ? privileges.flatMap((right) => [right, right.replace('_write', '_read')]) : [])
  return allPrivileges.filter((right) => held.has(right))
}

/** The teams that somebody belongs to, as a member or as a manager, by name. */
export function teamsOf(hub: MockHub, person: PersonRow) {
  return hub.teams
    .flatMap(({ id, name, roles }) =>
      roles.filter(({ personId }) => personId === person.id).map(({ role }) => ({ id, name, role })),
    )
    .sort((a, b) => a.name.localeCompare(b.name))
}

export function managedTeamIds(hub: MockHub, person: PersonRow): string[] {
  return teamsOf(hub, person)
    .filter(({ role }) => role === 'manager')
    .map(({ id }) => id)
}

export function displayName({ first_name, last_name, email }: PersonRow): string {
  return `${first_name} ${last_name}`.trim() || email.split('@')[0]!
}

/** Where a picture is served, relative to the hub. */
export function pictureUrl(pictureId: string | null): string | null {
  return pictureId && `/api/picture/${pictureId}`
}
