import { Button } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { useChange } from '../api/use-change.ts'
import classes from './auth-frame.module.css'
import { useSignInWithPasskey } from '../api/passkeys.ts'

/** Signs in without a password. */
export function PasskeySignIn() {
  const { run, isPending } = useChange(useSignInWithPasskey)
  return (
    <Button className={classes.provider} variant="default" fullWidth loading={isPending} onClick={() => run()}>
      <Trans>Sign in with a passkey</Trans>
    </Button>
  )
}
