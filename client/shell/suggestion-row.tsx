import { useLingui } from '@lingui/react'
import { IconSearch } from '@tabler/icons-react'
import { kindOf } from '../ui/content-kind.ts'
import { KindIcon } from '../ui/kind-icon.tsx'
import { kindLabel } from '../ui/kind-label.ts'
import classes from './search-box.module.css'
import type { Suggestion } from './use-suggestions.ts'

type SuggestionRowProps = { id: string; suggestion: Suggestion; isActive: boolean; onPick: () => void }

export function SuggestionRow({ id, suggestion, isActive, onPick }: SuggestionRowProps) {
  const { i18n } = useLingui()
  const content = 'content' in suggestion ? suggestion.content : null
  return (
    <li
      id={id}
      role="option"
      aria-selected={isActive}
      className={classes.option}
      // The press would take the focus from the field, and with it the list, before the click arrives.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      {content ? <KindIcon kind={kindOf(content)} size={20} /> : <IconSearch size={20} stroke={1.6} aria-hidden />}
      <span className={classes.optionName}>{'term' in suggestion ? suggestion.term : suggestion.content.name}</span>
      {content && (
        <span className={classes.optionKind}>{content.customType ?? i18n._(kindLabel(kindOf(content)))}</span>
      )}
    </li>
  )
}
