import type { Locale } from '../../generated/client/model/locale.ts'
import type { TeamRole } from '../../generated/client/model/teamRole.ts'
import { UserAttributeName } from '../../generated/client/model/userAttributeName.ts'
import type { UserChangesFilter } from '../../generated/client/model/userChangesFilter.ts'
import type { UserChangesSet } from '../../generated/client/model/userChangesSet.ts'
import type { UserListItem } from '../../generated/client/model/userListItem.ts'
import { id } from '../shell/search-params.ts'
import type { AllBut } from '../ui/data-table/use-selection.ts'
import type { PeopleSearch } from './routes.ts'

/** What can be done to many people, and to whom. */

export type PeopleAction =
  | 'invite'
  | 'join'
  | 'leave'
  | 'attribute'
  | 'customField'
  | 'language'
  | 'endSessions'
  | 'suspend'
  | 'readmit'
  | 'delete'
  | 'restore'

/** What was chosen for the action; the rest of it waits for another one. */
export interface ChangeChoice {
  action: PeopleAction
  teamIds: string[]
  /** Empty where those who are in a team already keep what they are. */
  role: TeamRole | ''
  attribute: UserAttributeName
  fieldId: string
  /** Of the attribute or of the field; an empty one takes it away. */
  value: string
  /** Empty for none. */
  language: Locale | ''
}

export function changesOf({
  action,
  teamIds,
  role,
  attribute,
  fieldId,
  value,
  language,
}: ChangeChoice): UserChangesSet {
  switch (action) {
    case 'invite':
      return { sendInvitation: true }
    case 'join':
      return { teamIdsToAdd: teamIds, ...(role && { teamRole: role }) }
    case 'leave':
      return { teamIdsToRemove: teamIds }
    case 'attribute':
      return { attributes: [{ attribute, value: value.trim() || null }] }
    case 'customField':
      return { customFields: [{ id: fieldId, value: value.trim() || null }] }
    case 'language':
      return language === '' ? {} : { language }
    case 'endSessions':
      return { endSessions: true }
    case 'suspend':
      return { isSuspended: true }
    case 'readmit':
      return { isSuspended: false }
    case 'delete':
      return { isDeleted: true }
    case 'restore':
      return { isDeleted: false }
  }
}

/** Whether enough is chosen to look at what it would change. */
export function isComplete({ action, teamIds, fieldId, language }: ChangeChoice): boolean {
  if (action === 'join' || action === 'leave') return teamIds.length > 0
  if (action === 'language') return language !== ''
  return action !== 'customField' || fieldId !== ''
}

/** The filters of the list as a change has them. */
export function changeFilter({
  q,
  state,
  team,
  role,
  admins,
  seen,
  before,
  fact,
  value,
}: PeopleSearch): UserChangesFilter {
  return {
    ...(q && { search: q }),
    ...(state && { state }),
    ...(team && { teamId: team }),
    ...(role && { role }),
    ...(admins && { isAdmin: admins === 'only' }),
    ...(seen && { neverSignedIn: true }),
    ...(before && seenBefore(before)),
    ...(fact && factFilter(fact, value)),
  }
}

/** Before a day begins here; nothing for what is no day. */
function seenBefore(day: string): UserChangesFilter {
  const start = new Date(`${day}T00:00`)
  return Number.isNaN(start.getTime()) ? {} : { lastAccessBefore: start.toISOString() }
}

function factFilter(fact: string, value: string | undefined): UserChangesFilter {
  if (fact in UserAttributeName)
    return { attribute: fact as UserAttributeName, ...(value && { attributeValue: value }) }
  if (!id(fact)) return {}
  return { customFieldId: fact, ...(value && { customFieldValue: value }) }
}

/** Who was selected in the list. */
export interface SelectedPeople {
  rows: readonly UserListItem[]
  allBut: AllBut | null
  filter: UserChangesFilter
}

type Whom = { ids: string[] } | { filter: UserChangesFilter; exceptIds: string[] }

/** Whom the action is for: who was deleted is meant only where somebody is to come back. */
export function whomOf({ rows, allBut, filter }: SelectedPeople, action: PeopleAction): Whom {
  if (allBut) return { filter, exceptIds: allBut.exceptIds }
  return { ids: rows.filter(({ is_deleted }) => action === 'restore' || !is_deleted).map((row) => row.id) }
}
