import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { PackageItem } from '../../../generated/client/model/packageItem.ts'
import { activeTag } from '../../i18n/i18n.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { readPrerequisites } from './prerequisites.ts'
import { useRuleWords } from './use-rule-words.ts'

/** Says what a manifest asks of a part of a course, a sentence for each rule. @param titleOf the title of an item by its id */
export function useItemWords(titleOf: (id: string) => string): (item: PackageItem) => string[] {
  const { t } = useLingui()
  const format = useFormat()
  const ruleWords = useRuleWords(titleOf)
  const prerequisiteWords = usePrerequisiteWords(titleOf)
  const orderWords = useOrderWords()
  const moveOnWords = {
    Passed: t`Done when it is passed`,
    Completed: t`Done when it is completed`,
    CompletedAndPassed: t`Done when it is completed and passed`,
    CompletedOrPassed: t`Done when it is completed or passed`,
    NotApplicable: t`Nothing has to be done in it`,
  }

  return (item) => {
    const { masteryScore, scaledPassingScore, completionThreshold, maxTimeAllowed, timeLimitAction } = item
    const points = format.number(masteryScore ?? 0)
    const share = format.rate(scaledPassingScore ?? 0)
    const progress = format.rate(completionThreshold ?? 0)
    const time = [maxTimeAllowed, timeLimitAction].filter(Boolean).join(', ')
    return [
      item.prerequisites !== null && prerequisiteWords(item.prerequisites),
      item.moveOn !== null && moveOnWords[item.moveOn],
      masteryScore !== null && t`Passed from ${points} points`,
      scaledPassingScore !== null && t`Passed from ${share}`,
      completionThreshold !== null && t`Completed from ${progress} of its progress`,
      maxTimeAllowed !== null && t`Time for an attempt: ${time}`,
      item.attemptLimit !== null &&
        t({ message: plural(item.attemptLimit, { one: '# attempt at most', other: '# attempts at most' }) }),
      item.launchMethod === 'OwnWindow' && t`Opens in a window of its own`,
      !item.isVisible && t`Not in the table of contents`,
      ...orderWords(item.order),
      ...item.rules.map((rule) => ruleWords(rule, item)),
    ].filter((words) => words !== false)
  }
}

function useOrderWords(): (order: PackageItem['order']) => (string | false)[] {
  const { t } = useLingui()
  const format = useFormat()
  return (order) => {
    if (!order) return []
    const { isChoosable, isFlowing, isForwardOnly, isShuffled, chosenCount } = order
    const count = format.number(chosenCount ?? 0)
    return [
      isFlowing &&
        (isChoosable ? t`Learners choose a part, or go on with Next` : t`Learners go from part to part with Next`),
      isForwardOnly && t`Nobody goes back to a part`,
      !isFlowing && !isChoosable && t`Learners neither choose a part nor go on with Next`,
      isShuffled && t`The parts come in an order of chance`,
      chosenCount !== null && t`Of the parts so many are chosen by chance: ${count}`,
    ]
  }
}

function usePrerequisiteWords(titleOf: (id: string) => string): (script: string) => string {
  const { t } = useLingui()
  return (script) => {
    const found = readPrerequisites(script)
    if (!found) return t`Opens only by this rule: ${script}`
    const words = found.all.map(({ itemId, isNot, status }) => {
      const title = titleOf(itemId)
      if (status === 'passed') return isNot ? t`“${title}” is not passed` : t`“${title}” is passed`
      if (status === 'completed') return isNot ? t`“${title}” is not completed` : t`“${title}” is completed`
      return isNot ? t`“${title}” is not done` : t`“${title}” is done`
    })
    const type = found.isAny ? 'disjunction' : 'conjunction'
    const after = new Intl.ListFormat(activeTag(), { type }).format(words)
    return t`Opens only after ${after}`
  }
}
