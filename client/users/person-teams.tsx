import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import * as access from '../../generated/access.ts'
import type { TeamMembership } from '../../generated/client/model/teamMembership.ts'
import type { UserDetails } from '../../generated/client/model/userDetails.ts'
import {
  useAddTeamMembers,
  useRemoveTeamMember,
  useUpdateTeamMember,
} from '../../generated/client/teams-admin/teams-admin.ts'
import { can } from '../api/can.ts'
import { useSession } from '../api/session.ts'
import { useChange } from '../api/use-change.ts'
import { Panel } from '../ui/page/panel.tsx'
import { Pill } from '../ui/pill.tsx'
import { JoinTeams } from './join-teams.tsx'
import classes from './users.module.css'

/** The teams of the person, what they are in each, and which of them have rules. */
export function PersonTeams({ person }: { person: UserDetails }) {
  const { t } = useLingui()
  const [isJoining, setJoining] = useState(false)
  const mayChange = can(useSession(), access.addTeamMembers) && !person.is_deleted
  const { id: userId, teams } = person
  return (
    <Panel title={t`Teams`}>
      {teams.length === 0 && (
        <p className={classes.quiet}>
          <Trans>This person is in no team.</Trans>
        </p>
      )}
      <ul className={classes.list}>
        {teams.map((team) => (
          <li key={team.id} className={classes.entry}>
            <Link to="/manage/teams/$teamId" params={{ teamId: team.id }}>
              {team.name}
            </Link>
            <span className={classes.end}>
              {team.teamType?.name}
              {team.isSmartTeam && <Pill tone="quiet">{t`Filled by rules`}</Pill>}
              {team.role === 'manager' && <Pill tone="brand">{t`Manager`}</Pill>}
              {mayChange && <Membership userId={userId} team={team} />}
            </span>
          </li>
        ))}
      </ul>
      {mayChange && (
        <div className={classes.buttons}>
          <Button variant="default" onClick={() => setJoining(true)}>
            <Trans>Add to teams…</Trans>
          </Button>
        </div>
      )}
      {isJoining && <JoinTeams userId={userId} onClose={() => setJoining(false)} />}
    </Panel>
  )
}

/** What can be changed about somebody in a team. */
function Membership({ userId, team: { id: teamId, name, role } }: { userId: string; team: TeamMembership }) {
  const { t } = useLingui()
  const { mutateAsync: add } = useAddTeamMembers()
  const change = useChange(useUpdateTeamMember, { done: () => t`The role in “${name}” is changed.` })
  const remove = useChange(useRemoveTeamMember, {
    done: () => t`Removed from “${name}”.`,
    undo: () => add({ teamId, data: { userIds: [userId], role } }),
  })
  const isManager = role === 'manager'
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={isManager ? t`Make a member of “${name}”` : t`Make a manager of “${name}”`}
        loading={change.isPending}
        onClick={() => change.run({ teamId, userId, data: { role: isManager ? 'member' : 'manager' } })}
      >
        {isManager ? <Trans>Make a member</Trans> : <Trans>Make a manager</Trans>}
      </Button>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={t`Remove from “${name}”`}
        loading={remove.isPending}
        onClick={() => remove.run({ teamId, userId })}
      >
        <Trans>Remove</Trans>
      </Button>
    </>
  )
}
