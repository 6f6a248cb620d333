import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { ChangelogAction } from '../../../generated/client/model/changelogAction.ts'
import { FilterChips } from '../../ui/data-table/filter-chips.tsx'
import { FilterOne } from '../../ui/data-table/filter-one.tsx'
import { FilterSearch } from '../../ui/data-table/filter-search.tsx'
import { Filters } from '../../ui/data-table/filters.tsx'
import { searchWith } from '../../ui/data-table/search-with.ts'
import { FilterBar } from '../../ui/list/filter-bar.tsx'
import { FilterValue } from '../../ui/list/filter-value.tsx'
import { ChangeKind, type ChangesSearch } from './routes.ts'
import { actionWords } from '../../ui/changes/action-words.ts'

/** What was done, and with what. */
export function ChangeFilters({ q, kind, action, content, person, from, until }: Omit<ChangesSearch, 'page'>) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const narrow = (name: string) => (value: string | undefined) =>
    void navigate({ to: '.', search: searchWith({ [name]: value }) })
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
      <FilterBar label={t`Time`}>
        <FilterValue key={`from ${from}`} label={t`First day`} type="date" value={from} onChange={narrow('from')} />
        <FilterValue key={`until ${until}`} label={t`Last day`} type="date" value={until} onChange={narrow('until')} />
      </FilterBar>
      {(content ?? person) && (
        <FilterBar label={t`Narrowed to`}>
          {content && <FilterOne name="content" words={t`One piece of content only`} />}
          {person && <FilterOne name="person" words={t`One person only`} />}
        </FilterBar>
      )}
    </Filters>
  )
}
