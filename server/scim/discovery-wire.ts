import type { Hub } from '../context.ts'
import type { Json } from './match-rules.ts'
import { ENTERPRISE, GROUP, HUB, USER, type Attribute, type Schema } from './schema-rules.ts'
import { addressOf } from './wire.ts'

/** What the hub supports (RFC 7643, sections 5 to 7). */

export const MAX_PAGE = 100

const DOCUMENTATION = '/dev-docs/docs/dev-docs/hub-features/provisioning'

export function serviceProviderConfig(hub: Pick<Hub, 'origin'>): Json {
  const no = { supported: false }
  return {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
    documentationUri: `${hub.origin}${DOCUMENTATION}`,
    patch: { supported: true },
    bulk: { ...no, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: MAX_PAGE },
    changePassword: no,
    sort: no,
    etag: no,
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'Token of the hub',
        description: 'A token with the scope scim, which an admin makes in Settings, API tokens.',
        primary: true,
      },
    ],
    meta: { resourceType: 'ServiceProviderConfig', location: `${addressOf(hub)}/ServiceProviderConfig` },
  }
}

export function resourceTypes(hub: Pick<Hub, 'origin'>): (Json & { id: string })[] {
  const extensions = [ENTERPRISE, HUB].map((schema) => ({ schema, required: false }))
  return [
    {
      id: 'User',
      endpoint: '/Users',
      description: 'The people of the hub',
      schema: USER,
      schemaExtensions: extensions,
    },
    { id: 'Group', endpoint: '/Groups', description: 'The teams of the hub', schema: GROUP },
  ].map((type) => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
    name: type.id,
    ...type,
    meta: { resourceType: 'ResourceType', location: `${addressOf(hub)}/ResourceTypes/${type.id}` },
  }))
}

export function schema(hub: Pick<Hub, 'origin'>, { id, name, description, attributes }: Schema): Json & { id: string } {
  return {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
    id,
    name,
    description,
    attributes: attributes.map(described),
    meta: { resourceType: 'Schema', location: `${addressOf(hub)}/Schemas/${id}` },
  }
}

function described(attribute: Attribute): Json {
  const { name, description, type = 'string', parts } = attribute
  return {
    name,
    type,
    multiValued: attribute.isMultiValued ?? false,
    description,
    required: attribute.isRequired ?? false,
    ...(type === 'string' && { caseExact: attribute.isExact ?? false }),
    mutability: attribute.isReadOnly ? 'readOnly' : 'readWrite',
    returned: 'default',
    uniqueness: attribute.isUnique ? 'server' : 'none',
    ...(parts && { subAttributes: parts.map(described) }),
  }
}
