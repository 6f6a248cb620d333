import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useFoundContent } from '../../shell/use-found-content.tsx'
import { Chooser } from '../../ui/chooser/chooser.tsx'
import type { Choice } from '../../ui/chooser/found-list.tsx'
import { useCommonNote } from '../use-common-note.ts'

export type AnswerValues = { answer: string; contentIds: string[] }

/** The playlists and assets that answer a request. @param known those that do so now */
export function ContentChooser({ known }: { known: readonly Choice[] }) {
  const { t } = useLingui()
  const [words, setWords] = useState('')
  const [met, setMet] = useState<readonly Choice[]>(known)
  const { control, setValue } = useFormContext<AnswerValues>()
  const ids = useWatch({ control, name: 'contentIds' })
  const commonNote = useCommonNote()
  const found = useFoundContent(words, 'local_and_common', (item) => (item.published ? commonNote(item) : t`Draft`))
  const toggle = ({ id, name }: Choice) => {
    setMet((before) => [...before.filter((each) => each.id !== id), { id, name }])
    const next = ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]
    setValue('contentIds', next, { shouldDirty: true })
  }
  return (
    <Chooser<Choice>
      label={t`Playlists and assets`}
      words={words}
      onType={setWords}
      found={found}
      chosen={met.filter(({ id }) => ids.includes(id))}
      onToggle={toggle}
      none={<Trans>Nothing has this name.</Trans>}
      field={{ placeholder: t`Search by name`, description: t`What the person may see, at most ten.` }}
    />
  )
}
