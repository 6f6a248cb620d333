import type { Caller, Hub } from '../context.ts'
import type { components } from '../../generated/server/schema.d.ts'
import { pageAnswer } from '../contract/page-answer.ts'
import type { Page } from '../db/page.ts'
import { pictureUrl } from '../contract/picture-url.ts'
import type { PersonRow } from '../users/person.sql.ts'
import { displayName } from '../users/rules.ts'
import type { Invitation } from './accounts/acceptance-service.ts'
import { hubPublic } from '../hubs/wire.ts'
import type { BegunTotp, MyMfa } from './factors/factor-service.ts'
import type { SessionRow } from './sign-in/service.ts'
import type { ServiceTokenRow } from './sessions/service-token-store.ts'
import type { OwnedTokenRow, TokenRow } from './tokens/token-service.ts'

type Schemas = components['schemas']

export function currentSession(hub: Hub, caller: Caller): Schemas['CurrentSession'] {
  return {
    user: {
      id: caller.memberId,
      accountId: caller.accountId,
      email: caller.email,
      first_name: caller.firstName,
      last_name: caller.lastName,
      displayName: caller.displayName,
      pictureUrl: pictureUrl(caller.pictureId),
      isAdmin: caller.isAdmin,
      locale: caller.locale as Schemas['Locale'],
    },
    privileges: [...caller.privileges],
    features: [...hub.features],
    managedTeamIds: [...caller.managedTeamIds],
    hub: hubPublic(hub),
    expiresTime: caller.expiresAt.toISOString(),
  }
}

export function invitation(hub: Hub, { account, inviter, ...invited }: Invitation): Schemas['InvitationPreview'] {
  return {
    hubName: hub.name,
    invitedBy: inviter && displayName(inviter),
    email: invited.email,
    first_name: invited.firstName,
    last_name: invited.lastName,
    hasAccount: (account?.passwordHash ?? null) !== null,
    hasSecondFactor: account?.hasFactor ?? false,
    expiresTime: invited.expiresAt.toISOString(),
  }
}

export function sessionPage(page: Page<SessionRow>, offset: number, currentId: string | null): Schemas['SessionPage'] {
  return pageAnswer(page, offset, (row) => session(row, currentId))
}

function session(row: SessionRow, currentId: string | null): Schemas['Session'] {
  return {
    id: row.id,
    createdTime: row.createdAt.toISOString(),
    lastSeenTime: row.lastSeenAt.toISOString(),
    expiresTime: row.expiresAt.toISOString(),
    userAgent: row.userAgent,
    ipAddress: row.ipAddress,
    isNewNetwork: row.isNewNetwork,
    isCurrent: row.id === currentId,
  }
}

export function tokenPage(page: Page<TokenRow>, offset: number): Schemas['ApiTokenPage'] {
  return pageAnswer(page, offset, token)
}

function token(row: TokenRow): Schemas['ApiToken'] {
  return {
    id: row.id,
    name: row.name,
    scopes: row.scopes as Schemas['TokenScopes'],
    createdTime: row.createdAt.toISOString(),
    lastUsedTime: row.lastUsedAt?.toISOString() ?? null,
    expiresTime: row.expiresAt.toISOString(),
  }
}

export function ownedTokenPage(page: Page<OwnedTokenRow>, offset: number): Schemas['OwnedApiTokenPage'] {
  return pageAnswer(page, offset, (row) => ({ ...token(row), owner: namedPerson(row.owner) }))
}

export function serviceTokenPage(page: Page<ServiceTokenRow>, offset: number): Schemas['ServiceTokenPage'] {
  return pageAnswer(page, offset, ({ createdBy, ...row }) => ({
    ...token(row),
    scopes: row.scopes as Schemas['ServiceTokenScopes'],
    createdBy: namedPerson(createdBy),
  }))
}

function namedPerson(person: PersonRow): Schemas['NamedPerson'] {
  return { id: person.id, displayName: displayName(person) }
}

export function myMfa({ isRequired, requiredFrom, enabledAt, recoveryCodesLeft }: MyMfa): Schemas['MyMfa'] {
  return {
    isRequired,
    requiredTime: requiredFrom?.toISOString() ?? null,
    isEnabled: enabledAt !== null,
    enabledTime: enabledAt?.toISOString() ?? null,
    recoveryCodesLeft,
  }
}

export function begunTotp({ secret, otpauthUri, expiresAt }: BegunTotp): Schemas['MyTotpCreated'] {
  return { success: true, secret, otpauthUri, expiresTime: expiresAt.toISOString() }
}
