import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import * as access from '../../generated/access.ts'
import { useListEmails } from '../../generated/client/email-templates-admin/email-templates-admin.ts'
import type { SecurityEvent } from '../../generated/client/model/securityEvent.ts'
import type { UserChange } from '../../generated/client/model/userChange.ts'
import type { UserDetails } from '../../generated/client/model/userDetails.ts'
import { useListSecurityEvents } from '../../generated/client/security-admin/security-admin.ts'
import { useListUserChanges } from '../../generated/client/users-admin/users-admin.ts'
import { can } from '../api/can.ts'
import { useSession } from '../api/session.ts'
import { useFormat } from '../i18n/use-format.ts'
import { QueryState } from '../shell/query-state.tsx'
import { browserName } from '../ui/browser-name.ts'
import { actionWords } from '../ui/changes/action-words.ts'
import { ChangeDetails } from '../ui/changes/change-details.tsx'
import { Panel } from '../ui/page/panel.tsx'
import { eventWords } from '../ui/security/security-event-words.ts'
import { useSecurityEventDetails } from '../ui/security/use-security-event-details.ts'
import classes from './users.module.css'

/** So many are shown of each. */
const SHOWN = 5

/** What happened to the account of somebody, what was mailed to them and who changed what, for those who may read each. */
export function PersonHistory({ person }: { person: UserDetails }) {
  const session = useSession()
  return (
    <>
      {can(session, access.listSecurityEvents) && <SignIns userId={person.id} />}
      {can(session, access.listEmails) && <Mails userId={person.id} />}
      {can(session, access.listUserChanges) && <Changes userId={person.id} />}
    </>
  )
}

function SignIns({ userId }: { userId: string }) {
  const { t } = useLingui()
  const query = useListSecurityEvents({ userId, limit: SHOWN })
  return (
    <Latest
      title={t`Sign-ins and security`}
      query={query}
      timeOf={({ time }) => time}
      empty={t`Nothing has happened to this account.`}
      entry={(event) => <SignInEntry event={event} />}
      all={
        <Link to="/manage/security-log" search={{ user: userId }}>
          <Trans>All in the security log</Trans>
        </Link>
      }
    />
  )
}

function SignInEntry({ event }: { event: SecurityEvent }) {
  const { t, i18n } = useLingui()
  const detailsOf = useSecurityEventDetails()
  const known = [detailsOf(event), browserName(event.userAgent) ?? t`Unknown browser`, event.ipAddress]
  return (
    <>
      {i18n._(eventWords[event.type])}
      <span className={classes.quiet}>{known.filter(Boolean).join(' · ')}</span>
    </>
  )
}

function Mails({ userId }: { userId: string }) {
  const { t } = useLingui()
  const query = useListEmails({ userId, limit: SHOWN })
  return (
    <Latest
      title={t`E-mails`}
      query={query}
      timeOf={({ createdTime }) => createdTime}
      empty={t`Nothing was mailed to this person.`}
      entry={({ id, subject }) => (
        <Link to="/manage/emails/$emailId" params={{ emailId: id }}>
          {subject}
        </Link>
      )}
      all={
        <Link to="/manage/emails" search={{ user: userId }}>
          <Trans>All e-mails to this person</Trans>
        </Link>
      }
    />
  )
}

function Changes({ userId }: { userId: string }) {
  const { t } = useLingui()
  const query = useListUserChanges({ itemId: userId, limit: SHOWN })
  return (
    <Latest
      title={t`Changes`}
      query={query}
      timeOf={({ changeTime }) => changeTime}
      empty={t`Nothing was changed.`}
      entry={(change) => <ChangeEntry change={change} />}
      all={
        <Link to="/manage/people" search={{ view: 'changes', item: userId }}>
          <Trans>All changes of this person</Trans>
        </Link>
      }
    />
  )
}

function ChangeEntry({ change: { action, author, details } }: { change: UserChange }) {
  const { t, i18n } = useLingui()
  const by = author?.name ?? t`The hub`
  const what = i18n._(actionWords[action])
  return (
    <>
      {t`${what} by ${by}`}
      <ChangeDetails details={details} />
    </>
  )
}

interface LatestProps<T> {
  title: string
  query: UseQueryResult<{ items: T[] }, unknown>
  timeOf: (item: T) => string
  entry: (item: T) => ReactNode
  empty: string
  /** Where the rest is. */
  all?: ReactNode
}

function Latest<T extends { id: string }>({ title, query, timeOf, entry, empty, all }: LatestProps<T>) {
  const format = useFormat()
  const items = query.data?.items ?? []
  return (
    <Panel title={title}>
      <QueryState query={query} height={96} />
      {query.data && items.length === 0 && <p className={classes.quiet}>{empty}</p>}
      <ul className={classes.list}>
        {items.map((item) => (
          <li key={item.id} className={classes.entry}>
            <span className={classes.words}>{entry(item)}</span>
            <time className={classes.end} dateTime={timeOf(item)}>
              {format.dateTime(timeOf(item))}
            </time>
          </li>
        ))}
      </ul>
      {items.length > 0 && all}
    </Panel>
  )
}
