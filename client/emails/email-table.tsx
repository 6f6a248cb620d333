import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { EmailItem } from '../../generated/client/model/emailItem.ts'
import { useFormat } from '../i18n/use-format.ts'
import { EmailStatePill } from './email-state.tsx'
import classes from './emails.module.css'

/** One line a mail; on a phone a card a mail. */
export function EmailTable({ emails }: { emails: EmailItem[] }) {
  const { t } = useLingui()
  return (
    <table className={classes.table} aria-label={t`E-mails`}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>State</Trans>
          </th>
          <th scope="col">
            <Trans>Receiver</Trans>
          </th>
          <th scope="col">
            <Trans>Subject</Trans>
          </th>
          <th scope="col">
            <Trans>Written</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {emails.map((email) => (
          <EmailRow key={email.id} email={email} />
        ))}
      </tbody>
    </table>
  )
}

function EmailRow({ email: { id, state, toName, toEmail, subject, createdTime } }: { email: EmailItem }) {
  const format = useFormat()
  return (
    <tr>
      <td className={classes.state}>
        <EmailStatePill state={state} />
      </td>
      <td className={classes.receiver}>
        {toName} <span className={classes.address}>{toEmail}</span>
      </td>
      <td className={classes.subject}>
        <Link to="/manage/emails/$emailId" params={{ emailId: id }}>
          {subject}
        </Link>
      </td>
      <td className={classes.moment}>
        <time dateTime={createdTime}>{format.dateTime(createdTime)}</time>
      </td>
    </tr>
  )
}
