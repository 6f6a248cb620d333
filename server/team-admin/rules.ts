import type { components } from '../../generated/server/schema.d.ts'
import { fits, type FieldType } from '../users/custom-field-rules.ts'

/** What holds for teams and their types whatever the database says: pure. */

type Schemas = components['schemas']
export type TypeRole = Schemas['TeamTypeRole']
export type TeamRules = Schemas['TeamRules']
export type Condition = Schemas['TeamCondition']
export type SimpleCondition = Schemas['TeamConditionInGroup']

/** What a hub has at most. */
export const MAX_TYPES = 100

/** As the contract has it. */
export const DEFAULT_COLOUR = '#5c6b7a'

/** What can be edited of a type, for its ETag. */
export function typeState({ name, colour, role }: { name: string; colour: string; role: TypeRole | null }): unknown[] {
  return [name, colour, role]
}

/** What can be edited of a team, for its ETag. */
export function teamState(team: { name: string; typeId: string | null; rules: TeamRules | null }): unknown[] {
  return [team.name, team.typeId, team.rules]
}

/** The conditions of rules with those in groups, each with where it stands in the rules. */
export function conditionsIn(rules: TeamRules): { condition: SimpleCondition; pointer: string }[] {
  return rules.conditions.flatMap((condition, index) => {
    const pointer = `/conditions/${index}`
    if (condition.type !== 'group') return [{ condition, pointer }]
    return condition.conditions.map((each, nth) => ({ condition: each, pointer: `${pointer}/conditions/${nth}` }))
  })
}

/** The teams that rules name. */
export function teamsNamedIn(rules: TeamRules): string[] {
  return conditionsIn(rules).flatMap(({ condition }) => (condition.type === 'team' ? condition.teamIds : []))
}

/** Something of the hub that rules name, and where they do. */
export interface Named {
  kind: 'team' | 'customField' | 'content'
  id: string
  at: string
}

export function namedIn(rules: TeamRules): Named[] {
  return conditionsIn(rules).flatMap(({ condition, pointer }): Named[] => {
    switch (condition.type) {
      case 'team':
        return condition.teamIds.map((id, nth) => ({ kind: 'team', id, at: `${pointer}/teamIds/${nth}` }))
      case 'customField':
        return [{ kind: 'customField', id: condition.customFieldId, at: `${pointer}/customFieldId` }]
      case 'completion':
        return [{ kind: 'content', id: condition.contentId, at: `${pointer}/contentId` }]
      default:
        return []
    }
  })
}

const MAX_DAYS = 36_500

/** What compares more than texts: of which type the custom field has to be, and of which kind the one value. */
export const COMPARISONS = {
  before: { field: 'date', value: 'date' },
  onOrAfter: { field: 'date', value: 'date' },
  lessThanDaysAgo: { field: 'date', value: 'days' },
  atLeastDaysAgo: { field: 'date', value: 'days' },
  withinDays: { field: 'date', value: 'days' },
  lessThan: { field: 'number', value: 'number' },
  atLeast: { field: 'number', value: 'number' },
} as const satisfies Record<string, { field: FieldType; value: 'date' | 'number' | 'days' }>

export type Comparison = keyof typeof COMPARISONS

export const isComparison = (operator: string): operator is Comparison => operator in COMPARISONS

/** Whether values are the one that a comparison takes. */
function isOneValue(operator: Comparison, values: readonly string[]): boolean {
  const [value = '', ...others] = values.map((each) => each.trim())
  if (others.length) return false
  const kind = COMPARISONS[operator].value
  return kind === 'days'
    ? /^[1-9]\d{0,4}$/.test(value) && Number(value) <= MAX_DAYS
    : fits({ type: kind, options: [] }, value)
}

/** Custom fields that rules compare as more than texts, with the type that each has to be and where the rules do it. */
export function comparedFieldsIn(rules: TeamRules): { id: string; type: FieldType; at: string }[] {
  return conditionsIn(rules).flatMap(({ condition, pointer }) =>
    condition.type === 'customField' && isComparison(condition.operator)
      ? [{ id: condition.customFieldId, type: COMPARISONS[condition.operator].field, at: `${pointer}/operator` }]
      : [],
  )
}

