import { useLingui } from '@lingui/react/macro'
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react'
import { useState, type KeyboardEvent, type RefObject } from 'react'
import { useFormat } from '../../i18n/use-format.ts'
import { ControlButton } from '../viewing/control-button.tsx'
import classes from './document.module.css'
import type { Found, ShownPages } from './use-pages.ts'

interface FindBarProps {
  field: RefObject<HTMLInputElement | null>
  found: Found
  onFind: ShownPages['find']
  onClose: () => void
}

/** Looks for words on all pages. */
export function FindBar({ field, found, onFind, onClose }: FindBarProps) {
  const { t } = useLingui()
  const [words, setWords] = useState('')
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onClose()
    if (event.key !== 'Enter' || event.target !== field.current) return
    event.preventDefault()
    onFind(words, event.shiftKey ? 'previous' : 'next')
  }
  return (
    <div className={classes.find} role="search" onKeyDown={onKeyDown}>
      <input
        ref={field}
        autoFocus
        type="search"
        className={classes.words}
        maxLength={200}
        aria-label={t`Search the document`}
        placeholder={t`Search the document`}
        value={words}
        onChange={({ currentTarget }) => {
          setWords(currentTarget.value)
          onFind(currentTarget.value, 'first')
        }}
      />
      <span className={classes.count} role="status">
        {words && <Count found={found} />}
      </span>
      <ControlButton name={t`Previous match`} onClick={() => onFind(words, 'previous')}>
        <IconChevronUp size={20} aria-hidden />
      </ControlButton>
      <ControlButton name={t`Next match`} onClick={() => onFind(words, 'next')}>
        <IconChevronDown size={20} aria-hidden />
      </ControlButton>
      <ControlButton name={t`Close the search`} onClick={onClose}>
        <IconX size={20} aria-hidden />
      </ControlButton>
    </div>
  )
}

function Count({ found: { current, total, isSearching } }: { found: Found }) {
  const { t } = useLingui()
  const format = useFormat()
  if (isSearching) return null
  if (total === 0) return t`No matches`
  const [place, count] = [format.number(current), format.number(total)]
  return t`${place} of ${count}`
}
