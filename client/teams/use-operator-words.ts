import { useLingui } from '@lingui/react/macro'
import type { DraftCondition } from './rules-form.ts'

/** What the operators are called in the builder. */
export function useOperatorWords(): (condition: DraftCondition, operator: string) => string {
  const { t } = useLingui()
  const words: Record<string, string> = {
    is: t`is`,
    isNot: t`is not`,
    contains: t`contains`,
    startsWith: t`begins with`,
    isSet: t`is filled in`,
    isNotSet: t`is empty`,
    onOrAfter: t`on this day or later`,
    before: t`before this day`,
    lessThan: t`less than`,
    atLeast: t`at least`,
    lessThanDaysAgo: t`was less than so many days ago`,
    atLeastDaysAgo: t`was at least so many days ago`,
    withinDays: t`is still to come, within so many days`,
  }
  const teams: Record<string, string> = { is: t`is in one of these`, isNot: t`is in none of these` }
  const choices: Record<string, string> = { is: t`is one of these`, isNot: t`is none of these` }
  const fields: Record<string, string> = { onOrAfter: t`is on this day or later`, before: t`is before this day` }
  return ({ type }, operator) => {
    if (type === 'customField' && fields[operator]) return fields[operator]
    const own = type === 'team' ? teams : type === 'locale' || type === 'emailDomain' ? choices : words
    return own[operator] ?? operator
  }
}
