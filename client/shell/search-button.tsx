import { useHotkeys } from '@mantine/hooks'
import { useLingui } from '@lingui/react/macro'
import { IconSearch } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import classes from './search-button.module.css'

const CALM_MS = 2_000

const load = () => import('./command-palette.tsx')
const CommandPalette = lazy(() => load().then((module) => ({ default: module.CommandPalette })))

/** What looks like a field and opens the palette, as Ctrl/Cmd-K does; the palette itself comes when it is first wanted. */
export function SearchButton() {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  useHotkeys([['mod+K', () => setOpen(true)]], [])
  // Once the page is calm: what somebody types right after the keys must not be lost on the way to the palette.
  useEffect(() => {
    const waiting = setTimeout(() => void load(), CALM_MS)
    return () => clearTimeout(waiting)
  }, [])
  return (
    <search className={classes.search}>
      <button
        type="button"
        className={classes.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <IconSearch size={18} aria-hidden />
        <span className={classes.words}>{t`Search or jump to…`}</span>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <CommandPalette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </search>
  )
}
