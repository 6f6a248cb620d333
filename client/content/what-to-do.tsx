import { useLingui } from '@lingui/react/macro'
import type { ContentCard } from '../../generated/client/model/contentCard.ts'
import { DuePills } from '../ui/content/due-pills.tsx'

type WhatToDoProps = { item: Pick<ContentCard, 'goal' | 'ownDueDate'> }

/** What somebody is asked to do with content or wants to do, and until when. */
export function WhatToDo({ item }: WhatToDoProps) {
  const { t } = useLingui()
  return (
    <>
      {item.goal?.type === 'open' && !item.goal.isMet ? t`Open it` : t`Finish it`}
      <DuePills of={item} />
    </>
  )
}
