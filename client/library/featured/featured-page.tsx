import { useLingui } from '@lingui/react/macro'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useListFeaturedContent } from '../../../generated/client/content-admin/content-admin.ts'
import { QueryState } from '../../shell/query-state.tsx'
import { searchWith } from '../../ui/data-table/search-with.ts'
import { Filters } from '../../ui/data-table/filters.tsx'
import { Filter, FilterBar } from '../../ui/list/filter-bar.tsx'
import { Page } from '../../ui/page/page.tsx'
import { useTeams } from '../use-teams.ts'
import { FeaturedBoard } from './featured-board.tsx'

/** A list holds 100 at most, so that all of it is on the board. */
const WHOLE_LIST = 100

/** What is put in front of everybody, and of the people of each team. */
export function FeaturedPage() {
  const { t } = useLingui()
  const { team } = useSearch({ from: '/app/manage/featured' })
  const navigate = useNavigate()
  const teams = useTeams()
  const list = team ?? 'all'
  const query = useListFeaturedContent(list, { limit: WHOLE_LIST })
  return (
    <Page
      title={t`Featured content`}
      sentence={t`What people see first on their home page, as far as they may see it.`}
    >
      <Filters>
        <FilterBar label={t`Whose list`}>
          <Filter
            label={t`Shown to`}
            value={team}
            all={t`Everybody`}
            options={teams.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(value) => void navigate({ to: '.', search: searchWith({ team: value }) })}
          />
        </FilterBar>
      </Filters>
      {query.data ? (
        <FeaturedBoard key={list} list={list} featured={query.data.items} />
      ) : (
        <QueryState query={query} height={240} />
      )}
    </Page>
  )
}
