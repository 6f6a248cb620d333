import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useListTopics } from '../../../generated/client/topics-admin/topics-admin.ts'
import { FilterChips } from '../../ui/data-table/filter-chips.tsx'
import { FilterSearch } from '../../ui/data-table/filter-search.tsx'
import { Filters } from '../../ui/data-table/filters.tsx'
import { searchWith } from '../../ui/data-table/search-with.ts'
import { Filter, FilterBar } from '../../ui/list/filter-bar.tsx'
import type { LibrarySearch } from '../routes.ts'
import { useTeams } from '../use-teams.ts'

/** What the lists of the library can be narrowed to; all of it stands in the address. */
export function LibraryFilters({ search }: { search: LibrarySearch }) {
  const { t } = useLingui()
  const { kind, q, status, type, view } = search
  return (
    <Filters>
      <FilterChips
        name="kind"
        label={t`Kind of content`}
        value={kind}
        all={t`Playlists`}
        options={[{ value: 'assets', label: t`Assets` }]}
      />
      <FilterSearch label={t`Search by name`} words={q} />
      <FilterChips
        name="status"
        label={t`Status`}
        value={status}
        all={t`Any status`}
        options={[
          { value: 'published', label: t`Published` },
          { value: 'draft', label: t`Drafts` },
          { value: 'deleted', label: t`Recycle bin` },
        ]}
      />
      {kind === 'assets' && (
        <FilterChips
          name="type"
          label={t`Type`}
          value={type}
          all={t`All types`}
          options={[
            { value: 'upload', label: t`Files` },
            { value: 'web', label: t`Links` },
            { value: 'scorm', label: t`Courses` },
            { value: 'zip', label: t`Interactive pages` },
          ]}
        />
      )}
      <PlaceFilters search={search} />
      <FilterChips
        name="view"
        label={t`View`}
        value={view}
        all={t`Table`}
        options={[{ value: 'cards', label: t`Cards` }]}
      />
    </Filters>
  )
}

function PlaceFilters({ search: { team, topic } }: { search: LibrarySearch }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const teams = useTeams()
  const { data } = useListTopics({ limit: 100 })
  const narrow = (name: string) => (value: string | undefined) =>
    void navigate({ to: '.', search: searchWith({ [name]: value }) })
  const options = (entries: readonly { id: string; name: string }[]) =>
    entries.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <FilterBar label={t`Topic and team`}>
      <Filter
        label={t`Topic`}
        value={topic}
        all={t`All topics`}
        options={options(data?.items ?? [])}
        onChange={narrow('topic')}
      />
      {teams.length > 0 && (
        <Filter label={t`Owner`} value={team} all={t`Any owner`} options={options(teams)} onChange={narrow('team')} />
      )}
    </FilterBar>
  )
}
