import { useHotkeys } from '@mantine/hooks'
import { useLingui } from '@lingui/react/macro'
import { useMatch } from '@tanstack/react-router'
import { IconSearch } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import classes from './search-button.module.css'

const IDLE_MS = 2_000

const load = () => import('./command-palette.tsx')
const CommandPalette = lazy(() => load().then((module) => ({ default: module.CommandPalette })))

/**
 * What looks like a field and opens the palette, as Ctrl/Cmd-K does; the palette itself comes when it is first wanted. On the
 * page of results it holds what was searched for.
 */
export function SearchButton() {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [early, setEarly] = useState('')
  const words = useMatch({ from: '/app/search', shouldThrow: false, select: ({ search }) => search.q }) ?? ''
  const open = () => {
    setEarly('')
    setOpen(true)
  }
  useHotkeys([['mod+K', open]], [])
  // Once the page is calm, so that the palette is there when it is wanted; without a connection it comes then.
  useEffect(() => {
    const waiting = setTimeout(() => void load().catch(() => undefined), IDLE_MS)
    return () => clearTimeout(waiting)
  }, [])
  return (
    <search className={classes.search}>
      <button
        type="button"
        className={classes.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
      >
        <IconSearch size={18} aria-hidden />
        <span className={words ? 'visually-hidden' : classes.words}>{t`Search or jump to…`}</span>
        {words && <span className={`${classes.words} ${classes.searched}`}>{words}</span>}
      </button>
      {isOpen && (
        <Suspense fallback={<EarlyTyping onType={(key) => setEarly((before) => before + key)} />}>
          <CommandPalette initial={early} searched={words} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </search>
  )
}

/** Takes what somebody types right after the keys, while the palette is on its way. */
function EarlyTyping({ onType }: { onType: (key: string) => void }) {
  useEffect(() => {
    const keep = (event: KeyboardEvent) => {
      if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      onType(event.key)
    }
    document.addEventListener('keydown', keep)
    return () => document.removeEventListener('keydown', keep)
  })
  return null
}
