import { Button, TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { eraseUserBody } from '../../generated/client/bodies/eraseUser.ts'
import type { UserDetails } from '../../generated/client/model/userDetails.ts'
import { useCreateUserDataExport, useEraseUser } from '../../generated/client/users-admin/users-admin.ts'
import { useChange } from '../api/use-change.ts'
import { useFormat } from '../i18n/use-format.ts'
import { Dialog } from '../ui/dialog/dialog.tsx'
import '../ui/control/field-styles.ts'
import { SendForm } from '../ui/form/send-form.tsx'
import { Panel } from '../ui/page/panel.tsx'
import classes from './users.module.css'

/** What the person may ask of the hub: their data, or that it is gone. */
export function PersonData({ person }: { person: UserDetails }) {
  const { t } = useLingui()
  const format = useFormat()
  const [isErasing, setErasing] = useState(false)
  const { run, isPending } = useChange(useCreateUserDataExport, {
    done: () => t`The file is being made. You find it in your profile, under “Your data”.`,
  })
  const day = person.erasedTime && format.day(person.erasedTime)
  return (
    <Panel title={t`Personal data`}>
      {day ? (
        <p className={classes.quiet}>
          <Trans>Erased on {day}.</Trans>
        </p>
      ) : (
        <div className={classes.buttons}>
          <Button variant="default" loading={isPending} onClick={() => run({ userId: person.id })}>
            <Trans>Export the data</Trans>
          </Button>
          <Button variant="default" onClick={() => setErasing(true)}>
            <Trans>Erase for good…</Trans>
          </Button>
        </div>
      )}
      {isErasing && <Erase person={person} onClose={() => setErasing(false)} />}
    </Panel>
  )
}

function Erase({ person: { id: userId, name, email }, onClose }: { person: UserDetails; onClose: () => void }) {
  const { t } = useLingui()
  const { send } = useChange(useEraseUser, { done: () => t`${name} is being erased.` })
  return (
    <Dialog title={t`Erase ${name}`} onClose={onClose}>
      <p>
        <Trans>
          The account and what is personal about it are removed for good. What was completed and the lists of changes
          stay, without the name. This cannot be undone.
        </Trans>
      </p>
      <SendForm
        body={eraseUserBody}
        values={{ confirmation: '' }}
        onSend={(data) => send({ userId, data })}
        onSent={onClose}
        send={t`Erase for good`}
      >
        {(field) => (
          <TextInput label={t`Type ${email} to go on`} autoComplete="off" data-autofocus {...field('confirmation')} />
        )}
      </SendForm>
    </Dialog>
  )
}
