import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { SecurityEventType } from '../../generated/client/model/securityEventType.ts'
import { FilterChips } from '../ui/data-table/filter-chips.tsx'
import { FilterOne } from '../ui/data-table/filter-one.tsx'
import { Filters } from '../ui/data-table/filters.tsx'
import { searchWith } from '../ui/data-table/search-with.ts'
import { Filter, FilterBar } from '../ui/list/filter-bar.tsx'
import { eventWords } from '../ui/security/security-event-words.ts'
import { oneOf } from '../shell/search-params.ts'
import { Period } from './period.ts'
import type { SecuritySearch } from './routes.ts'

/** What, when and whose. */
export function EventFilters({ type, period, user }: Pick<SecuritySearch, 'type' | 'period' | 'user'>) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const types = Object.values(SecurityEventType)
    .map((value) => ({ value, label: i18n._(eventWords[value]) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, i18n.locale))
  const periods = [
    { value: Period.day, label: t`Last 24 hours` },
    { value: Period.week, label: t`Last 7 days` },
    { value: Period.month, label: t`Last 30 days` },
  ]
  return (
    <Filters>
      <FilterChips name="period" label={t`Time`} value={period} all={t`Any time`} options={periods} />
      <FilterBar label={t`Event`}>
        <Filter
          label={t`Event`}
          value={oneOf(type, SecurityEventType)}
          all={t`Any event`}
          options={types}
          onChange={(next) => void navigate({ to: '.', search: searchWith({ type: next }) })}
        />
      </FilterBar>
      {user && <FilterOne name="user" words={t`One person only`} />}
    </Filters>
  )
}
