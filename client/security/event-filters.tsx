import { useLingui } from '@lingui/react/macro'
import { SecurityEventType } from '../../generated/client/model/securityEventType.ts'
import { ChipLink } from '../ui/chip-link.tsx'
import { FilterChips } from '../ui/data-table/filter-chips.tsx'
import { Filters } from '../ui/data-table/filters.tsx'
import { searchWith } from '../ui/data-table/search-with.ts'
import { eventWords } from '../ui/security-event-words.ts'
import { Period } from './period.ts'
import type { SecuritySearch } from './routes.ts'

/** What, when and whose. */
export function EventFilters({ type, period, user }: Pick<SecuritySearch, 'type' | 'period' | 'user'>) {
  const { t, i18n } = useLingui()
  const types = Object.values(SecurityEventType).map((value) => ({ value, label: i18n._(eventWords[value]) }))
  const periods = [
    { value: Period.day, label: t`Last 24 hours` },
    { value: Period.week, label: t`Last 7 days` },
    { value: Period.month, label: t`Last 30 days` },
  ]
  return (
    <Filters>
      <FilterChips name="period" label={t`Time`} value={period} all={t`Any time`} options={periods} />
      <FilterChips name="type" label={t`Event`} value={type} all={t`Any event`} options={types} />
      {user && (
        <ChipLink to="." search={searchWith({ user: undefined })} isChosen>
          {t`One person only`}
        </ChipLink>
      )}
    </Filters>
  )
}
