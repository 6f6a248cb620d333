import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { UserDetails } from '../../generated/client/model/userDetails.ts'
import { Panel } from '../ui/panel.tsx'
import { Pill } from '../ui/pill.tsx'
import classes from './users.module.css'

/** The teams of the person, what they are in each, and which of them have rules. */
export function PersonTeams({ person: { teams } }: { person: UserDetails }) {
  const { t } = useLingui()
  return (
    <Panel title={t`Teams`}>
      {teams.length === 0 && (
        <p className={classes.quiet}>
          <Trans>This person is in no team.</Trans>
        </p>
      )}
      <ul className={classes.list}>
        {teams.map(({ id, name, role, teamType, isSmartTeam }) => (
          <li key={id} className={classes.entry}>
            <Link to="/manage/teams/$teamId" params={{ teamId: id }}>
              {name}
            </Link>
            <span className={classes.end}>
              {teamType?.name}
              {isSmartTeam && <Pill tone="quiet">{t`Filled by rules`}</Pill>}
              {role === 'manager' && <Pill tone="brand">{t`Manager`}</Pill>}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
