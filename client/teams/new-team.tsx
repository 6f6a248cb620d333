import { NativeSelect, TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { createTeamBody } from '../../generated/client/bodies/createTeam.ts'
import { useCreateTeam } from '../../generated/client/teams-admin/teams-admin.ts'
import { useChange } from '../api/use-change.ts'
import { Dialog } from '../ui/dialog/dialog.tsx'
import '../ui/control/field-styles.ts'
import { SendForm } from '../ui/form/send-form.tsx'
import classes from './teams.module.css'
import { useTypeChoices } from './use-type-choices.ts'

interface NewTeamValues {
  name: string
  teamType_id: string | null
}

/** A team begins without people; its page is where they come in. */
export function NewTeam({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const types = useTypeChoices()
  // The page is left once nothing typed counts as unsaved any more.
  const made = useRef('')
  const { send } = useChange(useCreateTeam, {
    done: ({ id }, { data: { name } }) => {
      made.current = id
      return t`“${name}” is there. Add people, or give it rules.`
    },
  })
  const open = () => {
    onClose()
    void navigate({ to: '/manage/teams/$teamId', params: { teamId: made.current } })
  }
  const values: NewTeamValues = { name: '', teamType_id: '' }
  return (
    <Dialog title={t`New team`} onClose={onClose}>
      <SendForm
        body={createTeamBody}
        values={values}
        onSend={(data) => send({ data })}
        onSent={open}
        send={t`Create the team`}
      >
        {(field) => (
          <>
            <TextInput label={t`Name`} data-autofocus {...field('name')} />
            <NativeSelect label={t`Type`} data={types} {...field('teamType_id')} />
            <p className={classes.note}>
              <Trans>It has nobody in it at first.</Trans>
            </p>
          </>
        )}
      </SendForm>
    </Dialog>
  )
}
