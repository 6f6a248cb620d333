import { Button } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, type SubmitEvent } from 'react'
import { formText } from '../form-text.ts'
import classes from './search-form.module.css'

type SearchFormProps = {
  /** What is searched for now. */
  words: string | undefined
  label: string
  placeholder?: string
  /** Gets what was typed, without spaces around it; it may be empty. */
  onSearch: (words: string) => void
}

/** Words to look for, and a button. The landmark of search is the one in the top bar. */
export function SearchForm({ words, label, placeholder, onSearch }: SearchFormProps) {
  const field = useRef<HTMLInputElement>(null)
  // The words of the address go into the field that is there, so that it keeps the focus.
  useEffect(() => {
    if (field.current) field.current.value = words ?? ''
  }, [words])
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSearch(formText(event.currentTarget, 'q').trim())
  }
  return (
    <form className={classes.form} onSubmit={search}>
      <input
        ref={field}
        className={classes.input}
        type="search"
        name="q"
        defaultValue={words}
        maxLength={200}
        placeholder={placeholder}
        aria-label={label}
      />
      <Button type="submit" variant="default">
        <Trans>Search</Trans>
      </Button>
    </form>
  )
}
