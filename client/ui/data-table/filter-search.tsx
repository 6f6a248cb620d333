import { useNavigate } from '@tanstack/react-router'
import { SearchForm } from '../list/search-form.tsx'
import classes from './filters.module.css'
import { searchWith } from './search-with.ts'

/** The words that a list is filtered by, as `q` in the address. @param label what is looked in, such as "Recipient or subject" */
export function FilterSearch({ label, words }: { label: string; words: string | undefined }) {
  const navigate = useNavigate()
  const search = (typed: string) => void navigate({ to: '.', search: searchWith({ q: typed || undefined }) })
  return (
    <div className={classes.search}>
      <SearchForm words={words} label={label} placeholder={label} onSearch={search} />
    </div>
  )
}
