import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { IconCategory, IconChevronRight } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import * as access from '../../generated/access.ts'
import { useListTeamTypes } from '../../generated/client/team-types-admin/team-types-admin.ts'
import { useListTeams } from '../../generated/client/teams-admin/teams-admin.ts'
import { can } from '../api/can.ts'
import { useSession } from '../api/session.ts'
import { QueryState } from '../shell/query-state.tsx'
import { EmptyState } from '../ui/page/empty-state.tsx'
import classes from './teams.module.css'
import type { TeamsSearch } from './routes.ts'
import { ColourDot, RulesPill } from './team-cells.tsx'

/** So many teams of a type are shown; the list has the others. */
const SHOWN = 100

/** The teams below their types, in the order of the types; each is read when it is opened. */
export function TeamTree() {
  const { t } = useLingui()
  const query = useListTeamTypes({ limit: 100 })
  const { data } = query
  if (!data) return <QueryState query={query} height={240} />
  if (data.items.length === 0)
    return (
      <EmptyState icon={<IconCategory size={28} aria-hidden />} title={t`There are no types yet`}>
        <Trans>A type says what a team is, such as a department or a place.</Trans>
      </EmptyState>
    )
  return (
    <div className={classes.window}>
      {data.items.map((type, place) => (
        <Branch key={type.id} {...type} isFirst={place === 0}>
          <Leaves which={{ teamTypeId: type.id }} all={{ type: type.id }} />
        </Branch>
      ))}
      <Untyped />
    </div>
  )
}

/** The teams without a type, where there are any. */
function Untyped() {
  const { t } = useLingui()
  const { data } = useListTeams({ hasTeamType: false, limit: 1 })
  if (!data?.total) return null
  return (
    <Branch name={t`Without a type`} teamCount={data.total} isFirst={false}>
      <Leaves which={{ hasTeamType: false }} all={{ type: 'none' }} />
    </Branch>
  )
}

type BranchProps = { name: string; colour?: string; teamCount: number; isFirst: boolean; children: ReactNode }

function Branch({ name, colour, teamCount, isFirst, children }: BranchProps) {
  const [isOpen, setOpen] = useState(isFirst)
  return (
    <details
      className={classes.branch}
      open={isOpen}
      onToggle={(event) => setOpen((event.currentTarget as HTMLDetailsElement).open)}
    >
      <summary>
        <IconChevronRight size={18} aria-hidden />
        {colour && <ColourDot colour={colour} />}
        <span className={classes.typeName}>{name}</span>
        <span className={classes.count}>
          <Plural value={teamCount} _0="No teams" one="# team" other="# teams" />
        </span>
      </summary>
      {isOpen && children}
    </details>
  )
}

/** @param all the filter of the list that shows the rest */
function Leaves({ which, all }: { which: { teamTypeId: string } | { hasTeamType: false }; all: TeamsSearch }) {
  const query = useListTeams({ ...which, limit: SHOWN })
  const mayOpen = can(useSession(), access.getTeam)
  const { data } = query
  if (!data) return <QueryState query={query} height={60} />
  return (
    <ul className={classes.leaves}>
      {data.items.map(({ id, name, userCount, isSmartTeam }) => (
        <li key={id}>
          <span className={classes.typeName}>
            {mayOpen ? (
              <Link to="/manage/teams/$teamId" params={{ teamId: id }}>
                {name}
              </Link>
            ) : (
              name
            )}
          </span>
          {isSmartTeam && <RulesPill />}
          <span className={classes.count}>
            <Plural value={userCount} _0="Nobody" one="# person" other="# people" />
          </span>
        </li>
      ))}
      {data.total > data.items.length && (
        <li>
          <Link to="/manage/teams" search={all}>
            <Trans>Show all of them in the list</Trans>
          </Link>
        </li>
      )}
    </ul>
  )
}
