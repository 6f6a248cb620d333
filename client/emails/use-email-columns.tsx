import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { EmailDelivery } from '../../generated/client/model/emailDelivery.ts'
import type { EmailItem } from '../../generated/client/model/emailItem.ts'
import { localeName } from '../i18n/locales.ts'
import { useFormat } from '../i18n/use-format.ts'
import type { Column } from '../ui/data-table/column.ts'
import { EmailStatePill } from './email-state.tsx'
import classes from './emails.module.css'

export function useEmailColumns(delivery: EmailDelivery | undefined): Column<EmailItem>[] {
  const { t } = useLingui()
  const format = useFormat()
  const moment = (time: string | null) => time && <time dateTime={time}>{format.dateTime(time)}</time>
  return [
    {
      id: 'state',
      label: t`Status`,
      width: '168px',
      cell: ({ state }) => <EmailStatePill state={state} delivery={delivery} />,
    },
    {
      id: 'receiver',
      label: t`Recipient`,
      width: '28%',
      cell: ({ toName, toEmail }) => (
        <>
          {toName} <span className={classes.address}>{toEmail}</span>
        </>
      ),
    },
    {
      id: 'subject',
      label: t`Subject`,
      isTitle: true,
      cell: ({ id, subject }) => (
        <Link to="/manage/emails/$emailId" params={{ emailId: id }}>
          {subject}
        </Link>
      ),
    },
    { id: 'written', label: t`Created`, width: '172px', align: 'end', cell: ({ createdTime }) => moment(createdTime) },
    {
      id: 'sent',
      label: delivery === 'mailbox' ? t`Kept here` : t`Sent`,
      width: '172px',
      align: 'end',
      startsHidden: true,
      cell: ({ sentTime }) => moment(sentTime),
    },
    {
      id: 'tries',
      label: t`Attempts`,
      width: '92px',
      align: 'end',
      startsHidden: true,
      cell: ({ attempts }) => format.number(attempts),
    },
    {
      id: 'language',
      label: t`Language`,
      width: '132px',
      startsHidden: true,
      cell: ({ locale }) => localeName(locale),
    },
  ]
}
