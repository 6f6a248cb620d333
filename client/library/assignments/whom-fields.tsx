import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useController } from 'react-hook-form'
import { useGetShareAudience } from '../../../generated/client/recommendations-sharing/recommendations-sharing.ts'
import { Chooser } from '../../ui/chooser/chooser.tsx'
import type { Choice } from '../../ui/chooser/found-list.tsx'
import { toggled } from '../../ui/chooser/toggled.ts'
import type { AssignmentValues } from './assignment-values.ts'

type WhomFieldProps = {
  name: 'teams' | 'people'
  /** Those among which a manager may choose; null for every team. */
  teamIds: readonly string[] | null
}

/** The teams or people whom an assignment asks, by their names. */
export function WhomField({ name, teamIds }: WhomFieldProps) {
  const { t } = useLingui()
  const [words, setWords] = useState('')
  const query = useDeferredValue(words.trim())
  const { data } = useGetShareAudience(query ? { query } : {}, { query: { placeholderData: keepPreviousData } })
  const { field, fieldState } = useController<AssignmentValues, 'teams' | 'people'>({ name })
  const found = name === 'teams' ? data?.teams.filter(({ id }) => !teamIds || teamIds.includes(id)) : data?.users
  return (
    <Chooser<Choice>
      label={name === 'teams' ? t`Teams that are asked` : t`People who are asked`}
      words={words}
      onType={setWords}
      found={found?.map(({ id, name }) => ({ id, name }))}
      chosen={field.value}
      onToggle={(one) => field.onChange(toggled(field.value, one))}
      none={<Trans>Nobody has this name.</Trans>}
      field={{ name, ref: field.ref, placeholder: t`Search by name`, error: fieldState.error?.message }}
    />
  )
}
