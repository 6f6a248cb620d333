import { Button, TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { createUserEmailChangeBody } from '../../generated/client/bodies/createUserEmailChange.ts'
import type { UserDetails } from '../../generated/client/model/userDetails.ts'
import { useCreateUserEmailChange, useDeleteUserEmailChange } from '../../generated/client/users-admin/users-admin.ts'
import { useChange } from '../api/use-change.ts'
import { useFormat } from '../i18n/use-format.ts'
import '../ui/control/field-styles.ts'
import { SendForm } from '../ui/form/send-form.tsx'
import { Panel } from '../ui/page/panel.tsx'
import classes from './users.module.css'

/** The address with which the person signs in. Only they can confirm another one. */
export function PersonEmail({ person: { id: userId, email, emailChange } }: { person: UserDetails }) {
  const { t } = useLingui()
  const { send } = useChange(useCreateUserEmailChange, {
    done: () => t`The new address counts once the person has confirmed it with the mail that it gets.`,
  })
  return (
    <Panel title={t`E-mail address`} sentence={t`The person signs in with ${email}.`}>
      {emailChange ? (
        <Waiting userId={userId} change={emailChange} />
      ) : (
        <SendForm
          body={createUserEmailChangeBody}
          values={{ email: '' }}
          onSend={(data) => send({ userId, data })}
          send={t`Ask for the change`}
        >
          {(field) => <TextInput label={t`New e-mail address`} inputMode="email" {...field('email')} />}
        </SendForm>
      )}
    </Panel>
  )
}

type WaitingProps = { userId: string; change: NonNullable<UserDetails['emailChange']> }

function Waiting({ userId, change: { email, expiresTime } }: WaitingProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { run, isPending } = useChange(useDeleteUserEmailChange, { done: () => t`The address stays as it is.` })
  const until = format.dateTime(expiresTime)
  return (
    <div className={classes.entry}>
      <p>
        <Trans>
          {email} waits until {until} for the person to follow the link in the mail.
        </Trans>
      </p>
      <Button variant="default" loading={isPending} onClick={() => run({ userId })}>
        <Trans>Cancel the change</Trans>
      </Button>
    </div>
  )
}
