import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { IconUsers } from '@tabler/icons-react'
import * as access from '../../generated/access.ts'
import type { TeamMembership } from '../../generated/client/model/teamMembership.ts'
import type { UserTeamRoles } from '../../generated/client/model/userTeamRoles.ts'
import { useListUserTeamRoles } from '../../generated/client/users-admin/users-admin.ts'
import { can } from '../api/can.ts'
import { useSession } from '../api/session.ts'
import { listStateOf } from '../shell/list-state-of.ts'
import { pageOfList, TABLE_PAGE_SIZE } from '../shell/page-of-list.ts'
import { TeamSelect } from '../shell/team-select.tsx'
import type { Column } from '../ui/data-table/column.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { FilterChips } from '../ui/data-table/filter-chips.tsx'
import { FilterSearch } from '../ui/data-table/filter-search.tsx'
import { Filters } from '../ui/data-table/filters.tsx'
import { searchWith } from '../ui/data-table/search-with.ts'
import { FilterBar } from '../ui/list/filter-bar.tsx'
import { NothingMatches } from '../ui/page/nothing-matches.tsx'
import { PersonPicture } from '../ui/person/person-picture.tsx'
import { Pill } from '../ui/pill.tsx'
import type { TeamsSearch } from './routes.ts'
import classes from './teams.module.css'

/** Who manages what, and who belongs where: people, each with their teams and what they are in them. */
export function RoleList({ search }: { search: TeamsSearch }) {
  const { t } = useLingui()
  const { q, role, team, page = 1 } = search
  const query = useListUserTeamRoles(
    { ...pageOfList(page, TABLE_PAGE_SIZE), ...(q && { search: q }), ...(role && { role }), ...(team && { team }) },
    { query: { placeholderData: keepPreviousData, select: (data) => ({ ...data, totalIsCapped: false }) } },
  )
  return (
    <>
      <RoleFilters search={search} />
      <DataTable
        name="team-roles"
        label={t`People and their teams`}
        columns={useRoleColumns()}
        list={listStateOf(query)}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        page={page}
        pageSize={TABLE_PAGE_SIZE}
        empty={
          <NothingMatches icon={<IconUsers size={28} aria-hidden />} to="/manage/teams" search={{ view: 'roles' }}>
            <Trans>Choose another team or role, or other words.</Trans>
          </NothingMatches>
        }
      />
    </>
  )
}

function RoleFilters({ search: { q, role, team } }: { search: TeamsSearch }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  return (
    <Filters>
      <FilterSearch label={t`Search by name or e-mail`} words={q} />
      <FilterChips
        name="role"
        label={t`Role`}
        value={role}
        all={t`Any role`}
        options={[
          { value: 'manager', label: t`Managers` },
          { value: 'member', label: t`Members` },
        ]}
      />
      <FilterBar label={t`Filter`}>
        <TeamSelect
          label={t`Team`}
          none={t`All teams`}
          value={team ?? ''}
          onChange={(id) => void navigate({ to: '.', search: searchWith({ team: id || undefined }) })}
        />
      </FilterBar>
    </Filters>
  )
}

function useRoleColumns(): Column<UserTeamRoles>[] {
  const { t } = useLingui()
  const mayOpen = can(useSession(), access.getUser)
  return [
    {
      id: 'name',
      label: t`Name`,
      isTitle: true,
      width: '28%',
      cell: ({ id, name, pictureUrl }) => (
        <span className={classes.person}>
          <PersonPicture name={name} url={pictureUrl} size={32} />
          {mayOpen ? (
            <Link to="/manage/people/$userId" params={{ userId: id }}>
              {name}
            </Link>
          ) : (
            name
          )}
        </span>
      ),
    },
    { id: 'email', label: t`E-mail`, width: '26%', cell: ({ email }) => email },
    { id: 'teams', label: t`Teams`, cell: ({ teams }) => <TeamRoles teams={teams} /> },
  ]
}

/** The teams of a person; those that they manage say so. */
function TeamRoles({ teams }: { teams: readonly TeamMembership[] }) {
  const mayOpen = can(useSession(), access.getTeam)
  if (teams.length === 0) return '–'
  return (
    <ul className={classes.roles}>
      {teams.map(({ id, name, role }) => (
        <li key={id}>
          {mayOpen ? (
            <Link to="/manage/teams/$teamId" params={{ teamId: id }}>
              {name}
            </Link>
          ) : (
            name
          )}
          {role === 'manager' && (
            <Pill tone="brand">
              <Trans>Manages</Trans>
            </Pill>
          )}
        </li>
      ))}
    </ul>
  )
}
