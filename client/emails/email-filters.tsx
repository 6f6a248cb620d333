import { useLingui } from '@lingui/react/macro'
import type { EmailDelivery } from '../../generated/client/model/emailDelivery.ts'
import { EmailState } from '../../generated/client/model/emailState.ts'
import { FilterChips } from '../ui/data-table/filter-chips.tsx'
import { FilterOne } from '../ui/data-table/filter-one.tsx'
import { FilterSearch } from '../ui/data-table/filter-search.tsx'
import { Filters } from '../ui/data-table/filters.tsx'
import { lookOfState } from './email-state.tsx'
import type { EmailSearch } from './routes.ts'

interface EmailFiltersProps extends Pick<EmailSearch, 'q' | 'state' | 'user'> {
  delivery: EmailDelivery | undefined
}

/** How far, and to whom or about what. */
export function EmailFilters({ q, state, user, delivery }: EmailFiltersProps) {
  const { t, i18n } = useLingui()
  const options = Object.values(EmailState).map((value) => {
    const { label, icon: Icon } = lookOfState(value, delivery)
    return { value, label: i18n._(label), icon: <Icon size={16} aria-hidden /> }
  })
  return (
    <Filters>
      <FilterSearch label={t`Recipient or subject`} words={q} />
      <FilterChips name="state" label={t`Status`} value={state} all={t`Any status`} options={options} />
      {user && <FilterOne name="user" words={t`One person only`} />}
    </Filters>
  )
}
