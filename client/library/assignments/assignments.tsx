import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import {
  useDeleteContentAssignment,
  useListContentAssignments,
} from '../../../generated/client/content-admin/content-admin.ts'
import type { Assignment } from '../../../generated/client/model/assignment.ts'
import { useSession } from '../../api/session.ts'
import { useChange } from '../../api/use-change.ts'
import { QueryState } from '../../shell/query-state.tsx'
import { Confirm } from '../../ui/dialog/confirm.tsx'
import { Panel } from '../../ui/page/panel.tsx'
import classes from '../library.module.css'
import { ChangeAssignment, NewAssignment } from './assignment-dialogs.tsx'
import { useAssignmentWords } from './use-assignment-words.ts'

type AssignmentsProps = {
  content: { id: string; ownerTeamId: string | null }
  kind: 'playlist' | 'asset'
}

type Window = { type: 'new' } | { type: 'change' | 'remove'; assignment: Assignment }

/** What people are asked to do with content, for those who arrange it. */
export function Assignments({ content: { id: contentId, ownerTeamId }, kind }: AssignmentsProps) {
  const { t } = useLingui()
  const { privileges, features, managedTeamIds } = useSession()
  const [window, setWindow] = useState<Window | null>(null)
  const query = useListContentAssignments(contentId, { limit: 100 })
  const { run } = useChange(useDeleteContentAssignment, { done: () => t`The assignment is removed.` })
  const isManager = !privileges.includes(`${kind}_write`)
  const isOwner = ownerTeamId !== null && managedTeamIds.includes(ownerTeamId) && features.includes('team_playlists')
  const close = () => setWindow(null)
  return (
    <Panel
      title={t`Assignments`}
      sentence={t`What people are asked to do with it. Of several, the one counts for somebody that they have not done and that is due first.`}
    >
      <QueryState query={query} height={96} />
      {query.data?.items.length === 0 && (
        <p className={classes.none}>
          <Trans>Nobody is asked to do anything with it.</Trans>
        </p>
      )}
      {query.data && query.data.items.length > 0 && (
        <ul className={classes.rows} aria-label={t`Assignments`}>
          {query.data.items.map((assignment) => (
            <li key={assignment.id} className={classes.listed}>
              <Row
                assignment={assignment}
                onChange={() => setWindow({ type: 'change', assignment })}
                onRemove={() => setWindow({ type: 'remove', assignment })}
              />
            </li>
          ))}
        </ul>
      )}
      {(!isManager || isOwner) && (
        <div className={classes.buttons}>
          <Button variant="default" onClick={() => setWindow({ type: 'new' })}>
            <Trans>Assign it…</Trans>
          </Button>
        </div>
      )}
      {window?.type === 'new' && <NewAssignment contentId={contentId} isManager={isManager} onClose={close} />}
      {window?.type === 'change' && (
        <ChangeAssignment
          contentId={contentId}
          assignmentId={window.assignment.id}
          isManager={isManager}
          onClose={close}
        />
      )}
      {window?.type === 'remove' && (
        <Confirm
          title={t`Remove the assignment?`}
          action={<Trans>Remove</Trans>}
          onConfirm={() => run({ contentId, assignmentId: window.assignment.id })}
          onClose={close}
        >
          <p>
            <Trans>These people are asked no more. What they have done stays.</Trans>
          </p>
        </Confirm>
      )}
    </Panel>
  )
}

type RowProps = { assignment: Assignment; onChange: () => void; onRemove: () => void }

function Row({ assignment, onChange, onRemove }: RowProps) {
  const { t } = useLingui()
  const { who, what, again } = useAssignmentWords()(assignment)
  return (
    <>
      <span className={classes.listedName}>
        <strong>{who}</strong>
        <span>{what}</span>
        {again && <span>{again}</span>}
        {assignment.isContentGoal && (
          <span className={classes.none}>
            <Trans>This is the goal with which it was made.</Trans>
          </span>
        )}
      </span>
      {assignment.mayChange && (
        <>
          <Button variant="default" aria-label={t`Change: ${who}, ${what}`} onClick={onChange}>
            <Trans>Change…</Trans>
          </Button>
          <Button variant="default" aria-label={t`Remove: ${who}, ${what}`} onClick={onRemove}>
            <Trans>Remove…</Trans>
          </Button>
        </>
      )}
    </>
  )
}
