import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { listHubChanges, useListHubChanges } from '../../generated/client/hubs-admin/hubs-admin.ts'
import { ChangelogAction } from '../../generated/client/model/changelogAction.ts'
import { useCsv } from '../api/use-csv.ts'
import { listStateOf } from '../shell/list-state-of.ts'
import { pageOfList, TABLE_PAGE_SIZE } from '../shell/page-of-list.ts'
import { NoChanges } from '../ui/changes/no-changes.tsx'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { FilterChips } from '../ui/data-table/filter-chips.tsx'
import { FilterSearch } from '../ui/data-table/filter-search.tsx'
import { Filters } from '../ui/data-table/filters.tsx'
import type { HubChangesSearch } from './routes.ts'
import { hubActionWords } from './change-words.ts'
import { SettingsPart } from './settings-part.tsx'
import { useHubChangeColumns } from './use-hub-change-columns.tsx'

/** Who changed what about the hub itself. */
export function HubChangesPage() {
  const { t } = useLingui()
  const { page = 1, q, action } = useSearch({ from: '/app/manage/settings/changes' })
  const filter = { ...(q && { search: q }), ...(action && { action }) }
  const query = useListHubChanges(
    { ...pageOfList(page, TABLE_PAGE_SIZE), ...filter },
    { query: { placeholderData: keepPreviousData, select: (data) => ({ ...data, totalIsCapped: false }) } },
  )
  return (
    <SettingsPart
      part="changes"
      title={t`Changes of settings`}
      sentence={t`Who changed settings, features and integrations, the newest first.`}
    >
      <ChangeFilters q={q} action={action} />
      <DataTable
        name="hub-changes"
        label={t`Changes of settings`}
        columns={useHubChangeColumns()}
        list={listStateOf(query)}
        rowId={({ id }) => id}
        rowLabel={({ item }) => item.name}
        page={page}
        pageSize={TABLE_PAGE_SIZE}
        csv={useCsv(() => listHubChanges({ ...filter, format: 'csv' }), 'hub-changes')}
        empty={
          <NoChanges isFiltered={Object.keys(filter).length > 0} to="/manage/settings/changes">
            <Trans>Changes of the settings appear here.</Trans>
          </NoChanges>
        }
      />
    </SettingsPart>
  )
}

function ChangeFilters({ q, action }: Pick<HubChangesSearch, 'q' | 'action'>) {
  const { t, i18n } = useLingui()
  const actions = [ChangelogAction.UPDATE, ChangelogAction.ACTIVATE, ChangelogAction.CREATE, ChangelogAction.DELETE]
  return (
    <Filters>
      <FilterSearch label={t`Setting or person`} words={q} />
      <FilterChips
        name="action"
        label={t`Change`}
        value={action}
        all={t`Any change`}
        options={actions.map((value) => ({ value, label: i18n._(hubActionWords[value]) }))}
      />
    </Filters>
  )
}
