import { useLingui } from '@lingui/react/macro'
import type { PackageCondition } from '../../../generated/client/model/packageCondition.ts'
import type { PackageItem } from '../../../generated/client/model/packageItem.ts'
import type { PackageRule } from '../../../generated/client/model/packageRule.ts'
import { activeTag } from '../../i18n/i18n.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { withoutImplied } from './implied-conditions.ts'

type RuleWords = (rule: PackageRule, item: PackageItem) => string

/** Says a rule of SCORM 2004 in a sentence. @param titleOf the title of an item by its id */
export function useRuleWords(titleOf: (id: string) => string): RuleWords {
  const { t } = useLingui()
  const wordsOf = useConditionWords()
  const doneBefore = useActionWords()
  const partsOf = usePartsWords()
  const listed = (words: readonly string[], isAny: boolean) =>
    new Intl.ListFormat(activeTag(), { type: isAny ? 'disjunction' : 'conjunction' }).format(words)

  return (rule, item) => {
    const { action, combination, children } = rule
    const conditions = withoutImplied(rule.conditions, combination)
    const what = doneBefore[action]
    if (children) {
      const [only, ...others] = conditions
      const each = others.length === 0 && partsOf.one(children.set)
      if (only && each) {
        const when = wordsOf(only, each)
        return t`${what} when ${when}`
      }
      const parts = partsOf.some(children)
      const when = listed(
        conditions.map((condition) => wordsOf(condition, t`the part`)),
        combination === 'any',
      )
      return t`${what} when this holds for ${parts}: ${when}`
    }
    if (conditions.every(({ condition, isNot }) => condition === 'always' && !isNot)) return t`${what}, always`
    const whose = (condition: PackageCondition) => whoseWords(condition, item)
    if (action === 'disabled' && conditions.every(({ isNot }) => isNot)) {
      const after = listed(
        conditions.map((condition) => wordsOf({ ...condition, isNot: false }, whose(condition))),
        combination === 'all',
      )
      return t`Opens only after ${after}`
    }
    const when = listed(
      conditions.map((condition) => wordsOf(condition, whose(condition))),
      combination === 'any',
    )
    return t`${what} when ${when}`
  }

  function whoseWords({ itemId, objectiveId }: PackageCondition, { objectives }: PackageItem): string {
    if (itemId !== null) {
      const title = titleOf(itemId)
      return t`“${title}”`
    }
    const isOwn = objectiveId === null || objectives.some(({ id, isPrimary }) => isPrimary && id === objectiveId)
    return isOwn ? t`it` : t`its objective “${objectiveId}”`
  }
}

function useActionWords(): Record<PackageRule['action'], string> {
  const { t } = useLingui()
  return {
    skip: t`Is skipped`,
    disabled: t`Cannot be opened`,
    hiddenFromChoice: t`Is not in the table of contents`,
    stopForwardTraversal: t`Nobody goes on past it`,
    exitParent: t`Its end is the end of its group`,
    exitAll: t`Its end is the end of the course`,
    retry: t`At its end it begins again`,
    retryAll: t`At its end the course begins again`,
    continue: t`At its end the next part opens`,
    previous: t`At its end the part before opens`,
    exit: t`Ends at once`,
    satisfied: t`Passed`,
    notSatisfied: t`Failed`,
    completed: t`Completed`,
    incomplete: t`Not completed`,
  }
}

function usePartsWords() {
  const { t } = useLingui()
  const format = useFormat()
  type Children = NonNullable<PackageRule['children']>
  return {
    /** As what one condition is said of; null where that would be several. */
    one: (set: Children['set']): string | null =>
      ({ all: t`each part`, any: t`at least one part`, none: t`no part`, atLeastCount: null, atLeastPercent: null })[
        set
      ],
    some: ({ set, minimum }: Children): string => {
      const count = format.number(minimum ?? 0)
      const share = format.rate(minimum ?? 0)
      return {
        all: t`all parts`,
        any: t`one part or more`,
        none: t`none of the parts`,
        atLeastCount: t`${count} parts or more`,
        atLeastPercent: t`${share} of the parts or more`,
      }[set]
    },
  }
}

/** What is asked, as the end of a sentence. */
function useConditionWords(): (condition: PackageCondition, who: string) => string {
  const { t } = useLingui()
  const format = useFormat()
  return ({ condition, isNot, threshold }, who) => {
    const score = format.rate(threshold ?? 0)
    const words: Record<PackageCondition['condition'], [is: string, isNot: string]> = {
      satisfied: [t`${who} is passed`, t`${who} is not passed`],
      objectiveStatusKnown: [t`${who} is passed or failed`, t`${who} is neither passed nor failed`],
      objectiveMeasureKnown: [t`${who} has a score`, t`${who} has no score`],
      objectiveMeasureGreaterThan: [t`${who} has more than ${score}`, t`${who} has ${score} or less`],
      objectiveMeasureLessThan: [t`${who} has less than ${score}`, t`${who} has ${score} or more`],
      completed: [t`${who} is completed`, t`${who} is not completed`],
      activityProgressKnown: [t`${who} says how far it is`, t`${who} does not say how far it is`],
      attempted: [t`${who} was opened`, t`${who} was not opened`],
      attemptLimitExceeded: [t`${who} has no attempt left`, t`${who} has an attempt left`],
      timeLimitExceeded: [t`${who} has no time left`, t`${who} has time left`],
      outsideAvailableTimeRange: [t`${who} is out of its period`, t`${who} is within its period`],
      always: [t`anything is the case`, t`nothing is the case`],
      never: [t`nothing is the case`, t`anything is the case`],
    }
    return words[condition][isNot ? 1 : 0]
  }
}
