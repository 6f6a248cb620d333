import type { AuditDetail } from '../audit/service.ts'
import type { FactName, FactSource } from '../users/user-fact-rules.ts'
import { trimmed } from '../users/rules.ts'

/** What a change of many people makes of one of them: pure. */

/** The change, with ids in lower case and texts without the spaces around them. */
export interface PeopleChange {
  firstName?: string
  lastName?: string
  language?: string
  isSuspended?: boolean
  isDeleted?: boolean
  teamIdsToAdd: readonly string[]
  teamIdsToRemove: readonly string[]
  /** What those who are in a team are to be in it. */
  roles?: readonly Place[]
  attributes: readonly { attribute: FactName; value: string | null }[]
  customFields: readonly { id: string; value: string | null }[]
  sendInvitation?: boolean
  endSessions?: boolean
}

export interface Place {
  teamId: string
  role: Role
}

export type Role = 'member' | 'manager'

/** Somebody as far as the change is about them. */
export interface PersonState {
  firstName: string
  lastName: string
  locale: string
  suspendedAt: Date | null
  isDeleted: boolean
  hasJoined: boolean
  hasSessions: boolean
  /** Roles in the teams of the change, by team. */
  roles: Readonly<Record<string, Role>>
  facts: Readonly<Record<string, string | null>>
  sources: Readonly<Record<string, FactSource>>
  values: Readonly<Record<string, string | null>>
  /** Where the values of custom fields came from, by field; null where that is not known any more. */
  valueSources: Readonly<Record<string, FactSource | null>>
}

/** What it takes to give somebody back what they had; what did not change is left out. */
export interface Before {
  firstName?: string
  lastName?: string
  language?: string
  isSuspended?: boolean
  isDeleted?: boolean
  /** The teams that they joined. */
  joined?: string[]
  left?: Place[]
  /** What they were in teams in which they became something else. */
  roles?: Place[]
  attributes?: { attribute: FactName; value: string | null; source: FactSource }[]
  values?: { id: string; value: string | null; source?: FactSource | null }[]
  invited?: true
  signedOut?: true
}

export interface ChangeInput {
  language?: string
  isSuspended?: boolean
  isDeleted?: boolean
  teamIdsToAdd?: readonly string[]
  teamRole?: Role
  teamIdsToRemove?: readonly string[]
  attributes?: readonly { attribute: FactName; value: string | null }[]
  customFields?: readonly { id: string; value: string | null }[]
  sendInvitation?: boolean
  endSessions?: boolean
}

const lower = (ids: readonly string[] = []) => [...new Set(ids.map((id) => id.toLowerCase()))].sort()

/** A change in one spelling, so that the same words say the same. */
export function changeFrom(input: ChangeInput): PeopleChange {
  const { language, isSuspended, isDeleted, teamRole, sendInvitation, endSessions } = input
  const teamIdsToAdd = lower(input.teamIdsToAdd)
  return {
    ...(language !== undefined && { language }),
    ...(isSuspended !== undefined && { isSuspended }),
    ...(isDeleted !== undefined && { isDeleted }),
    ...(sendInvitation && { sendInvitation }),
    ...(endSessions && { endSessions }),
    ...(teamRole !== undefined && { roles: teamIdsToAdd.map((teamId) => ({ teamId, role: teamRole })) }),
    teamIdsToAdd,
    teamIdsToRemove: lower(input.teamIdsToRemove),
    attributes: (input.attributes ?? []).map(({ attribute, value }) => ({ attribute, value: trimmed(value) })),
    customFields: (input.customFields ?? []).map(({ id, value }) => ({ id: id.toLowerCase(), value: trimmed(value) })),
  }
}

/** What somebody who comes into a team is to be in it. */
export function roleIn({ roles = [] }: PeopleChange, teamId: string): Role {
  return roles.find((place) => place.teamId === teamId)?.role ?? 'member'
}

/** Whether people get to see what others learn by it. */
export function makesManagers({ roles = [] }: PeopleChange): boolean {
  return roles.some(({ role }) => role === 'manager')
}

/** Whether something of it can be taken back. */
export function isUndoable({
  sendInvitation: _sent,
  endSessions: _ended,
  roles = [],
  ...change
}: PeopleChange): boolean {
  return [...Object.values(change), roles].some((value) => !Array.isArray(value) || value.length > 0)
}

/** Whether people lose their access by it. */
export function takesAccess({ isSuspended, isDeleted }: PeopleChange): boolean {
  return isSuspended === true || isDeleted === true
}

/** What a change would make different about somebody, as they are now. */
export function beforeOf(state: PersonState, change: PeopleChange): Before {
  const { firstName, lastName, language, isSuspended, isDeleted } = change
  const joined = change.teamIdsToAdd.filter((id) => !(id in state.roles))
  const left = change.teamIdsToRemove.flatMap((teamId) => {
    const role = state.roles[teamId]
    return role ? [{ teamId, role }] : []
  })
  const roles = (change.roles ?? []).flatMap(({ teamId, role }) => {
    const before = state.roles[teamId]
    return before && before !== role ? [{ teamId, role: before }] : []
  })
  const isInvited = change.sendInvitation && !state.hasJoined && (isSuspended ?? state.suspendedAt !== null) === false
  const attributes = change.attributes
    .filter(({ attribute, value }) => (state.facts[attribute] ?? null) !== value)
    .map(({ attribute }) => ({
      attribute,
      value: state.facts[attribute] ?? null,
      source: state.sources[attribute] ?? 'admin',
    }))
  const values = change.customFields
    .filter(({ id, value }) => (state.values[id] ?? null) !== value)
    .map(({ id }) => ({ id, value: state.values[id] ?? null, source: state.valueSources[id] ?? null }))
  return {
    ...(firstName !== undefined && firstName !== state.firstName && { firstName: state.firstName }),
    ...(lastName !== undefined && lastName !== state.lastName && { lastName: state.lastName }),
    ...(language !== undefined && language !== state.locale && { language: state.locale }),
    ...(isSuspended !== undefined && isSuspended !== (state.suspendedAt !== null) && { isSuspended: !isSuspended }),
    ...(isDeleted !== undefined && isDeleted !== state.isDeleted && { isDeleted: !isDeleted }),
    ...(joined.length && { joined }),
    ...(left.length && { left }),
    ...(roles.length && { roles }),
    ...(attributes.length && { attributes }),
    ...(values.length && { values }),
    ...(isInvited && { invited: true as const }),
    ...(change.endSessions && state.hasSessions && { signedOut: true as const }),
  }
}

