import { Button, TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { createMyEmailChangeBody } from '../../generated/client/bodies/createMyEmailChange.ts'
import { useCreateMyEmailChange, useDeleteMyEmailChange } from '../../generated/client/profile/profile.ts'
import type { Profile } from '../../generated/client/model/profile.ts'
import { useChange } from '../api/use-change.ts'
import { useFormat } from '../i18n/use-format.ts'
import '../ui/control/field-styles.ts'
import { SendForm } from '../ui/form/send-form.tsx'
import { Panel } from '../ui/page/panel.tsx'
import classes from './profile.module.css'

/** The address with which somebody signs in. Another one counts once it is confirmed by mail. */
export function EmailForm({ profile: { email, emailChange } }: { profile: Profile }) {
  const { t } = useLingui()
  const { send } = useChange(useCreateMyEmailChange, {
    done: () => t`Confirm the new address with the mail that it gets.`,
  })
  return (
    <Panel title={t`E-mail address`} sentence={t`You sign in with ${email}, in every hub.`}>
      {emailChange ? (
        <Waiting change={emailChange} />
      ) : (
        <SendForm
          body={createMyEmailChangeBody}
          values={{ email: '' }}
          onSend={(data) => send({ data })}
          send={t`Change the address`}
        >
          {(field) => <TextInput label={t`New e-mail address`} autoComplete="email" {...field('email')} />}
        </SendForm>
      )}
    </Panel>
  )
}

function Waiting({ change }: { change: NonNullable<Profile['emailChange']> }) {
  const { t } = useLingui()
  const format = useFormat()
  const { run, isPending } = useChange(useDeleteMyEmailChange, { done: () => t`Your address stays as it is.` })
  const { email, expiresTime, isByAdmin } = change
  const until = format.dateTime(expiresTime)
  return (
    <div className={classes.stack}>
      <p>
        {isByAdmin ? (
          <Trans>
            An admin asked for {email}. It waits until {until} for you to follow the link in the mail that was sent
            there.
          </Trans>
        ) : (
          <Trans>
            {email} waits until {until} for you to follow the link in the mail that was sent there.
          </Trans>
        )}
      </p>
      <Button variant="default" loading={isPending} onClick={() => run()}>
        <Trans>Cancel the change</Trans>
      </Button>
    </div>
  )
}
