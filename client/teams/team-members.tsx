import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { IconUsers } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import * as access from '../../generated/access.ts'
import { useListTeamMembers } from '../../generated/client/teams-admin/teams-admin.ts'
import type { TeamFull } from '../../generated/client/model/teamFull.ts'
import type { TeamMember } from '../../generated/client/model/teamMember.ts'
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
import { EmptyState } from '../ui/page/empty-state.tsx'
import { Pill } from '../ui/pill.tsx'
import { AddMembers } from './add-members.tsx'
import { PersonReason } from './person-reason.tsx'
import type { MembersSearch } from './routes.ts'
import classes from './teams.module.css'
import { RulesPill } from './team-cells.tsx'
import { useMemberChanges } from './use-member-changes.ts'

/** A person by name. */
export interface Named {
  id: string
  name: string
}

/** The people of a team: who they are to it, and who put them there. */
export function TeamMembers({ team, isApplying }: { team: TeamFull; isApplying: boolean }) {
  const { t } = useLingui()
  const search = useSearch({ from: '/app/manage/teams/$teamId' })
  const { page = 1, column = 'name', order = 'asc' } = search
  const query = useMembers(team, search, isApplying)
  const [isAdding, setAdding] = useState(false)
  const [asked, setAsked] = useState<Named | null>(null)
  const mayChange = can(useSession(), access.addTeamMembers)
  return (
    <>
      <div className={classes.tools}>
        {mayChange && (
          <Button onClick={() => setAdding(true)}>
            <Trans>Add people…</Trans>
          </Button>
        )}
        <p className={classes.note} role="status">
          {isApplying && <Trans>The rules are being applied…</Trans>}
        </p>
      </div>
      <MemberFilters search={search} />
      <DataTable
        name="team-members"
        label={t`People of this team`}
        columns={useMemberColumns(setAsked)}
        list={listStateOf(query)}
        rowId={({ id }) => id}
        rowLabel={nameOf}
        page={page}
        pageSize={TABLE_PAGE_SIZE}
        sort={{ column, order }}
        {...(mayChange && {
          bulk: (people: TeamMember[], clear: () => void) => (
            <MemberActions teamId={team.id} people={people} clear={clear} />
          ),
        })}
        empty={<NoMembers isFiltered={search.q !== undefined || search.role !== undefined} />}
      />
      {isAdding && <AddMembers teamId={team.id} onClose={() => setAdding(false)} />}
      {asked && <PersonReason team={team} person={asked} onClose={() => setAsked(null)} />}
    </>
  )
}

/** Read again when the rules have been applied. */
function useMembers({ id, rulesAppliedTime }: TeamFull, search: MembersSearch, isApplying: boolean) {
  const { q, role, column, order, page } = search
  const query = useListTeamMembers(
    id,
    {
      ...pageOfList(page, TABLE_PAGE_SIZE),
      ...(q && { search: q }),
      ...(role && { role }),
      ...(column && { column }),
      ...(order && { order }),
    },
    { query: { placeholderData: keepPreviousData, select: (data) => ({ ...data, totalIsCapped: false }) } },
  )
  const readAgain = useEffectEvent(() => void query.refetch())
  useEffect(() => {
    if (!isApplying) readAgain()
  }, [isApplying, rulesAppliedTime])
  return query
}

function MemberFilters({ search: { q, role } }: { search: MembersSearch }) {
  const { t } = useLingui()
  return (
    <Filters>
      <FilterSearch label={t`Search by name or e-mail`} words={q} />
      <FilterChips
        name="role"
        label={t`Role`}
        value={role}
        all={t`Everybody`}
        options={[
          { value: 'member', label: t`Members` },
          { value: 'manager', label: t`Managers` },
        ]}
      />
    </Filters>
  )
}

type MemberActionsProps = { teamId: string; people: readonly TeamMember[]; clear: () => void }

function MemberActions({ teamId, people, clear }: MemberActionsProps) {
  const { remove, makeManagers, makeMembers, isBusy } = useMemberChanges(teamId)
  return (
    <>
      {people.some(({ role }) => role === 'member') && (
        <Button variant="default" loading={isBusy} onClick={() => makeManagers(people, clear)}>
          <Trans>Make managers</Trans>
        </Button>
      )}
      {people.some(({ role }) => role === 'manager') && (
        <Button variant="default" loading={isBusy} onClick={() => makeMembers(people, clear)}>
          <Trans>Make members</Trans>
        </Button>
      )}
      <Button variant="default" loading={isBusy} onClick={() => remove(people, clear)}>
        <Trans>Remove</Trans>
      </Button>
    </>
  )
}

function useMemberColumns(onAsk: (person: Named) => void): Column<TeamMember>[] {
  const { t } = useLingui()
  const format = useFormat()
  const moment = (time: string | null) =>
    time ? <time dateTime={time}>{format.dateTime(time)}</time> : <Trans>Never</Trans>
  return [
    {
      id: 'name',
      label: t`Name`,
      isTitle: true,
      canSort: true,
      cell: (person) => (
        <button
          type="button"
          className={classes.asLink}
          onClick={() => onAsk({ id: person.id, name: nameOf(person) })}
          title={t`Why they are in this team`}
        >
          {nameOf(person)}
        </button>
      ),
    },
    { id: 'email', label: t`E-mail`, canSort: true, cell: ({ email }) => email },
    {
      id: 'role',
      label: t`Role`,
      width: '108px',
      canSort: true,
      cell: ({ role }) => (role === 'manager' ? <Pill tone="brand">{t`Manager`}</Pill> : t`Member`),
    },
    {
      id: 'addedBy',
      label: t`Added`,
      width: '156px',
      cell: ({ addedBy }) => (addedBy === 'rules' ? <RulesPill /> : t`By hand`),
    },
    {
      id: 'addedTime',
      label: t`In the team since`,
      width: '184px',
      align: 'end',
      canSort: true,
      cell: ({ addedTime }) => moment(addedTime),
    },
    {
      id: 'lastAccess',
      label: t`Last here`,
      width: '184px',
      align: 'end',
      canSort: true,
      startsHidden: true,
      cell: ({ lastAccess }) => moment(lastAccess),
    },
  ]
}

function nameOf({ firstName, lastName, email }: TeamMember): string {
  return `${firstName} ${lastName}`.trim() || email
}

function NoMembers({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={<IconUsers size={28} aria-hidden />}
      title={isFiltered ? t`Nothing matches these filters` : t`Nobody is in this team yet`}
    >
      {isFiltered ? (
        <Trans>Choose other filters or other words.</Trans>
      ) : (
        <Trans>Add people by hand, or let rules find them.</Trans>
      )}
    </EmptyState>
  )
}
