import { isNumeric, type Body, type Limits } from './limits.ts'

/**
 * What is sent of what is typed: texts without spaces around them, except passwords, and numbers as numbers. What is left
 * empty is null where the contract has null, and otherwise not sent where it need not be.
 */
export function sentValues<Values extends object>(typed: Values, body: Body): Values {
  return sentParts(typed, (name) => body[name]) as Values
}

/** The same of one field. */
export function sentValue(typed: unknown, limits: Limits | undefined): unknown {
  if (!limits) return typed
  if (Array.isArray(typed)) return typed.map((entry) => sentValue(entry, limits.items))
  if (typeof typed === 'object' && typed !== null)
    return sentParts(typed, (name) => limits.items ?? limits.properties?.[name])
  if (typeof typed !== 'string') return typed
  const text = limits.format === 'password' ? typed : typed.trim()
  if (text === '') return emptyOf(limits)
  return isNumeric(limits) ? Number(text) : text
}

function sentParts(parts: object, limitsOf: (name: string) => Limits | undefined): object {
  const sent = Object.entries(parts).map(([name, part]) => [name, sentValue(part, limitsOf(name))] as const)
  return Object.fromEntries(sent.filter(([, part]) => part !== undefined))
}

function emptyOf(limits: Limits): '' | null | undefined {
  if (limits.nullable) return null
  const mayBeEmpty = !isNumeric(limits) && (limits.required || (!limits.minLength && !limits.format))
  return mayBeEmpty ? '' : undefined
}
