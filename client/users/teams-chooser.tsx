import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useListTeams } from '../../generated/client/teams-admin/teams-admin.ts'
import { Chooser } from '../ui/chooser/chooser.tsx'
import type { Choice } from '../ui/chooser/found-list.tsx'
import { toggled } from '../ui/chooser/toggled.ts'

interface TeamsChooserProps {
  chosen: readonly Choice[]
  onChange: (teams: Choice[]) => void
  isFirst?: boolean
}

/** Several teams of the hub, found by name. */
export function TeamsChooser({ chosen, onChange, isFirst = false }: TeamsChooserProps) {
  const { t } = useLingui()
  const [words, setWords] = useState('')
  const search = useDeferredValue(words.trim())
  const { data } = useListTeams(
    { limit: 20, ...(search && { search }) },
    { query: { placeholderData: keepPreviousData } },
  )
  return (
    <Chooser
      label={t`Teams`}
      words={words}
      onType={setWords}
      found={data?.items.map(({ id, name }) => ({ id, name }))}
      chosen={chosen}
      onToggle={(one) => onChange(toggled(chosen, one))}
      none={<Trans>No team has this name.</Trans>}
      field={{ placeholder: t`Search by name`, ...(isFirst && { 'data-autofocus': true }) }}
    />
  )
}
