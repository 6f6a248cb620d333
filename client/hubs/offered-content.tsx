import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useFoundContent } from '../shell/use-found-content.tsx'
import { Chooser } from '../ui/chooser/chooser.tsx'
import type { Choice } from '../ui/chooser/found-list.tsx'
import { toggled } from '../ui/chooser/toggled.ts'

export interface OfferValues {
  hostname: string
  contentIds: string[]
}

/** The hub's own playlists and assets that another hub may see. */
export function OfferedContent() {
  const { t } = useLingui()
  const [words, setWords] = useState('')
  const found = useFoundContent(words, 'local')
  const [chosen, setChosen] = useState<readonly Choice[]>([])
  const { field, fieldState } = useController<OfferValues, 'contentIds'>({ name: 'contentIds' })
  const toggle = (one: Choice) => {
    const next = toggled(chosen, one)
    setChosen(next)
    field.onChange(next.map(({ id }) => id))
  }
  return (
    <Chooser<Choice>
      label={t`Playlists and assets`}
      words={words}
      onType={setWords}
      found={found}
      chosen={chosen}
      onToggle={toggle}
      none={<Trans>Nothing has this name.</Trans>}
      field={{
        placeholder: t`Search by name`,
        description: t`A playlist brings all that stands in it.`,
        error: fieldState.error?.message,
        required: true,
        ref: field.ref,
      }}
    />
  )
}
