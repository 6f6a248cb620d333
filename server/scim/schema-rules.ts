import type { FactName } from '../users/user-fact-rules.ts'
import type { AttributePath } from './filter-rules.ts'

/** The attributes of people and teams, and where the hub has each of them: pure. */

export const USER = 'urn:ietf:params:scim:schemas:core:2.0:User'
export const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'
export const HUB = 'urn:ietf:params:scim:schemas:extension:hub:2.0:User'
export const GROUP = 'urn:ietf:params:scim:schemas:core:2.0:Group'

export interface Attribute {
  name: string
  description: string
  type?: 'string' | 'boolean' | 'complex'
  isMultiValued?: true
  isReadOnly?: true
  isRequired?: true
  /** Whether capitals count. */
  isExact?: true
  /** Whether no two resources have the same. */
  isUnique?: true
  parts?: readonly Attribute[]
  /** What the hub calls it. */
  fact?: FactName
}

export interface Schema {
  id: string
  name: string
  description: string
  attributes: readonly Attribute[]
}

/** A field that the hub adds to everybody's profile. */
export interface Field {
  id: string
  label: string
}

const LINK_PARTS: readonly Attribute[] = [
  { name: 'value', description: 'The id.' },
  { name: 'display', description: 'The name.', isReadOnly: true },
  { name: 'type', description: 'User or Group.', isReadOnly: true },
]

const EXTERNAL_ID: Attribute = { name: 'externalId', description: 'What the provider knows it by.', isExact: true }

const USER_SCHEMA: Schema = {
  id: USER,
  name: 'User',
  description: 'Somebody of the hub.',
  attributes: [
    { name: 'userName', description: 'The e-mail address.', isRequired: true, isUnique: true },
    EXTERNAL_ID,
    {
      name: 'name',
      description: 'The name.',
      type: 'complex',
      isRequired: true,
      parts: [
        { name: 'formatted', description: 'The whole name.', isReadOnly: true },
        { name: 'givenName', description: 'The first name.', isRequired: true },
        { name: 'familyName', description: 'The last name.', isRequired: true },
      ],
    },
    { name: 'displayName', description: 'The name as others see it.', isReadOnly: true },
    { name: 'title', description: 'The job title.', fact: 'jobTitle' },
    { name: 'userType', description: 'The type of employee.', fact: 'employeeType' },
    { name: 'preferredLanguage', description: 'The language; one that the hub does not offer changes nothing.' },
    { name: 'active', description: 'False for somebody who is suspended.', type: 'boolean' },
    {
      name: 'emails',
      description: 'The e-mail address, as userName has it.',
      type: 'complex',
      isMultiValued: true,
      isReadOnly: true,
      parts: [
        { name: 'value', description: 'The address.', isReadOnly: true },
        { name: 'type', description: 'Always work.', isReadOnly: true },
        { name: 'primary', description: 'Always true.', type: 'boolean', isReadOnly: true },
      ],
    },
    {
      name: 'addresses',
      description: 'Where somebody works; of several addresses the one of the type work.',
      type: 'complex',
      isMultiValued: true,
      parts: [
        { name: 'type', description: 'The type, which is work.' },
        { name: 'locality', description: 'The city.', fact: 'city' },
        { name: 'region', description: 'The region.', fact: 'region' },
        { name: 'country', description: 'The country.', fact: 'country' },
      ],
    },
    {
      name: 'groups',
      description: 'The teams, which are changed as groups.',
      type: 'complex',
      isMultiValued: true,
      isReadOnly: true,
      parts: LINK_PARTS,
    },
  ],
}

