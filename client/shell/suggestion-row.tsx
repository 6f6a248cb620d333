import { useLingui } from '@lingui/react'
import { IconHistory, IconSearch } from '@tabler/icons-react'
import { kindOf } from '../ui/content/content-kind.ts'
import { Highlighted } from '../ui/list/highlighted.tsx'
import { KindIcon } from '../ui/content/kind-icon.tsx'
import { kindLabel } from '../ui/content/kind-label.ts'
import classes from './command-palette.module.css'
import type { Suggestion } from './use-suggestions.ts'

type SuggestionRowProps = {
  id: string
  suggestion: Suggestion
  words: string
  isActive: boolean
  onPick: () => void
}

export function SuggestionRow({ id, suggestion, words, isActive, onPick }: SuggestionRowProps) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      // The active row of a long list comes into sight.
      ref={isActive ? (row) => row?.scrollIntoView({ block: 'nearest' }) : undefined}
      className={classes.option}
      // The press would take the focus from the field before the click arrives.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      <Row suggestion={suggestion} words={words} />
    </div>
  )
}

function Row({ suggestion, words }: { suggestion: Suggestion; words: string }) {
  const { i18n } = useLingui()
  if ('page' in suggestion || 'command' in suggestion) {
    const { icon: Icon, label } = 'page' in suggestion ? suggestion.page : suggestion.command
    return (
      <>
        <Icon size={20} stroke={1.6} aria-hidden />
        <span className={classes.optionName}>{label}</span>
      </>
    )
  }
  if ('term' in suggestion) {
    const Icon = suggestion.isRecent ? IconHistory : IconSearch
    return (
      <>
        <Icon size={20} stroke={1.6} aria-hidden />
        <span className={classes.optionName}>{suggestion.term}</span>
      </>
    )
  }
  const { content } = suggestion
  return (
    <>
      <KindIcon kind={kindOf(content)} size={20} />
      <span className={classes.optionName}>
        <Highlighted text={content.name} words={words} />
      </span>
      <span className={classes.optionKind}>{content.customType ?? i18n._(kindLabel(kindOf(content)))}</span>
    </>
  )
}
