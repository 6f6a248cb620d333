import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useSearch } from '@tanstack/react-router'
import { useCancelEmailChange } from '../../generated/client/auth/auth.ts'
import { problemWords } from '../api/problems.ts'
import { useChange } from '../api/use-change.ts'
import { ProblemNote } from '../ui/page/problem-note.tsx'
import { AuthFrame } from './auth-frame.tsx'
import classes from './auth-frame.module.css'

/** Where the mail to the old address leads. A press, because mail programs open links by themselves. */
export function CancelEmailChangePage() {
  const { t } = useLingui()
  const { token = '' } = useSearch({ from: '/cancel-email-change' })
  const { send, data, error, isPending } = useChange(useCancelEmailChange)
  return (
    <AuthFrame title={t`Keep your e-mail address`}>
      <div role="status">
        {data && (
          <p className={classes.after}>
            <Trans>The change is cancelled. If it was not you who asked for it, choose a new password.</Trans>
          </p>
        )}
      </div>
      {error !== null && <ProblemNote {...problemWords(error)} />}
      {!data && (
        <Button className={classes.after} fullWidth loading={isPending} onClick={() => void send({ data: { token } })}>
          <Trans>Cancel the change</Trans>
        </Button>
      )}
      <p className={classes.after}>
        <Link to="/forgot-password">
          <Trans>Choose a new password</Trans>
        </Link>
      </p>
    </AuthFrame>
  )
}
