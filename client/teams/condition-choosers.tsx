import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useListAssets } from '../../generated/client/assets-admin/assets-admin.ts'
import { useListPlaylists } from '../../generated/client/playlists-admin/playlists-admin.ts'
import { useListTeams } from '../../generated/client/teams-admin/teams-admin.ts'
import { useTeamNames } from '../api/manage-team-names.ts'
import { Chooser } from '../ui/chooser/chooser.tsx'
import type { Choice } from '../ui/chooser/found-list.tsx'
import { kindOf } from '../ui/content/content-kind.ts'
import { KindIcon } from '../ui/content/kind-icon.tsx'
import type { DraftCondition } from './rules-form.ts'
import { useContentNames } from './use-rule-names.ts'

/** So many are shown; words find others. Where something is chosen, the list waits for words. */
const SHOWN = 20

interface ValuesProps {
  condition: DraftCondition
  error: string | undefined
  setValues: (values: string[]) => void
}

const toggled = (values: readonly string[], id: string) =>
  values.includes(id) ? values.filter((each) => each !== id) : [...values, id]

/** Teams that a condition names. */
export function TeamsChooser({ condition: { values }, error, setValues }: ValuesProps) {
  const { t } = useLingui()
  const [words, setWords] = useState('')
  const search = useDeferredValue(words.trim())
  const { data } = useListTeams(
    { limit: SHOWN, ...(search && { search }) },
    { query: { placeholderData: keepPreviousData } },
  )
  const names = useTeamNames(values)
  return (
    <Chooser<Choice>
      label={t`Teams`}
      words={words}
      onType={setWords}
      found={values.length === 0 || search ? data?.items : undefined}
      chosen={values.map((id) => ({ id, name: names.get(id) ?? t`Another team` }))}
      onToggle={({ id }) => setValues(toggled(values, id))}
      none={<Trans>Nothing has this name.</Trans>}
      field={{ placeholder: t`Search by name`, error }}
    />
  )
}

type ContentChooserProps = { contentId: string; error: string | undefined; onChoose: (id: string) => void }

/** The one playlist or asset that has to be completed. */
export function ContentChooser({ contentId, error, onChoose }: ContentChooserProps) {
  const { t } = useLingui()
  const [words, setWords] = useState('')
  const found = useContent(useDeferredValue(words.trim()))
  const names = useContentNames(contentId ? [contentId] : [])
  const chosen = contentId ? [{ id: contentId, name: names.get(contentId) ?? t`Some content` }] : []
  return (
    <Chooser<Choice>
      label={t`Playlist or asset`}
      words={words}
      onType={setWords}
      found={contentId && !words ? undefined : found}
      chosen={chosen}
      onToggle={({ id }) => onChoose(id === contentId ? '' : id)}
      none={<Trans>Nothing has this name.</Trans>}
      field={{ placeholder: t`Search by name`, error }}
    />
  )
}

function useContent(search: string): Choice[] | undefined {
  const params = { limit: SHOWN, ...(search && { search }) }
  const options = { query: { placeholderData: keepPreviousData } }
  const playlists = useListPlaylists(params, options)
  const assets = useListAssets(params, options)
  if (!playlists.data && !assets.data) return undefined
  const items = [
    ...(playlists.data?.items ?? []).map((playlist) => ({ ...playlist, type: 'playlist', fileFormat: null })),
    ...(assets.data?.items ?? []),
  ]
  return items
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map((item) => ({ id: item.id, name: item.name, icon: <KindIcon kind={kindOf(item)} size={18} /> }))
}

/** A few values that are all known. */
export function NamedValues({ condition: { values }, error, setValues, choices }: ValuesProps & { choices: Choice[] }) {
  const { t } = useLingui()
  const [words, setWords] = useState('')
  const part = words.trim().toLowerCase()
  return (
    <Chooser<Choice>
      label={t`Values`}
      words={words}
      onType={setWords}
      found={values.length === 0 || part ? choices.filter(({ name }) => name.toLowerCase().includes(part)) : undefined}
      chosen={values.map((id) => choices.find((each) => each.id === id) ?? { id, name: id })}
      onToggle={({ id }) => setValues(toggled(values, id))}
      none={<Trans>Nothing has this name.</Trans>}
      field={{ placeholder: t`Search by name`, error }}
    />
  )
}