const ENTERPRISE_SCHEMA: Schema = {
  id: ENTERPRISE,
  name: 'EnterpriseUser',
  description: 'What an organisation knows of somebody.',
  attributes: [
    { name: 'employeeNumber', description: 'The number as an employee.', fact: 'employeeId' },
    { name: 'department', description: 'The department.', fact: 'department' },
    { name: 'division', description: 'The division.', fact: 'division' },
    { name: 'organization', description: 'The organisation.', fact: 'organization' },
    {
      name: 'manager',
      description: 'The manager.',
      type: 'complex',
      parts: [
        { name: 'value', description: 'The id of the manager, or their e-mail address or employee number.' },
        { name: 'displayName', description: 'The name of the manager.', isReadOnly: true },
      ],
    },
  ],
}

const HUB_ATTRIBUTES: readonly Attribute[] = [
  { name: 'startDate', description: 'The day of the start, such as 2026-11-30.', fact: 'startDate' },
  { name: 'managerEmail', description: 'The e-mail address of the manager.', fact: 'manager-email' },
  { name: 'managerEmployeeNumber', description: 'The employee number of the manager.', fact: 'manager-employeeid' },
  { name: 'mindsetAgent', description: 'The mindset agent.', fact: 'mindsetAgent' },
  { name: 'helix', description: 'Helix.', fact: 'helix' },
  ...([1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const).map((nth) => ({
    name: `extendedAttribute${nth}`,
    description: `What the directory says as attribute ${nth}.`,
    fact: `extendedAttribute${nth}` as const,
  })),
]

const GROUP_SCHEMA: Schema = {
  id: GROUP,
  name: 'Group',
  description: 'A team of the hub.',
  attributes: [
    { name: 'displayName', description: 'The name of the team.', isRequired: true, isUnique: true },
    EXTERNAL_ID,
    { name: 'members', description: 'Who is in it.', type: 'complex', isMultiValued: true, parts: LINK_PARTS },
  ],
}

const FIELD = /^field-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i

/** What a custom field is called, whose label may have any letters. */
export const fieldName = (id: string) => `field-${id}`

/** @returns the id of the custom field that is called so; null for another name */
export function fieldIn(name: string): string | null {
  return FIELD.exec(name)?.[1]?.toLowerCase() ?? null
}

export function userSchemas(fields: readonly Field[]): Schema[] {
  const own = fields.map(({ id, label }) => ({ name: fieldName(id), description: label }))
  return [USER_SCHEMA, ENTERPRISE_SCHEMA, hubSchema([...HUB_ATTRIBUTES, ...own])]
}

export function allSchemas(fields: readonly Field[]): Schema[] {
  return [...userSchemas(fields), GROUP_SCHEMA]
}

function hubSchema(attributes: readonly Attribute[]): Schema {
  return { id: HUB, name: 'HubUser', description: 'What the hub knows besides, and its custom fields.', attributes }
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** The schema that a path names as a whole. */
export function schemaAt(schemas: readonly Schema[], path: string): Schema | undefined {
  return schemas.find(({ id }) => isSame(id, path))
}

/** What a path names in these schemas, of which the first is meant where none is named. */
export function attributeAt(
  schemas: readonly Schema[],
  { urn, name, sub }: AttributePath,
): { schema: Schema; attribute: Attribute; part: Attribute | null } | null {
  const schema = urn === null ? schemas[0] : schemaAt(schemas, urn)
  const attribute = schema?.attributes.find((each) => isSame(each.name, name))
  if (!schema || !attribute) return null
  const part = sub === null ? null : attribute.parts?.find((each) => isSame(each.name, sub))
  return part === undefined ? null : { schema, attribute, part }
}

export interface FactAttribute {
  urn: string | null
  name: string
  sub: string | null
  fact: FactName
}

/** Where each fact of a person stands. */
export const FACT_ATTRIBUTES: readonly FactAttribute[] = userSchemas([]).flatMap(({ id, attributes }) => {
  const urn = id === USER ? null : id
  return attributes.flatMap(({ name, fact, parts = [] }) => [
    ...(fact ? [{ urn, name, sub: null, fact }] : []),
    ...parts.flatMap((part) => (part.fact ? [{ urn, name, sub: part.name, fact: part.fact }] : [])),
  ])
})
