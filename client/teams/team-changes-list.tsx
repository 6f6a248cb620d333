import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChangelogAction } from '../../generated/client/model/changelogAction.ts'
import type { TeamChange } from '../../generated/client/model/teamChange.ts'
import { listTeamChanges, useListTeamChanges } from '../../generated/client/teams-admin/teams-admin.ts'
import { useCsv } from '../api/use-csv.ts'
import { ChangeList, changeFilterOf } from '../shell/change-list.tsx'
import { pageOfList, TABLE_PAGE_SIZE } from '../shell/page-of-list.ts'
import { oneOf } from '../shell/search-params.ts'
import { useChangeColumns } from '../ui/changes/use-change-columns.tsx'
import type { TeamsSearch } from './routes.ts'

const { CREATE, UPDATE, DELETE, RESTORE, RANK } = ChangelogAction

/** Who changed teams, their people and rules, and the types of teams. */
export function TeamChangesList({ search: { q, action, item, page } }: { search: TeamsSearch }) {
  const { t } = useLingui()
  const search = { q, action: oneOf(action, ChangelogAction), item, page }
  const filter = changeFilterOf(search)
  const query = useListTeamChanges(
    { ...pageOfList(page, TABLE_PAGE_SIZE), ...filter },
    { query: { placeholderData: keepPreviousData } },
  )
  const columns = useChangeColumns<TeamChange>({
    thing: {
      id: 'item',
      label: t`Team or type`,
      isTitle: true,
      width: '24%',
      cell: ({ item: { type, id, name } }) =>
        type === 'team' ? (
          <Link to="/manage/teams/$teamId" params={{ teamId: id }}>
            {name}
          </Link>
        ) : (
          t`Type: ${name}`
        ),
    },
  })
  return (
    <ChangeList
      name="team-changes"
      label={t`Changes of teams`}
      search={search}
      columns={columns}
      query={query}
      csv={useCsv(() => listTeamChanges({ ...filter, format: 'csv' }), 'team-changes')}
      searchLabel={t`Team, type or person`}
      actions={[UPDATE, CREATE, DELETE, RESTORE, RANK]}
      oneOnly={t`One team or type only`}
      all={{ to: '/manage/teams', search: { view: 'changes' } }}
      empty={<Trans>Changes of teams, their people, rules and types appear here.</Trans>}
    />
  )
}
