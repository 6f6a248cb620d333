import type { TeamCondition } from '../../generated/client/model/teamCondition.ts'
import type { TeamConditionGroupMatch } from '../../generated/client/model/teamConditionGroupMatch.ts'
import type { TeamConditionInGroup } from '../../generated/client/model/teamConditionInGroup.ts'
import type { TeamRules } from '../../generated/client/model/teamRules.ts'
import type { CustomFieldType } from '../../generated/client/model/customFieldType.ts'
import type { TeamTypeRole } from '../../generated/client/model/teamTypeRole.ts'

export type ConditionType = TeamCondition['type']

/** A condition as it is edited: everything that one of any kind may have, so that a change of its kind loses nothing that still fits. */
export interface DraftCondition {
  /** Of this draft alone. */
  key: string
  type: ConditionType
  /** The attribute, or the id of the custom field. */
  subject: string
  operator: string
  /** Texts, domains, languages or ids of teams. */
  values: string[]
  days: string
  date: string
  contentId: string
  /** Of a group. */
  match: TeamConditionGroupMatch
  conditions: DraftCondition[]
}

export interface RulesDraft {
  match: TeamRules['match']
  conditions: DraftCondition[]
}

export type ConditionFault = 'number' | 'values' | 'days' | 'date' | 'team' | 'content' | 'locale' | 'group' | 'domain'

export const MAX_CONDITIONS = 50
export const MAX_IN_GROUP = 20

const MAX_DAYS = { timeInHub: 3650, startDate: 36_500 }
/** As a custom field of the type takes it. */
const NUMBER = /^-?\d{1,15}(\.\d{1,6})?$/
const DOMAIN = /^[^\s@]{1,253}$/

/** What each kind of condition can say, the first as it begins. */
export const operatorsOf: Record<ConditionType, readonly string[]> = {
  attribute: ['is', 'isNot', 'contains', 'startsWith', 'isSet', 'isNotSet'],
  customField: ['is', 'isNot', 'contains', 'startsWith', 'isSet', 'isNotSet'],
  emailDomain: ['is', 'isNot'],
  locale: ['is', 'isNot'],
  team: ['is', 'isNot'],
  createdTime: ['onOrAfter', 'before'],
  timeInHub: ['lessThan', 'atLeast'],
  startDate: ['lessThanDaysAgo', 'atLeastDaysAgo', 'withinDays'],
  completion: ['completed'],
  group: [],
}

/** What a custom field of a type can say beside that. */
const comparisonsOf: Partial<Record<CustomFieldType, readonly string[]>> = {
  date: ['before', 'onOrAfter', 'lessThanDaysAgo', 'atLeastDaysAgo', 'withinDays'],
  number: ['lessThan', 'atLeast'],
}

/** What a condition can say, whose custom field is of this type. */
export function operatorsFor({ type }: DraftCondition, field: CustomFieldType | undefined): readonly string[] {
  const own = type === 'customField' && field ? comparisonsOf[field] : undefined
  return [...operatorsOf[type], ...(own ?? [])]
}

/** With what a text or a custom field is compared. */
export function valueKindOf(operator: string): 'texts' | 'nothing' | 'date' | 'days' | 'number' {
  if (operator === 'isSet' || operator === 'isNotSet') return 'nothing'
  if (operator === 'before' || operator === 'onOrAfter') return 'date'
  if (operator === 'lessThan' || operator === 'atLeast') return 'number'
  return comparisonsOf.date!.includes(operator) ? 'days' : 'texts'
}

/** The same condition compared in another way. Values that this other way does not read are gone. */
export function comparedBy(condition: DraftCondition, operator: string): DraftCondition {
  const [before, after] = [valueKindOf(condition.operator), valueKindOf(operator)]
  const keeps = before === after || after === 'nothing' || (before === 'nothing' && after === 'texts')
  return { ...condition, operator, values: keeps ? condition.values : [] }
}

let lastKey = 0

/** A condition without anything to compare with. */
export function newCondition(type: ConditionType = 'attribute', subject = 'department'): DraftCondition {
  lastKey += 1
  return {
    key: `condition-${lastKey}`,
    type,
    subject,
    operator: operatorsOf[type][0] ?? '',
    values: [],
    days: '',
    date: '',
    contentId: '',
    match: 'any',
    conditions: type === 'group' ? [newCondition()] : [],
  }
}

/** The same condition about something else. What was said stays where the new kind can say it, too. */
export function aboutElse(condition: DraftCondition, type: ConditionType, subject: string): DraftCondition {
  const begun = newCondition(type, subject)
  const isText = (each: ConditionType) => each === 'attribute' || each === 'customField'
  const keeps = isText(condition.type) && isText(type) && operatorsOf[type].includes(condition.operator)
  return {
    ...begun,
    key: condition.key,
    ...(keeps && { operator: condition.operator, values: condition.values }),
    ...(operatorsOf[type].includes(condition.operator) && { operator: condition.operator }),
    days: condition.days,
  }
}

/** Whether it is compared with something. */
export function hasValues({ operator }: Pick<DraftCondition, 'operator'>): boolean {
  return valueKindOf(operator) !== 'nothing'
}

/** Rules of the hub as they are edited; a team without rules begins with one condition. */
export function draftOf(rules: TeamRules | null): RulesDraft {
  if (!rules) return { match: 'all', conditions: [newCondition()] }
  return { match: rules.match, conditions: rules.conditions.map(draftOfCondition) }
}

