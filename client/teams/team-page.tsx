import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import * as access from '../../generated/access.ts'
import { useDeleteTeam, useRestoreTeam } from '../../generated/client/teams-admin/teams-admin.ts'
import type { TeamFull } from '../../generated/client/model/teamFull.ts'
import { can } from '../api/can.ts'
import { useSession } from '../api/session.ts'
import { useChange } from '../api/use-change.ts'
import { QueryState } from '../shell/query-state.tsx'
import { Crumbs } from '../ui/page/crumbs.tsx'
import { Page } from '../ui/page/page.tsx'
import { Panel } from '../ui/page/panel.tsx'
import { DeleteTeams } from './delete-teams.tsx'
import './problem-words.ts'
import classes from './teams.module.css'
import { RulesPill, TypePill } from './team-cells.tsx'
import { DeletedPill } from '../ui/deleted-pill.tsx'
import { FilledByRole } from './filled-by-role.tsx'
import { TeamFigures } from './team-figures.tsx'
import { TeamMembers } from './team-members.tsx'
import { TeamRules, WaitingRules } from './team-rules.tsx'
import { TeamSettings } from './team-settings.tsx'
import { useTeam } from './use-team.ts'

/** One team, for those who look after it: who is in it and why, and what it is called. */
export function TeamPage() {
  const { teamId } = useParams({ from: '/app/manage/teams/$teamId' })
  return <LoadedTeam key={teamId} teamId={teamId} />
}

function LoadedTeam({ teamId }: { teamId: string }) {
  const { t } = useLingui()
  const { query, isApplying, onAsked } = useTeam(teamId)
  const { data: team, refetch } = query
  const session = useSession()
  const mayEdit = can(session, access.updateTeam)
  const maySeeFigures = can(session, access.getTeamAssetHistory)
  const crumbs = (
    <Crumbs>
      <Link to="/manage/teams">{t`Teams`}</Link>
    </Crumbs>
  )
  if (!team)
    return (
      <Page title={t`Team`} crumbs={crumbs}>
        <QueryState query={query} height={320} />
      </Page>
    )
  return (
    <Page title={team.name} crumbs={crumbs}>
      <TeamState team={team} />
      {!team.isDeleted && (
        <>
          {team.rulesWaiting && <WaitingRules team={team} waiting={team.rulesWaiting} onAsked={onAsked} />}
          <Panel title={t`People`} sentence={t`Members see what the team may see. Managers also see how it learns.`}>
            <TeamMembers team={team} isApplying={isApplying} />
          </Panel>
          {team.byRole ? (
            <FilledByRole {...team.byRole} />
          ) : (
            <Panel title={t`Rules`} sentence={t`Rules fill a team by what the hub knows about people.`}>
              <TeamRules team={team} isApplying={isApplying} onAsked={onAsked} />
            </Panel>
          )}
          {maySeeFigures && <TeamFigures teamId={teamId} />}
          {mayEdit && (
            <Panel title={t`Settings`}>
              <TeamSettings team={team} onReload={refetch} />
            </Panel>
          )}
        </>
      )}
    </Page>
  )
}

/** What kind of team it is, and what can be done to it as a whole. */
function TeamState({ team }: { team: TeamFull }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const session = useSession()
  const [isDeleting, setDeleting] = useState(false)
  const { id: teamId, name, teamType, isSmartTeam, isDeleted, restorableUntil } = team
  const restore = useChange(useRestoreTeam, { done: () => t`“${name}” was restored.` })
  const { mutateAsync: bringBack } = useRestoreTeam()
  const remove = useChange(useDeleteTeam, {
    done: () => {
      void navigate({ to: '/manage/teams' })
      return t`“${name}” was deleted.`
    },
    undo: () => bringBack({ teamId }),
  })
  return (
    <div className={classes.state}>
      {teamType && <TypePill type={teamType} />}
      {isSmartTeam && <RulesPill />}
      {isDeleted && <DeletedPill restorableUntil={restorableUntil} />}
      {isDeleted && can(session, access.restoreTeam) && (
        <Button loading={restore.isPending} onClick={() => restore.run({ teamId })}>
          <Trans>Restore</Trans>
        </Button>
      )}
      {!isDeleted && can(session, access.deleteTeam) && (
        <Button variant="default" loading={remove.isPending} onClick={() => setDeleting(true)}>
          <Trans>Delete…</Trans>
        </Button>
      )}
      {can(session, access.listTeamChanges) && (
        <Link to="/manage/teams" search={{ view: 'changes', item: teamId }}>
          <Trans>All changes of this team</Trans>
        </Link>
      )}
      {isDeleting && (
        <DeleteTeams teams={[team]} onDelete={() => remove.run({ teamId })} onClose={() => setDeleting(false)} />
      )}
    </div>
  )
}
