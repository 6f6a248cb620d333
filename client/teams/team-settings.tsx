import { NativeSelect, TextInput } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { updateTeamBody } from '../../generated/client/bodies/updateTeam.ts'
import { useUpdateTeam } from '../../generated/client/teams-admin/teams-admin.ts'
import type { TeamFull } from '../../generated/client/model/teamFull.ts'
import { etagOf } from '../api/fetcher.ts'
import { useKeptTyping } from '../api/use-kept-typing.ts'
import '../ui/control/field-styles.ts'
import { Form } from '../ui/form/form.tsx'
import { useTypeChoices } from './use-type-choices.ts'

interface SettingsValues {
  name: string
  teamType_id: string | null
}

type TeamSettingsProps = { team: TeamFull; onReload: () => Promise<unknown> }

/** What a team is called and what it is. Only what was changed is sent. */
export function TeamSettings({ team, onReload }: TeamSettingsProps) {
  const { t } = useLingui()
  const { id: teamId, name, teamType, teamType_id: typeId } = team
  const types = useTypeChoices(teamType)
  const headers = { 'If-Match': etagOf(team) ?? '' }
  const send = useKeptTyping(useUpdateTeam({ request: { headers } }), onReload)
  const values: SettingsValues = { name, teamType_id: typeId ?? '' }
  const save = (typed: SettingsValues) => {
    const data = {
      ...(typed.name !== name && { name: typed.name }),
      ...((typed.teamType_id || null) !== typeId && { teamType_id: typed.teamType_id || null }),
    }
    return Object.keys(data).length > 0 ? send({ teamId, data }) : Promise.resolve(null)
  }
  return (
    <Form body={updateTeamBody} values={values} onSave={save} save={t`Save the settings`}>
      {(field) => (
        <>
          <TextInput label={t`Name`} {...field('name')} />
          {!team.byRole && <NativeSelect label={t`Type`} data={types} {...field('teamType_id')} />}
        </>
      )}
    </Form>
  )
}