/** Whether nothing is different. */
export function isNothing(before: Before): boolean {
  return Object.keys(before).length === 0
}

/** What of a change was done to somebody and can be taken back, as a change of its own. */
export function doneTo(before: Before, change: PeopleChange): PeopleChange {
  return {
    ...(before.firstName !== undefined && { firstName: change.firstName! }),
    ...(before.lastName !== undefined && { lastName: change.lastName! }),
    ...(before.language !== undefined && { language: change.language! }),
    ...(before.isSuspended !== undefined && { isSuspended: change.isSuspended! }),
    ...(before.isDeleted !== undefined && { isDeleted: change.isDeleted! }),
    teamIdsToAdd: before.joined ?? [],
    teamIdsToRemove: before.left?.map(({ teamId }) => teamId) ?? [],
    ...(change.roles && { roles: change.roles.filter(({ teamId }) => isPlaced(before, teamId)) }),
    attributes: change.attributes.filter(({ attribute }) =>
      before.attributes?.some((each) => each.attribute === attribute),
    ),
    customFields: change.customFields.filter(({ id }) => before.values?.some((each) => each.id === id)),
  }
}

const isPlaced = ({ joined = [], roles = [] }: Before, teamId: string) =>
  joined.includes(teamId) || roles.some((place) => place.teamId === teamId)

/** The change that gives somebody back what they had. */
export function reverseOf(before: Before): PeopleChange {
  const { firstName, lastName, language, isSuspended, isDeleted } = before
  return {
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(language !== undefined && { language }),
    ...(isSuspended !== undefined && { isSuspended }),
    ...(isDeleted !== undefined && { isDeleted }),
    teamIdsToAdd: before.left?.map(({ teamId }) => teamId) ?? [],
    teamIdsToRemove: before.joined ?? [],
    ...(before.roles && { roles: before.roles }),
    attributes: before.attributes?.map(({ attribute, value }) => ({ attribute, value })) ?? [],
    customFields: before.values?.map(({ id, value }) => ({ id, value })) ?? [],
  }
}

/** What a change does at the most where it is taken back. */
export function turnedRound(whole: PeopleChange): PeopleChange {
  const { isSuspended, isDeleted, sendInvitation: _sent, endSessions: _ended, ...change } = whole
  return {
    ...change,
    ...(isSuspended !== undefined && { isSuspended: !isSuspended }),
    ...(isDeleted !== undefined && { isDeleted: !isDeleted }),
    teamIdsToAdd: change.teamIdsToRemove,
    teamIdsToRemove: change.teamIdsToAdd,
  }
}

/** The list of changes holds no addresses. */
const said = (attribute: string, value: string | null) =>
  attribute === 'manager-email' && value !== null ? 'an address' : value

/** What became different, for the list of changes. @param labels of custom fields */
export function detailsOf(before: Before, change: PeopleChange, labels: ReadonlyMap<string, string>): AuditDetail[] {
  const { firstName, lastName, language, isSuspended, joined, left, roles, attributes = [], values = [] } = before
  const { invited, signedOut } = before
  const next = new Map(change.attributes.map(({ attribute, value }) => [attribute, value]))
  const entered = new Map(change.customFields.map(({ id, value }) => [id, value]))
  return [
    ...(firstName === undefined ? [] : [{ property: 'first_name', oldValue: firstName, value: change.firstName }]),
    ...(lastName === undefined ? [] : [{ property: 'last_name', oldValue: lastName, value: change.lastName }]),
    ...(language === undefined ? [] : [{ property: 'language', oldValue: language, value: change.language }]),
    ...(isSuspended === undefined ? [] : [{ property: 'suspended', oldValue: isSuspended, value: !isSuspended }]),
    ...(joined ? [{ property: 'teamsJoined', oldValue: null, value: joined }] : []),
    ...(left ? [{ property: 'teamsLeft', oldValue: left.map(({ teamId }) => teamId), value: null }] : []),
    ...(roles ? [{ property: 'teamRoles', oldValue: roles, value: rolesAfter(roles, change) }] : []),
    ...attributes.map(({ attribute, value }) => ({
      property: attribute,
      oldValue: said(attribute, value),
      value: said(attribute, next.get(attribute) ?? null),
    })),
    ...values.map(({ id, value }) => ({
      property: labels.get(id) ?? id,
      oldValue: value,
      value: entered.get(id) ?? null,
    })),
    ...(invited ? [{ property: 'invited', oldValue: false, value: true }] : []),
    ...(signedOut ? [{ property: 'signedIn', oldValue: true, value: false }] : []),
  ]
}

const rolesAfter = (before: readonly Place[], change: PeopleChange) =>
  before.map(({ teamId }) => ({ teamId, role: roleIn(change, teamId) }))
