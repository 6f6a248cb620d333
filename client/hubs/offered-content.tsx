import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useController } from 'react-hook-form'
import { useListContent } from '../../generated/client/content-admin/content-admin.ts'
import { Chooser } from '../ui/chooser/chooser.tsx'
import type { Choice } from '../ui/chooser/found-list.tsx'
import { kindOf } from '../ui/content-kind.ts'
import { KindIcon } from '../ui/kind-icon.tsx'

export interface OfferValues {
  hostname: string
  contentIds: string[]
}

/** So many are shown; words find others. */
const SHOWN = 8

/** The hub's own playlists and assets that another hub may see. */
export function OfferedContent() {
  const { t } = useLingui()
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<readonly Choice[]>([])
  const { field, fieldState } = useController<OfferValues, 'contentIds'>({ name: 'contentIds' })
  const search = useDeferredValue(words.trim())
  const { data } = useListContent(
    { owner: 'local', limit: SHOWN, ...(search && { search }) },
    { query: { placeholderData: keepPreviousData } },
  )
  const toggle = (one: Choice) => {
    const others = chosen.filter(({ id }) => id !== one.id)
    const next = others.length < chosen.length ? others : [...chosen, { id: one.id, name: one.name }]
    setChosen(next)
    field.onChange(next.map(({ id }) => id))
  }
  return (
    <Chooser<Choice>
      label={t`Playlists and assets`}
      words={words}
      onType={setWords}
      found={data?.items.map((item) => ({
        id: item.id,
        name: item.name,
        icon: <KindIcon kind={kindOf(item)} size={18} />,
      }))}
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
