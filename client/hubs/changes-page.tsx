import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { listHubChanges, useListHubChanges } from '../../generated/client/hubs-admin/hubs-admin.ts'
import { ChangelogAction } from '../../generated/client/model/changelogAction.ts'
import { useCsv } from '../api/use-csv.ts'
import { ChangeList, changeFilterOf } from '../shell/change-list.tsx'
import { pageOfList, TABLE_PAGE_SIZE } from '../shell/page-of-list.ts'
import { hubActionWords } from './change-words.ts'
import { SettingsPart } from './settings-part.tsx'
import { useHubChangeColumns } from './use-hub-change-columns.tsx'

const { UPDATE, ACTIVATE, CREATE, DELETE } = ChangelogAction

/** Who changed what about the hub itself. */
export function HubChangesPage() {
  const { t } = useLingui()
  const search = useSearch({ from: '/app/manage/settings/changes' })
  const filter = changeFilterOf(search)
  const query = useListHubChanges(
    { ...pageOfList(search.page, TABLE_PAGE_SIZE), ...filter },
    { query: { placeholderData: keepPreviousData } },
  )
  return (
    <SettingsPart
      part="changes"
      title={t`Changes of settings`}
      sentence={t`Who changed settings, features and integrations, the newest first.`}
    >
      <ChangeList
        name="hub-changes"
        label={t`Changes of settings`}
        search={search}
        columns={useHubChangeColumns()}
        query={query}
        csv={useCsv(() => listHubChanges({ ...filter, format: 'csv' }), 'hub-changes')}
        searchLabel={t`Setting or person`}
        actions={[UPDATE, ACTIVATE, CREATE, DELETE]}
        words={hubActionWords}
        all={{ to: '/manage/settings/changes' }}
        empty={<Trans>Changes of the settings appear here.</Trans>}
      />
    </SettingsPart>
  )
}
