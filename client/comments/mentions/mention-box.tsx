import { Textarea, type TextareaProps } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import type { Mention } from '../../../generated/client/model/mention.ts'
import { withMention } from './mention-text.ts'
import classes from './mentions.module.css'
import { useMentionList, type Commented } from './use-mention-list.ts'
import type { Mentions } from './use-mentions.ts'

interface MentionBoxProps extends Omit<TextareaProps, 'ref' | 'content'> {
  content: Commented
  mentions: Mentions
  /** Writes another text into the field. */
  onWrite: (text: string) => void
}

/**
 * A text in which an @ and a name mention somebody: whoever fits stands in a list below, to be chosen with the arrows and Enter
 * or with a click, and Escape closes it.
 */
export function MentionBox({ content, mentions, onWrite, onKeyDown, onBlur, ...field }: MentionBoxProps) {
  const { t } = useLingui()
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const list = useMentionList(content, mentions.known)
  const { asked, people, active, look, close } = list
  const choose = (mention: Mention) => {
    const box = place.current?.querySelector('textarea')
    if (!box || !asked) return
    const { text, caret } = withMention(box.value, box.selectionStart, asked, mention.name)
    mentions.add(mention)
    onWrite(text)
    box.setSelectionRange(caret, caret)
    close()
  }
  const isOpen = asked !== null && people !== undefined && people.length > 0
  // Words that fit nobody may be no name at all.
  const isNobody = asked !== null && people?.length === 0 && !asked.words.includes(' ')
  const count = people?.length ?? 0
  return (
    <div ref={place} className={classes.field}>
      <Textarea
        {...field}
        placeholder={t`Write @ and a name to mention somebody.`}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen ? `${id}-${active}` : undefined}
        onSelect={(event) => look(event.currentTarget)}
        onKeyDown={(event: KeyboardEvent<HTMLTextAreaElement>) => list.onKey(event, choose) || onKeyDown?.(event)}
        onBlur={(event) => {
          close()
          onBlur?.(event)
        }}
      />
      {isOpen && <People id={id} people={people} active={active} onChoose={choose} />}
      {isNobody && (
        <p className={classes.none}>
          <Trans>Nobody with this name in your teams can open it.</Trans>
        </p>
      )}
      <p role="status" className="visually-hidden">
        {isOpen &&
          plural(count, {
            one: '# person. Choose with Enter.',
            other: '# people. Choose with the arrow keys and Enter.',
          })}
        {isNobody && t`Nobody with this name in your teams can open it.`}
      </p>
    </div>
  )
}

interface PeopleProps {
  id: string
  people: readonly Mention[]
  active: number
  onChoose: (mention: Mention) => void
}

function People({ id, people, active, onChoose }: PeopleProps) {
  const { t } = useLingui()
  const chosen = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const { current } = chosen
    // What draws in tests scrolls nothing.
    if (current && 'scrollIntoView' in current) current.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <ul id={id} role="listbox" aria-label={t`People you can mention`} className={classes.list}>
      {people.map((mention, index) => (
        <li
          key={mention.userId}
          ref={index === active ? chosen : undefined}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className={classes.option}
          // The text keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(mention)}
        >
          {mention.name}
        </li>
      ))}
    </ul>
  )
}
