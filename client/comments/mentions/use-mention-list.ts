import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue, useState, type KeyboardEvent } from 'react'
import { useGetShareAudience } from '../../../generated/client/recommendations-sharing/recommendations-sharing.ts'
import type { Mention } from '../../../generated/client/model/mention.ts'
import { askedAt, type Asked } from './mention-text.ts'

/** What is commented on. */
export interface Commented {
  id: string
  type: 'playlist' | 'asset'
}

export interface MentionList {
  /** What is typed for a name; null where nobody is asked for. */
  asked: Asked | null
  /** Who can be chosen; undefined while they are on their way. */
  people: readonly Mention[] | undefined
  active: number
  /** Looks at what stands before the caret. */
  look: (box: HTMLTextAreaElement) => void
  close: () => void
  /** Whether a key was for the list; one may choose from it. */
  onKey: (event: KeyboardEvent<HTMLTextAreaElement>, choose: (mention: Mention) => void) => boolean
}

/** The people among whom somebody chooses by typing an @ and a name: those with whom they may share the content. */
export function useMentionList(content: Commented, known: readonly Mention[]): MentionList {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [closedAt, setClosedAt] = useState<number | null>(null)
  const [active, setActive] = useState(0)
  const { people, isFresh } = usePeople(content, asked)
  const look = ({ value, selectionStart }: HTMLTextAreaElement) => {
    const next = askedAt(value, selectionStart, known)
    if (next?.start !== closedAt) setClosedAt(null)
    if (next?.words !== asked?.words) setActive(0)
    setAsked(next && next.start === closedAt ? null : next)
  }
  const close = () => setAsked(null)
  const onKey = (event: KeyboardEvent, choose: (mention: Mention) => void) => {
    if (!asked || event.nativeEvent.isComposing) return false
    const count = people?.length ?? 0
    // What stands there from the words before may be somebody else.
    const chosen = isFresh ? people?.[active] : undefined
    if (event.key === 'Escape') {
      setClosedAt(asked.start)
      close()
    } else if (chosen && (event.key === 'ArrowDown' || event.key === 'ArrowUp'))
      setActive((active + (event.key === 'ArrowDown' ? 1 : -1) + count) % count)
    else if (chosen && isChoice(event)) choose(chosen)
    else return false
    event.preventDefault()
    return true
  }
  return { asked, people, active, look, close, onKey }
}

function isChoice({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return (key === 'Enter' || key === 'Tab') && !ctrlKey && !metaKey && !shiftKey
}

function usePeople({ id, type }: Commented, asked: Asked | null) {
  const words = asked?.words ?? ''
  const query = useDeferredValue(words)
  const { data, isPlaceholderData } = useGetShareAudience(
    { ...(type === 'playlist' ? { playlistIds: [id] } : { assetIds: [id] }), ...(query && { query }) },
    { query: { enabled: asked !== null, placeholderData: keepPreviousData } },
  )
  return {
    people: data?.users.map((user): Mention => ({ userId: user.id, name: user.name })),
    isFresh: !isPlaceholderData && query === words,
  }
}
