import type { Privilege } from '../../generated/client/model/privilege.ts'
import { privileges as allPrivileges } from '../../generated/reference.ts'
import { operations, type OperationId } from '../../generated/server/operations.ts'
import type { Caller as HubCaller, Hub } from '../../server/context.ts'
import { compileAccess } from '../../server/access/guard.ts'
import type { Caller } from './caller.ts'
import type { MockHub } from './hub.ts'
import type { PersonRow } from './rows.ts'

/** Lets a call in or throws what the hub would: 401 for nobody, 404 for what is switched off, 403 for the rest. */
export function guard(hub: MockHub, caller: Caller | null, id: OperationId): void {
  const known: Partial<Hub> = { features: hub.hub.features }
  // The hub's guard looks at nothing else of the two.
  compileAccess(operations[id]).admit(caller && (rightsOf(hub, caller) as HubCaller), known as Hub)
}

function rightsOf(hub: MockHub, { person, scopes }: Caller): Partial<HubCaller> {
  const given = scopes && withReads([...scopes])
  return {
    isAdmin: person.isAdmin,
    privileges: new Set(privilegesOf(person).filter((right) => !given || given.has(right))),
    managedTeamIds: managedTeamIds(hub, person),
    scopes,
  }
}

/** What an admin may do. */
export function privilegesOf({ isAdmin, privileges }: PersonRow): Privilege[] {
  const held = withReads(isAdmin ? privileges : [])
  return allPrivileges.filter((right) => held.has(right))
}

/** Who may write may read as well. */
function withReads(rights: string[]): Set<string> {
  return new Set(rights.flatMap((right) => [right, right.replace('_write', '_read')]))
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
