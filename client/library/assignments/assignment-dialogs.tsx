import { Trans, useLingui } from '@lingui/react/macro'
import {
  useCreateContentAssignment,
  useGetContentAssignment,
  useUpdateContentAssignment,
} from '../../../generated/client/content-admin/content-admin.ts'
import type { Assignment } from '../../../generated/client/model/assignment.ts'
import { etagOf } from '../../api/fetcher.ts'
import { useChange } from '../../api/use-change.ts'
import { useKeptTyping } from '../../api/use-kept-typing.ts'
import { QueryState } from '../../shell/query-state.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { SendForm } from '../../ui/form/send-form.tsx'
import { notify } from '../../ui/notices/notices-store.ts'
import classes from '../library.module.css'
import { AssignmentCount } from './assignment-count.tsx'
import { DueFields, GoalField, RepetitionFields, WhomFields } from './assignment-inputs.tsx'
import { assignmentRefusal } from './assignment-refusal.ts'
import { assignmentBody, assignmentOf, NEW_ASSIGNMENT, valuesOf, type AssignmentValues } from './assignment-values.ts'
import { useAssignmentWords } from './use-assignment-words.ts'

type NewAssignmentProps = { contentId: string; isManager: boolean; onClose: () => void }

/** Asks people to do something with content. */
export function NewAssignment({ contentId, isManager, onClose }: NewAssignmentProps) {
  const { t } = useLingui()
  const create = useChange(useCreateContentAssignment, {
    done: () => t`The assignment is set.`,
    refuse: (error, { data }) => assignmentRefusal(error, data.audience),
  })
  // What misses a date was refused by its field.
  const send = (values: AssignmentValues) => create.send({ contentId, data: assignmentOf(values)! })
  return (
    <Dialog title={t`Assign it`} onClose={onClose}>
      <SendForm body={assignmentBody} values={NEW_ASSIGNMENT} onSend={send} onSent={onClose} send={t`Assign`}>
        {(field) => (
          <>
            <GoalField field={field} />
            <WhomFields field={field} isManager={isManager} />
            <DueFields field={field} />
            <RepetitionFields field={field} />
            <AssignmentCount contentId={contentId} assignmentId={null} />
          </>
        )}
      </SendForm>
    </Dialog>
  )
}

type ChangeAssignmentProps = NewAssignmentProps & { assignmentId: string }

/** Changes whom an assignment asks, and by when. */
export function ChangeAssignment({ assignmentId, ...props }: ChangeAssignmentProps) {
  const { t } = useLingui()
  // The version belongs to the answer itself, which sharing its parts would replace.
  const query = useGetContentAssignment(props.contentId, assignmentId, { query: { structuralSharing: false } })
  return (
    <Dialog title={t`Change the assignment`} onClose={props.onClose}>
      {query.data ? (
        <ChangeForm {...props} assignment={query.data} onReload={query.refetch} />
      ) : (
        <QueryState query={query} height={240} />
      )}
    </Dialog>
  )
}

type ChangeFormProps = NewAssignmentProps & { assignment: Assignment; onReload: () => Promise<unknown> }

function ChangeForm({ contentId, isManager, onClose, assignment, onReload }: ChangeFormProps) {
  const { t } = useLingui()
  const { what, again } = useAssignmentWords()(assignment)
  const headers = { 'If-Match': etagOf(assignment) ?? '' }
  const keep = useKeptTyping(useUpdateContentAssignment({ request: { headers } }), onReload, (error, { data }) =>
    assignmentRefusal(error, data.audience!),
  )
  const send = async (values: AssignmentValues) => {
    const { audience, teamIds = [], userIds = [], due = null } = assignmentOf(values)!
    const data = { audience, teamIds, userIds, ...(!assignment.repetition && { due }) }
    const refusal = await keep({ contentId, assignmentId: assignment.id, data })
    if (!refusal) notify(t`The assignment is changed.`)
    return refusal
  }
  return (
    <SendForm body={assignmentBody} values={valuesOf(assignment)} onSend={send} onSent={onClose} send={t`Save`}>
      {(field) => (
        <>
          <p>{what}</p>
          <WhomFields field={field} isManager={isManager} />
          {assignment.repetition ? (
            <p className={classes.none}>
              {again} <Trans>The dates of what comes again stay. To move them, remove it and assign it anew.</Trans>
            </p>
          ) : (
            <DueFields field={field} />
          )}
          <AssignmentCount contentId={contentId} assignmentId={assignment.id} />
        </>
      )}
    </SendForm>
  )
}
