import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useSearchMyContent } from '../../generated/client/content/content.ts'
import type { ContentReference } from '../../generated/client/model/contentReference.ts'
import { Chooser } from '../ui/chooser/chooser.tsx'

type WelcomeContentProps = {
  chosen: ContentReference | null
  onChoose: (content: ContentReference | null) => void
}

/** One playlist or asset to begin with, found as learners find it. */
export function WelcomeContent({ chosen, onChoose }: WelcomeContentProps) {
  const { t } = useLingui()
  const [words, setWords] = useState('')
  const query = useDeferredValue(words.trim())
  const { data } = useSearchMyContent(
    { query, limit: 10 },
    { query: { enabled: query !== '', placeholderData: keepPreviousData } },
  )
  const found = query === '' ? [] : data?.items.map(({ id, type, name }) => ({ id, type, name }))
  return (
    <Chooser<ContentReference>
      label={t`Begin with`}
      foundLabel={t`Playlists and assets`}
      words={words}
      onType={setWords}
      found={query === '' ? undefined : found}
      chosen={chosen ? [chosen] : []}
      onToggle={(one) => {
        onChoose(one.id === chosen?.id ? null : one)
        setWords('')
      }}
      none={<Trans>Nothing has this name.</Trans>}
      field={{
        placeholder: t`Search by name`,
        description: t`A playlist or an asset to which the view leads. Only those who may see it are led there.`,
      }}
    />
  )
}
