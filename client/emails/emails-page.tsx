import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { IconMail } from '@tabler/icons-react'
import * as access from '../../generated/access.ts'
import { useListEmails } from '../../generated/client/email-templates-admin/email-templates-admin.ts'
import type { EmailPage as EmailList } from '../../generated/client/model/emailPage.ts'
import { can } from '../api/can.ts'
import { useSession } from '../api/session.ts'
import { listStateOf } from '../shell/list-state-of.ts'
import { pageOfList, TABLE_PAGE_SIZE } from '../shell/page-of-list.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { EmptyState } from '../ui/page/empty-state.tsx'
import { NothingMatches } from '../ui/page/nothing-matches.tsx'
import { Page } from '../ui/page/page.tsx'
import { EmailFilters } from './email-filters.tsx'
import classes from './emails.module.css'
import { useEmailColumns } from './use-email-columns.tsx'

/** How often the list is read again while a mail is on its way. */
const REFRESH_MS = 5_000

/** What the hub sends: the outbox, and where there is no mail server the mailbox of everybody. */
export function EmailsPage() {
  const { t } = useLingui()
  const { page = 1, q, state, user } = useSearch({ from: '/app/manage/emails' })
  const query = useListEmails(
    {
      ...pageOfList(page, TABLE_PAGE_SIZE),
      ...(state && { state }),
      ...(q && { search: q }),
      ...(user && { userId: user }),
    },
    {
      query: {
        placeholderData: keepPreviousData,
        refetchInterval: ({ state: { data } }) => (data && isMoving(data) ? REFRESH_MS : false),
      },
    },
  )
  const delivery = query.data?.delivery
  const columns = useEmailColumns(delivery)
  const mayRead = can(useSession(), access.listEmails)
  return (
    <Page title={t`E-mails`} sentence={t`The e-mails that the hub sends, newest first.`}>
      {delivery === 'mailbox' && (
        <p className={classes.note}>
          <Trans>
            This hub has no mail server, so no e-mail leaves it: read them here. To send them, set SMTP_URL and restart
            the hub.
          </Trans>
        </p>
      )}
      {/* Who may not see the e-mails is told so, and nothing else. */}
      {mayRead && <EmailFilters q={q} state={state} user={user} delivery={delivery} />}
      <DataTable
        name="emails"
        label={t`E-mails`}
        columns={columns}
        list={listStateOf(query)}
        rowId={({ id }) => id}
        rowLabel={({ subject }) => subject}
        page={page}
        pageSize={TABLE_PAGE_SIZE}
        empty={<NoEmails isFiltered={Boolean(q ?? state ?? user)} />}
      />
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
        <Trans>Invitations, new passwords, comments and shared content appear here.</Trans>
      </EmptyState>
    )
  return (
    <NothingMatches icon={icon} to="/manage/emails">
      <Trans>Choose another status or other words.</Trans>
    </NothingMatches>
  )
}
