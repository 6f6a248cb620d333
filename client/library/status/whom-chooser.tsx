import { Trans, useLingui } from '@lingui/react/macro'
import { IconUser, IconUsersGroup } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useGetShareAudience } from '../../../generated/client/recommendations-sharing/recommendations-sharing.ts'
import { Chooser } from '../../ui/chooser/chooser.tsx'
import type { Choice } from '../../ui/chooser/found-list.tsx'
import { toggled } from '../../ui/chooser/toggled.ts'
import type { StatusChoice } from './status-choice.ts'

type WhomChooserProps = {
  choice: Pick<StatusChoice, 'people' | 'teams'>
  onChange: (part: Partial<Pick<StatusChoice, 'people' | 'teams'>>) => void
}

/** People and teams by their names. */
export function WhomChooser({ choice: { people, teams }, onChange }: WhomChooserProps) {
  const { t } = useLingui()
  const [words, setWords] = useState('')
  const query = useDeferredValue(words.trim())
  const { data } = useGetShareAudience(query ? { query } : {}, { query: { placeholderData: keepPreviousData } })
  const found = data && [
    ...data.teams.map(({ id, name }) => ({ id, name, icon: TEAM, note: t`Team` })),
    ...data.users.map(({ id, name }) => ({ id, name, icon: PERSON })),
  ]
  const isTeam = ({ id }: Choice) => [...(data?.teams ?? []), ...teams].some((team) => team.id === id)
  const toggle = (one: Choice) =>
    onChange(isTeam(one) ? { teams: toggled(teams, one) } : { people: toggled(people, one) })
  return (
    <Chooser<Choice>
      label={t`People and teams`}
      words={words}
      onType={setWords}
      found={found}
      chosen={[...teams, ...people]}
      onToggle={toggle}
      none={<Trans>Nobody has this name.</Trans>}
      field={{ placeholder: t`Name of a person or a team` }}
    />
  )
}

const TEAM = <IconUsersGroup size={18} aria-hidden />
const PERSON = <IconUser size={18} aria-hidden />
