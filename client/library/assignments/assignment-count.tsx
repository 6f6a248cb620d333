import { useDebouncedValue } from '@mantine/hooks'
import { Plural } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import {
  getPreviewContentAssignmentMutationKey,
  previewContentAssignment,
} from '../../../generated/client/content-admin/content-admin.ts'
import type { AssignmentPlan } from '../../../generated/client/model/assignmentPlan.ts'
import type { Body } from '../../ui/form/limits.ts'
import { sentValues } from '../../ui/form/sent.ts'
import { FirstNames } from '../first-names.tsx'
import classes from '../library.module.css'
import { assignmentBody, assignmentOf, type AssignmentValues } from './assignment-values.ts'

/** Long enough for several teams to be chosen. */
const DEBOUNCE_MS = 400

type AssignmentCountProps = {
  contentId: string
  /** The assignment that is changed; null for a new one. */
  assignmentId: string | null
}

/** How many people an assignment that is not saved yet would ask, and who is left out. */
export function AssignmentCount({ contentId, assignmentId }: AssignmentCountProps) {
  // Numbers are texts while they are typed.
  const values = sentValues(useWatch<AssignmentValues>() as AssignmentValues, assignmentBody as Body)
  const [text] = useDebouncedValue(planOf(values, assignmentId), DEBOUNCE_MS)
  const { data, isPlaceholderData } = useQuery({
    queryKey: [...getPreviewContentAssignmentMutationKey(), { contentId, text }],
    queryFn: ({ signal }) => previewContentAssignment(contentId, JSON.parse(text) as AssignmentPlan, { signal }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    // Others join, leave and make progress.
    staleTime: 0,
    // What the hub does not take is said at its field when it is saved.
    retry: false,
  })
  if (!data || text === '') return null
  const { askedCount, metCount, mostUrgentCount, unseenCount, people, unseenPeople } = data
  const lessUrgent = askedCount - mostUrgentCount
  return (
    <p className={classes.none} role="status" aria-busy={isPlaceholderData}>
      <Plural value={askedCount} _0="It asks nobody." one="It asks # person." other="It asks # people." />{' '}
      <FirstNames people={people} count={askedCount} />{' '}
      {metCount > 0 && (
        <Plural value={metCount} one="# of them has done it already." other="# of them have done it already." />
      )}{' '}
      {lessUrgent > 0 && (
        <Plural
          value={lessUrgent}
          one="For # of them something more urgent is asked with it."
          other="For # of them something more urgent is asked with it."
        />
      )}{' '}
      {unseenCount > 0 && (
        <strong>
          <Plural
            value={unseenCount}
            one="# person is not asked, because they cannot see it."
            other="# people are not asked, because they cannot see it."
          />
        </strong>
      )}{' '}
      <FirstNames people={unseenPeople} count={unseenCount} />
    </p>
  )
}

/** What is previewed, as text; empty while nobody is named or a date is missing. */
function planOf(values: AssignmentValues, assignmentId: string | null): string {
  const body = assignmentOf(values)
  if (!body || (body.audience !== 'everyone' && !body.teamIds?.length && !body.userIds?.length)) return ''
  if (!assignmentId) return JSON.stringify(body)
  const { due, repetition, ...changes } = body
  // The dates of what comes again stay.
  return JSON.stringify({ ...changes, assignmentId, ...(!repetition && { due }) })
}
