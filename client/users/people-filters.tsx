import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { UserAttributeName } from '../../generated/client/model/userAttributeName.ts'
import { useListCustomFields } from '../../generated/client/users-admin/users-admin.ts'
import { TeamSelect } from '../shell/team-select.tsx'
import { FilterChips } from '../ui/data-table/filter-chips.tsx'
import { FilterSearch } from '../ui/data-table/filter-search.tsx'
import { Filters } from '../ui/data-table/filters.tsx'
import { searchWith } from '../ui/data-table/search-with.ts'
import { Filter, FilterBar } from '../ui/list/filter-bar.tsx'
import { FilterValue } from '../ui/list/filter-value.tsx'
import { factName } from '../ui/facts/fact-words.ts'
import type { PeopleSearch } from './routes.ts'

/** What the list of people can be narrowed to; all of it stands in the address. */
export function PeopleFilters({ search }: { search: PeopleSearch }) {
  const { t } = useLingui()
  const { q, state } = search
  return (
    <Filters>
      <FilterSearch label={t`Search by name or e-mail`} words={q} />
      <FilterChips
        name="state"
        label={t`Account`}
        value={state}
        all={t`Any account`}
        options={[
          { value: 'active', label: t`Active` },
          { value: 'invited', label: t`Invited` },
          { value: 'invitationEnded', label: t`Invitation ended` },
          { value: 'created', label: t`Not invited` },
          { value: 'suspended', label: t`Suspended` },
        ]}
      />
      <FilterBar label={t`Filter`}>
        <MoreFilters search={search} />
        <FactFilter search={search} />
      </FilterBar>
    </Filters>
  )
}

function MoreFilters({ search: { team, role, admins, seen, before, deleted } }: { search: PeopleSearch }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const narrow = (name: string) => (value: string | undefined) =>
    void navigate({ to: '.', search: searchWith({ [name]: value }) })
  return (
    <>
      <TeamSelect
        label={t`Team`}
        none={t`All teams`}
        value={team ?? ''}
        onChange={(teamId) => narrow('team')(teamId || undefined)}
      />
      <Filter
        label={t`Role`}
        value={role}
        all={t`Any role`}
        options={[
          { value: 'manager', label: t`Managers` },
          { value: 'member', label: t`Members` },
        ]}
        onChange={narrow('role')}
      />
      <Filter
        label={t`Rights`}
        value={admins}
        all={t`Everybody`}
        options={[
          { value: 'only', label: t`Admins only` },
          { value: 'none', label: t`No admins` },
        ]}
        onChange={narrow('admins')}
      />
      <Filter
        label={t`Visits`}
        value={seen}
        all={t`Any`}
        options={[{ value: 'never', label: t`Never signed in` }]}
        onChange={narrow('seen')}
      />
      <FilterValue key={before} label={t`Last here before`} type="date" value={before} onChange={narrow('before')} />
      <Filter
        label={t`Deleted people`}
        value={deleted}
        all={t`Left out`}
        options={[
          { value: 'with', label: t`Included` },
          { value: 'only', label: t`Only them` },
        ]}
        onChange={narrow('deleted')}
      />
    </>
  )
}

/** By an attribute or a custom field, and by what stands in it. */
function FactFilter({ search: { fact, value } }: { search: PeopleSearch }) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const { data } = useListCustomFields()
  const field = data?.items.find(({ id }) => id === fact)
  const attributes = Object.values(UserAttributeName).map((name) => ({ value: name, label: i18n._(factName(name)) }))
  const fields = data?.items.map(({ id, label }) => ({ value: id, label })) ?? []
  const find = (value: string | undefined) => void navigate({ to: '.', search: searchWith({ value }) })
  return (
    <>
      <Filter<string>
        label={t`Attribute or field`}
        value={fact}
        all={t`Any`}
        options={[...attributes, ...fields]}
        onChange={(fact) => void navigate({ to: '.', search: searchWith({ fact, value: undefined }) })}
      />
      {field?.type === 'choice' ? (
        <Filter
          label={t`Value`}
          value={value}
          all={t`Any value`}
          options={field.options.map((option) => ({ value: option, label: option }))}
          onChange={find}
        />
      ) : (
        fact && (
          <FilterValue
            key={fact}
            label={t`Value`}
            type={fact === 'startDate' ? 'date' : (field?.type ?? 'text')}
            value={value}
            onChange={find}
          />
        )
      )}
    </>
  )
}
