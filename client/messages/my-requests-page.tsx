import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useSearch } from '@tanstack/react-router'
import { IconCheck, IconClock, IconInbox, IconX } from '@tabler/icons-react'
import { useListMyContentRequests } from '../../generated/client/messages/messages.ts'
import type { ContentRequest } from '../../generated/client/model/contentRequest.ts'
import { useFormat } from '../i18n/use-format.ts'
import { AskButton } from '../shell/ask-button.tsx'
import { ListAnswer } from '../shell/list-answer.tsx'
import { PAGE_SIZE, pageOfList } from '../shell/page-of-list.ts'
import { contentLink } from '../ui/content/content-link.ts'
import { Crumbs } from '../ui/page/crumbs.tsx'
import { EmptyState } from '../ui/page/empty-state.tsx'
import { Page } from '../ui/page/page.tsx'
import { Pager } from '../ui/list/pager.tsx'
import { RowsSkeleton } from '../ui/page/rows-skeleton.tsx'
import { Pill } from '../ui/pill.tsx'
import classes from './messages.module.css'

/** What somebody asked for, the newest first, and what became of it. */
export function MyRequestsPage() {
  const { t } = useLingui()
  const { page } = useSearch({ from: '/app/messages/requests' })
  const query = useListMyContentRequests(pageOfList(page))
  const nothing = (
    <EmptyState
      icon={<IconInbox size={28} aria-hidden />}
      title={t`You have asked for nothing yet`}
      action={<AskButton />}
    >
      <Trans>Is something missing in this hub? What you ask for appears here, with the answer.</Trans>
    </EmptyState>
  )
  return (
    <Page
      title={t`Your requests`}
      sentence={t`What you asked for, and what became of it.`}
      crumbs={
        <Crumbs>
          <Link to="/messages">{t`Messages`}</Link>
        </Crumbs>
      }
      action={query.data?.items.length ? <AskButton /> : undefined}
    >
      <ListAnswer query={query} skeleton={<RowsSkeleton isPlain />} empty={nothing}>
        {({ items, total }) => (
          <>
            <ul className={classes.list}>
              {items.map((request) => (
                <Request key={request.id} request={request} />
              ))}
            </ul>
            <Pager page={page ?? 1} pageSize={PAGE_SIZE} total={total} />
          </>
        )}
      </ListAnswer>
    </Page>
  )
}

function Request({ request }: { request: ContentRequest }) {
  const { t } = useLingui()
  const format = useFormat()
  const { name, content, state, createdTime } = request
  const day = format.day(createdTime)
  return (
    <li className={`${classes.entry} ${classes.request}`}>
      <div className={classes.requestHead}>
        <h2 className={classes.requestName}>{name}</h2>
        <State state={state} />
      </div>
      <p className={classes.from}>
        <time dateTime={createdTime}>{t`Asked on ${day}`}</time>
      </p>
      <p className={classes.requestText}>{content}</p>
      {state !== 'open' && <Answer request={request} />}
    </li>
  )
}

function State({ state }: Pick<ContentRequest, 'state'>) {
  const { t } = useLingui()
  switch (state) {
    case 'open':
      return <Pill tone="due" icon={<IconClock size={14} aria-hidden />}>{t`Waiting for an answer`}</Pill>
    case 'answered':
      return <Pill tone="done" icon={<IconCheck size={14} stroke={2.4} aria-hidden />}>{t`Answered`}</Pill>
    case 'closed':
      return <Pill tone="quiet" icon={<IconX size={14} aria-hidden />}>{t`Closed`}</Pill>
  }
}

/** What became of it: the answer in words and in the content that they see, or that there is none. */
function Answer({ request: { state, answer, answeredBy, answeredTime, contents } }: { request: ContentRequest }) {
  const { t } = useLingui()
  const format = useFormat()
  const who = answeredBy?.displayName ?? t`Somebody`
  const day = answeredTime && format.day(answeredTime)
  const isEmpty = answer === null && contents.length === 0
  return (
    <div className={classes.answer}>
      {day && (
        <p className={classes.from}>
          {state === 'closed' ? t`${who} closed it on ${day}` : t`${who} answered on ${day}`}
        </p>
      )}
      {isEmpty && (
        <p>{state === 'closed' ? t`It was closed without an answer.` : t`What you were given is no longer there.`}</p>
      )}
      {answer !== null && <p className={classes.requestText}>{answer}</p>}
      {contents.length > 0 && (
        <ul className={classes.given} aria-label={t`What you were given`}>
          {contents.map((each) => (
            <li key={each.id}>
              <Link {...contentLink(each)}>{each.name}</Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
