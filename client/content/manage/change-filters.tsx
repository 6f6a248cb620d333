import { useLingui } from '@lingui/react/macro'
import { ChangelogAction } from '../../../generated/client/model/changelogAction.ts'
import { FilterChips } from '../../ui/data-table/filter-chips.tsx'
import { FilterOne } from '../../ui/data-table/filter-one.tsx'
import { FilterSearch } from '../../ui/data-table/filter-search.tsx'
import { Filters } from '../../ui/data-table/filters.tsx'
import { ChangeKind, type ChangesSearch } from './routes.ts'
import { actionWords } from '../../ui/changes/action-words.ts'

/** What was done, and with what. */
export function ChangeFilters({ q, kind, action, content }: Omit<ChangesSearch, 'page'>) {
  const { t, i18n } = useLingui()
  const actions = Object.values(ChangelogAction).map((value) => ({ value, label: i18n._(actionWords[value]) }))
  return (
    <Filters>
      <FilterSearch label={t`Content or person`} words={q} />
      <FilterChips
        name="kind"
        label={t`Kind`}
        value={kind}
        all={t`Edits`}
        options={[{ value: ChangeKind.statuses, label: t`Statuses that were set` }]}
      />
      <FilterChips name="action" label={t`Change`} value={action} all={t`Any change`} options={actions} />
      {content && <FilterOne name="content" words={t`One piece of content only`} />}
    </Filters>
  )
}
