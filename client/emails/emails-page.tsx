import { Trans, useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { IconMail } from '@tabler/icons-react'
import { useListEmails } from '../../generated/client/email-templates-admin/email-templates-admin.ts'
import type { EmailPage as EmailList } from '../../generated/client/model/emailPage.ts'
import { ListAnswer } from '../shell/list-answer.tsx'
import { PAGE_SIZE, pageOfList } from '../shell/page-of-list.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Page } from '../ui/page.tsx'
import { Pager } from '../ui/pager.tsx'
import { EmailFilters } from './email-filters.tsx'
import { EmailTable } from './email-table.tsx'
import classes from './emails.module.css'

/** While a mail is on its way, the list looks again this often. Milliseconds. */
const LOOK_AGAIN = 5_000

/** What the hub sends: the outbox, and where there is no mail server the mailbox of everybody. */
export function EmailsPage() {
  const { t } = useLingui()
  const { page, q, state } = useSearch({ from: '/app/manage/emails' })
  const query = useListEmails(
    { ...pageOfList(page), ...(state ? { state } : {}), ...(q ? { search: q } : {}) },
    { query: { refetchInterval: ({ state: { data } }) => (data && isMoving(data) ? LOOK_AGAIN : false) } },
  )
  return (
    <Page title={t`E-mails`} sentence={t`What the hub sends, the latest first.`}>
      {query.data?.delivery === 'mailbox' && (
        <p className={classes.note}>
          <Trans>
            This hub has no mail server, so nothing leaves it: read the mails here. To send them, set SMTP_URL and start
            the hub again.
          </Trans>
        </p>
      )}
      <EmailFilters filters={{ q, state }} />
      <ListAnswer query={query} empty={<NoEmails isFiltered={Boolean(q ?? state)} />}>
        {({ items, total, totalIsCapped }) => (
          <>
            <EmailTable emails={items} />
            <Pager page={page ?? 1} pageSize={PAGE_SIZE} total={total} isCapped={totalIsCapped} />
          </>
        )}
      </ListAnswer>
    </Page>
  )
}

function isMoving({ items }: EmailList): boolean {
  return items.some(({ state }) => state === 'queued' || state === 'transmitting')
}

function NoEmails({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useLingui()
  const icon = <IconMail size={28} aria-hidden />
  if (!isFiltered)
    return (
      <EmptyState icon={icon} title={t`The hub has sent nothing yet`}>
        <Trans>Invitations, new passwords, comments and what people share with each other appear here.</Trans>
      </EmptyState>
    )
  return (
    <EmptyState
      icon={icon}
      title={t`Nothing fits these filters`}
      action={
        <ButtonLink to="/manage/emails" variant="default">
          <Trans>Show everything</Trans>
        </ButtonLink>
      }
    >
      <Trans>Choose another state or other words.</Trans>
    </EmptyState>
  )
}
