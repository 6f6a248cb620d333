import { useLingui } from '@lingui/react/macro'
import type { ContentCard } from '../../generated/client/model/contentCard.ts'
import { DuePill } from '../ui/due-pill.tsx'

/** What somebody is asked to do with content, and until when. */
export function WhatToDo({ goal }: { goal: NonNullable<ContentCard['goal']> }) {
  const { t } = useLingui()
  return (
    <>
      {goal.type === 'open' ? t`Open it` : t`Finish it`}
      <DuePill dueDate={goal.dueDate} />
    </>
  )
}
