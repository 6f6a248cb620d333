import type { components } from '../../generated/server/schema.d.ts'
import { author } from '../users/wire.ts'
import type { Grant } from './grant-service.ts'

type Schemas = components['schemas']

export function contentGrant({ hub, contents, ...grant }: Grant): Schemas['HubContentGrant'] {
  return {
    id: grant.id,
    direction: grant.direction,
    state: grant.isAccepted ? 'accepted' : 'offered',
    hub: { domain_id: hub.domainId, name: hub.name, hostname: hub.hostname },
    contents: contents.map(({ id, type, name }) => ({ id, type: type as Schemas['ContentType'], name })),
    author: author(grant.author),
    createdTime: grant.createdAt.toISOString(),
  }
}
