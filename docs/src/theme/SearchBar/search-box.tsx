import { useHistory, useLocation } from '@docusaurus/router'
import useBaseUrl from '@docusaurus/useBaseUrl'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import type { Hit, Search } from './create-search.ts'
import { HitList } from './hit-list.tsx'
import styles from './styles.module.css'

/** A box with a list of hits below it, worked by mouse or by arrow keys, Enter and Escape. `search` is null while it loads. */
export function SearchBox({ search }: { search: Search | null }): ReactNode {
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const [open, setOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const history = useHistory()
  const shortcut = useShortcut(input)
  const hits = useMemo(() => (search && text.trim() ? search(text) : []), [search, text])
  const isOpen = open && text.trim() !== ''

  function choose(hit: Hit): void {
    setText('')
    setOpen(false)
    input.current?.blur()
    history.push(hit.url)
  }

  function handleKey(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const hit = hits[active]
    if (step && hits.length > 0) setActive((active + step + hits.length) % hits.length)
    else if (event.key === 'Enter' && isOpen && hit) choose(hit)
    else if (event.key === 'Escape') setOpen(false)
    else return
    event.preventDefault()
  }

  return (
    <div className={`navbar__search ${styles.box}`}>
      <input
        ref={input}
        type="search"
        role="combobox"
        className={`navbar__search-input ${styles.input}`}
        placeholder={search ? `Search ${shortcut}`.trim() : 'Loading...'}
        aria-label="Search"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && hits[active] ? `${listId}-${active}` : undefined}
        autoComplete="off"
        disabled={!search}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setActive(0)
          setOpen(true)
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={handleKey}
      />
      {isOpen && <HitList id={listId} hits={hits} active={active} onChoose={choose} />}
    </div>
  )
}

/**
 * Focuses `input` on Ctrl+K or Cmd+K and gives the shortcut's name on this machine. On the API page the keys are
 * Redoc's, which searches the fields too, and the name is empty.
 */
function useShortcut(input: { current: HTMLInputElement | null }): string {
  const [name, setName] = useState('Ctrl+K')
  const apiPath = useBaseUrl('/api')
  const isTaken = useLocation().pathname.startsWith(apiPath)
  useEffect(() => {
    if (navigator.platform.startsWith('Mac')) setName('⌘+K')
    if (isTaken) return
    const focus = (event: globalThis.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key !== 'k') return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [input, isTaken])
  return isTaken ? '' : name
}
