import type { Place } from '../contract/operation-row.ts'

/** The checked parts of a call. */
export interface Input {
  params: unknown
  query: unknown
  body: unknown
}

export interface NamedThere {
  ids: string[]
  /** Said to be none, with null, rather than left out. */
  isNull: boolean
  /** How a problem of the body points to it. */
  pointer: string
  isOptional: boolean
  isInBody: boolean
}

/** The ids that a call names at a place of the contract, in lower case: one, a list of them, or none. */
export function namedAt(place: Place, input: Input): NamedThere {
  const [part, ...names] = place.replace('?', '').split('/') as ['path' | 'query' | 'body', ...string[]]
  const parts = { path: input.params, query: input.query, body: input.body }
  const value = names.reduce<unknown>(
    (at, name) => (at as Record<string, unknown> | null | undefined)?.[name],
    parts[part],
  )
  return {
    ids: [value].flat().flatMap((id) => (typeof id === 'string' ? [id.toLowerCase()] : [])),
    isNull: value === null,
    pointer: `/${names.join('/')}`,
    isOptional: place.endsWith('?'),
    isInBody: part === 'body',
  }
}
