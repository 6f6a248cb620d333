import type { Hub } from '../context.ts'
import type { components } from '../../generated/server/schema.d.ts'
import { pageAnswer } from '../contract/page-answer.ts'
import type { Page } from '../db/page.ts'
import { redirectUriOf } from './provider-service.ts'
import type { Membership } from './service.ts'
import type { HubSettings } from './settings-service.ts'

type Schemas = components['schemas']

export function hubPublic(hub: Hub): Schemas['HubPublic'] {
  return {
    domain_id: hub.domainId,
    name: hub.name,
    hostname: hub.hostname,
    origin: hub.origin,
    colour: hub.colour,
    logoUrl: hub.logoUrl,
    signInCoverUrl: hub.signInCoverUrl,
    signInTexts: hub.signInTexts as Schemas['HubSignInText'][],
    locale: hub.locale as Schemas['Locale'],
    locales: [...hub.locales] as Schemas['Locale'][],
    timezone: hub.timezone,
    features: [...hub.features],
    signIn: { ...hub.signIn },
  }
}

export function hubSettings(hub: Hub, { oidc, ...settings }: HubSettings): Schemas['HubSettings'] {
  return {
    domain_id: hub.domainId,
    name: settings.name,
    hostname: hub.hostname,
    origin: hub.origin,
    locales: settings.locales as Schemas['Locale'][],
    locale: settings.locale as Schemas['Locale'],
    timezone: settings.timezone,
    logoId: settings.logoId,
    logoUrl: settings.logoUrl,
    signInCoverId: settings.signInCoverId,
    signInCoverUrl: settings.signInCoverUrl,
    signInTexts: settings.signInTexts as Schemas['HubSignInText'][],
    colour: settings.colour,
    mailSenderName: settings.mailSenderName ?? settings.name,
    signIn: {
      password: settings.hasPasswords,
      startPassword: settings.hasStartPasswords,
      minPasswordLength: settings.minPasswordLength,
      secondFactor: { required: settings.mfaRequired as Hub['mfaRequired'], requiredFrom: settings.mfaRequiredFrom },
      oidc: oidc && { ...oidc, buttonLabel: settings.providerLabel ?? '', redirectUri: redirectUriOf(hub) },
    },
    is_helix_hub: settings.isHelixHub,
    helixReportingTeamTypeId: settings.helixReportingTeamTypeId,
    allowedHosts: settings.allowedHosts,
    lastUpdated: settings.changedAt?.toISOString() ?? null,
  }
}

export function hubPage(page: Page<Membership>, offset: number, current: Hub): Schemas['HubPage'] {
  return pageAnswer(page, offset, (item) => hubItem(item, current))
}

function hubItem({ hub, memberId }: Membership, current: Hub): Schemas['HubItem'] {
  return {
    id: hub.domainId,
    name: hub.name,
    hostname: hub.hostname,
    origin: hub.origin,
    isCurrentHub: hub.domainId === current.domainId,
    isHelixHub: hub.isHelixHub,
    memberId,
  }
}
