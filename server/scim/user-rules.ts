import type { FactInput, FactName } from '../users/user-fact-rules.ts'
import type { ValueInput } from '../users/custom-field-service.ts'
import { namesIn } from '../users/rules.ts'
import { ScimFault } from './scim-fault-rules.ts'
import { isObject, isPlain, type Json } from './match-rules.ts'
import { ENTERPRISE, FACT_ATTRIBUTES, fieldIn, fieldName, HUB, type FactAttribute } from './schema-rules.ts'

/** What a resource says of a person, as the hub has it: pure. */

/** What is left out is not said. */
export interface UserWish {
  email: string
  firstName?: string
  lastName?: string
  language?: string
  isActive?: boolean
  externalId?: string | null
  /** An id of the hub, an address or an employee number. */
  manager?: string | null
  facts: FactInput[]
  fields: ValueInput[]
}

const EMAIL = /^[^\s@]+@[^\s@]+$/
// eslint-disable-next-line no-control-regex -- Nobody could see what such a text says.
const ONE_LINE = /^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/
const MAX_ADDRESS = 254
const MAX_NAME = 100
const MAX_FACT = 254
const MAX_FIELD = 1_000
const MAX_EXTERNAL_ID = 500

/** @param locales that the hub offers @throws ScimFault `invalidValue` */
export function wishFrom(resource: Json, locales: readonly string[]): UserWish {
  const name = objectOf(resource['name'])
  const enterprise = objectOf(resource[ENTERPRISE])
  return defined({
    email: addressOf(resource['userName']),
    firstName: textAt(name, 'givenName', MAX_NAME) ?? undefined,
    lastName: textAt(name, 'familyName', MAX_NAME) ?? undefined,
    language: languageOf(textAt(resource, 'preferredLanguage', MAX_NAME), locales),
    isActive: resource['active'] == null ? undefined : switchOf(resource['active']),
    externalId: textAt(resource, 'externalId', MAX_EXTERNAL_ID),
    manager: 'manager' in enterprise ? textAt(objectOf(enterprise['manager']), 'value', MAX_ADDRESS) : undefined,
    facts: FACT_ATTRIBUTES.flatMap((attribute) => factFrom(resource, attribute)),
    fields: Object.keys(objectOf(resource[HUB])).flatMap((key) => valueFrom(objectOf(resource[HUB]), key)),
  })
}

/** What is different in a wish; an address differs by more than capitals. */
export function changesOf(before: UserWish, after: UserWish): Partial<UserWish> {
  const facts = after.facts.filter((fact) => factOf(before, fact.attribute) !== fact.value)
  const fields = after.fields.filter(({ id, value }) => before.fields.find((each) => each.id === id)?.value !== value)
  const { email, facts: _facts, fields: _fields, ...rest } = after
  const changed = Object.entries(rest).filter(
    ([key, value]) => value !== (before[key as keyof typeof rest] ?? (key === 'externalId' ? null : undefined)),
  )
  return {
    ...Object.fromEntries(changed),
    ...(email.toLowerCase() !== before.email.toLowerCase() && { email }),
    facts,
    fields,
  }
}

export const factOf = ({ facts }: Pick<UserWish, 'facts'>, name: FactName) =>
  facts.find(({ attribute }) => attribute === name)?.value ?? null

/** The names of somebody new, whom some providers send as a whole. @throws ScimFault `invalidValue` where one is missing */
export function namesOf(body: Json, wish: UserWish): { firstName: string; lastName: string } {
  const whole = textAt(objectOf(body['name']), 'formatted', MAX_NAME) ?? textAt(body, 'displayName', MAX_NAME) ?? ''
  const { firstName, lastName } = { ...namesIn(whole), ...wish }
  if (firstName && lastName) return { firstName, lastName }
  throw new ScimFault('invalidValue', 'The hub needs name.givenName and name.familyName.')
}

/** Whether a text names a manager by their address. */
export const isAddress = (text: string) => EMAIL.test(text)

/** One of the languages that the hub offers; a region that it does not have counts less than the language. */
function languageOf(wanted: string | null, locales: readonly string[]): string | undefined {
  if (wanted === null) return undefined
  const asked = wanted.replace('_', '-').toLowerCase()
  const languageIn = (locale: string) => locale.toLowerCase().split('-')[0]
  return (
    locales.find((locale) => locale.toLowerCase() === asked) ??
    locales.find((locale) => languageIn(locale) === languageIn(asked))
  )
}

function factFrom(resource: Json, { urn, name, sub, fact }: FactAttribute): FactInput[] {
  const holder = urn === null ? resource : objectOf(resource[urn])
  if (!(name in holder)) return []
  if (sub === null) return [{ attribute: fact, value: textAt(holder, name, MAX_FACT) }]
  return [{ attribute: fact, value: textAt(workIn(holder[name]), sub, MAX_FACT) }]
}

/** Of several addresses the one of work; of one that does not say what it is, that. */
function workIn(addresses: unknown): Json {
  const all = Array.isArray(addresses) ? addresses.filter(isObject) : []
  return all.find(({ type }) => String(type).toLowerCase() === 'work') ?? all.find(({ type }) => type == null) ?? {}
}

function valueFrom(holder: Json, key: string): ValueInput[] {
  const id = fieldIn(key)
  return id === null ? [] : [{ id, value: textAt(holder, fieldName(id), MAX_FIELD) }]
}

function addressOf(value: unknown): string {
  const address = textOf(value, 'userName', MAX_ADDRESS) ?? ''
  if (!EMAIL.test(address)) throw new ScimFault('invalidValue', 'userName has to be an e-mail address.')
  return address
}

function switchOf(value: unknown): boolean {
  const said = String(value).toLowerCase()
  if (said !== 'true' && said !== 'false') throw new ScimFault('invalidValue', 'active has to be true or false.')
  return said === 'true'
}

const objectOf = (value: unknown): Json => (isObject(value) ? value : {})

const textAt = (holder: Json, key: string, max: number) =>
  Object.hasOwn(holder, key) ? textOf(holder[key], key, max) : null

/** Null for nothing; numbers count as texts. */
function textOf(value: unknown, name: string, max: number): string | null {
  if (value === null || value === undefined) return null
  if (!isPlain(value)) throw new ScimFault('invalidValue', `${name} has to be a text.`)
  const text = String(value).trim()
  if (text.length > max) throw new ScimFault('invalidValue', `${name} has more than ${max} characters.`)
  if (!ONE_LINE.test(text)) throw new ScimFault('invalidValue', `${name} has to be one line of text.`)
  return text === '' ? null : text
}

function defined<T extends object>(wish: { [K in keyof T]: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined)) as T
}
