import { useState } from 'react'
import type { Mention } from '../../../generated/client/model/mention.ts'
import { useDraft } from '../../api/use-draft.ts'

/** Who was chosen to be mentioned in a text; who does not stand in it any more is not. */
export interface Mentions {
  known: readonly Mention[]
  add: (mention: Mention) => void
  /** Forgets who was chosen, once the text is sent. */
  clear: () => void
}

/** Whom an unsent text mentions, kept with it. @param before whom it mentions to begin with */
export function useMentions(draftKey: string, before: readonly Mention[]): Mentions {
  const draft = useDraft(`${draftKey}-mentions`)
  const [chosen, setChosen] = useState<readonly Mention[]>(() =>
    Object.entries(draft.kept).map(([userId, name]) => ({ userId, name: String(name) })),
  )
  const change = (mentions: readonly Mention[]) => {
    setChosen(mentions)
    draft.keep(Object.fromEntries(mentions.map(({ userId, name }) => [userId, name])))
  }
  const known = [...before, ...chosen.filter(({ userId }) => before.every((each) => each.userId !== userId))]
  return {
    known,
    add: (mention) => change([...chosen.filter(({ userId }) => userId !== mention.userId), mention]),
    clear: () => change([]),
  }
}
