import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, type SubmitEvent } from 'react'
import type { TextSearch } from '../api/search-params.ts'
import classes from './search-form.module.css'

type SearchFormProps = { filters: TextSearch }

/** The field of the page itself; what the results are narrowed by stays. */
export function SearchForm({ filters }: SearchFormProps) {
  const { t } = useLingui()
  const navigate = useNavigate({ from: '/search' })
  const field = useRef<HTMLInputElement>(null)
  // The words of the address go into the field that is there, so that it keeps the focus.
  useEffect(() => {
    if (field.current) field.current.value = filters.q ?? ''
  }, [filters.q])
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('q')
    if (typeof typed === 'string' && typed.trim())
      void navigate({ search: { ...filters, q: typed.trim(), page: undefined } })
  }
  return (
    <form className={classes.form} role="search" onSubmit={search}>
      <input
        ref={field}
        className={classes.input}
        type="search"
        name="q"
        defaultValue={filters.q}
        maxLength={200}
        aria-label={t`Words to search for`}
      />
      <Button type="submit">
        <Trans>Search</Trans>
      </Button>
    </form>
  )
}
