import type { components } from '../../generated/server/schema.d.ts'
import { isDate } from '../platform/time.ts'

/** What is known of people beyond their name: pure. */

export type FactName = components['schemas']['UserAttributeName']
export type FactSource = components['schemas']['UserAttributeSource']

export interface FactInput {
  attribute: FactName
  /** Null for nothing. */
  value: string | null
}

export interface FactFault {
  /** The place in the list, and the field of it. */
  pointer: string
  message: string
}

const EMAIL = /^[^\s@]+@[^\s@]+$/

/** The first fact that cannot be: one that stands in the list twice, or whose value is not of its kind. */
export function firstFactFault(facts: readonly FactInput[]): FactFault | null {
  const seen = new Set<FactName>()
  for (const [index, { attribute, value }] of facts.entries()) {
    if (seen.has(attribute)) return { pointer: `/${index}/attribute`, message: 'is in the list twice' }
    seen.add(attribute)
    const message = value === null ? null : valueFault(attribute, value.trim())
    if (message) return { pointer: `/${index}/value`, message }
  }
  return null
}

function valueFault(attribute: FactName, value: string): string | null {
  if (attribute === 'startDate' && !isDate(value)) return 'has to be a day, such as 2026-11-30'
  if (attribute === 'manager-email' && !EMAIL.test(value)) return 'has to be an e-mail address'
  return null
}
