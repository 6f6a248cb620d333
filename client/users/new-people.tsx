import { Checkbox, TextInput } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useController } from 'react-hook-form'
import { createUsersBody } from '../../generated/client/bodies/createUsers.ts'
import { useCreateUsers } from '../../generated/client/import-users-admin/import-users-admin.ts'
import type { UserCreated } from '../../generated/client/model/userCreated.ts'
import { useSession } from '../api/session.ts'
import { useChange } from '../api/use-change.ts'
import { TeamSelect } from '../shell/team-select.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import '../ui/control/field-styles.ts'
import { SendForm } from '../ui/form/send-form.tsx'
import { StartPasswordInput } from './start-password.tsx'
import classes from './users.module.css'

const NOBODY = { email: '', first_name: '', last_name: '' }

/** Adds people one after the other, without leaving the window. */
export function NewPeople({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { hub } = useSession()
  const add = useChange(useCreateUsers)
  return (
    <Dialog title={t`Add people`} onClose={onClose}>
      {add.data?.users.map((one) => (
        <Outcome key={one.id} one={one} />
      ))}
      <SendForm
        body={createUsersBody}
        values={{ users: [NOBODY], teamId: '', send_email: true, password: '' }}
        onSend={({ teamId, password, ...data }) =>
          add.send({ data: { ...data, teamId: teamId || null, password: password || null } })
        }
        send={t`Add the person`}
      >
        {(field) => (
          <>
            <TextInput label={t`First name`} data-autofocus {...field('users.0.first_name')} />
            <TextInput label={t`Last name`} {...field('users.0.last_name')} />
            <TextInput label={t`E-mail`} inputMode="email" {...field('users.0.email')} />
            <TeamInput />
            <Checkbox label={t`Send an invitation by e-mail`} {...field('send_email')} />
            {hub.signIn.startPassword && <StartPasswordInput {...field('password')} />}
          </>
        )}
      </SendForm>
    </Dialog>
  )
}

function TeamInput() {
  const { t } = useLingui()
  const { field } = useController<{ teamId: string }, 'teamId'>({ name: 'teamId' })
  return <TeamSelect label={t`Team`} none={t`No team`} value={field.value} onChange={field.onChange} />
}

/** What became of somebody who was added. */
function Outcome({ one: { id, email, outcome } }: { one: UserCreated }) {
  const link = (
    <Link to="/manage/people/$userId" params={{ userId: id }}>
      {email}
    </Link>
  )
  return (
    <p className={classes.quiet} role="status">
      {outcome === 'created' && <Trans>{link} was added.</Trans>}
      {outcome === 'member' && <Trans>{link} is in this hub already.</Trans>}
      {outcome === 'removed' && <Trans>{link} was deleted earlier. Open the page to restore the person.</Trans>}
      {(outcome === 'restored' || outcome === 'begunAnew') && <Trans>{link} is back.</Trans>}
    </p>
  )
}
