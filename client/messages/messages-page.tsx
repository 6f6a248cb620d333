import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { IconMessage } from '@tabler/icons-react'
import { useListMyMessages, useUpdateMyMessages } from '../../generated/client/messages/messages.ts'
import type { MessagePage } from '../../generated/client/model/messagePage.ts'
import type { ReadPatch } from '../../generated/client/model/readPatch.ts'
import { useChange } from '../api/use-change.ts'
import { useShown } from '../api/use-shown.ts'
import { AskButton } from '../shell/ask-button.tsx'
import { ListAnswer } from '../shell/list-answer.tsx'
import { PAGE_SIZE, pageOfList } from '../shell/page-of-list.ts'
import { ButtonLink } from '../ui/control/button-link.tsx'
import { EmptyState } from '../ui/page/empty-state.tsx'
import { Filter, FilterBar } from '../ui/list/filter-bar.tsx'
import { Page } from '../ui/page/page.tsx'
import { Pager } from '../ui/list/pager.tsx'
import { RowsSkeleton } from '../ui/page/rows-skeleton.tsx'
import { MessageRow } from './message-row.tsx'
import classes from './messages.module.css'

export function MessagesPage() {
  const { t } = useLingui()
  const { page, show } = useSearch({ from: '/app/messages' })
  const navigate = useNavigate({ from: '/messages' })
  const answer = useListMyMessages(
    { ...pageOfList(page), ...(show && { read: show === 'read' }) },
    // One that was just opened may not vanish from among the unread.
    { query: { placeholderData: keepPreviousData, meta: { isHeld: true } } },
  )
  const query = useShown(answer, { updateMyMessage: oneMarked, updateMyMessages: allMarked })
  const { run } = useChange(useUpdateMyMessages)
  const hasUnread = query.data?.items.some(({ read }) => !read)
  return (
    <Page
      title={t`Messages`}
      sentence={t`What the hub and other people wrote to you.`}
      action={
        <div className={classes.buttons}>
          <ButtonLink to="/messages/requests" variant="default">
            <Trans>Your requests</Trans>
          </ButtonLink>
          <AskButton />
        </div>
      }
    >
      <div className={classes.bar}>
        <FilterBar label={t`Filter`}>
          <Filter
            label={t`Show`}
            value={show}
            all={t`All messages`}
            options={[
              { value: 'unread', label: t`Unread` },
              { value: 'read', label: t`Read` },
            ]}
            onChange={(next) => void navigate({ search: { show: next } })}
          />
        </FilterBar>
        {hasUnread && (
          <Button variant="default" onClick={() => run({ data: { read: true } })}>
            <Trans>Mark all as read</Trans>
          </Button>
        )}
      </div>
      <ListAnswer
        query={query}
        skeleton={<RowsSkeleton isPlain />}
        empty={<NoMessages isFiltered={show !== undefined} />}
      >
        {({ items, total }) => (
          <>
            <ul className={classes.list}>
              {items.map((message) => (
                <MessageRow key={message.id} message={message} />
              ))}
            </ul>
            <Pager page={page ?? 1} pageSize={PAGE_SIZE} total={total} />
          </>
        )}
      </ListAnswer>
    </Page>
  )
}

function oneMarked(page: MessagePage, { id, data: { read } }: { id: string; data: ReadPatch }): MessagePage {
  return { ...page, items: page.items.map((item) => (item.id === id ? { ...item, read } : item)) }
}

function allMarked(page: MessagePage, { data: { read } }: { data: ReadPatch }): MessagePage {
  return { ...page, items: page.items.map((item) => ({ ...item, read })) }
}

function NoMessages({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={<IconMessage size={28} aria-hidden />}
      title={isFiltered ? t`No message matches this filter` : t`Nobody has written to you yet`}
    >
      {isFiltered ? (
        <Trans>Show all messages to see the others.</Trans>
      ) : (
        <Trans>
          Is something missing in this hub? Ask for it, and the people who look after the content get a message.
        </Trans>
      )}
    </EmptyState>
  )
}
