import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { SubmitEvent } from 'react'
import type { TextSearch } from '../api/search-params.ts'
import classes from './search-form.module.css'

type SearchFormProps = { words: string; type: TextSearch['type'] }

/** The field of the page itself; a small screen has no other. */
export function SearchForm({ words, type }: SearchFormProps) {
  const { t } = useLingui()
  const navigate = useNavigate({ from: '/search' })
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('q')
    if (typeof typed === 'string' && typed.trim()) void navigate({ search: { q: typed.trim(), type } })
  }
  return (
    <form className={classes.form} role="search" onSubmit={search}>
      <input
        className={classes.input}
        type="search"
        name="q"
        defaultValue={words}
        maxLength={200}
        aria-label={t`Words to search for`}
      />
      <Button type="submit">
        <Trans>Search</Trans>
      </Button>
    </form>
  )
}
