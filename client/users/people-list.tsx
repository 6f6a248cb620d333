import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { IconUsers } from '@tabler/icons-react'
import * as access from '../../generated/access.ts'
import { exportUsers } from '../../generated/client/import-users-admin/import-users-admin.ts'
import type { UserListItem } from '../../generated/client/model/userListItem.ts'
import { useListUsers } from '../../generated/client/users-admin/users-admin.ts'
import { can } from '../api/can.ts'
import { useSession } from '../api/session.ts'
import { useCsv } from '../api/use-csv.ts'
import { useFormat } from '../i18n/use-format.ts'
import { listStateOf } from '../shell/list-state-of.ts'
import { pageOfLongList } from '../shell/page-of-long-list.ts'
import { TABLE_PAGE_SIZE } from '../shell/page-of-list.ts'
import type { Column } from '../ui/data-table/column.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import type { AllBut } from '../ui/data-table/use-selection.ts'
import { NothingMatches } from '../ui/page/nothing-matches.tsx'
import { PersonPicture } from '../ui/person/person-picture.tsx'
import { AccountPill } from './account-pill.tsx'
import { PeopleActions } from './people-actions.tsx'
import { changeFilter } from './people-changes.ts'
import classes from './users.module.css'
import type { PeopleSearch } from './routes.ts'

export function PeopleList({ search }: { search: PeopleSearch }) {
  const { t } = useLingui()
  const { column = 'name', order = column === 'name' ? 'asc' : 'desc' } = search
  const { page, asked } = pageOfLongList(search)
  const query = useListUsers(
    { ...asked, ...filterOf(search), column, order },
    { query: { placeholderData: keepPreviousData } },
  )
  const session = useSession()
  const csv = useCsv(() => exportUsers(filterOf(search)), 'people')
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
      {...(can(session, access.exportUsers) && { csv })}
      {...(can(session, access.createUserChanges) && {
        selectsAll: true,
        bulk: (rows: UserListItem[], clear: () => void, allBut: AllBut | null) => (
          <PeopleActions search={search} rows={rows} allBut={allBut} onBegun={clear} />
        ),
      })}
      empty={<Nobody />}
    />
  )
}

function filterOf(search: PeopleSearch) {
  const { deleted } = search
  return {
    ...changeFilter(search),
    ...(deleted === 'with' && { includeDeletedUsers: true }),
    ...(deleted === 'only' && { onlyDeleted: true }),
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
      cell: ({ account, is_deleted, restorableUntil }) =>
        account && <AccountPill state={account.state} isDeleted={is_deleted} restorableUntil={restorableUntil} />,
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
