import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Assignment } from '../../../generated/client/model/assignment.ts'
import type { AssignmentDue } from '../../../generated/client/model/assignmentDue.ts'
import { activeTag } from '../../i18n/i18n.ts'
import { useFormat } from '../../i18n/use-format.ts'

interface AssignmentWords {
  who: string
  what: string
  /** How it comes again; null where it does not. */
  again: string | null
}

/** What an assignment asks, in plain sentences. */
export function useAssignmentWords(): (assignment: Assignment) => AssignmentWords {
  const { t } = useLingui()
  const format = useFormat()
  const whoOf = ({ audience, teams, people }: Assignment): string => {
    if (audience === 'everyone') return t`Everyone who sees it`
    const all = audience === 'teams' ? teams.map(({ name }) => name) : people.map(({ displayName }) => displayName)
    // A manager is not told of others than their own.
    if (all.length === 0) return t`Teams or people whom you do not manage`
    const names = new Intl.ListFormat(activeTag()).format(all)
    return audience === 'teams' ? plural(all.length, { one: `Team ${names}`, other: `Teams ${names}` }) : names
  }
  const untilOf = (due: AssignmentDue): string => {
    switch (due?.type) {
      case undefined:
        return t`without a date`
      case 'day': {
        const day = format.day(`${due.date}T12:00:00`)
        return t`by ${day}`
      }
      case 'moment': {
        const moment = format.dateTime(due.dueDate)
        return t`by ${moment}`
      }
      case 'afterStart':
        return plural(due.days, {
          one: 'within # day after their start date',
          other: 'within # days after their start date',
        })
      case 'afterJoining':
        return plural(due.days, {
          one: 'within # day after joining the team',
          other: 'within # days after joining the team',
        })
      case 'afterAssignment':
        return plural(due.days, {
          one: 'within # day after they are asked',
          other: 'within # days after they are asked',
        })
    }
  }
  const againOf = (months: number) => plural(months, { one: 'Again every month.', other: 'Again every # months.' })
  return (assignment) => {
    const { goal, due, repetition } = assignment
    const until = untilOf(due)
    return {
      who: whoOf(assignment),
      what: goal === 'open' ? t`Open it ${until}` : t`Complete it ${until}`,
      again: repetition && againOf(repetition.months),
    }
  }
}
