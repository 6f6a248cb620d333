import { Trans, useLingui } from '@lingui/react/macro'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { EmailDetails } from '../../generated/client/model/emailDetails.ts'
import { useFormat } from '../i18n/use-format.ts'
import classes from './emails.module.css'
import { reasonOf } from './problem-reason.ts'

/** Why a mail did not get through, and what the hub does about it. */
export function EmailProblem({ email }: { email: EmailDetails }) {
  const { i18n } = useLingui()
  const { problem } = email
  if (!problem) return null
  const reason = reasonOf(problem)
  return (
    <div className={classes.problem}>
      <IconAlertTriangle size={22} aria-hidden />
      <div>
        <p className={classes.what}>
          <WhatNow email={email} />
        </p>
        {reason && <p>{i18n._(reason)}</p>}
        <p className={classes.said}>
          <Trans>Message from the last attempt: {problem}</Trans>
        </p>
      </div>
    </div>
  )
}

function WhatNow({ email: { state, nextAttemptTime } }: { email: EmailDetails }) {
  const format = useFormat()
  const moment = nextAttemptTime ? format.dateTime(nextAttemptTime) : ''
  switch (state) {
    case 'failed':
      return <Trans>This e-mail was not sent, and the hub does not try again.</Trans>
    case 'uncertain':
      return (
        <Trans>
          It is unknown whether this e-mail arrived: the connection broke while it was being sent. It is not sent again,
          so that nobody gets it twice.
        </Trans>
      )
    default:
      return moment ? (
        <Trans>The last attempt failed. The hub tries again: {moment}</Trans>
      ) : (
        <Trans>The last attempt failed. The hub is trying again.</Trans>
      )
  }
}
