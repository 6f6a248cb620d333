import { UserAttributeName } from '../../generated/client/model/userAttributeName.ts'
import type { UserAttribute } from '../../generated/client/model/userAttribute.ts'
import type { UserFact } from '../../generated/client/model/userFact.ts'

/** What stands in the fields for the attributes of a person, by their names. */
export type FactValues = Record<string, { value: string | null }>

const all = Object.values(UserAttributeName)

/** Those that mean the same in every hub. */
export const namedAttributes = all.filter((name) => !name.startsWith('extendedAttribute'))

/** Those that a hub fills as it likes. */
export const extendedAttributes = all.filter((name) => name.startsWith('extendedAttribute'))

/** What is saved, as a form has it. */
export function factValues(facts: readonly UserFact[]): FactValues {
  return Object.fromEntries(
    all.map((name) => [name, { value: facts.find(({ attribute }) => attribute === name)?.value ?? '' }]),
  )
}

/** Only what is different from what is saved; an empty field takes the attribute away. */
export function changedFacts(saved: FactValues, typed: FactValues): UserAttribute[] {
  return all.flatMap((attribute) => {
    const [before, value] = [saved, typed].map((values) => values[attribute]?.value?.trim() || null)
    return value === before ? [] : [{ attribute, value: value ?? null }]
  })
}
