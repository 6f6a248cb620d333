import { useLingui } from '@lingui/react/macro'
import { useTeamTypes } from './use-team-types.ts'

/** The types for a select, none of them first. @param known the one that a team has, which stays for who may not read the others */
export function useTypeChoices(known?: { id: string; name: string } | null): { value: string; label: string }[] {
  const { t } = useLingui()
  const types = useTeamTypes()
  const others = known && !types.some(({ id }) => id === known.id) ? [known, ...types] : types
  return [{ value: '', label: t`No type` }, ...others.map(({ id, name }) => ({ value: id, label: name }))]
}
