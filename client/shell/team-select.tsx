import { Select } from '@mantine/core'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import { useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useListTeams } from '../../generated/client/teams-admin/teams-admin.ts'
import { useTeamNames } from '../api/manage-team-names.ts'
import '../ui/control/field-styles.ts'

/** So many teams are offered; words find others. */
const OFFERED = 20

interface TeamSelectProps {
  label: string
  /** What stands for no team. */
  none: string
  /** The id of the chosen one; empty for none. */
  value: string
  onChange: (teamId: string) => void
}

/** One team of the hub, found by its name, or none. */
export function TeamSelect({ label, none, value, onChange }: TeamSelectProps) {
  const { t } = useLingui()
  const [words, setWords] = useState('')
  const names = useTeamNames(value ? [value] : [])
  const chosen = value ? { value, label: names.get(value) ?? t`Another team` } : null
  // What stands in the field for the chosen one looks for nothing.
  const search = useDeferredValue(words === chosen?.label ? '' : words.trim())
  const { data } = useListTeams(
    { limit: OFFERED, ...(search && { search }) },
    { query: { placeholderData: keepPreviousData } },
  )
  const found = data?.items.filter(({ id }) => id !== value).map(({ id, name }) => ({ value: id, label: name })) ?? []
  return (
    <Select
      label={label}
      placeholder={none}
      data={chosen ? [chosen, ...found] : found}
      value={value || null}
      onChange={(id) => onChange(id ?? '')}
      searchable
      onSearchChange={setWords}
      // The hub has searched.
      filter={({ options }) => options}
      clearable
      clearButtonProps={{ 'aria-label': none }}
      nothingFoundMessage={t`No team has this name.`}
    />
  )
}
