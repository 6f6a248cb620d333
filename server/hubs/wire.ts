import type { Hub } from '../context.ts'
import type { components } from '../../generated/server/schema.d.ts'
import { pageAnswer } from '../contract/page.ts'
import type { Page } from '../db/page.ts'
import type { Membership } from './service.ts'

type Schemas = components['schemas']

export function hubPublic(hub: Hub): Schemas['HubPublic'] {
  return {
    domain_id: hub.domainId,
    name: hub.name,
    hostname: hub.hostname,
    origin: hub.origin,
    colour: hub.colour,
    logoUrl: hub.logoUrl,
    locale: hub.locale as Schemas['Locale'],
    locales: [...hub.locales] as Schemas['Locale'][],
    timezone: hub.timezone,
    features: [...hub.features],
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
