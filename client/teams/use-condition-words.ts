import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { TeamCondition } from '../../generated/client/model/teamCondition.ts'
import type { TeamConditionAttribute } from '../../generated/client/model/teamConditionAttribute.ts'
import type { TeamConditionCustomField } from '../../generated/client/model/teamConditionCustomField.ts'
import type { TeamConditionGroup } from '../../generated/client/model/teamConditionGroup.ts'
import type { TeamConditionStartDate } from '../../generated/client/model/teamConditionStartDate.ts'
import { activeTag } from '../i18n/i18n.ts'
import { localeName } from '../i18n/locales.ts'
import { useFormat } from '../i18n/use-format.ts'
import { attributeName } from './attribute-words.ts'
import { useRuleNames } from './use-rule-names.ts'

/** Says conditions in a sentence each. @param conditions all whose things have to be known by name */
export function useConditionWords(conditions: readonly TeamCondition[]): (condition: TeamCondition) => string {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const names = useRuleNames(conditions)
  const anyOf = (words: readonly string[]) => new Intl.ListFormat(activeTag(), { type: 'disjunction' }).format(words)

  const ofText = ({ operator, values }: Pick<TeamConditionAttribute, 'operator' | 'values'>, subject: string) => {
    const texts = anyOf(values.map((value) => t`“${value}”`))
    return {
      is: t`${subject} is ${texts}`,
      isNot: t`${subject} is not ${texts}`,
      contains: t`${subject} contains ${texts}`,
      startsWith: t`${subject} begins with ${texts}`,
      isSet: t`${subject} is filled in`,
      isNotSet: t`${subject} is empty`,
    }[operator]
  }
  /** At noon, so that it is the same day everywhere. */
  const dayOf = (date: string) => format.day(`${date}T12:00:00`)
  const ofField = ({ operator, values }: TeamConditionCustomField, subject: string) => {
    const [value = ''] = values
    const days = Number(value)
    switch (operator) {
      case 'before':
      case 'onOrAfter': {
        const day = dayOf(value)
        return operator === 'before' ? t`${subject} is before ${day}` : t`${subject} is on ${day} or later`
      }
      case 'lessThanDaysAgo':
        return t`${plural(days, { one: `${subject} was less than # day ago`, other: `${subject} was less than # days ago` })}`
      case 'atLeastDaysAgo':
        return t`${plural(days, { one: `${subject} was # day ago or earlier`, other: `${subject} was # days ago or earlier` })}`
      case 'withinDays':
        return t`${plural(days, { one: `${subject} is within # day`, other: `${subject} is within # days` })}`
      case 'lessThan':
      case 'atLeast': {
        const number = format.number(Number(value))
        return operator === 'lessThan' ? t`${subject} is less than ${number}` : t`${subject} is at least ${number}`
      }
      default:
        return ofText({ operator, values }, subject)
    }
  }
  const ofStart = ({ operator, days }: TeamConditionStartDate) =>
    ({
      lessThanDaysAgo: t`${plural(days, { one: 'Started less than # day ago', other: 'Started less than # days ago' })}`,
      atLeastDaysAgo: t`${plural(days, { one: 'Started # day ago or earlier', other: 'Started # days ago or earlier' })}`,
      withinDays: t`${plural(days, { one: 'Starts within # day', other: 'Starts within # days' })}`,
    })[operator]
  const ofGroup = ({ match, conditions }: TeamConditionGroup) => {
    const parts = conditions.map(sentence).join('; ')
    return {
      all: t`All of these: ${parts}`,
      any: t`Any of these: ${parts}`,
      none: t`None of these: ${parts}`,
    }[match]
  }

  function sentence(condition: TeamCondition): string {
    switch (condition.type) {
      case 'attribute':
        return ofText(condition, i18n._(attributeName(condition.attribute)))
      case 'customField':
        return ofField(condition, names.fieldOf(condition.customFieldId))
      case 'emailDomain': {
        const domains = anyOf(condition.values)
        return condition.operator === 'is'
          ? t`The e-mail address is at ${domains}`
          : t`The e-mail address is not at ${domains}`
      }
      case 'locale': {
        const languages = anyOf(condition.values.map(localeName))
        return condition.operator === 'is' ? t`The language is ${languages}` : t`The language is not ${languages}`
      }
      case 'team': {
        const teams = anyOf(condition.teamIds.map((id) => t`“${names.teamOf(id)}”`))
        return condition.operator === 'is' ? t`Is in ${teams}` : t`Is not in ${teams}`
      }
      case 'createdTime': {
        const day = dayOf(condition.date)
        return condition.operator === 'before'
          ? t`Was added to the hub before ${day}`
          : t`Was added to the hub on ${day} or later`
      }
      case 'timeInHub':
        return condition.operator === 'lessThan'
          ? t`${plural(condition.days, { one: 'In the hub for less than # day', other: 'In the hub for less than # days' })}`
          : t`${plural(condition.days, { one: 'In the hub for # day or longer', other: 'In the hub for # days or longer' })}`
      case 'startDate':
        return ofStart(condition)
      case 'completion': {
        const content = names.contentOf(condition.contentId)
        return t`Completed “${content}”`
      }
      case 'group':
        return ofGroup(condition)
    }
  }
  return sentence
}
