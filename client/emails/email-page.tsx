import { Skeleton } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useGetEmailSuspense } from '../../generated/client/email-templates-admin/email-templates-admin.ts'
import type { EmailDetails } from '../../generated/client/model/emailDetails.ts'
import { useSession } from '../api/session.ts'
import { intlTag, localeName } from '../i18n/locales.ts'
import { useFormat } from '../i18n/use-format.ts'
import { Crumbs } from '../ui/page/crumbs.tsx'
import { Page } from '../ui/page/page.tsx'
import { EmailProblem } from './email-problem.tsx'
import { EmailStatePill } from './email-state.tsx'
import classes from './emails.module.css'
import { LinkedText } from './linked-text.tsx'

/** One mail: how far it is, and what it says. */
export function EmailPage() {
  const { emailId } = useParams({ from: '/app/manage/emails/$emailId' })
  return (
    <Suspense key={emailId} fallback={<EmailSkeleton />}>
      <LoadedEmail emailId={emailId} />
    </Suspense>
  )
}

function LoadedEmail({ emailId }: { emailId: string }) {
  const { t } = useLingui()
  const { hub } = useSession()
  const { data: email } = useGetEmailSuspense(emailId)
  const crumbs = (
    <Crumbs>
      <Link to="/manage/emails">{t`E-mails`}</Link>
    </Crumbs>
  )
  return (
    <Page title={email.subject} crumbs={crumbs}>
      <EmailFacts email={email} />
      <EmailProblem email={email} />
      {email.text === null ? (
        <p className={classes.note}>
          {opensAccount(email) ? (
            <Trans>This e-mail has a link that opens an account, so only its recipient can read it.</Trans>
          ) : (
            <Trans>The text of this e-mail is no longer stored.</Trans>
          )}
        </p>
      ) : (
        <article className={classes.letter} lang={intlTag(email.locale)} aria-label={t`Text of the e-mail`}>
          <LinkedText text={email.text} origin={hub.origin} />
        </article>
      )}
    </Page>
  )
}

function opensAccount({ type }: EmailDetails): boolean {
  return type === 'invitation' || type === 'passwordReset'
}

function EmailFacts({ email }: { email: EmailDetails }) {
  const format = useFormat()
  const { t } = useLingui()
  const { state, delivery, toName, toEmail, createdTime, sentTime, nextAttemptTime, attempts, locale } = email
  return (
    <dl className={classes.facts}>
      <dt>
        <Trans>Status</Trans>
      </dt>
      <dd>
        <EmailStatePill state={state} delivery={delivery} />
      </dd>
      <dt>
        <Trans>Recipient</Trans>
      </dt>
      <dd>
        {toName} <span className={classes.address}>{toEmail}</span>
      </dd>
      <dt>
        <Trans>Created</Trans>
      </dt>
      <dd>{format.dateTime(createdTime)}</dd>
      {sentTime && (
        <>
          <dt>{delivery === 'mailbox' ? t`Kept here` : t`Sent`}</dt>
          <dd>{format.dateTime(sentTime)}</dd>
        </>
      )}
      {nextAttemptTime && (
        <>
          <dt>
            <Trans>Next attempt</Trans>
          </dt>
          <dd>{format.dateTime(nextAttemptTime)}</dd>
        </>
      )}
      <dt>
        <Trans>Attempts</Trans>
      </dt>
      <dd>{format.number(attempts)}</dd>
      <dt>
        <Trans>Language</Trans>
      </dt>
      <dd>{localeName(locale)}</dd>
    </dl>
  )
}

function EmailSkeleton() {
  const { t } = useLingui()
  return (
    <div className={classes.skeleton} role="status" aria-label={t`Loading`}>
      <Skeleton height={34} width="60%" />
      <Skeleton height={180} />
      <Skeleton height={260} />
    </div>
  )
}
