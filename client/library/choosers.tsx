import { Trans, useLingui } from '@lingui/react/macro'
import { useDeferredValue, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useListTags, useListTopics } from '../../generated/client/topics-admin/topics-admin.ts'
import { Chooser } from '../ui/chooser/chooser.tsx'
import { useTeams } from './use-teams.ts'

/** Characters, as the contract has it. */
const MAX_TAG = 50

/** A list of ids in the form around. */
type IdList = 'teamIds' | 'topics' | 'formerTopics' | 'tags'

function useIds(name: IdList) {
  const { control, setValue } = useFormContext<Record<IdList, string[]>>()
  const ids = useWatch({ control, name })
  const toggle = ({ id }: { id: string }) =>
    setValue(name, ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id], { shouldDirty: true })
  return { ids, toggle }
}

/** The teams that an audience means. */
export function TeamChooser() {
  const { t } = useLingui()
  const [words, setWords] = useState('')
  const found = useTeams(useDeferredValue(words.trim()))
  const all = useTeams()
  const { ids, toggle } = useIds('teamIds')
  const chosen = ids.map((id) => ({
    id,
    name: [...found, ...all].find((each) => each.id === id)?.name ?? t`Another team`,
  }))
  return (
    <Chooser
      label={t`Teams that see it`}
      words={words}
      onType={setWords}
      found={found}
      chosen={chosen}
      onToggle={toggle}
      none={<Trans>Nothing has this name.</Trans>}
      field={{ placeholder: t`Search by name` }}
    />
  )
}

type TopicChooserProps = {
  /** Those that a playlist stands under now. */
  known: readonly { id: string; name: string }[]
  name?: 'topics' | 'formerTopics'
  label?: string
}

/** Topics that a playlist stands under. */
export function TopicChooser({ known, name = 'topics', label }: TopicChooserProps) {
  const { t } = useLingui()
  const [words, setWords] = useState('')
  const search = useDeferredValue(words.trim())
  const { data } = useListTopics({ limit: 100, ...(search && { search }) })
  const found = data?.items ?? []
  const { ids, toggle } = useIds(name)
  const nameOf = (id: string) => [...known, ...found].find((each) => each.id === id)?.name ?? t`Another topic`
  return (
    <Chooser
      label={label ?? t`Topics`}
      words={words}
      onType={setWords}
      found={found}
      chosen={ids.map((id) => ({ id, name: nameOf(id) }))}
      onToggle={toggle}
      none={<Trans>Nothing has this name.</Trans>}
      field={{ placeholder: t`Search by name`, description: t`Learners browse by them.` }}
    />
  )
}

/** The words that content is found by; one that the hub does not have yet is made of what is typed. */
export function TagChooser() {
  const { t } = useLingui()
  const [words, setWords] = useState('')
  const typed = words.trim()
  const search = useDeferredValue(typed)
  const { data } = useListTags({ limit: 20, ...(search && { search }) })
  const found = (data?.items ?? []).map(({ name }) => ({ id: name, name }))
  const { ids, toggle } = useIds('tags')
  const isSame = (name: string) => name.toLowerCase() === typed.toLowerCase()
  const isNew = typed !== '' && typed.length <= MAX_TAG && data && ![...found.map(({ id }) => id), ...ids].some(isSame)
  return (
    <Chooser
      label={t`Tags`}
      words={words}
      onType={setWords}
      found={isNew ? [...found, { id: typed, name: typed, note: t`New tag` }] : found}
      chosen={ids.map((name) => ({ id: name, name }))}
      onToggle={(tag) => {
        toggle(tag)
        setWords('')
      }}
      none={<Trans>Nothing has this name.</Trans>}
      field={{ placeholder: t`Search by name`, description: t`Words that help people find it.` }}
    />
  )
}