function draftOfCondition(condition: TeamCondition): DraftCondition {
  const draft = { ...newCondition(condition.type, ''), conditions: [] }
  switch (condition.type) {
    case 'attribute':
      return { ...draft, subject: condition.attribute, operator: condition.operator, values: condition.values }
    case 'customField':
      return { ...draft, subject: condition.customFieldId, operator: condition.operator, values: condition.values }
    case 'emailDomain':
    case 'locale':
      return { ...draft, operator: condition.operator, values: condition.values }
    case 'team':
      return { ...draft, operator: condition.operator, values: condition.teamIds }
    case 'createdTime':
      return { ...draft, operator: condition.operator, date: condition.date }
    case 'timeInHub':
    case 'startDate':
      return { ...draft, operator: condition.operator, days: String(condition.days) }
    case 'completion':
      return { ...draft, contentId: condition.contentId }
    case 'group':
      return { ...draft, match: condition.match, conditions: condition.conditions.map(draftOfCondition) }
  }
}

/** What is edited as the contract has it; null where something is missing. */
export function rulesOf({ match, conditions }: RulesDraft): TeamRules | null {
  const isWhole = conditions.length > 0 && faultsOf({ match, conditions }).size === 0
  return isWhole ? { match, conditions: conditions.map(conditionOf) } : null
}

function conditionOf(draft: DraftCondition): TeamCondition {
  if (draft.type !== 'group') return simpleOf(draft)
  return { type: 'group', match: draft.match, conditions: draft.conditions.map(simpleOf) }
}

/** One that is no group. Its operator is one of its kind, see `operatorsOf`. */
function simpleOf(draft: DraftCondition): TeamConditionInGroup {
  const { type, subject, operator, days, date, contentId } = draft
  const values = hasValues(draft) ? distinct(draft.values) : []
  const condition = {
    attribute: { type, attribute: subject as TeamTypeRole, operator, values },
    customField: { type, customFieldId: subject, operator, values },
    emailDomain: { type, operator, values: distinct(values.map((value) => value.toLowerCase())) },
    locale: { type, operator, values },
    team: { type, operator, teamIds: values },
    createdTime: { type, operator, date },
    timeInHub: { type, operator, days: Number(days) },
    startDate: { type, operator, days: Number(days) },
    completion: { type, operator, contentId },
  }[type as TeamConditionInGroup['type']]
  return condition as TeamConditionInGroup
}

/** Without what is empty or there twice. */
function distinct(values: readonly string[]): string[] {
  return [...new Set(values.map((value) => value.trim()).filter(Boolean))]
}

/** What is missing, by the key of the condition. */
export function faultsOf(draft: RulesDraft): Map<string, ConditionFault> {
  return new Map(
    everyOf(draft).flatMap((condition) => {
      const fault = faultOf(condition)
      return fault ? [[condition.key, fault]] : []
    }),
  )
}

function faultOf(condition: DraftCondition): ConditionFault | null {
  const { type, days, date, contentId, conditions } = condition
  const values = distinct(condition.values)
  switch (type) {
    case 'attribute':
      return hasValues(condition) && values.length === 0 ? 'values' : null
    case 'customField':
      return valueFaultOf(condition.operator, values)
    case 'emailDomain':
      return values.length > 0 && values.every((value) => DOMAIN.test(value)) ? null : 'domain'
    case 'locale':
      return values.length === 0 ? 'locale' : null
    case 'team':
      return values.length === 0 ? 'team' : null
    case 'createdTime':
      return date === '' ? 'date' : null
    case 'timeInHub':
    case 'startDate':
      return isDays(days, MAX_DAYS[type]) ? null : 'days'
    case 'completion':
      return contentId === '' ? 'content' : null
    case 'group':
      return conditions.length === 0 ? 'group' : null
  }
}

function valueFaultOf(operator: string, [value = '', ...others]: readonly string[]): ConditionFault | null {
  const kind = valueKindOf(operator)
  if (kind === 'nothing') return null
  if (kind === 'texts') return value === '' ? 'values' : null
  if (others.length > 0) return kind
  if (kind === 'date') return value === '' ? 'date' : null
  if (kind === 'number') return NUMBER.test(value) ? null : 'number'
  return isDays(value, MAX_DAYS.startDate) ? null : 'days'
}

const isDays = (days: string, most: number) => /^[1-9]\d*$/.test(days) && Number(days) <= most

/** Whether two drafts say the same, whatever their keys. */
export function isSameDraft(one: RulesDraft, other: RulesDraft): boolean {
  return saying(one) === saying(other)
}

function saying(draft: RulesDraft | DraftCondition): string {
  return JSON.stringify(draft, (name, value: unknown) => (name === 'key' ? undefined : value))
}

/**
 * What the hub found wrong, by the key of the condition, unless that was changed since.
 * @param fields by the path in the body of a team @param sent what was refused
 */
export function refusedIn(fields: Readonly<Record<string, string>>, sent: RulesDraft, now: RulesDraft) {
  const found = new Map<string, string>()
  for (const [path, words] of Object.entries(fields)) {
    const [, index, nth] = /^smart_settings\.conditions\.(\d+)(?:\.conditions\.(\d+))?/.exec(path) ?? []
    const top = index ? sent.conditions[Number(index)] : undefined
    const refused = nth ? top?.conditions[Number(nth)] : top
    const same = refused && everyOf(now).find(({ key }) => key === refused.key)
    if (same && saying(same) === saying(refused)) found.set(same.key, words)
  }
  return found
}

/** Those in groups, too. */
function everyOf({ conditions }: RulesDraft): DraftCondition[] {
  return conditions.flatMap((condition) => [condition, ...condition.conditions])
}

/** Puts a changed condition in the place of the one with its key, on the first level or in a group; null takes it out. */
export function withCondition(
  conditions: readonly DraftCondition[],
  key: string,
  next: DraftCondition | null,
): DraftCondition[] {
  return conditions.flatMap((condition) => {
    if (condition.key === key) return next ? [next] : []
    return [{ ...condition, conditions: withCondition(condition.conditions, key, next) }]
  })
}
