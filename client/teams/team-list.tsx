import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { IconUsersGroup } from '@tabler/icons-react'
import { useState } from 'react'
import * as access from '../../generated/access.ts'
import { useListTeams } from '../../generated/client/teams-admin/teams-admin.ts'
import type { Team } from '../../generated/client/model/team.ts'
import { can } from '../api/can.ts'
import { useSession } from '../api/session.ts'
import { useFormat } from '../i18n/use-format.ts'
import { listStateOf } from '../shell/list-state-of.ts'
import { pageOfList, TABLE_PAGE_SIZE } from '../shell/page-of-list.ts'
import type { Column } from '../ui/data-table/column.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { FilterChips } from '../ui/data-table/filter-chips.tsx'
import { FilterSearch } from '../ui/data-table/filter-search.tsx'
import { Filters } from '../ui/data-table/filters.tsx'
import { searchWith } from '../ui/data-table/search-with.ts'
import { EmptyState } from '../ui/page/empty-state.tsx'
import { NothingMatches } from '../ui/page/nothing-matches.tsx'
import { Filter, FilterBar } from '../ui/list/filter-bar.tsx'
import { DeleteTeams } from './delete-teams.tsx'
import type { TeamsSearch } from './routes.ts'
import { RulesPill, TypePill } from './team-cells.tsx'
import { DeletedPill } from '../ui/deleted-pill.tsx'
import { useTeamChanges } from './use-team-changes.ts'
import { useTeamTypes } from './use-team-types.ts'

/** So many teams are deleted at once, because what each takes away is shown before. */
const MAX_DELETED = 10

interface Deleting {
  teams: readonly Team[]
  clear: () => void
}

