import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChangelogAction } from '../../generated/client/model/changelogAction.ts'
import type { UserChange } from '../../generated/client/model/userChange.ts'
import { listUserChanges, useListUserChanges } from '../../generated/client/users-admin/users-admin.ts'
import { useCsv } from '../api/use-csv.ts'
import { ChangeList, changeFilterOf } from '../shell/change-list.tsx'
import { pageOfList, TABLE_PAGE_SIZE } from '../shell/page-of-list.ts'
import { oneOf } from '../shell/search-params.ts'
import { useChangeColumns } from '../ui/changes/use-change-columns.tsx'
import type { PeopleSearch } from './routes.ts'

const { CREATE, UPDATE, DELETE, RESTORE } = ChangelogAction

/** Who changed accounts, rights, what is known of people and the fields of profiles. */
export function PeopleChangesList({ search: { q, action, item, page } }: { search: PeopleSearch }) {
  const { t } = useLingui()
  const search = { q, action: oneOf(action, ChangelogAction), item, page }
  const filter = changeFilterOf(search)
  const query = useListUserChanges(
    { ...pageOfList(page, TABLE_PAGE_SIZE), ...filter },
    { query: { placeholderData: keepPreviousData } },
  )
  const columns = useChangeColumns<UserChange>({
    thing: {
      id: 'item',
      label: t`Person or field`,
      isTitle: true,
      width: '24%',
      cell: ({ item: { type, id, name } }) =>
        type === 'user' ? (
          <Link to="/manage/people/$userId" params={{ userId: id }}>
            {name}
          </Link>
        ) : (
          t`Field: ${name}`
        ),
    },
  })
  return (
    <ChangeList
      name="user-changes"
      label={t`Changes of people`}
      search={search}
      columns={columns}
      query={query}
      csv={useCsv(() => listUserChanges({ ...filter, format: 'csv' }), 'people-changes')}
      searchLabel={t`Whose, or by whom`}
      actions={[UPDATE, CREATE, DELETE, RESTORE]}
      oneOnly={t`One person or field only`}
      all={{ to: '/manage/people', search: { view: 'changes' } }}
      empty={<Trans>Changes of accounts, rights and what is known of people appear here.</Trans>}
    />
  )
}
