import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, type SubmitEvent } from 'react'
import { EmailState } from '../../generated/client/model/emailState.ts'
import type { EmailSearch } from '../api/search-params.ts'
import { ChipLink } from '../ui/chip-link.tsx'
import { emailStates } from './email-state.tsx'
import classes from './emails.module.css'

/** How far, and to whom or about what. Both stand in the address. */
export function EmailFilters({ filters }: { filters: Pick<EmailSearch, 'q' | 'state'> }) {
  const { t, i18n } = useLingui()
  const { q, state } = filters
  return (
    <div className={classes.filters}>
      <EmailSearchForm filters={filters} />
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

function EmailSearchForm({ filters: { q, state } }: { filters: Pick<EmailSearch, 'q' | 'state'> }) {
  const { t } = useLingui()
  const navigate = useNavigate({ from: '/manage/emails' })
  const field = useRef<HTMLInputElement>(null)
  // The words of the address go into the field that is there, so that it keeps the focus.
  useEffect(() => {
    if (field.current) field.current.value = q ?? ''
  }, [q])
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('q')
    void navigate({ search: { state, q: (typeof typed === 'string' && typed.trim()) || undefined } })
  }
  return (
    <form className={classes.form} onSubmit={search}>
      <input
        ref={field}
        className={classes.input}
        type="search"
        name="q"
        defaultValue={q}
        maxLength={200}
        placeholder={t`Receiver or subject`}
        aria-label={t`Receiver or subject`}
      />
      <Button type="submit" variant="default">
        <Trans>Search</Trans>
      </Button>
    </form>
  )
}
