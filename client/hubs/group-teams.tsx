import { Button, TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useDeferredValue, useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { useListTeams } from '../../generated/client/teams-admin/teams-admin.ts'
import { useTeamNames } from '../api/manage-team-names.ts'
import { Chooser } from '../ui/chooser/chooser.tsx'
import type { Choice } from '../ui/chooser/found-list.tsx'
import type { Field } from '../ui/form/use-fields.tsx'
import type { ProviderValues } from './provider-values.ts'
import classes from './settings.module.css'

/** So many teams are shown; words find others. */
const SHOWN = 10
const MOST = 200

/** Which groups of the provider lead to which teams. */
export function GroupTeams({ field }: { field: Field<ProviderValues> }) {
  const { t } = useLingui()
  const { fields, append, remove } = useFieldArray<ProviderValues, 'signIn.oidc.groupTeams'>({
    name: 'signIn.oidc.groupTeams',
  })
  return (
    <fieldset className={classes.language}>
      <legend>{t`Groups that lead to teams`}</legend>
      <p className={classes.note}>
        <Trans>
          At each sign-in, people who are in the group join the team, and people who are not leave it, managers of the
          team too. Teams without a group stay as they are.
        </Trans>
      </p>
      {fields.map(({ id }, index) => (
        <GroupTeam key={id} index={index} field={field} onRemove={() => remove(index)} />
      ))}
      {fields.length < MOST && (
        <Button
          className={classes.remove}
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => append({ group: '', teamId: '' })}
        >{t`Add a group`}</Button>
      )}
    </fieldset>
  )
}

type GroupTeamProps = { index: number; field: Field<ProviderValues>; onRemove: () => void }

function GroupTeam({ index, field, onRemove }: GroupTeamProps) {
  const { t } = useLingui()
  const number = index + 1
  return (
    <div className={classes.pair} role="group" aria-label={t`Group ${number}`}>
      <TextInput
        label={t`Group`}
        description={t`As the provider calls it, letter for letter.`}
        autoComplete="off"
        {...field(`signIn.oidc.groupTeams.${index}.group`, { isRequired: true })}
      />
      <TeamChoice index={index} field={field} />
      <Button
        className={classes.remove}
        variant="default"
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={onRemove}
      >{t`Remove the group`}</Button>
    </div>
  )
}

/** The team of a group, found by its name. */
function TeamChoice({ index, field }: Omit<GroupTeamProps, 'onRemove'>) {
  const { t } = useLingui()
  const name = `signIn.oidc.groupTeams.${index}.teamId` as const
  const { error } = field(name, { isRequired: true })
  const { setValue } = useFormContext<ProviderValues>()
  const teamId = useWatch<ProviderValues, typeof name>({ name })
  const names = useTeamNames(teamId ? [teamId] : [])
  const [words, setWords] = useState('')
  const search = useDeferredValue(words.trim())
  const { data } = useListTeams(
    { limit: SHOWN, ...(search && { search }) },
    { query: { enabled: search !== '' || !teamId, placeholderData: keepPreviousData } },
  )
  const choose = ({ id }: Choice) => {
    setValue(name, id === teamId ? '' : id, { shouldDirty: true, shouldValidate: Boolean(error) })
    setWords('')
  }
  return (
    <>
      {/* Where a refusal finds the entry that it is about. */}
      <input type="hidden" name={name} />
      <Chooser<Choice>
        label={t`Team`}
        foundLabel={t`Teams`}
        words={words}
        onType={setWords}
        found={teamId && !search ? undefined : data?.items}
        chosen={teamId ? [{ id: teamId, name: names.get(teamId) ?? t`Another team` }] : []}
        onToggle={choose}
        none={<Trans>Nothing has this name.</Trans>}
        field={{ placeholder: t`Search by name`, error }}
      />
    </>
  )
}
