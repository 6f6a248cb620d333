import { readFileSync } from 'node:fs'
import type { Contract } from '../generate/contract.ts'
import { BUNDLE } from '../generate/paths.ts'
import type { Findings } from './steps.ts'

/** These only happen to look alike: each would change without the other. */
const ALIKE_BY_CHANCE = ['EmailChangeCreate, MsTeamsBlockCreate, PasswordResetCreate', 'MyLanguagePatch, SubtitlePatch']

/** A shape that stands in the contract twice is changed in one place and forgotten in the other. */
export function checkNamedOnce(): Findings {
  const contract = JSON.parse(readFileSync(BUNDLE, 'utf8')) as Contract
  return [...findTwins(contract, ALIKE_BY_CHANCE), ...findNamesakes(contract)]
}

/** Generators of clients write both into one module, where the second takes the place of the first. */
export function findNamesakes({ components }: Pick<Contract, 'components'>): Findings {
  return Object.keys(components.parameters)
    .filter((name) => name in components.schemas)
    .map((name) => `${name} is a schema and a parameter. Rename the file of the parameter.`)
}

/** @param excused names that may share a shape, in the order of the alphabet; such as share none any more are a finding too */
export function findTwins({ components }: Pick<Contract, 'components'>, excused: string[] = []): Findings {
  const shaped = Object.entries(components.schemas).filter(([, { properties, enum: values }]) => properties ?? values)
  const groups = Object.values(Object.groupBy(shaped, ([, schema]) => JSON.stringify(withoutWords(schema))))
    .map((group) =>
      group!
        .map(([name]) => name)
        .toSorted()
        .join(', '),
    )
    .filter((names) => names.includes(', '))
  return [
    ...groups
      .filter((names) => !excused.includes(names))
      .map((names) => `${names} are one shape. Keep one of them, in spec/common/schemas if several nouns need it.`),
    ...excused.filter((names) => !groups.includes(names)).map((names) => `${names} are excused without need.`),
  ]
}

/** The schema without what is only said to people, and with its fields in one order. */
function withoutWords(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutWords)
  if (typeof node !== 'object' || node === null) return node
  return Object.entries(node)
    .filter(([key, value]) => !(typeof value === 'string' && key === 'description') && !key.startsWith('example'))
    .map(([key, value]) => [key, withoutWords(key === 'required' ? [value as string[]].flat().toSorted() : value)])
    .toSorted(([a], [b]) => String(a).localeCompare(String(b)))
}
