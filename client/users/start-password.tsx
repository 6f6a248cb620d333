import { Button, TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { updateUserBody } from '../../generated/client/bodies/updateUser.ts'
import type { UserDetails } from '../../generated/client/model/userDetails.ts'
import { useUpdateUser } from '../../generated/client/users-admin/users-admin.ts'
import { useChange } from '../api/use-change.ts'
import { Dialog } from '../ui/dialog/dialog.tsx'
import '../ui/control/field-styles.ts'
import { SendForm } from '../ui/form/send-form.tsx'

/** Lets somebody in whom no mail reaches. */
export function StartPassword({ person: { id: userId, name } }: { person: UserDetails }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const give = useChange(useUpdateUser, { done: () => t`Tell ${name} the start password. It works for 72 hours.` })
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        <Trans>Give a start password…</Trans>
      </Button>
      {isOpen && (
        <Dialog title={t`Start password`} onClose={close}>
          <SendForm
            body={updateUserBody}
            values={{ password: '' }}
            onSend={({ password }) => give.send({ userId, data: { password } })}
            onSent={close}
            send={t`Give the start password`}
          >
            {(field) => (
              <>
                <p>
                  <Trans>An invitation that {name} got before ends.</Trans>
                </p>
                <StartPasswordInput {...field('password', { isRequired: true })} />
              </>
            )}
          </SendForm>
        </Dialog>
      )}
    </>
  )
}

/** It is read out to somebody, so it shows as it is typed. */
export function StartPasswordInput(props: React.ComponentProps<typeof TextInput>) {
  const { t } = useLingui()
  return (
    <TextInput
      label={t`Start password`}
      description={t`For people whom no mail reaches. They enter it on the sign-in page and choose their own password.`}
      autoComplete="off"
      {...props}
    />
  )
}
