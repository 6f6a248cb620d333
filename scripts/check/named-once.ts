import { readFileSync } from 'node:fs'
import type { Contract } from '../generate/contract.ts'
import { BUNDLE } from '../generate/paths.ts'
import type { Findings } from './steps.ts'

/** These only happen to look alike: each would change without the other. */
const ALIKE_BY_CHANCE = ['EmailChangeCreate, MsTeamsBlockCreate, PasswordResetCreate', 'MyLanguagePatch, SubtitlePatch']

/** A shape that stands in the contract twice is changed in one place and forgotten in the other. */
export function checkNamedOnce(): Findings {
  return findTwins(JSON.parse(readFileSync(BUNDLE, 'utf8')) as Contract, ALIKE_BY_CHANCE)
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
