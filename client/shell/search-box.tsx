import { ActionIcon } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { IconSearch } from '@tabler/icons-react'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { contentLink } from '../ui/content-link.ts'
import classes from './search-box.module.css'
import { SuggestionRow } from './suggestion-row.tsx'
import { useSuggestions, type Suggestion } from './use-suggestions.ts'

/** Ctrl/Cmd-K. Results open as one types; Enter without a choice opens the page of all results. */
export function SearchBox() {
  const { t } = useLingui()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const suggestions = useSuggestions(typed)
  const open = useOpen(() => {
    setOpen(false)
    setTyped('')
    input.current?.blur()
  })
  useHotkeys([['mod+K', () => input.current?.focus()]], [])
  const isShown = isOpen && suggestions.length > 0
  const chosen = suggestions[active]

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setOpen(true)
      setActive(((active + 1 + step + suggestions.length + 1) % (suggestions.length + 1)) - 1)
    }
    if (event.key === 'Escape') setOpen(false)
    if (event.key === 'Enter' && isShown && chosen) {
      event.preventDefault()
      open(chosen)
    }
  }

  return (
    <search className={classes.search}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (typed.trim()) open({ key: '', term: typed.trim() })
        }}
      >
        <IconSearch className={classes.icon} size={18} aria-hidden />
        <input
          ref={input}
          className={classes.input}
          type="search"
          role="combobox"
          aria-label={t`Search`}
          placeholder={t`Search or jump to…`}
          aria-keyshortcuts="Control+K Meta+K"
          autoComplete="off"
          maxLength={200}
          aria-expanded={isShown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isShown && chosen ? `${id}-${active}` : undefined}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setActive(-1)
            setOpen(true)
          }}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={onKeyDown}
        />
        <ul id={`${id}-list`} role="listbox" aria-label={t`Suggestions`} className={classes.list} hidden={!isShown}>
          {suggestions.map((suggestion, index) => (
            <SuggestionRow
              key={suggestion.key}
              id={`${id}-${index}`}
              suggestion={suggestion}
              isActive={index === active}
              onPick={() => open(suggestion)}
            />
          ))}
        </ul>
      </form>
      <ActionIcon component={Link} to="/search" className={classes.small} aria-label={t`Search`}>
        <IconSearch size={20} stroke={1.7} aria-hidden />
      </ActionIcon>
    </search>
  )
}

function useOpen(onOpened: () => void): (suggestion: Suggestion) => void {
  const navigate = useNavigate()
  return (suggestion) => {
    onOpened()
    if ('content' in suggestion) void navigate(contentLink(suggestion.content))
    else void navigate({ to: '/search', search: { q: suggestion.term } })
  }
}
