import { all, iri, isObject, list, oneOf, record, text, textLike, wrong, type Check } from './check-rules.ts'
import type { Actor } from './statement-types.ts'

/** Agents and groups, and by what they are known. */

const IDENTIFIERS = ['mbox', 'mbox_sha1sum', 'openid', 'account'] as const

const identifierChecks: Readonly<Record<string, Check>> = {
  mbox: textLike(/^mailto:[^@\s]+@[^@\s]+$/, 'an address such as mailto:ada@example.org'),
  mbox_sha1sum: textLike(/^[\da-f]{40}$/i, 'a SHA-1 in hexadecimal digits'),
  openid: iri,
  account: record({ homePage: iri, name: text }, ['homePage', 'name']),
}

function identifiers(value: unknown): readonly (typeof IDENTIFIERS)[number][] {
  return isObject(value) ? IDENTIFIERS.filter((name) => Object.hasOwn(value, name)) : []
}

const oneIdentifier: Check = (value, at) => {
  if (identifiers(value).length !== 1) throw wrong(at, `needs exactly one of ${IDENTIFIERS.join(', ')}`)
}

export const agent = all(record({ objectType: oneOf('Agent'), name: text, ...identifierChecks }), oneIdentifier)

const groupShape = record({ objectType: oneOf('Group'), name: text, member: list(agent), ...identifierChecks }, [
  'objectType',
])

export const group: Check = (value, at) => {
  groupShape(value, at)
  const count = identifiers(value).length
  if (count > 1) throw wrong(at, `has more than one of ${IDENTIFIERS.join(', ')}`)
  if (count === 0 && !(value as Actor).member?.length) throw wrong(at, 'is an anonymous group, which needs its member')
}

export const actor: Check = (value, at) =>
  isObject(value) && value['objectType'] === 'Group' ? group(value, at) : agent(value, at)

/** By what an agent or an identified group is known, as one text; null for an anonymous group. */
export function identifierOf(value: Actor): string | null {
  if (value.account) return `account ${value.account.homePage} ${value.account.name}`
  const name = identifiers(value)[0]
  return name ? `${name} ${value[name as 'mbox']}` : null
}

/** Whom an actor stands for: it itself, and the members of a group. */
export function identifiersOf(value: Actor): string[] {
  return [value, ...(value.member ?? [])].flatMap((each) => identifierOf(each) ?? [])
}

/** What the API answers to who somebody is. */
export function personOf(value: Actor): Record<string, unknown> {
  const known = (['name', ...IDENTIFIERS] as const).filter((name) => value[name] !== undefined)
  return { objectType: 'Person', ...Object.fromEntries(known.map((name) => [name, [value[name]]])) }
}
