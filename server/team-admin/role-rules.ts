import type { TypeRole } from './rules.ts'

/** Which roles of types the hub follows, and what it calls their teams: pure. */

export type FollowedRole = Exclude<TypeRole, 'mindsetAgent' | 'helix'>
export type ManagerRole = Extract<TypeRole, 'manager-email' | 'manager-employeeid'>

/** The other roles say what a type is used for, and no value of people. */
export function isFollowed(role: TypeRole | null): role is FollowedRole {
  return role !== null && role !== 'mindsetAgent' && role !== 'helix'
}

export function namesManager(role: FollowedRole): role is ManagerRole {
  return role === 'manager-email' || role === 'manager-employeeid'
}

/** A value of people for which there is no team yet. */
export interface NewValue {
  /** As it is compared. */
  value: string
  /** As people have it, or the name of the manager whom it names. */
  label: string
}

const MAX_NAME = 200

/** Names for the teams of values, in their order: the plain one where no team has it, in whatever case. */
export function namesFor(values: readonly NewValue[], typeName: string, taken: ReadonlySet<string>): string[] {
  const used = new Set(taken)
  return values.map((each) => {
    const choices = choicesFor(each, typeName)
    const name = choices.find((choice) => !used.has(choice.toLowerCase())) ?? choices.at(-1)!
    used.add(name.toLowerCase())
    return name
  })
}

/** What the team of a value may be called, the best first. */
export function choicesFor({ value, label }: NewValue, typeName: string): string[] {
  return [label, `${label} (${typeName})`, `${label} (${typeName}: ${value})`].map((name) => name.slice(0, MAX_NAME))
}