export function TeamList({ search }: { search: TeamsSearch }) {
  const { t } = useLingui()
  const { page = 1, column = 'name', order = 'asc' } = search
  const query = useListTeams(listParams(search), {
    query: { placeholderData: keepPreviousData, select: (data) => ({ ...data, totalIsCapped: false }) },
  })
  const [deleting, setDeleting] = useState<Deleting | null>(null)
  const { deleteAll, restoreAll, isBusy } = useTeamChanges()
  const mayDelete = can(useSession(), access.deleteTeam)
  return (
    <>
      <TeamFilters search={search} />
      <DataTable
        name="teams"
        label={t`Teams`}
        columns={useTeamColumns()}
        list={listStateOf(query)}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        page={page}
        pageSize={TABLE_PAGE_SIZE}
        sort={{ column, order }}
        {...(mayDelete && {
          bulk: (teams: Team[], clear: () => void) => (
            <TeamActions
              teams={teams}
              isBusy={isBusy}
              onDelete={(teams) => setDeleting({ teams, clear })}
              onRestore={(teams) => restoreAll(teams, clear)}
            />
          ),
        })}
        empty={<NoTeams search={search} />}
      />
      {deleting && (
        <DeleteTeams
          teams={deleting.teams}
          onDelete={() => deleteAll(deleting.teams, deleting.clear)}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  )
}

function listParams({ q, type, rules, show, column, order, page }: TeamsSearch) {
  return {
    ...pageOfList(page, TABLE_PAGE_SIZE),
    ...(q && { search: q }),
    ...(type && (type === 'none' ? { hasTeamType: false } : { teamTypeId: type })),
    ...(rules && { isSmartTeam: rules === 'with' }),
    ...(show && { includeDeleted: true }),
    ...(column && { column }),
    ...(order && { order }),
  }
}

type TeamActionsProps = {
  teams: readonly Team[]
  isBusy: boolean
  onDelete: (teams: readonly Team[]) => void
  onRestore: (teams: readonly Team[]) => void
}

/** What can be done to the selected teams: those that are there can be deleted, and the others restored. */
function TeamActions({ teams, isBusy, onDelete, onRestore }: TeamActionsProps) {
  const deleted = teams.filter(({ isDeleted }) => isDeleted)
  const kept = teams.filter(({ isDeleted }) => !isDeleted)
  const most = MAX_DELETED
  return (
    <>
      {deleted.length > 0 && (
        <Button loading={isBusy} onClick={() => onRestore(deleted)}>
          <Trans>Restore</Trans>
        </Button>
      )}
      {kept.length > MAX_DELETED && (
        <span>
          <Trans>To delete teams, select {most} at most: you see first what each takes away.</Trans>
        </span>
      )}
      {kept.length > 0 && kept.length <= MAX_DELETED && (
        <Button variant="default" loading={isBusy} onClick={() => onDelete(kept)}>
          <Trans>Delete…</Trans>
        </Button>
      )}
    </>
  )
}

function TeamFilters({ search: { q, type, rules, show } }: { search: TeamsSearch }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const types = useTeamTypes()
  const narrow = (name: string) => (value: string | undefined) =>
    void navigate({ to: '.', search: searchWith({ [name]: value }) })
  return (
    <Filters>
      <FilterSearch label={t`Search by name`} words={q} />
      <FilterChips
        name="rules"
        label={t`Rules`}
        value={rules}
        all={t`All teams`}
        options={[
          { value: 'with', label: t`With rules` },
          { value: 'without', label: t`Without rules` },
        ]}
      />
      <FilterBar label={t`Type and deleted teams`}>
        {types.length > 0 && (
          <Filter
            label={t`Type`}
            value={type}
            all={t`All types`}
            options={[
              ...types.map(({ id, name }) => ({ value: id, label: name })),
              { value: 'none', label: t`Without a type` },
            ]}
            onChange={narrow('type')}
          />
        )}
        <Filter
          label={t`Deleted teams`}
          value={show}
          all={t`Without them`}
          options={[{ value: 'deleted', label: t`With them` }]}
          onChange={narrow('show')}
        />
      </FilterBar>
    </Filters>
  )
}

function useTeamColumns(): Column<Team>[] {
  const { t } = useLingui()
  const format = useFormat()
  const mayOpen = can(useSession(), access.getTeam)
  return [
    {
      id: 'name',
      label: t`Name`,
      isTitle: true,
      canSort: true,
      cell: ({ id, name, isDeleted }) =>
        isDeleted || !mayOpen ? (
          name
        ) : (
          <Link to="/manage/teams/$teamId" params={{ teamId: id }}>
            {name}
          </Link>
        ),
    },
    {
      id: 'type',
      label: t`Type`,
      width: '184px',
      cell: ({ teamTypes: [type] }) => (type ? <TypePill type={type} /> : '–'),
    },
    {
      id: 'state',
      label: t`Filled`,
      width: '196px',
      cell: ({ isDeleted, restorableUntil, isSmartTeam }) => {
        if (isDeleted) return <DeletedPill restorableUntil={restorableUntil} />
        return isSmartTeam ? <RulesPill /> : t`By hand`
      },
    },
    {
      id: 'userCount',
      label: t`People`,
      width: '116px',
      align: 'end',
      canSort: true,
      cell: ({ userCount }) => format.number(userCount),
    },
    {
      id: 'playlistCount',
      label: t`Playlists`,
      width: '124px',
      align: 'end',
      canSort: true,
      cell: ({ playlistCount }) => format.number(playlistCount),
    },
  ]
}

function NoTeams({ search: { q, type, rules } }: { search: TeamsSearch }) {
  const { t } = useLingui()
  const icon = <IconUsersGroup size={28} aria-hidden />
  if (q ?? type ?? rules)
    return (
      <NothingMatches icon={icon} to="/manage/teams">
        <Trans>Choose other filters or other words.</Trans>
      </NothingMatches>
    )
  return (
    <EmptyState icon={icon} title={t`There are no teams yet`}>
      <Trans>Make a team, add people to it or give it rules, and show it what it is to learn.</Trans>
    </EmptyState>
  )
}