/** The first condition whose values do not fit its operator, as the place of its values. */
export function firstWrongValues(rules: TeamRules): string | null {
  for (const { condition, pointer } of conditionsIn(rules)) {
    if (condition.type !== 'attribute' && condition.type !== 'customField') continue
    if (isComparison(condition.operator)) {
      if (!isOneValue(condition.operator, condition.values)) return `${pointer}/values`
      continue
    }
    const isAboutBeingThere = condition.operator === 'isSet' || condition.operator === 'isNotSet'
    if (isAboutBeingThere === condition.values.length > 0) return `${pointer}/values`
  }
  return null
}

/** A team as the order of rules needs it. */
export interface RuledTeam {
  id: string
  name: string
  rules: TeamRules
}

/** Teams whose rules name each other in a circle, the first again left out; null where there is none. */
export function circleIn(teams: readonly RuledTeam[]): RuledTeam[] | null {
  const byId = new Map(teams.map((team) => [team.id, team]))
  const done = new Set<string>()
  for (const team of teams) {
    const circle = circleFrom(team, [])
    if (circle) return circle
  }
  return null

  function circleFrom(team: RuledTeam, way: readonly RuledTeam[]): RuledTeam[] | null {
    const at = way.indexOf(team)
    if (at >= 0) return way.slice(at)
    if (done.has(team.id)) return null
    for (const id of teamsNamedIn(team.rules)) {
      const next = byId.get(id)
      const circle = next ? circleFrom(next, [...way, team]) : null
      if (circle) return circle
    }
    done.add(team.id)
    return null
  }
}

/** Teams in an order in which each comes after those that its rules name. */
export function inOrder<T extends RuledTeam>(teams: readonly T[]): T[] {
  const byId = new Map(teams.map((team) => [team.id, team]))
  const order = new Set<T>()
  const visit = (team: T, way: readonly T[]) => {
    if (order.has(team) || way.includes(team)) return
    for (const id of teamsNamedIn(team.rules)) {
      const next = byId.get(id)
      if (next) visit(next, [...way, team])
    }
    order.add(team)
  }
  teams.forEach((team) => visit(team, []))
  return [...order]
}

const MAX_UNASKED = 50
const LARGEST_PART_UNASKED = 0.1

/** Whether rules would remove so many that somebody has to say yes first. @param memberCount how many the team has now */
export function mustWait({ leaveCount, memberCount }: { leaveCount: number; memberCount: number }): boolean {
  return leaveCount > MAX_UNASKED && leaveCount > memberCount * LARGEST_PART_UNASKED
}

/** Values of a condition as they are compared. */
export const lowered = (values: readonly string[]) => values.map((value) => value.trim().toLowerCase())

/** What a text is held against by LIKE; what that reads as a wildcard stands for itself. */
export function patternsOf(operator: 'contains' | 'startsWith', values: readonly string[]): string[] {
  const before = operator === 'contains' ? '%' : ''
  return lowered(values).map((value) => `${before}${value.replaceAll(/[\\%_]/g, '\\$&')}%`)
}

/** Rules as PostgreSQL compares them where they come as data, with the id of their team. */
export function comparable({ id, rules: { match, conditions } }: Pick<RuledTeam, 'id' | 'rules'>): object {
  const simple = conditions.map((condition) =>
    condition.type === 'group'
      ? { ...condition, conditions: condition.conditions.map(comparableCondition) }
      : comparableCondition(condition),
  )
  return { id, match, conditions: simple }
}

function comparableCondition(condition: SimpleCondition): object {
  switch (condition.type) {
    case 'attribute':
    case 'customField': {
      const { operator, values } = condition
      const isLike = operator === 'contains' || operator === 'startsWith'
      const field = condition.type === 'customField' && { customFieldId: condition.customFieldId.toLowerCase() }
      return {
        ...condition,
        ...field,
        values: lowered(values),
        ...(isLike && { patterns: patternsOf(operator, values) }),
      }
    }
    case 'emailDomain':
      return { ...condition, values: lowered(condition.values) }
    case 'team':
      return { ...condition, teamIds: condition.teamIds.map((id) => id.toLowerCase()) }
    default:
      return condition
  }
}
