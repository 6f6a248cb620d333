import { Button } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { IconUsers } from '@tabler/icons-react'
import { exportUsers, useInviteUsers } from '../../generated/client/import-users-admin/import-users-admin.ts'
import type { UserListItem } from '../../generated/client/model/userListItem.ts'
import { useListUsers } from '../../generated/client/users-admin/users-admin.ts'
import { can } from '../api/can.ts'
import { useSession } from '../api/session.ts'
import { useChange } from '../api/use-change.ts'
import { useCsv } from '../api/use-csv.ts'
import { useFormat } from '../i18n/use-format.ts'
import { listStateOf } from '../shell/list-state-of.ts'
import { pageOfList, TABLE_PAGE_SIZE } from '../shell/page-of-list.ts'
import type { Column } from '../ui/data-table/column.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { NothingMatches } from '../ui/nothing-matches.tsx'
import { PersonPicture } from '../ui/person-picture.tsx'
import { AccountPill } from './account-pill.tsx'
import classes from './users.module.css'
import type { PeopleSearch } from './routes.ts'

export function PeopleList({ search }: { search: PeopleSearch }) {
  const { t } = useLingui()
  const { page = 1, column = 'name', order = column === 'name' ? 'asc' : 'desc' } = search
  const query = useListUsers(
    { ...pageOfList(page, TABLE_PAGE_SIZE), ...filterOf(search), column, order },
    { query: { placeholderData: keepPreviousData, select: (data) => ({ ...data, totalIsCapped: false }) } },
  )
  const invite = useChange(useInviteUsers, {
    done: ({ invitedCount }) =>
      t`${plural(invitedCount, { one: '# person was invited.', other: '# people were invited.' })}`,
  })
  const session = useSession()
  const mayInvite = can(session, 'inviteUsers')
  // Of the filters those that the export has, too.
  const { search: words, state, teamId } = filterOf(search)
  const csv = useCsv(
    () => exportUsers({ ...(words && { search: words }), ...(state && { state }), ...(teamId && { teamId }) }),
    'people',
  )
  return (
    <DataTable
      name="people"
      label={t`People`}
      columns={useColumns()}
      list={listStateOf(query)}
      rowId={({ id }) => id}
      rowLabel={({ name }) => name}
      page={page}
      pageSize={TABLE_PAGE_SIZE}
      sort={{ column, order }}
      {...(can(session, 'exportUsers') && { csv })}
      {...(mayInvite && {
        bulk: (rows: UserListItem[], clear: () => void) => (
          <Button
            variant="default"
            loading={invite.isPending}
            onClick={() => {
              invite.run({ data: { ids: rows.map(({ id }) => id) } })
              clear()
            }}
          >
            <Trans>Invite by e-mail</Trans>
          </Button>
        ),
      })}
      empty={<Nobody />}
    />
  )
}

function filterOf({ q, state, team, role, admins, seen, deleted }: PeopleSearch) {
  return {
    ...(q && { search: q }),
    ...(state && { state }),
    ...(team && { teamId: team }),
    ...(role && { role }),
    ...(admins && { isAdmin: true }),
    ...(seen && { neverSignedIn: true }),
    ...(deleted && { includeDeletedUsers: true }),
  }
}

function useColumns(): Column<UserListItem>[] {
  const { t } = useLingui()
  const format = useFormat()
  return [
    {
      id: 'name',
      label: t`Name`,
      isTitle: true,
      canSort: true,
      cell: ({ id, name, pictureUrl }) => (
        <span className={classes.person}>
          <PersonPicture name={name} url={pictureUrl} size={32} />
          <Link to="/manage/people/$userId" params={{ userId: id }}>
            {name}
          </Link>
        </span>
      ),
    },
    { id: 'email', label: t`E-mail`, cell: ({ account }) => account?.email },
    {
      id: 'state',
      label: t`Account`,
      width: '132px',
      cell: ({ account, is_deleted }) => account && <AccountPill state={account.state} isDeleted={is_deleted} />,
    },
    { id: 'admin', label: t`Admin`, width: '84px', cell: ({ account }) => (account?.isAdmin ? t`Yes` : t`No`) },
    {
      id: 'createdTime',
      label: t`Added`,
      width: '124px',
      align: 'end',
      canSort: true,
      startsHidden: true,
      cell: ({ account }) => account && <time dateTime={account.createdTime}>{format.day(account.createdTime)}</time>,
    },
    {
      id: 'lastAccess',
      label: t`Last visit`,
      width: '164px',
      align: 'end',
      canSort: true,
      cell: ({ account }) =>
        account?.lastAccess ? (
          <time dateTime={account.lastAccess}>{format.dateTime(account.lastAccess)}</time>
        ) : (
          t`Never`
        ),
    },
  ]
}

function Nobody() {
  const { t } = useLingui()
  return (
    <NothingMatches
      icon={<IconUsers size={28} aria-hidden />}
      to="/manage/people"
      title={t`Nobody matches these filters`}
      showAll={t`Show everybody`}
    >
      <Trans>Search for another name, or for the e-mail address.</Trans>
    </NothingMatches>
  )
}
