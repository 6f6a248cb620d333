import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { contentLink } from '../ui/content/content-link.ts'
import classes from './command-palette.module.css'
import { rememberSearch } from './recent-searches.ts'
import { SuggestionRow } from './suggestion-row.tsx'
import { useSuggestions, type Suggestion } from './use-suggestions.ts'

type CommandPaletteProps = {
  /** What was typed before the window was there. */
  initial: string
  /** What the page shows results for: to be changed, or typed over. */
  searched: string
  onClose: () => void
}

/**
 * Search, and ways to anywhere, in a window over the page. The browser's own dialog keeps the focus inside, closes by
 * Escape and gives the focus back. Enter without a choice opens the page of all results.
 */
export function CommandPalette({ initial, searched, onClose }: CommandPaletteProps) {
  const { t } = useLingui()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(initial || searched)
  // Its key: what is found later may stand in front of it.
  const [activeKey, setActiveKey] = useState<string | null>(null)
  const groups = useSuggestions(typed)
  const all = groups.flatMap(({ suggestions }) => suggestions)
  const count = all.length
  const active = all.findIndex(({ key }) => key === activeKey)
  const chosen = all[active]
  const go = useGo()
  useEffect(() => {
    dialog.current?.showModal()
    if (!initial) field.current?.select()
  }, [initial])

  const close = () => {
    dialog.current?.close()
    // The dialog's own event comes a moment later. Whoever asks for the palette again before it would get none.
    onClose()
  }
  const open = (suggestion: Suggestion) => {
    close()
    go(suggestion)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      // The field itself is one of the stops, so that what was typed can be searched for again.
      const stops = all.length + 1
      const next = ((active + 1 + (event.key === 'ArrowDown' ? 1 : -1) + stops) % stops) - 1
      setActiveKey(all[next]?.key ?? null)
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (chosen) open(chosen)
    else if (typed.trim()) open({ key: '', term: typed.trim(), isRecent: false })
  }

  return (
    <dialog
      ref={dialog}
      className={classes.palette}
      aria-label={t`Search or jump to`}
      onClose={onClose}
      // A click on what is behind: the dialog itself is covered by what is in it.
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div className={classes.inside}>
        <div className={classes.field}>
          <IconSearch size={20} aria-hidden />
          <input
            ref={field}
            className={classes.input}
            type="text"
            role="combobox"
            aria-label={t`Search or jump to`}
            placeholder={t`Search or jump to…`}
            // The field is what the window is for.
            autoFocus
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={200}
            aria-expanded={all.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={chosen ? `${id}-${active}` : undefined}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              setActiveKey(null)
            }}
            onKeyDown={onKeyDown}
          />
          <button type="button" className={classes.close} onClick={close}>
            <IconX size={20} aria-hidden />
            <span className="visually-hidden">{t`Close`}</span>
          </button>
        </div>
        <div id={`${id}-list`} role="listbox" aria-label={t`Suggestions`} className={classes.list}>
          {groups.map(({ label, suggestions }) => (
            <div key={label} role="group" aria-label={label}>
              <p className={classes.group} aria-hidden>
                {label}
              </p>
              {suggestions.map((suggestion) => (
                <SuggestionRow
                  key={suggestion.key}
                  id={`${id}-${all.indexOf(suggestion)}`}
                  suggestion={suggestion}
                  words={typed}
                  isActive={suggestion === chosen}
                  onPick={() => open(suggestion)}
                />
              ))}
            </div>
          ))}
        </div>
        <p role="status" className="visually-hidden">
          {plural(count, { one: '# suggestion', other: '# suggestions' })}
        </p>
      </div>
    </dialog>
  )
}

function useGo(): (suggestion: Suggestion) => void {
  const navigate = useNavigate()
  return (suggestion) => {
    if ('content' in suggestion) return void navigate(contentLink(suggestion.content))
    if ('page' in suggestion) return void navigate(suggestion.page.link)
    if ('command' in suggestion) return suggestion.command.run()
    rememberSearch(suggestion.term)
    void navigate({ to: '/search', search: { q: suggestion.term } })
  }
}
