import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { usePreviewTeamDeletion } from '../../generated/client/teams-admin/teams-admin.ts'
import type { TeamDeletionPreview } from '../../generated/client/model/teamDeletionPreview.ts'
import { QueryState } from '../shell/query-state.tsx'
import { Confirm } from '../ui/dialog/confirm.tsx'
import classes from './teams.module.css'

interface Named {
  id: string
  name: string
}

type DeleteTeamsProps = { teams: readonly Named[]; onDelete: () => void; onClose: () => void }

/** Says what goes with each team and what stays, before any is deleted. */
export function DeleteTeams({ teams, onDelete, onClose }: DeleteTeamsProps) {
  const { t } = useLingui()
  const [first] = teams
  const isOne = teams.length === 1
  const name = first?.name ?? ''
  return (
    <Confirm
      title={isOne ? t`Delete “${name}”?` : t`Delete these teams?`}
      action={<Trans>Delete</Trans>}
      onConfirm={onDelete}
      onClose={onClose}
    >
      {teams.map((team) => (
        <TeamLosses key={team.id} team={team} hasName={!isOne} />
      ))}
      <p>
        <Trans>For 30 days you can restore it with its people and all its places.</Trans>
      </p>
    </Confirm>
  )
}

function TeamLosses({ team: { id, name }, hasName }: { team: Named; hasName: boolean }) {
  const query = usePreviewTeamDeletion(id)
  return (
    <div>
      {hasName && <h3 className={classes.small}>{name}</h3>}
      <QueryState query={query} height={140} />
      {query.data && <Losses found={query.data} />}
    </div>
  )
}

function Losses({ found }: { found: TeamDeletionPreview }) {
  const { ownedContentCount, assignmentCount, nudgeCount, disabledNudges, teamsWithRules } = found
  if (teamsWithRules.length > 0)
    return (
      <p className={classes.warning}>
        <Trans>The rules of these teams name it, so it cannot be deleted now: {namesOf(teamsWithRules)}.</Trans>
      </p>
    )
  return (
    <ul className={classes.lines}>
      <PeopleLines found={found} />
      <ContentLines found={found} />
      {ownedContentCount > 0 && (
        <li>
          <Plural
            value={ownedContentCount}
            one="It owns # playlist or asset, which stays and is managed by admins."
            other="It owns # playlists and assets, which stay and are managed by admins."
          />
        </li>
      )}
      {assignmentCount > 0 && (
        <li>
          <Plural
            value={assignmentCount}
            one="# assignment no longer asks anything of it."
            other="# assignments no longer ask anything of it."
          />
        </li>
      )}
      {nudgeCount > 0 && (
        <li>
          <Plural value={nudgeCount} one="# nudge no longer reaches it." other="# nudges no longer reach it." />{' '}
          {disabledNudges.length > 0 && (
            <Trans>Left without a team, and therefore disabled: {namesOf(disabledNudges)}.</Trans>
          )}
        </li>
      )}
    </ul>
  )
}

function PeopleLines({ found: { userCount, managerCount } }: { found: TeamDeletionPreview }) {
  return (
    <li>
      <Plural
        value={userCount}
        _0="Nobody is in it."
        one="# person is no longer in it."
        other="# people are no longer in it."
      />{' '}
      {managerCount > 0 && <Plural value={managerCount} one="# of them managed it." other="# of them managed it." />}
    </li>
  )
}

function ContentLines({ found }: { found: TeamDeletionPreview }) {
  const { audienceContentCount, hiddenContentCount, losingUserCount } = found
  return (
    <>
      {audienceContentCount > 0 && (
        <li>
          <Plural
            value={audienceContentCount}
            one="# playlist or asset is for it."
            other="# playlists and assets are for it."
          />{' '}
          {hiddenContentCount > 0 && (
            <Plural
              value={hiddenContentCount}
              one="# of those is for no other team, so nobody sees it any more."
              other="# of those are for no other team, so nobody sees them any more."
            />
          )}
        </li>
      )}
      {losingUserCount > 0 && (
        <li>
          <Plural
            value={losingUserCount}
            one="# person loses sight of at least one thing."
            other="# people lose sight of at least one thing."
          />
        </li>
      )}
    </>
  )
}

function namesOf(things: readonly Named[]): string {
  return things.map(({ name }) => name).join(', ')
}
