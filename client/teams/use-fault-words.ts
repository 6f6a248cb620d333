import { useLingui } from '@lingui/react/macro'
import type { ConditionFault } from './rules-form.ts'

/** What is said at a condition that is not complete. */
export function useFaultWords(): (fault: ConditionFault) => string {
  const { t } = useLingui()
  return (fault) =>
    ({
      values: t`Write at least one value.`,
      domain: t`Write what stands after the @, such as example.org.`,
      days: t`Write a number of days, 1 or more.`,
      date: t`Choose a day.`,
      number: t`Write a number, such as 12.5.`,
      team: t`Choose at least one team.`,
      locale: t`Choose at least one language.`,
      content: t`Choose a playlist or an asset.`,
      group: t`Add a condition to this group.`,
    })[fault]
}
