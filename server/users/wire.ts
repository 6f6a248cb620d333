import type { components } from '../../generated/server/schema.d.ts'
import type { PersonRow } from './person.sql.ts'
import { accountState, displayName, fieldState } from './rules.ts'
import type { UserDetails } from './person-service.ts'
import { stateTag } from '../contract/state-tag.ts'
import { cappedPageAnswer, withNextAfter, pageAnswer } from '../contract/page-answer.ts'
import { restorableUntil } from '../contract/restorable.ts'
import type { Page } from '../db/page.ts'
import type { UserTeamRoles } from './team-role-service.ts'
import type { UserList } from './user-list-service.ts'
import { pictureUrl } from '../contract/picture-url.ts'
import type { CustomField, FilledField } from './custom-field-service.ts'
import type { PendingEmail } from './pending-email-service.ts'
import type { Fact } from './user-fact-service.ts'

type Schemas = components['schemas']

/** A person as others see them, in the contract's shape. */
export function person(row: PersonRow): Schemas['Person'] {
  return { id: row.id, displayName: displayName(row), pictureUrl: pictureUrl(row.pictureId) }
}

/** A custom field with what somebody entered in it. */
export function customField({ isRequired, updatedAt, ...row }: FilledField): Schemas['CustomField'] {
  return {
    ...row,
    options: [...row.options],
    is_required: isRequired,
    updatedTime: updatedAt?.toISOString() ?? null,
  }
}

/** What is known of somebody, with where it came from. */
export function userFact({ updatedAt, ...fact }: Fact): Schemas['UserFact'] {
  return { ...fact, updatedTime: updatedAt.toISOString() }
}

/** A new address that waits for its proof. */
export function emailChange(pending: PendingEmail | null): Schemas['EmailChange'] {
  if (!pending) return null
  const { email, isByAdmin, requestedAt, expiresAt } = pending
  return { email, isByAdmin, requestedTime: requestedAt.toISOString(), expiresTime: expiresAt.toISOString() }
}

export function customFieldList(rows: readonly CustomField[]): Schemas['CustomFieldList'] {
  const items = rows.map((row, index) => ({
    id: row.id,
    label: row.label,
    hint: row.hint,
    type: row.type,
    options: [...row.options],
    is_required: row.isRequired,
    index,
    filledCount: row.filledCount,
    etag: stateTag(fieldState({ ...row, index })),
    createdTime: row.createdAt.toISOString(),
  }))
  return { items, total: items.length, nextOffset: null }
}

/** The same for somebody who may be gone, or where it was nobody. */
export function author(row: PersonRow | null): Schemas['Author'] {
  return row && person(row)
}

/** A person as an admin sees them. */
export function userDetails(user: UserDetails, now: Date): Schemas['UserDetails'] {
  return {
    id: user.id,
    name: displayName(user),
    email: user.email,
    emailChange: emailChange(user.pendingEmail),
    pictureUrl: pictureUrl(user.pictureId),
    first_name: user.firstName,
    last_name: user.lastName,
    language: user.locale as Schemas['Locale'],
    isAdmin: user.isAdmin,
    state: accountState(user, now),
    invitationExpiresTime: user.invitedUntil?.toISOString() ?? null,
    hasSecondFactor: user.hasSecondFactor,
    suspendedTime: user.suspendedAt?.toISOString() ?? null,
    is_deleted: user.isDeleted,
    deletedTime: user.deletedAt?.toISOString() ?? null,
    restorableUntil: restorableTime(user),
    erasedTime: user.erasedAt?.toISOString() ?? null,
    teams: user.teams,
    attributes: user.facts.map(userFact),
    userCustomFields: user.fields.map(customField),
    createdTime: user.createdAt.toISOString(),
    lastAccess: user.lastAccessAt?.toISOString() ?? null,
  }
}

/** Until when somebody who was removed can come back; whose data was erased cannot. */
function restorableTime({ deletedAt, erasedAt }: { deletedAt: Date | null; erasedAt: Date | null }): string | null {
  return erasedAt ? null : (restorableUntil(deletedAt)?.toISOString() ?? null)
}

/** A page of the list of people. */
export function userPage(page: UserList, query: { offset: number; after?: string | undefined }): Schemas['UserPage'] {
  const { nextAfter, now, ...listed } = page
  const answer = cappedPageAnswer(listed, query.offset, (row) => userListItem(row, now))
  return withNextAfter(answer, query.after, nextAfter)
}

function userListItem(row: UserList['items'][number], now: Date): Schemas['UserListItem'] {
  return {
    id: row.id,
    name: displayName(row),
    first_name: row.firstName,
    last_name: row.lastName,
    is_deleted: row.isDeleted,
    restorableUntil: restorableTime({ ...row, erasedAt: null }),
    pictureUrl: pictureUrl(row.pictureId),
    account: row.showsAccount ? account(row, now) : null,
  }
}

function account(row: UserList['items'][number], now: Date): Schemas['UserListAccount'] {
  return {
    email: row.email,
    isAdmin: row.isAdmin,
    state: accountState(row, now),
    createdTime: row.createdAt.toISOString(),
    lastAccess: row.lastAccessAt?.toISOString() ?? null,
  }
}

/** People with what they are in their teams. */
export function teamRolesPage(page: Page<UserTeamRoles>, offset: number): Schemas['UserTeamRolesPage'] {
  return pageAnswer(page, offset, (row) => ({
    id: row.id,
    name: displayName(row),
    email: row.email,
    pictureUrl: pictureUrl(row.pictureId),
    teams: row.teams,
  }))
}
