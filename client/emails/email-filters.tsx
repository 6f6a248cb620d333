import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { EmailState } from '../../generated/client/model/emailState.ts'
import type { EmailSearch } from './routes.ts'
import { ChipLink } from '../ui/chip-link.tsx'
import { SearchForm } from '../ui/search-form.tsx'
import { emailStates } from './email-state.tsx'
import classes from './emails.module.css'

/** How far, and to whom or about what. Both stand in the address. */
export function EmailFilters({ filters }: { filters: Pick<EmailSearch, 'q' | 'state'> }) {
  const { t, i18n } = useLingui()
  const { q, state } = filters
  const navigate = useNavigate({ from: '/manage/emails' })
  return (
    <div className={classes.filters}>
      <div className={classes.search}>
        <SearchForm
          words={q}
          label={t`Receiver or subject`}
          placeholder={t`Receiver or subject`}
          onSearch={(words) => void navigate({ search: { state, q: words || undefined } })}
        />
      </div>
      <nav aria-label={t`State`}>
        <ul className={classes.chips}>
          <li>
            <ChipLink to="/manage/emails" search={{ q }} isChosen={!state}>
              {t`Any state`}
            </ChipLink>
          </li>
          {Object.values(EmailState).map((each) => {
            const { label, icon: Icon } = emailStates[each]
            return (
              <li key={each}>
                <ChipLink to="/manage/emails" search={{ q, state: each }} isChosen={state === each}>
                  <Icon size={16} aria-hidden />
                  {i18n._(label)}
                </ChipLink>
              </li>
            )
          })}
        </ul>
      </nav>
    </div>
  )
}
